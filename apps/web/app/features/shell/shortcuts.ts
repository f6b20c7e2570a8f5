/** What a key asks for: a place, something to press on the page, or the list of keys. */
export type Asked = { go: string } | { press: string } | 'list';

const PLACES: Readonly<Record<string, string>> = {
  h: '/',
  s: '/ai-outfit-generator',
  a: '/ai-outfit-generator?tab=all-generations',
  g: '/gallery',
  d: '/dashboard',
  t: '/tokens',
  p: '/pricing',
  u: '/account',
};
/** What is pressed says so itself, by `aria-keyshortcuts`. */
const PRESSED = new Set(['l', 'd', 's']);
/** Milliseconds within which the second letter of a pair comes. */
const PAIR_MS = 1200;

export interface Stroke {
  key: string;
  /** Milliseconds. */
  at: number;
}

/** What a stroke asks for after the one before it. */
export function askedBy({ key, at }: Stroke, before: Stroke | null): Asked | undefined {
  const letter = key.toLowerCase();
  if (key === '?') return 'list';
  if (before?.key.toLowerCase() === 'g' && at - before.at <= PAIR_MS) {
    const go = Object.hasOwn(PLACES, letter) ? PLACES[letter] : undefined;
    return go === undefined ? undefined : { go };
  }
  return PRESSED.has(letter) ? { press: letter.toUpperCase() } : undefined;
}
