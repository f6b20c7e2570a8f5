import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';

const before = read({ words: 'red kurta with white trousers, gold juttis and a brown belt' }, 7);
const [kurta] = before.garments.filter(({ kind }) => kind === 'kurta').map(({ id }) => id);
const changed = (words: string, locks: readonly string[]) => {
  const answer = change({ look: before, words, locks });
  return { ...answer, slots: answer.changed.map(({ slot }) => slot) };
};

test('what is locked stays as it is, is said, and all else changes', () => {
  const { slots, notDone } = changed('everything in navy', [kurta ?? '', 'footwear']);
  expect(slots.filter((slot) => slot.startsWith(`${kurta}.`) || slot.startsWith('footwear'))).toEqual([]);
  expect(slots.length).toBeGreaterThan(0);
  expect(notDone.join(' ')).toMatch(/kurta is locked, and stays.*footwear is locked, and stays/);
});

test('a locked garment is neither taken off nor another one', () => {
  for (const words of ['take off the kurta', 'a saree instead of the kurta', 'make it a gown'])
    expect(changed(words, [kurta ?? '']).slots.filter((slot) => !slot.startsWith('page'))).toEqual([]);
});

test('a locked person, page or accessory stays, and a lock on nothing locks nothing', () => {
  expect(
    changed('for a man, as a pencil sketch, without the belt', ['person', 'page', 'accessory.belt']).slots,
  ).toEqual([]);
  expect(changed('in blue', ['g99', 'constructor', '']).slots).toContain(`${kurta}.colour`);
});
