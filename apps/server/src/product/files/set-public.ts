import { eq, sql } from 'drizzle-orm';
import { files } from '#server/parts/database/schema/files.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { forgetPictures } from './picture-memory.ts';

/** Lets everybody see a picture, or its owner alone again. The verb that calls it has checked who asks. */
export async function setPublic(
  { tx, database }: TransactionContext,
  fileId: string,
  isPublic: boolean,
): Promise<void> {
  const without = sql`array_remove(${files.permissions}, 'read("any")')`;
  await tx
    .update(files)
    .set({ permissions: isPublic ? sql`array_prepend('read("any")', ${without})` : without, updatedAt: sql`now()` })
    .where(eq(files.id, fileId));
  forgetPictures(database);
}
