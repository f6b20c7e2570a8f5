import { expect, test } from 'vitest';
import { readInThread } from './read-in-thread.ts';

const file = new URL('../../../../../test/fakes/reading-thread.ts', import.meta.url);
function open(dearest = 500) {
  const run = readInThread({ file, dearest });
  const taken: number[] = [];
  return { taken, read: (words: string) => run({ words }, (ms) => taken.push(ms)) };
}

test('words that are read for ever are not understood, cost what the longest may, and the next ones are read', async () => {
  const { read, taken } = open();
  await read('a linen shirt');
  await expect(read('spin')).rejects.toMatchObject({ code: 'design-not-understood' });
  await read('a linen shirt');
  expect(taken).toEqual([1, 500, 1]);
});

test('words that take more memory than there is are not understood', async () => {
  const { read } = open(60_000);
  await read('a linen shirt');
  await expect(read('hoard')).rejects.toMatchObject({ code: 'design-not-understood' });
  await read('a linen shirt');
});

test('a fault of ours is told as one, whatever the words', async () => {
  const { read, taken } = open();
  await read('a linen shirt');
  await expect(read('throw')).rejects.toThrow('the glasses broke');
  expect(taken).toEqual([1, 0]);
});

test('a reading that has to wait for a core is no dear one', async () => {
  const { read, taken } = open(200);
  await read('nap');
  expect(taken).toEqual([1]);
});

test('the first words of a thread may take no more than any others', async () => {
  const { read, taken } = open();
  await expect(read('spin')).rejects.toMatchObject({ code: 'design-not-understood' });
  expect(taken).toEqual([500]);
});

test('a reading that neither ends nor works is for later, and costs no more than it took', async () => {
  const run = readInThread({ file, patience: 3000 });
  const taken: number[] = [];
  await expect(run({ words: 'sleep' }, (ms) => taken.push(ms))).rejects.toMatchObject({ code: 'overloaded' });
  expect(taken).toHaveLength(1);
  expect(taken[0]).toBeLessThan(1000);
});
