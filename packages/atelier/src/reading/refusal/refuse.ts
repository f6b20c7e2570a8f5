import type { Brief } from '#atelier/draft/brief.ts';
import { INDECENT } from '#atelier/lexicon/language/indecent.ts';
import { MAYBE_MINOR, MAYBE_MINOR_ABROAD } from '#atelier/lexicon/language/maybe-minor.ts';
import {
  GROWN_WEAR,
  HATE,
  INTIMATE,
  MINOR,
  NUDITY,
  REVEALING,
  SACRED,
  SEXUALISED_YOUNG,
  SWASTIKA,
  VIOLENCE,
} from '#atelier/lexicon/language/refused.ts';
import {
  HATE_ABROAD,
  MINOR_ABROAD,
  NUDITY_ABROAD,
  REVEALING_ABROAD,
  SEXUALISED_ABROAD,
  VIOLENCE_ABROAD,
} from '#atelier/lexicon/language/refused-abroad.ts';
import { inEnglish } from '#atelier/reading/hindi/in-english.ts';
import { withoutThoseBeside } from './beside-the-young.ts';
import { harmOf } from './coarse.ts';
import { likenessOf } from './likeness.ts';
import { keptText, plainText, undisguised } from './plain-text.ts';
import { unhidden } from './unhidden.ts';

export interface Refusal {
  reason: 'nudity' | 'minors' | 'hate' | 'violence' | 'likeness';
  /** For the person who asked: what cannot be drawn, and what to do. */
  message: string;
}

/** Words beyond this are not read, so they ask for nothing either. */
const LONGEST_TEXT = 20_000;
/** How much before a word may take it back. */
const BEFORE = 24;
const TAKEN_BACK =
  /(?:^|[\s])(?:no|not|non|never|without|avoid|nothing|isn't|don't)(?: (?:any|more|too|be|so|at all|is|overly))?\s$/;

/** What follows a word that is of the past: 'bare bum weather is over'. */
const IS_OVER = /^ (?:weather|season|days|time) (?:is|are) over(?= ,|$)/;

/** A shop's title that begins with them is of children's clothes, and is drawn so; an evening of grown girls is not. */
const CHILDRENS_TITLE = /^\s*(?:girls|boys)'? (?!(?:nights?|trip|days?|weekend|getaway|brunch|just)\b)/;

const isTakenBack = (text: string, start: number, end: number): boolean =>
  TAKEN_BACK.test(text.slice(Math.max(0, start - BEFORE), start)) || IS_OVER.test(text.slice(end, end + BEFORE));

/** True when the text asks for it; 'not revealing' does not. */
function asksFor(text: string, pattern: RegExp): boolean {
  for (const match of text.matchAll(pattern))
    if (!isTakenBack(text, match.index, match.index + match[0].length)) return true;
  return false;
}

type Reason = Exclude<Refusal['reason'], 'likeness'>;

function reasonOf(text: string, isTeen: boolean): Reason | undefined {
  if (asksFor(text, SEXUALISED_YOUNG)) return 'minors';
  const naked = asksFor(text, NUDITY);
  const isMinor = isTeen || CHILDRENS_TITLE.test(text) || asksFor(text, MINOR);
  if (isMinor && (naked || asksFor(text, REVEALING) || asksFor(text, INDECENT))) return 'minors';
  if (asksFor(text, GROWN_WEAR) && asksFor(text, MAYBE_MINOR)) return 'minors';
  if (naked) return 'nudity';
  if (asksFor(text, HATE) || (asksFor(text, SWASTIKA) && !asksFor(text, SACRED))) return 'hate';
  return asksFor(text, VIOLENCE) ? 'violence' : undefined;
}

/** The same of other languages. English words may stand beside theirs: 'fillette in lingerie'. */
function reasonAbroad(kept: string, plain: string, isTeen: boolean): Reason | undefined {
  const says = (patterns: readonly RegExp[]): boolean => patterns.some((pattern) => kept.search(pattern) >= 0);
  if (says(SEXUALISED_ABROAD)) return 'minors';
  const naked = says(NUDITY_ABROAD);
  const isMinor = isTeen || says(MINOR_ABROAD) || asksFor(plain, MINOR);
  const isAbroad = naked || says(REVEALING_ABROAD);
  const asksIn = (...patterns: readonly RegExp[]): boolean => patterns.some((pattern) => asksFor(plain, pattern));
  if (isMinor && (isAbroad || (says(MINOR_ABROAD) && asksIn(REVEALING, NUDITY, INDECENT)))) return 'minors';
  if ((isAbroad || asksIn(GROWN_WEAR)) && (says(MAYBE_MINOR_ABROAD) || (isAbroad && asksIn(MAYBE_MINOR))))
    return 'minors';
  if (naked) return 'nudity';
  if (says(HATE_ABROAD)) return asksFor(plain, SACRED) ? undefined : 'hate';
  return says(VIOLENCE_ABROAD) ? 'violence' : undefined;
}

/** What Hindi asks for in its own words is judged by what they mean. */
function reasonInHindi(text: string, isTeen: boolean): Reason | undefined {
  const english = inEnglish(text).text;
  return english === text ? undefined : reasonOf(plainText(english), isTeen);
}

function reasonIn(text: string, isTeen: boolean): Reason | undefined {
  const plain = plainText(text);
  return (
    reasonOf(plain, isTeen) ??
    reasonOf(undisguised(plain), isTeen) ??
    reasonAbroad(keptText(text), plain, isTeen) ??
    reasonInHindi(text, isTeen)
  );
}

/** Somebody young is found behind a sum or a sign; what else may be hidden there is said openly elsewhere. */
function reasonHidden(text: string, isTeen: boolean): Reason | undefined {
  for (const other of unhidden(text)) if (reasonIn(other, isTeen) === 'minors') return 'minors';
  return undefined;
}

/** Threats and hatred are nothing to letter, and nothing to stand under a picture in public. */
function reasonOfHarm(text: string): Reason | undefined {
  const harm = harmOf(text);
  return harm && ({ hateful: 'hate', threatening: 'violence' } as const)[harm];
}

/** Whether the words ask for underwear, or for what is worn for lovers. */
export function isForLovers(words: string): boolean {
  const plain = plainText(words.slice(0, LONGEST_TEXT));
  return asksFor(plain, INTIMATE) || asksFor(undisguised(plain), INTIMATE);
}

/** Whether words ask for what the grown alone wear, in any language that they are judged in. */
export function asksForGrownWear(words: string): boolean {
  const text = words.slice(0, LONGEST_TEXT);
  const plain = plainText(text);
  const english = inEnglish(text).text;
  const kept = keptText(text);
  return (
    [plain, undisguised(plain), plainText(english)].some((said) => asksFor(said, GROWN_WEAR)) ||
    [...REVEALING_ABROAD].some((pattern) => kept.search(pattern) >= 0)
  );
}

const MESSAGES = {
  nudity: 'Toile cannot draw nudity. Describe the clothes the person wears. No token was taken.',
  minors: 'Toile cannot draw revealing or sexualised clothes on anyone under 18. No token was taken.',
  hate: 'Toile cannot draw hateful symbols or uniforms. No token was taken.',
  violence: 'Toile cannot draw killing or cruelty. Describe the clothes the person wears. No token was taken.',
} as const;

export const MINORS_REFUSED: Refusal = { reason: 'minors', message: MESSAGES.minors };
export const NUDITY_REFUSED: Refusal = { reason: 'nudity', message: MESSAGES.nudity };

/**
 * Why a brief cannot be drawn, or undefined for all that can: nudity, sexualised minors, hateful symbols, killing,
 * a real person's likeness. Ask it before a token is taken. Never throws; linear in the length of the words.
 */
export function refusal({ words, options }: Brief): Refusal | undefined {
  const text = withoutThoseBeside(words.slice(0, LONGEST_TEXT));
  const isTeen = options?.age === 'teen';
  const reason = reasonIn(text, isTeen) ?? reasonHidden(text, isTeen) ?? reasonOfHarm(text);
  if (reason) return { reason, message: MESSAGES[reason] };
  const name = likenessOf(text);
  if (name === undefined) return undefined;
  const message = `Toile cannot draw the likeness of a real person (${name}). Describe the clothes instead. No token was taken.`;
  return { reason: 'likeness', message };
}
