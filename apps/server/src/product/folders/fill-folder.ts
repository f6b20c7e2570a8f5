import { FOLDERS } from '@toile/contract';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { folderDesigns, folders } from '#server/parts/database/schema/folders.ts';
import {
  type Context,
  inTransaction,
  reader,
  requireAccount,
  type TransactionContext,
} from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { refuseOver } from '#server/product/gallery/refuse-over.ts';
import { isShownByLink } from '#server/product/gallery/shown-by-link.ts';
import { heldIn, lockFolder, requireFinished, requireHeld } from './change-folder.ts';

interface DesignInFolder {
  ctx: Context;
  input: { folderId: string; designId: string };
}

/**
 * Lays a finished design of the caller's own into a folder, behind the others; one that is in it already stays where it is.
 * @throws {ProductError} `session-missing`, `folder-not-found`, `design-not-found`, `folder-full`; of a folder that has a link `post-taken-down`
 * for a design that was, and as `refuseOver` does under its name
 */
export async function addToFolder({ ctx, input: { folderId, designId } }: DesignInFolder): Promise<void> {
  await refuseUnder(ctx, folderId, designId);
  return inTransaction(ctx, async (inner) => {
    const { tx } = inner;
    const { linkId } = await lockFolder(inner, folderId);
    await requireFinished(inner, [designId]);
    if (linkId !== null) await requireShowable(inner, designId);
    const inFolder = eq(folderDesigns.folderId, folderId);
    const [last] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        position: sql<number>`coalesce(max(${folderDesigns.position}), -1)::int`,
        isIn: sql<boolean>`coalesce(bool_or(${folderDesigns.designId} = ${designId}), false)`,
      })
      .from(folderDesigns)
      .where(inFolder);
    if (!last || last.isIn) return;
    if (last.count >= FOLDERS.designs) throw new ProductError('folder-full');
    await tx.insert(folderDesigns).values({ folderId, designId, position: last.position + 1 });
  });
}

/** What was taken down is shown by no link, and whoever lays it where others look is told so. */
async function requireShowable({ tx }: TransactionContext, designId: string): Promise<void> {
  if ((await tx.$count(designs, and(eq(designs.id, designId), isShownByLink))) === 0)
    throw new ProductError('post-taken-down');
}

/** Judges the name of a folder that others see with a design more in it. */
async function refuseUnder(ctx: Context, folderId: string, designId: string): Promise<void> {
  const { accountId } = requireAccount(ctx);
  const isOwn = and(eq(folders.id, folderId), eq(folders.accountId, accountId), isNotNull(folders.linkId));
  const [shown] = await reader(ctx).select({ name: folders.name }).from(folders).where(isOwn);
  if (!shown) return;
  const designIds = [...(await heldIn(ctx, folderId)), designId];
  await refuseOver(ctx, { words: shown.name, field: 'folder', accountId, designIds });
}

/**
 * Takes a design out of a folder; one that is not in it is out of it already.
 * @throws {ProductError} `session-missing`, `folder-not-found`
 */
export function takeFromFolder({ ctx, input: { folderId, designId } }: DesignInFolder): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    await lockFolder(inner, folderId);
    const one = and(eq(folderDesigns.folderId, folderId), eq(folderDesigns.designId, designId));
    await inner.tx.delete(folderDesigns).where(one);
  });
}

/**
 * Puts these designs of a folder first, in this order, and the others after them as they stood.
 * @throws {ProductError} `session-missing`, `folder-not-found`; `design-not-found` where one of them is not in it
 */
export function orderFolder({
  ctx,
  input: { folderId, designs: wanted },
}: {
  ctx: Context;
  input: { folderId: string; designs: readonly string[] };
}): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const { tx } = inner;
    await lockFolder(inner, folderId);
    await requireHeld(inner, folderId, wanted);
    const held = await tx
      .select({ designId: folderDesigns.designId })
      .from(folderDesigns)
      .where(eq(folderDesigns.folderId, folderId))
      .orderBy(asc(folderDesigns.position), asc(folderDesigns.designId));
    const rest = held.map(({ designId }) => designId).filter((id) => !wanted.includes(id));
    const ids = [...wanted, ...rest];
    if (ids.length === 0) return;
    await tx.execute(sql`update folder_designs set position = ordered.nth - 1
      from unnest(${sql.param(ids)}::text[]) with ordinality as ordered (design_id, nth)
      where folder_designs.folder_id = ${folderId} and folder_designs.design_id = ordered.design_id`);
  });
}
