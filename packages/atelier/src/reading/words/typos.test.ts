import { expect, test } from 'vitest';
import { VOCABULARY } from '#atelier/lexicon/lexicon.ts';
import { correct } from './typos.ts';

const ONE_EDIT = [
  ['a letter left out', 'emrald', 'emerald'],
  ['a letter too many', 'trousserrs', null],
  ['one letter too many', 'blousue', 'blouse'],
  ['a wrong letter', 'chiffan', 'chiffon'],
  ['two letters that changed places', 'ankel', 'ankle'],
  ['a doubled letter once', 'velvett', 'velvet'],
  ['a short word without its vowel', 'drss', 'dress'],
  ['another first letter', 'bhiffon', null],
  ['a word of plain English', 'house', null],
  ['three letters', 'drs', null],
  ['a word without end', 'chiffon'.repeat(9), null],
] as const;

test.each(ONE_EDIT)('%s: %s is %s', (_, written, meant) => expect(correct(written)).toBe(meant));

test('what it finds is a word of the vocabulary that begins alike, one letter away', () => {
  for (const word of [...VOCABULARY].filter((known) => /^[a-z]{7,12}$/.test(known))) {
    const found = correct(word.slice(0, 3) + word.slice(4));
    if (found === null) continue;
    expect(VOCABULARY).toContain(found);
    expect(Math.abs(found.length - word.length + 1)).toBeLessThanOrEqual(2);
  }
});
