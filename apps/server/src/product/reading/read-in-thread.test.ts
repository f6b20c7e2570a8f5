import { expect, test } from 'vitest';
import { readInThread } from './read-in-thread.ts';

const file = new URL('../../../../../test/fakes/reading-thread.ts', import.meta.url);
/** The first reading of a thread loads it, so that only later ones are cut short here. */
const longest = { first: 60_000, later: 500 };

function open() {
  const run = readInThread({ file, longest });
  const taken: number[] = [];
  return { taken, read: (words: string) => run({ words }, (ms) => taken.push(ms)) };
}

test('words that are read for ever are not understood, cost what the longest may, and the next ones are read', async () => {
  const { read, taken } = open();
  await read('a linen shirt');
  await expect(read('spin')).rejects.toMatchObject({ code: 'design-not-understood' });
  await read('a linen shirt');
  expect(taken).toEqual([1, longest.first, 1]);
});

test('words that take more memory than there is are not understood', async () => {
  const patient = readInThread({ file, longest: { first: 60_000, later: 60_000 } });
  const read = (words: string) => patient({ words }, () => undefined);
  await read('a linen shirt');
  await expect(read('hoard')).rejects.toMatchObject({ code: 'design-not-understood' });
  await read('a linen shirt');
});

test('a fault of ours is told as one, whatever the words', async () => {
  const { read } = open();
  await read('a linen shirt');
  await expect(read('throw')).rejects.toThrow('the glasses broke');
});
