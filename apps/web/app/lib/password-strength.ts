import { PASSWORD_LENGTH } from '@toile/contract';

/** From what is refused to what nobody guesses. */
export type Strength = 'short' | 'weak' | 'fair' | 'strong';

/** Bits of guessing from which a password counts as fair and as strong. */
const BITS = { fair: 36, strong: 60 } as const;

/** Kinds of characters, with how many of the kind a guesser must try. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^A-Za-z0-9]/, 33],
];

/** Words that guessing begins with, wherever they stand in a password. */
const COMMON = /password|passwort|qwerty|asdf|zxcv|letmein|welcome|iloveyou|admin|toile|fashion|design/gi;

/** Characters that are neither repeated nor the next of a row such as `123` or `abc`. */
function countFresh(text: string): number {
  let fresh = 0;
  let last = Number.NaN;
  let step = Number.NaN;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const isNext = Math.abs(code - last) <= 1 && (Number.isNaN(step) || code - last === step);
    if (!isNext) fresh += 1;
    step = isNext ? code - last : Number.NaN;
    last = code;
  }
  return fresh;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The password without what a stranger would try first: common words and what is known of the person. */
function withoutGuessable(password: string, personal: readonly string[]): string {
  const parts = personal.flatMap((text) => text.split(/[\s@.]+/)).filter((part) => part.length >= 3);
  const bare = password.replace(COMMON, '*');
  // What is known of a person is looked for as it is: every sign that means something in a pattern is escaped.
  return parts.length === 0 ? bare : bare.split(new RegExp(parts.map(escaped).join('|'), 'gi')).join('*');
}

/** How hard a password is to guess, judged by its length and make. `personal` is what others know: name, address. */
export function strengthOf(password: string, personal: readonly string[] = []): Strength {
  if (password.length < PASSWORD_LENGTH.min) return 'short';
  const rest = withoutGuessable(password, personal);
  const pool = KINDS.reduce((sum, [kind, size]) => (kind.test(rest) ? sum + size : sum), 0);
  const bits = countFresh(rest) * Math.log2(Math.max(2, pool));
  if (bits >= BITS.strong) return 'strong';
  return bits >= BITS.fair ? 'fair' : 'weak';
}
