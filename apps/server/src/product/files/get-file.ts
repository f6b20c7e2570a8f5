import { and, eq } from 'drizzle-orm';
import { type FileRow, files } from '#server/parts/database/schema/files.ts';
import { type Context, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { mayReadFile } from './file-policy.ts';

/**
 * A file this actor may see.
 * @throws {ProductError} `file-not-found`, alike for a file that is not there and one that is not for this actor.
 */
export async function getFile({
  ctx,
  input,
}: {
  ctx: Context;
  input: { bucket: string; fileId: string };
}): Promise<FileRow> {
  const [file] = await reader(ctx)
    .select()
    .from(files)
    .where(and(eq(files.id, input.fileId), eq(files.bucket, input.bucket)));
  if (!file || !mayReadFile(ctx.actor, file)) {
    throw new ProductError('file-not-found', {
      message: `File with the requested ID '${input.fileId}' could not be found.`,
    });
  }
  return file;
}
