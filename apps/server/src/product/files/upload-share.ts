import { and, eq, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { files } from '#server/parts/database/schema/files.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/** What one account may keep of pictures it brought: their number, and their bytes. */
export const UPLOAD_SHARE = { files: 500, bytes: 500 * 1024 * 1024 } as const;

/**
 * Refuses another picture where the account's share is used up. The account's row is locked, so that two pictures that
 * arrive at once count each other.
 * @throws {ProductError} `files-too-many`
 */
export async function requireShare({ tx }: TransactionContext, ownerId: string, bytes: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, ownerId)).for('no key update');
  const [kept] = await tx
    .select({
      files: sql`count(*)`.mapWith(Number),
      bytes: sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number),
    })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.isUpload, true)));
  if (!kept || kept.files >= UPLOAD_SHARE.files || kept.bytes + bytes > UPLOAD_SHARE.bytes) {
    throw new ProductError('files-too-many');
  }
}
