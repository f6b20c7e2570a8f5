import { BOARDS } from '@toile/contract';
import { and, desc, eq, inArray, like, notExists } from 'drizzle-orm';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { BYTES_OF, bytesOf } from '#server/product/files/named-bytes.ts';

/**
 * Forgets the pictures of a design's oldest boards, beyond as many as are kept. They may be ordered again: their rows stay, as
 * the count of what was ordered is in them. A picture that was posted keeps its file.
 * @returns addresses of bytes that may have no name any more
 */
export async function evictBoards({ tx }: TransactionContext, designId: string): Promise<string[]> {
  const isBoard = and(eq(designForms.designId, designId), like(designForms.form, '%.%'));
  const old = await tx
    .select({ form: designForms.form, fileId: designForms.fileId })
    .from(designForms)
    .where(and(isBoard, eq(designForms.status, 'done')))
    .orderBy(desc(designForms.createdAt), designForms.form)
    .offset(BOARDS.kept);
  if (old.length === 0) return [];
  const forms = old.map(({ form }) => form);
  await tx
    .update(designForms)
    .set({ status: 'failed', fileId: null })
    .where(and(isBoard, inArray(designForms.form, forms)));
  const fileIds = old.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  const isShown = tx.select({ id: posts.id }).from(posts).where(eq(posts.fileId, files.id));
  const gone = await tx
    .delete(files)
    .where(and(inArray(files.id, fileIds), notExists(isShown)))
    .returning(BYTES_OF);
  return bytesOf(gone);
}
