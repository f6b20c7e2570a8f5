import { expect } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';

/** Holds a change of a design to the slots that it makes others, in any order, and to leaving nothing to be told. */
export function expectChange(brief: string, words: string, slots: string): void {
  const { changed, notDone } = change({ look: read({ words: brief }, 7), words });
  expect(changed.map(({ slot }) => slot).toSorted()).toEqual(slots.split(' ').toSorted());
  expect(notDone).toEqual([]);
}
