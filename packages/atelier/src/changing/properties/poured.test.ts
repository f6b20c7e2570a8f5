import { expect, test } from 'vitest';
import { shareOf } from '../../soak.fixture.ts';
import { type Landed, landingOf, SAID_OF_ONE } from './poured.fixture.ts';

/** How many of all rows a run takes; a soak takes all. */
const SHARE = 150;
/** Of the whole row 3 in 100 pour over; a share may hold more by chance. This may only fall. */
const MOST_POURED = 0.08;

const told = (wrong: readonly Landed[]): string =>
  wrong.map(({ words, brief, poured, told }) => `${words} | ${brief} => ${poured.join('; ')} ! ${told}`).join('\n');

const LANDED = shareOf(SAID_OF_ONE.length, SHARE)
  .flatMap((at) => SAID_OF_ONE[at] ?? [])
  .map(landingOf);

test('there are tens of thousands of them', () => {
  expect(SAID_OF_ONE.length).toBeGreaterThan(50_000);
});

test('what is said of one thing changes that and nothing else', () => {
  const wrong = LANDED.filter(({ poured }) => poured.length > 0);
  expect(wrong.length, told(wrong)).toBeLessThan(LANDED.length * MOST_POURED);
});

test('what changes nothing is told', () => {
  const wrong = LANDED.filter(({ isSilent }) => isSilent);
  expect(wrong.length, told(wrong)).toBe(0);
});
