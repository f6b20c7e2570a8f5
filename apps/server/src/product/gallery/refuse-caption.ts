import type { PublicField } from '@toile/contract';
import { peopleOf } from '@toile/look';
import { eq } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type AskingContext, reader } from '#server/product/context.ts';
import { earlierOf } from '#server/product/designs/family/earlier-of.ts';
import { hearBrief } from '#server/product/reading/hear-brief.ts';
import { refusedInPublic, refuseWords } from '#server/product/reading/refuse-words.ts';

/** Words that are to stand under a picture for everybody, whose picture it is, and the design it is of; null of what they brought. */
interface Caption {
  words: string;
  accountId: string;
  designId: string | null;
  /** Who wrote them, where it is not the account: they pay for the reading. */
  by?: string;
  /** What they stand as, a caption where that is not said: a heading may stand over many designs. */
  field?: PublicField;
}

/**
 * Judges a caption. Under a design it is judged as an edit of it would be: with all that the design was asked in, and by who wears what in
 * it. What somebody brought has a picture that nothing here can see, so its words are judged alone.
 * @throws {ProductError} as `refusedInPublic` says; `overloaded` and `design-not-understood` as `hearBrief` does
 */
export async function refuseCaption(
  ctx: AskingContext,
  { words, accountId, designId, by = accountId, field = 'caption' }: Caption,
): Promise<void> {
  if (words === '') return;
  if (designId === null) return refuseWords({ words, field, by });
  const earlier = await earlierOf(ctx, { accountId, request: { edit: { design_id: designId, words } } }, 'caption');
  if (!earlier) return refuseWords({ words: `${words}. ${await wordsOf(ctx, designId)}`, field, by });
  const worn = peopleOf(earlier.look).flatMap(({ garments }) => garments.map(({ name }) => name));
  const family = { looks: [], said: [...(earlier.family?.said ?? []), worn.join(', ')] };
  const { refused } = await hearBrief({ words: '', edit: { look: earlier.look, words, family } }, by);
  if (refused) throw refusedInPublic(refused.reason, field);
}

/** What a design was asked in of which there is no Look. */
async function wordsOf(ctx: AskingContext, designId: string): Promise<string> {
  const [found] = await reader(ctx).select({ words: designs.words }).from(designs).where(eq(designs.id, designId));
  return found?.words ?? '';
}
