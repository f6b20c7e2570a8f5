import type { FileRow } from '#server/parts/database/schema/files.ts';
import { type Moment, statement } from '#server/parts/database/statement.ts';
import { CALLER, callerValues } from '#server/product/caller.ts';
import type { Actor, AskingContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { mayReadFile } from './file-policy.ts';

interface Found extends Omit<FileRow, 'createdAt' | 'updatedAt'> {
  createdAt: Moment;
  updatedAt: Moment;
  /** Who asks; null for a guest. */
  caller: string | null;
}

const GET_FILE = statement<Found>(
  'get-file',
  `with ${CALLER}
   select f.id, f.bucket, f.owner_id as "ownerId", f.sha256, f.figure_sha256 as "figureSha256", f.mime, f.bytes, f.width, f.height, f.name, f.permissions,
     f.is_upload as "isUpload", f.created_at as "createdAt", f.updated_at as "updatedAt", (select id from caller) as caller
   from files f where f.id = $3 and f.bucket = $4`,
);

/**
 * A file this actor may see.
 * @throws {ProductError} `file-not-found`, alike for a file that is not there and one that is not for this actor.
 */
export async function getFile({
  ctx,
  input,
}: {
  ctx: AskingContext;
  input: { bucket: string; fileId: string };
}): Promise<FileRow> {
  const [found] = await ctx.database.ask(GET_FILE, [...callerValues(ctx), input.fileId, input.bucket], ctx.tx);
  if (!found || !mayReadFile(actorOf(ctx, found.caller), found)) {
    throw new ProductError('file-not-found', {
      message: `File with the requested ID '${input.fileId}' could not be found.`,
    });
  }
  const { caller: _, createdAt, updatedAt, ...file } = found;
  return { ...file, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}

/** Who asks, now that their session was looked up. */
function actorOf({ actor }: AskingContext, caller: string | null): Actor {
  if (actor.kind !== 'claimed') return actor;
  return caller === null ? { kind: 'guest' } : { kind: 'account', accountId: caller, sessionId: '' };
}
