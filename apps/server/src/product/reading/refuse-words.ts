import type { Brief } from '@toile/atelier';
import type { Hearing, Refusal } from '@toile/atelier/judge';
import type { PublicField, WordsFault } from '@toile/contract';
import type { ProductError } from '#server/product/errors.ts';
import { faultBetweenTwo } from './fault-at-sight.ts';
import { hearBrief } from './hear-brief.ts';
import { openRecent } from './recent.ts';
import { wordsRefused } from './refuse-at-sight.ts';

/** Texts whose verdict is remembered, the oldest of them forgotten: people show what they have just had drawn. */
const REMEMBERED = 2000;

/** What is wrong with words, by why nothing could be drawn of them: nobody draws a caption. */
const FAULTS = {
  nudity: 'obscene',
  minors: 'young',
  hate: 'hateful',
  violence: 'threatening',
  likeness: 'likeness',
} as const satisfies Record<Refusal['reason'], WordsFault>;

/** The refusal of words that others would read: `words-obscene`, `words-young`, `words-hateful`, `words-threatening`, `words-house`, `words-likeness`. */
export const refusedInPublic = (reason: Refusal['reason'], field: PublicField): ProductError =>
  wordsRefused(FAULTS[reason], field);

/** Words that others are to read, where they stand, and who pays for the reading. */
export interface Said {
  readonly words: string;
  readonly field: PublicField;
  readonly by: string;
}

/** What is known of a text. */
export interface Verdict extends Pick<Hearing, 'young'> {
  /** What is wrong with it, where it may not be shown. */
  readonly refused?: Refusal['reason'];
}

const verdicts = openRecent<Verdict>(REMEMBERED);

async function hearWords(brief: Brief, by: string): Promise<Verdict> {
  const { refused, young } = await hearBrief(brief, by);
  return { ...(refused && { refused: refused.reason }), ...(young && { young }) };
}

async function verdictOf(brief: Brief, by: string): Promise<Verdict> {
  const key = JSON.stringify(brief);
  return verdicts.get(key) ?? verdicts.keep(key, await hearWords(brief, by));
}

/** What words come to that others are to read, as those of a brief are judged; `by` pays for the reading. @throws as `hearBrief` does */
export const weighWords = (words: string, by: string): Promise<Verdict> => verdictOf({ words, options: {} }, by);

/** The same of words beside somebody young. */
const weighBesideYoung = (words: string, by: string): Promise<Verdict> =>
  verdictOf({ words, options: { age: 'teen' } }, by);

/**
 * Judges words that others are to read, as those of a brief are.
 * @throws {ProductError} as `refusedInPublic` says; `overloaded` and `design-not-understood` as `hearBrief` does
 */
export const refuseWords = (said: Said): Promise<void> => refuse(said, weighWords);

/** The same of words that stand beside somebody young. */
export const refuseBesideYoung = (said: Said): Promise<void> => refuse(said, weighBesideYoung);

async function refuse({ words, field, by }: Said, weigh: typeof weighWords): Promise<void> {
  if (words === '') return;
  // What nobody reads of a stranger, however innocent it would be as a brief: a brief is not written to anybody.
  const fault = await faultBetweenTwo(words);
  if (fault) throw wordsRefused(fault, field);
  const { refused } = await weigh(words, by);
  if (refused) throw refusedInPublic(refused, field);
}
