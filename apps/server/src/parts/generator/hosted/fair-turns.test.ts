import { expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

const { signal } = new AbortController();
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Orders turns for these people, noting in which order they begin; `endNext` ends the longest-running one. */
function order(count: number, people: string) {
  const turns = createFairTurns(count);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  for (const person of people) {
    void turns.take(person, signal).then((end) => {
      begun.push(person);
      ends.push(end);
    });
  }
  const endNext = async () => {
    ends.shift()?.();
    await settle();
  };
  return { turns, begun, ends, endNext };
}

test('no more turns are under way than there are', async () => {
  const { begun, endNext } = order(2, 'abcd');
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await endNext();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('who ordered ten waits while somebody with one passes', async () => {
  const { begun, endNext } = order(2, 'aaaaaaaaab');
  await settle();
  await endNext();
  expect(begun).toEqual(['a', 'a', 'b']);
  await endNext();
  expect(begun).toEqual(['a', 'a', 'b', 'a']);
});

test('with one turn at a time people take turns, however many each has ordered', async () => {
  const { begun, endNext } = order(1, 'aaaabb');
  await settle();
  for (let turn = 0; turn < 5; turn++) await endNext();
  expect(begun.join('')).toBe('ababaa');
});

test('a turn that is ended twice frees one', async () => {
  const { begun, ends } = order(1, 'abc');
  await settle();
  const [end] = ends;
  end?.();
  end?.();
  await settle();
  expect(begun).toEqual(['a', 'b']);
});

test('who stops waiting is passed over, and gets the reason', async () => {
  const { turns, begun, endNext } = order(1, 'a');
  await settle();
  const stopping = new AbortController();
  const stopped = turns.take('b', stopping.signal);
  const later = turns.take('c', signal).then(() => begun.push('c'));
  stopping.abort(new Error('cancelled'));
  await expect(stopped).rejects.toThrow('cancelled');
  await endNext();
  await later;
  expect(begun).toEqual(['a', 'c']);
  await expect(turns.take('d', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
