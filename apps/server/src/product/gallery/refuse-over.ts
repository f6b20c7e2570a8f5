import type { PublicField } from '@toile/contract';
import { type Look, peopleOf } from '@toile/look';
import { and, eq, inArray } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type AskingContext, reader } from '#server/product/context.ts';
import { readLook } from '#server/product/designs/read-look.ts';
import { refuseBesideYoung, refuseWords, weighWords } from '#server/product/reading/refuse-words.ts';
import { refuseCaption } from './refuse-caption.ts';

/** Words over designs of one account, which are shown with them: the name of a folder, what an offer says, what its customer answers. */
interface Heading {
  words: string;
  accountId: string;
  designIds: readonly string[];
  /** Who wrote them, where it is not the account: they pay for the reading. */
  by?: string;
  field: PublicField;
}

const isYoung = ({ person: { ageGroup } }: Pick<Look, 'person'>): boolean =>
  ageGroup === 'child' || ageGroup === 'teen';

/**
 * Judges words by themselves, and with what they stand over. Where somebody young is among the designs, nothing is said of them that may
 * not be; somebody young who is named is one of those, else they are taken for who is seen, and the words are a caption to each design.
 * @throws {ProductError} as `refusedInPublic` says; `overloaded` and `design-not-understood` as `hearBrief` does
 */
export async function refuseOver(ctx: AskingContext, { words, field, accountId, designIds, by = accountId }: Heading) {
  if (words === '') return;
  await refuseWords({ words, field, by });
  if (designIds.length === 0) return;
  const rows = await reader(ctx)
    .select({ id: designs.id, look: designs.look })
    .from(designs)
    .where(and(inArray(designs.id, [...designIds]), eq(designs.accountId, accountId)));
  const people = rows.flatMap(({ look }) => {
    const read = readLook(look);
    return read ? peopleOf(read) : [];
  });
  if (people.some(isYoung)) return refuseBesideYoung({ words, field, by });
  const { young } = await weighWords(words, by);
  if (!young) return;
  for (const { id } of rows) await refuseCaption(ctx, { words, field, accountId, designId: id, by });
}
