import { expect, test } from 'vitest';
import { SEED, soakOr } from '../soak.fixture.ts';
import { faultsOf, partsSaid } from './parts-said.fixture.ts';

/** How many of each kind of run: some the same in every run, some made anew by its seed. */
const SAME = 150;
const FRESH = 150;
/** Of three thousand 6 in 100 have a fault; a share may hold more by chance. This may only fall. */
const MOST_WRONG = 0.12;

test.each([
  ['the same', soakOr(1000, SAME), 0],
  ['made anew', soakOr(1000, FRESH), SEED],
] as const)(
  'what is said of a part is of that part, and nothing comes unasked, in briefs that are %s',
  (_, count, seed) => {
    const wrong = Array.from({ length: count }, (_, n) => partsSaid(n, seed)).flatMap((said) => {
      const faults = faultsOf(said);
      return faults.length > 0
        ? [`${said.words} => ${faults.map(({ kind, tells }) => `${kind}, ${tells}`).join('; ')}`]
        : [];
    });
    expect(wrong.length, wrong.join('\n')).toBeLessThan(count * MOST_WRONG);
  },
);
