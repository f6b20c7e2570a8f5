import type { Brief } from '@toile/atelier';
import type { Hearing } from '@toile/atelier/judge';
import { ProductError } from '#server/product/errors.ts';
import { hearBrief } from './hear-brief.ts';

/** Texts whose verdict is remembered, the oldest of them forgotten: people show what they have just had drawn. */
const REMEMBERED = 2000;

/** What is known of a text. */
export interface Verdict extends Pick<Hearing, 'young'> {
  /** What is said to whoever sent it, where it may not be shown. */
  readonly message?: string;
}

const verdicts = new Map<string, Verdict>();

async function hearWords(brief: Brief, by: string): Promise<Verdict> {
  const { refused, young } = await hearBrief(brief, by);
  return { ...(refused && { message: refused.message }), ...(young && { young }) };
}

async function verdictOf(brief: Brief, by: string): Promise<Verdict> {
  const key = JSON.stringify(brief);
  const verdict = verdicts.get(key) ?? (await hearWords(brief, by));
  verdicts.delete(key);
  verdicts.set(key, verdict);
  for (const oldest of verdicts.keys()) {
    if (verdicts.size <= REMEMBERED) break;
    verdicts.delete(oldest);
  }
  return verdict;
}

/** What words come to that others are to read, as those of a brief are judged; `by` pays for the reading. @throws as `hearBrief` does */
export const weighWords = (words: string, by: string): Promise<Verdict> => verdictOf({ words, options: {} }, by);

/** The same of words beside somebody young. */
const weighBesideYoung = (words: string, by: string): Promise<Verdict> =>
  verdictOf({ words, options: { age: 'teen' } }, by);

/**
 * Judges words that others are to read, as those of a brief are.
 * @throws {ProductError} `design-refused`; `overloaded` and `design-not-understood` as `hearBrief` does
 */
export const refuseWords = (words: string, by: string): Promise<void> => refuse(words, weighWords, by);

/** The same of words that stand beside somebody young. */
export const refuseBesideYoung = (words: string, by: string): Promise<void> => refuse(words, weighBesideYoung, by);

async function refuse(words: string, weigh: typeof weighWords, by: string): Promise<void> {
  if (words === '') return;
  const { message } = await weigh(words, by);
  if (message !== undefined) throw new ProductError('design-refused', { message });
}
