import { eq } from 'drizzle-orm';
import { askWithin } from '#server/parts/database/ask.ts';
import type { Transactor } from '#server/parts/database/database.ts';
import { isOfAnother } from '#server/parts/database/refusals.ts';
import { fileLooks } from '#server/parts/database/schema/file-looks.ts';
import { type FileRow, files } from '#server/parts/database/schema/files.ts';
import { takenPictures } from '#server/parts/database/schema/taken-pictures.ts';
import { type Moment, statement } from '#server/parts/database/statement.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import type { Context } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { cleanPicture } from './clean-picture.ts';
import { fileName } from './file-name.ts';
import { isShownFile } from './file-policy.ts';
import { findTakenLook } from './looks/taken-looks.ts';
import { nameBytes } from './name-bytes.ts';
import { nameForOthers } from './name-for-others.ts';
import { holdingAccount, requireShare, SHARE } from './upload-share.ts';
import { withScratch } from './with-scratch.ts';

export interface SentFile {
  id: string;
  bucket: string;
  ownerId: string;
  name: string;
  permissions: string[];
  /** Where its bytes are. */
  path: string;
}

/**
 * Makes a file of bytes that have come whole: cleaned, stored, then named in one transaction that also ends their upload.
 * Nothing is stored of what is refused. The same upload finished twice is one file.
 * @throws {ProductError} `file-unsupported`, `pictures-too-many`, `files-too-many`, `file-exists`
 */
export function keepUpload({
  ctx,
  storage,
  input,
}: {
  ctx: Context;
  storage: Storage;
  input: SentFile;
}): Promise<FileRow> {
  const { id, bucket, ownerId, permissions, path } = input;
  return withScratch(storage, async (newPath) => {
    const clean = newPath();
    const { look, ...made } = await cleanPicture({ from: path, to: clean }, ownerId);
    const takenBy = look === null ? undefined : await findTakenLook({ ctx, storage, input: { look, ownerId } });
    // Asked before storing, so that nothing is left behind; the transaction asks again, for two at once.
    await requireShare(ctx, ownerId, made.bytes);
    const sha256 = await storage.saveFile(clean);
    const kept = { id, bucket, ownerId, permissions, sha256, name: fileName(input.name, made.mime), ...made };
    const row = isShownFile(kept) ? { ...kept, name: await nameForOthers(kept) } : kept;
    return nameBytes({ ctx, storage, sha256, name: () => addFile(ctx, row, { look, takenBy }) });
  });
}

type NewFile = Omit<FileRow, 'figureSha256' | 'isUpload' | 'createdAt' | 'updatedAt'>;

interface Added {
  readonly hasRoom: boolean;
  readonly isTheirs: boolean;
  /** Null where the id or the picture has a file already. */
  readonly created: Moment | null;
}

/**
 * $1 id, $2 owner, whose account is held, $3 bytes, $4 bucket, $5 sha256, $6 mime, $7 width, $8 height, $9 name,
 * $10 permissions, $11 and $12 what tells the picture and the one that came. An id is no secret: what somebody else is bringing under it is
 * not to be cut off.
 */
const ADD_UPLOAD = statement<Added>(
  'add-upload',
  `with ${SHARE({ owner: '$2', bytes: '$3' })},
   theirs as (select id from uploads where id = $1 and owner_id <> $2),
   may as (select from share where "hasRoom" and not exists (select from theirs)),
   made as (
     insert into files (id, owner_id, bytes, bucket, sha256, mime, width, height, name, permissions, picture_mark, came_mark, is_upload)
       select $1, $2, $3, $4, $5, $6, $7::int, $8::int, $9, $10::text[], $11::text, $12::text, true from may
       on conflict do nothing returning created_at
   ),
   ended as (delete from uploads using may where uploads.id = $1)
   select share."hasRoom", exists (select from theirs) as "isTheirs", (select created_at from made) as created from share`,
);

interface Seen {
  readonly look: string | null;
  /** The post by which a picture was taken down that looks as this one: its owner alone sees it from the first. */
  readonly takenBy: string | undefined;
}

const addFile = (ctx: Context, file: NewFile, { look, takenBy }: Seen): Promise<FileRow> =>
  holdingAccount(ctx, file.ownerId, async ({ tx }) => {
    const { id, ownerId, bytes, bucket, sha256, mime, width, height, name, permissions, markSha256, cameSha256 } = file;
    const size = [width, height];
    const values = [id, ownerId, bytes, bucket, sha256, mime, ...size, name, permissions, markSha256, cameSha256];
    if (takenBy !== undefined)
      await tx.insert(takenPictures).values({ ownerId, sha256, postId: takenBy }).onConflictDoNothing();
    const [added] = await askWithin(tx, ADD_UPLOAD, values).catch((error: unknown) => {
      throw isOfAnother(error) ? new ProductError('file-exists', { cause: error }) : error;
    });
    if (!added?.hasRoom) throw new ProductError('files-too-many');
    if (added.isTheirs) throw new ProductError('file-exists');
    if (added.created === null) return findSame(tx, file);
    if (look !== null) await tx.insert(fileLooks).values({ fileId: id, lookKey: look });
    const createdAt = new Date(added.created);
    return { ...file, figureSha256: null, isUpload: true, createdAt, updatedAt: createdAt };
  });

async function findSame(
  tx: Transactor,
  { id, ownerId, sha256 }: Pick<FileRow, 'id' | 'ownerId' | 'sha256'>,
): Promise<FileRow> {
  const [file] = await tx.select().from(files).where(eq(files.id, id));
  if (file?.ownerId === ownerId && file.sha256 === sha256) return file;
  throw new ProductError('file-exists');
}
