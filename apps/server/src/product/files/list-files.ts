import { and, eq, sql } from 'drizzle-orm';
import { type FileRow, files } from '#server/parts/database/schema/files.ts';
import { type Context, reader } from '#server/product/context.ts';
import type { Listing } from '#server/product/listing/listing.ts';
import { type ListedTable, pageOf, totalOf } from '#server/product/listing/page.ts';

/** What lists of files may be filtered and ordered by. */
export const FILE_ATTRIBUTES: ListedTable['attributes'] = {
  $id: { kind: 'text', sql: files.id, isOrderable: true },
  $createdAt: { kind: 'moment', sql: files.createdAt, isOrderable: true },
  $updatedAt: { kind: 'moment', sql: files.updatedAt, isOrderable: true },
  name: { kind: 'text', sql: files.name, isOrderable: true },
  mimeType: { kind: 'text', sql: files.mime, isOrderable: true },
  signature: { kind: 'text', sql: files.sha256 },
  sizeOriginal: { kind: 'whole', sql: files.bytes, isOrderable: true },
};

/**
 * The caller's own files of a bucket, newest first unless ordered otherwise; nobody browses those of others.
 * @throws {ProductError} `query-invalid`, `cursor-not-found`
 */
export async function listFiles({
  ctx,
  input: { bucket, listing, withTotal },
}: {
  ctx: Context;
  input: { bucket: string; listing: Listing; withTotal: boolean };
}): Promise<{ files: FileRow[]; total: number }> {
  const isOwn = ctx.actor.kind === 'account' ? eq(files.ownerId, ctx.actor.accountId) : sql`false`;
  const listed: ListedTable = {
    table: files,
    id: files.id,
    attributes: FILE_ATTRIBUTES,
    tiebreak: ['$createdAt', '$id'],
    visible: sql`(${and(eq(files.bucket, bucket), isOwn)})`,
  };
  const { where, orderBy, isReversed } = await pageOf(ctx, listed, listing);
  const [rows, total] = await Promise.all([
    reader(ctx)
      .select()
      .from(files)
      .where(where)
      .orderBy(...orderBy)
      .limit(listing.limit)
      .offset(listing.offset),
    withTotal ? totalOf(ctx, listed, listing) : 0,
  ]);
  return { files: isReversed ? rows.toReversed() : rows, total };
}
