import { type FileRow, files } from '#server/parts/database/schema/files.ts';
import type { Sha256 } from '#server/parts/storage/storage.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { ownerPermissions } from './file-policy.ts';

export interface CreateFileInput {
  bucket: string;
  ownerId: string;
  /** Address of bytes that are stored already: a row never promises what is not there. */
  sha256: Sha256;
  /** The same of its figure. */
  figureSha256?: Sha256 | undefined;
  /** What tells its picture, as `markOf` says. */
  markSha256?: string;
  mime: FileRow['mime'];
  bytes: number;
  width: number;
  height: number;
  name: string;
}

/** Gives stored bytes a name, and an owner who alone may see them. Only the product's own work and the owner may. */
export async function createFile({
  ctx,
  input,
}: {
  ctx: TransactionContext;
  input: CreateFileInput;
}): Promise<FileRow> {
  const isOwner = ctx.actor.kind === 'account' && ctx.actor.accountId === input.ownerId;
  if (!isOwner && ctx.actor.kind !== 'job') throw new ProductError('not-allowed');
  const [file] = await ctx.tx
    .insert(files)
    .values({ ...input, id: newId(), permissions: ownerPermissions(input.ownerId) })
    .returning();
  if (!file) throw new ProductError('unexpected');
  return file;
}
