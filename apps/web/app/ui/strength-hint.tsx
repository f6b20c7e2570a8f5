import { PASSWORD_LENGTH } from '@toile/contract';
import { UI } from '#web/content/ui.ts';

type Strength = 'short' | 'weak' | 'fair' | 'strong';

const WORDS: Readonly<Record<Strength, string>> = {
  short: UI.strengthHint.mustBeAtLeast(PASSWORD_LENGTH.min),
  weak: UI.strengthHint.easyToGuessMake,
  fair: UI.strengthHint.fairAFewMore,
  strong: UI.strengthHint.strong,
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
