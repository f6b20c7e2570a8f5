import { ProductError } from '#server/product/errors.ts';
import { hearBrief } from './hear-brief.ts';

/** Texts whose verdict is remembered, the oldest of them forgotten: people show what they have just had drawn. */
const REMEMBERED = 2000;

/** What is said to whoever sent a text; null where nothing is against it. */
const verdicts = new Map<string, string | null>();

async function verdictOf(words: string, by: string): Promise<string | null> {
  const { refused } = await hearBrief({ words, options: {} }, by);
  return refused?.message ?? null;
}

/**
 * Judges words that everybody is to read, as those of a brief are.
 * @throws {ProductError} `design-refused`; `overloaded` and `design-not-understood` as `hearBrief` does
 */
export async function refuseWords(words: string, by: string): Promise<void> {
  if (words === '') return;
  const known = verdicts.get(words);
  const message = known === undefined ? await verdictOf(words, by) : known;
  verdicts.delete(words);
  verdicts.set(words, message);
  for (const oldest of verdicts.keys()) {
    if (verdicts.size <= REMEMBERED) break;
    verdicts.delete(oldest);
  }
  if (message !== null) throw new ProductError('design-refused', { message });
}
