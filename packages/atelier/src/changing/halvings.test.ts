import { expect, test } from 'vitest';
import { read } from '#atelier/read.ts';
import { change } from './change.ts';
import { allHalvings, takeHalving } from './take-halving.ts';

/** Words of which each half could be halved again, so that twenty of them were read a million times. */
const JOINED = ['girl and ', 'kid kid girl and kid ', 'red with blue and '];

test.each(JOINED)('an edit of one long clause of %s is read and answered', (words) => {
  const look = read({ words: 'a red cotton dress' }, 1);
  const { changed, notDone } = change({ look, words: words.repeat(110) });
  expect(changed.length + notDone.length).toBeGreaterThan(0);
});

test('two wishes joined by a word are both done', () => {
  const look = read({ words: 'a red cotton dress' }, 1);
  const { changed } = change({ look, words: 'add a straw hat and make the dress blue' });
  expect(changed.length).toBeGreaterThan(1);
});

test.each([
  { letters: 60, often: 24 },
  { letters: 250, often: 12 },
  { letters: 1000, often: 3 },
])('a clause of $letters letters is read as two $often times at most', ({ letters, often }) => {
  const halvings = allHalvings();
  const clause = 'a'.repeat(letters);
  let count = 0;
  while (takeHalving(halvings, clause)) count++;
  expect(count).toBe(often);
});
