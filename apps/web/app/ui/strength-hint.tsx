import { PASSWORD_LENGTH } from '@toile/contract';

type Strength = 'short' | 'weak' | 'fair' | 'strong';

const WORDS: Readonly<Record<Strength, string>> = {
  short: `Must be at least ${PASSWORD_LENGTH.min} characters`,
  weak: 'Easy to guess: make it longer, or put unlike words together',
  fair: 'Fair: a few more characters would make it strong',
  strong: 'Strong',
};
const STITCHES: Readonly<Record<Strength, number>> = { short: 0, weak: 1, fair: 2, strong: 3 };

/** Under a new password: the rule, then how hard it is to guess, in stitches and in words. */
export function StrengthHint({ strength, empty }: { strength: Strength; empty: boolean }) {
  return (
    <span className="strength" data-strength={strength}>
      {empty ? null : (
        <span className="strength-seam" aria-hidden="true">
          {[1, 2, 3].map((stitch) => (
            <i key={stitch} data-sewn={stitch <= STITCHES[strength] || undefined} />
          ))}
        </span>
      )}
      <span role="status">{WORDS[strength]}</span>
    </span>
  );
}
