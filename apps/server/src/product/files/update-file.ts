import { eq, sql } from 'drizzle-orm';
import { type FileRow, files } from '#server/parts/database/schema/files.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { fileName } from './file-name.ts';
import { expandPermissions, mayUpdateFile, requireGrantable } from './file-policy.ts';
import { getFile } from './get-file.ts';
import { forgetPictures } from './picture-memory.ts';

export interface UpdateFileInput {
  bucket: string;
  fileId: string;
  name?: string;
  permissions?: readonly string[];
}

/**
 * Renames an upload, or says who may do what with it. Its owner never loses it by that, and what is posted stays
 * readable for everybody.
 * @throws {ProductError} `file-not-found`, `not-allowed`, `file-unsupported` for a name of something else
 */
export function updateFile({ ctx, input }: { ctx: Context; input: UpdateFileInput }): Promise<FileRow> {
  return inTransaction(ctx, async (inner) => {
    const file = await getFile({ ctx: inner, input });
    const { accountId } = mayUpdateFile(ctx.actor, file) ? requireAccount(ctx) : refuse();
    requireGrantable(ctx.actor, input.permissions ?? []);
    const { name, permissions } = input;
    if (permissions && file.ownerId !== accountId) throw new ProductError('not-allowed');
    const [post] = await inner.tx.select({ id: posts.id }).from(posts).where(eq(posts.fileId, file.id));
    const kept = post ? ['read("any")'] : [];
    const [changed] = await inner.tx
      .update(files)
      .set({
        ...(name !== undefined && { name: renamed(name, file) }),
        ...(permissions && { permissions: expandPermissions([...kept, ...permissions, ...ownerRights(accountId)]) }),
        updatedAt: sql`now()`,
      })
      .where(eq(files.id, file.id))
      .returning();
    if (!changed) throw new ProductError('file-not-found');
    forgetPictures(ctx.database);
    return changed;
  });
}

const ownerRights = (accountId: string): string[] => [`read("user:${accountId}")`, `write("user:${accountId}")`];

function renamed(name: string, { mime, name: known }: FileRow): string {
  return mime === 'image/avif' ? known : fileName(name, mime);
}

function refuse(): never {
  throw new ProductError('not-allowed');
}
