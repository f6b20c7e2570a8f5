import { expect, test } from 'vitest';
import { shareOf } from '../../soak.fixture.ts';
import { faultOf, SAID_ANEW } from './exchange.fixture.ts';

/** How many of all rows a run takes; a soak takes all. */
const SHARE = 75;
/** Of the whole row 3 in 100 are wrong; a share may hold more by chance. This may only fall. */
const MOST_WRONG = 0.08;

test('of two things of one place the old goes, the new comes, and all else stays as it was', () => {
  const said = shareOf(SAID_ANEW.length, SHARE).flatMap((at) => SAID_ANEW[at] ?? []);
  const wrong = said.map(faultOf).filter(Boolean);
  expect(wrong.length, wrong.join('\n')).toBeLessThan(said.length * MOST_WRONG);
});
