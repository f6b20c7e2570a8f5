import { expect, it } from 'vitest';
import { isNextFree } from '#web/lib/session/use-session.ts';

it.each([
  [0, 1, false, true],
  [9, 1, true, true],
  // Where proof is asked for, a paid one would be taken.
  [9, 1, false, false],
  [9, 0, true, false],
  [0, 0, true, false],
])(
  'with %i paid and %i free tokens, the address proved: %s, the next is known to be free: %s',
  (tokens, freetokens, isProved, isFree) => {
    expect(isNextFree({ balance: { tokens, freetokens }, isProved })).toBe(isFree);
  },
);

it('nothing is called free while the balance is not known', () => {
  expect(isNextFree({ balance: null, isProved: true })).toBe(false);
});
