import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';
import { tellChange } from './tell-change.ts';

const told = (words: string): string =>
  tellChange(change({ look: read({ words: 'mustard cotton kurta, knee length, with a teal dupatta' }, 7), words }));

test('each thing that changed is named once, with all that changed of it', () => {
  expect(told('make it floor-length, in emerald')).toBe('Changed kurta: colour emerald, length floor.');
});

test('what came off is said, and where nothing changed that is said', () => {
  expect(told('without the dupatta')).toBe('Changed dupatta: taken off.');
  expect(told('hmm')).toMatch(/^Nothing changed\./);
});
