import { PACK_EDITS, type PackEdits } from '@toile/contract';
import type { Issue } from '@toile/cutting';
import { and, desc, eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { packRevisions, packs } from '#server/parts/database/schema/packs.ts';
import { displayName } from '#server/product/accounts/display-name.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';

interface OfDesign {
  ctx: Context;
  input: { designId: string };
}

/** What is set in the caller's pack of a design now; nothing while there is no pack, or nothing was set. */
export async function currentEdits({ ctx, input }: OfDesign): Promise<PackEdits> {
  const { accountId } = requireAccount(ctx);
  const [newest] = await reader(ctx)
    .select({ edits: packRevisions.edits })
    .from(packRevisions)
    .innerJoin(packs, eq(packs.id, packRevisions.packId))
    .where(and(eq(packs.designId, input.designId), eq(packs.accountId, accountId)))
    .orderBy(desc(packRevisions.number))
    .limit(1);
  return newest?.edits ?? {};
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * The newest states a pack was issued in, oldest first, with one before the first of them that is told, to tell what it changed: when
 * the pack was taken, and each revision. Empty where there is no pack.
 */
export async function readIssues({ ctx, input }: OfDesign): Promise<Issue[]> {
  const { accountId } = requireAccount(ctx);
  const rows = await reader(ctx)
    .select({ takenAt: packs.createdAt, by: displayName, revision: packRevisions })
    .from(packs)
    .innerJoin(accounts, eq(accounts.id, packs.accountId))
    .leftJoin(packRevisions, eq(packRevisions.packId, packs.id))
    .where(and(eq(packs.designId, input.designId), eq(packs.accountId, accountId)))
    .orderBy(desc(packRevisions.number))
    .limit(PACK_EDITS.told + 1);
  const [first] = rows;
  if (!first) return [];
  const later = rows.toReversed().flatMap(({ by, revision }): Issue[] => {
    if (!revision) return [];
    const { number, note, edits, createdAt } = revision;
    return [{ number, date: dayOf(createdAt), by, note, edits }];
  });
  if (later.length > PACK_EDITS.told) return later;
  return [{ number: 1, date: dayOf(first.takenAt), by: first.by, note: '', edits: {} }, ...later];
}
