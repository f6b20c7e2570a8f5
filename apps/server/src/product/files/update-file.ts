import { eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type FileRow, files } from '#server/parts/database/schema/files.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { type Context, inTransaction, requireAccount, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { refuseAtSight } from '#server/product/reading/refuse-at-sight.ts';
import { refuseWords } from '#server/product/reading/refuse-words.ts';
import { fileName } from './file-name.ts';
import { expandPermissions, isShownFile, mayUpdateFile, requireGrantable } from './file-policy.ts';
import { getFile } from './get-file.ts';
import { nameForOthers, withoutEnding, wordsOfName } from './name-for-others.ts';
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
 * @throws {ProductError} `file-not-found`; `not-allowed`, also for who may see what lies in the trash; `file-unsupported` for a name of something else;
 * as `refuseAtSight` and `refuseWords` do for one that others may not read
 */
export async function updateFile({ ctx, input }: { ctx: Context; input: UpdateFileInput }): Promise<FileRow> {
  const named = await nameShown(ctx, input);
  return inTransaction(ctx, async (inner) => {
    const file = await getFile({ ctx: inner, input });
    const { accountId } = mayUpdateFile(ctx.actor, file) ? requireAccount(ctx) : refuse();
    requireGrantable(ctx.actor, input.permissions ?? []);
    const { permissions } = input;
    const name = input.name ?? named;
    if (permissions && file.ownerId !== accountId) throw new ProductError('not-allowed');
    if (permissions && (await isInTrash(inner, file.id))) throw new ProductError('not-allowed');
    const kept = permissions && (await isPosted(inner, file.id)) ? ['read("any")'] : [];
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

/**
 * Judges the name of a picture that others may see, or are to see from now on. One that was given before anybody was to read it is made
 * plain, and told here; one that is given now is refused.
 */
async function nameShown(ctx: Context, input: UpdateFileInput): Promise<string | undefined> {
  const file = await getFile({ ctx, input });
  const isShown = isShownFile(file) || isShownFile({ ...file, permissions: [...(input.permissions ?? [])] });
  if (!mayUpdateFile(ctx.actor, file)) return undefined;
  // It may be posted at this very moment, so a new name is judged whoever sees it by now.
  if (input.name !== undefined) {
    await refuseAtSight(withoutEnding(input.name), 'picture');
    return void (await refuseWords({ words: wordsOfName(input.name), field: 'picture', by: file.ownerId }));
  }
  if (!isShown) return undefined;
  const shown = await nameForOthers(file);
  return shown === file.name ? undefined : shown;
}

/** Whether the design it is a picture of lies in the trash; it is held, so that none is laid there and none is posted meanwhile. */
async function isInTrash({ tx }: TransactionContext, fileId: string): Promise<boolean> {
  // Each by its index: of the two as one condition all designs would be read.
  const itself = tx.select({ id: designs.id }).from(designs).where(eq(designs.fileId, fileId));
  const form = tx.select({ id: designForms.designId }).from(designForms).where(eq(designForms.fileId, fileId));
  const [design] = await tx
    .select({ deletedAt: designs.deletedAt })
    .from(designs)
    .where(inArray(designs.id, unionAll(itself, form)))
    .for('update');
  return design !== undefined && design.deletedAt !== null;
}

/** Whether it is posted; it is held, so that whoever posts it meanwhile comes before or behind. */
async function isPosted({ tx }: TransactionContext, fileId: string): Promise<boolean> {
  await tx.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('no key update');
  const [post] = await tx.select({ id: posts.id }).from(posts).where(eq(posts.fileId, fileId));
  return post !== undefined;
}

const ownerRights = (accountId: string): string[] => [`read("user:${accountId}")`, `write("user:${accountId}")`];

function renamed(name: string, { mime, name: known }: FileRow): string {
  return mime === 'image/avif' ? known : fileName(name, mime);
}

function refuse(): never {
  throw new ProductError('not-allowed');
}
