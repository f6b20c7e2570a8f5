import { expect, test } from 'vitest';
import { soakOr } from '../../soak.fixture.ts';
import { askedFault, madeAsked } from './counter.fixture.ts';

const COUNT = { soak: 4000, run: 160 };
/** Of some hundreds 1 in 100 comes to something else; a share may hold more by chance. This may only fall. */
const MOST_WRONG = 0.05;

test('parts, pieces, likenesses, limits, doubts and what no drawing shows: what may change does, and the rest is told plainly', () => {
  const made = madeAsked(soakOr(COUNT.soak, COUNT.run));
  const wrong = made.map(askedFault).filter(Boolean);
  expect(wrong.length, wrong.join('\n')).toBeLessThan(made.length * MOST_WRONG);
});
