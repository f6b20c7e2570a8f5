import { expect, test } from 'vitest';
import { layOver } from './lay-over.ts';

test('what was written here lies over what somebody else saved, and all else is theirs', () => {
  const opened = { length: '105', chest: '51', care: 'wash', notes: '' };
  const mine = { ...opened, length: '99', notes: 'press twice' };
  const theirs = { ...opened, length: '97', chest: '53', care: 'dry clean' };
  expect(layOver({ opened, mine, theirs })).toEqual({
    length: '99',
    chest: '53',
    care: 'dry clean',
    notes: 'press twice',
  });
});

test('what was set back here to what stood there before stays theirs', () => {
  const opened = { length: '105' };
  expect(layOver({ opened, mine: { length: '105' }, theirs: { length: '97' } })).toEqual({ length: '97' });
});

test('what was emptied here is emptied over theirs', () => {
  expect(layOver({ opened: { notes: 'a' }, mine: { notes: '' }, theirs: { notes: 'a\nb' } })).toEqual({ notes: '' });
});
