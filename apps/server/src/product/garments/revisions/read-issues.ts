import type { PackEdits } from '@toile/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { packRevisions, packs } from '#server/parts/database/schema/packs.ts';
import { displayName } from '#server/product/accounts/display-name.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import type { PackIssue } from '../garment-task.ts';

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

/** The states a pack was issued in, oldest first: when it was taken, and each revision. Empty where there is no pack. */
export async function readIssues({ ctx, input }: OfDesign): Promise<PackIssue[]> {
  const { accountId } = requireAccount(ctx);
  const rows = await reader(ctx)
    .select({ takenAt: packs.createdAt, by: displayName, revision: packRevisions })
    .from(packs)
    .innerJoin(accounts, eq(accounts.id, packs.accountId))
    .leftJoin(packRevisions, eq(packRevisions.packId, packs.id))
    .where(and(eq(packs.designId, input.designId), eq(packs.accountId, accountId)))
    .orderBy(asc(packRevisions.number));
  const [first] = rows;
  if (!first) return [];
  const later = rows.flatMap(({ by, revision }): PackIssue[] => {
    if (!revision) return [];
    const { number, note, edits, createdAt } = revision;
    return [{ number, date: dayOf(createdAt), by, note, edits }];
  });
  return [{ number: 1, date: dayOf(first.takenAt), by: first.by, note: '', edits: {} }, ...later];
}
