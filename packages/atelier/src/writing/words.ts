import type { Garment } from '@toile/look';
import { recordOf } from '@toile/look/records';

const SOUNDS_LIKE_YOU = /^(uni|use|eu|one)/i;

/** 'a' or 'an' before a phrase. */
export const withArticle = (phrase: string): string =>
  `${/^[aeiou]/i.test(phrase) && !SOUNDS_LIKE_YOU.test(phrase) ? 'an' : 'a'} ${phrase}`;

/** 'a, b and c'. */
export function listed(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One full stop, one capital, single spaces. */
export const sentence = (text: string): string =>
  `${capital(
    text
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/[.,;]+$/, ''),
  )}.`;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Trousers are many even when there is one pair. */
export const isPlural = ({ kind }: Garment): boolean => recordOf(kind).plural === true;

/** 'falls' for a dress, 'fall' for trousers: the first word of the phrase is the verb in the singular. */
export function agree(garment: Garment, phrase: string): string {
  if (!isPlural(garment)) return phrase;
  const [verb = '', ...rest] = phrase.split(' ');
  const many =
    verb === 'is' ? 'are' : verb === 'has' ? 'have' : verb.replace(/(ss|sh|ch)es$/, '$1').replace(/([^s])s$/, '$1');
  return [many, ...rest].join(' ');
}

const PRESENT: Readonly<Record<string, string>> = {
  lies: 'lying',
  fits: 'fitting',
  crosses: 'crossing',
  comes: 'coming',
  reaches: 'reaching',
  sits: 'sitting',
  runs: 'running',
  skims: 'skimming',
  drops: 'dropping',
  slips: 'slipping',
  wraps: 'wrapping',
};
/** 'is cut on the bias' → 'cut on the bias'; 'falls in tiers' → 'falling in tiers'. */
export function participle(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  if (verb === 'is') return rest.join(' ');
  return [PRESENT[verb] ?? `${verb.replace(/e?s$/, '')}ing`, ...rest].join(' ');
}
