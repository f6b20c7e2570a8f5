import { HISTORY } from '@toile/contract';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { orders } from '#server/parts/database/schema/orders.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import { type Context, inTransaction, requireJob, type TransactionContext } from '#server/product/context.ts';
import { dropBytes } from '#server/product/files/drop-bytes.ts';
import { BYTES_OF, bytesOf } from '#server/product/files/named-bytes.ts';

/** Designs purged in one sweep, at most; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 100;

/**
 * Forgets for good what has lain in the trash long enough: the design, its other forms and their pictures. A design that
 * is posted stays until its post is gone, and one that is ordered as long as its order, whose sheet shows it. Its entries in the ledger stay for ever.
 * @returns how many were forgotten
 */
export async function purgeDesigns({ ctx, parts }: { ctx: Context; parts: { storage: Storage } }): Promise<number> {
  requireJob(ctx);
  const { count, shas } = await inTransaction(ctx, purgeRows);
  // The rows went first: should this fail, bytes lie unnamed, and never a name without its bytes.
  await dropBytes({ ctx, storage: parts.storage, input: { sha256s: shas } });
  return count;
}

async function purgeRows({ tx }: TransactionContext): Promise<{ count: number; shas: string[] }> {
  const isPosted = tx.select({ id: posts.id }).from(posts).where(eq(posts.designId, designs.id));
  const isOrdered = tx.select({ id: orders.id }).from(orders).where(eq(orders.designId, designs.id));
  const isDue = lt(designs.deletedAt, sql`now() - make_interval(days => ${HISTORY.trashDays})`);
  const due = await tx
    .select({ id: designs.id, fileId: designs.fileId })
    .from(designs)
    .where(and(isDue, notExists(isPosted), notExists(isOrdered)))
    .limit(SWEPT_AT_ONCE)
    .for('update', { of: designs, skipLocked: true });
  if (due.length === 0) return { count: 0, shas: [] };
  const ids = due.map(({ id }) => id);
  const forms = await tx.delete(designForms).where(inArray(designForms.designId, ids)).returning();
  await tx.delete(designs).where(inArray(designs.id, ids));
  const fileIds = [...due, ...forms].flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  if (fileIds.length === 0) return { count: ids.length, shas: [] };
  // A picture that was posted by its file keeps it.
  const isShown = tx.select({ id: posts.id }).from(posts).where(eq(posts.fileId, files.id));
  const gone = await tx
    .delete(files)
    .where(and(inArray(files.id, fileIds), notExists(isShown)))
    .returning(BYTES_OF);
  return { count: ids.length, shas: bytesOf(gone) };
}
