import { BUCKET, MESSAGE } from '@toile/contract';
import { isOfAnother } from '#server/parts/database/refusals.ts';
import type { FileRow } from '#server/parts/database/schema/files.ts';
import { isGoneMeanwhile, statement } from '#server/parts/database/statement.ts';
import { displayNameOf } from '#server/product/accounts/display-name.ts';
import { requireProved } from '#server/product/accounts/prove-caller.ts';
import { refuseName } from '#server/product/accounts/refuse-name.ts';
import { ACTING_CALLER, CALLER, callerValues } from '#server/product/caller.ts';
import { type AskingContext, isAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { nameForOthers } from '#server/product/files/name-for-others.ts';
import { refuseAtSight } from '#server/product/reading/refuse-at-sight.ts';
import { touchGallery } from './gallery-memory.ts';
import { type PostColumns, postColumns, viewOf } from './post-columns.ts';
import type { PostView } from './post-view.ts';
import { refuseCaption } from './refuse-caption.ts';
import { titleOf } from './title-of.ts';

export interface CreatePostInput {
  id: string;
  /** Of the two one, or both of the same design. */
  designId?: string;
  fileId?: string;
  /** The words of the design where absent. */
  prompt?: string;
}

interface Picture {
  design: string | null;
  file: string | null;
  words: string | null;
  /** Of the Look, whatever it holds there. */
  title: unknown;
  description: string | null;
  liked: boolean | null;
  isPosted: boolean;
  /** What others call its maker. */
  author: string;
  /** Of an upload: as it was called by whoever brought it. */
  upload: Pick<FileRow, 'name' | 'mime' | 'ownerId'> | null;
}

/** The caller's finished design, or upload, that $3 (design) and $4 (file) name; $5 bucket of uploads. */
const FIND_PICTURE = statement<Picture>(
  'find-picture-to-post',
  `with ${CALLER},
   design as (
     select d.* from designs d join caller c on c.id = d.account_id
     where d.status = 'done' and d.deleted_at is null and (d.id = $3::text or d.file_id = $4::text)
       and ($3::text is null or d.id = $3::text) and ($4::text is null or d.file_id = $4::text)
   )
   select d.id as design, coalesce(d.file_id, f.id) as file, d.words, d.look -> 'title' as title, d.description, d.liked,
     exists (select 1 from posts p where p.file_id = coalesce(d.file_id, f.id)) as "isPosted",
     -- the house alone is called as it is
     (select case when a.is_house then '' else ${displayNameOf({ name: 'a.name', email: 'a.email' })} end
       from accounts a where a.id = c.id) as author,
     case when d.id is null and f.id is not null
       then json_build_object('name', f.name, 'mime', f.mime, 'ownerId', f.owner_id) end as upload
   from caller c
     left join design d on true
     left join files f on f.id = $4::text and f.owner_id = c.id and f.bucket = $5 and f.is_upload`,
);

/** $3 id, $4 design, $5 file, $6 prompt, $7 title, $8 description, $9 whether its author likes it, $10 what its file is called. */
const CREATE_POST = statement<PostColumns>(
  'create-post',
  `with ${ACTING_CALLER},
   -- Held: whoever lays it into the trash at this moment waits, and takes the post along; or has come first, and there is none.
   design as (select id from designs where id = $4 and deleted_at is null for share),
   p as (
     insert into posts (id, account_id, design_id, file_id, prompt, title, description, likes)
       select $3, c.id, $4, f.id, $6, $7, $8, $9::boolean::integer
       from caller c join files f on f.id = $5 and f.owner_id = c.id
         left join design on true
       -- A post and a design are looked up under the same address.
       where not exists (select 1 from designs d where d.id = $3 and d.id is distinct from $4)
         and design.id is not distinct from $4
       on conflict do nothing returning *
   ),
   liked as (insert into post_likes (post_id, account_id) select p.id, p.account_id from p where $9::boolean),
   shown as (
     update files set permissions = array_prepend('read("any")', array_remove(permissions, 'read("any")')), updated_at = now(),
         name = coalesce($10::text, files.name)
       from p where files.id = p.file_id
   )
   select ${postColumns({ likes: 'p.likes', liked: '$9::boolean' })} from p, accounts a where a.id = p.account_id`,
);

/**
 * Shows a picture of the caller's own to everybody: a finished design, or an upload. From then on everybody may read
 * the picture. The heart that its owner gave it before comes along.
 * @throws {ProductError} `not-allowed` without a session; `document-invalid` for a picture that is not the caller's or not
 * there; `document-exists` where it is posted already, or the id is taken; as `refuseAtSight` and `refuseCaption` do;
 * `name-refused`
 */
export async function createPost({ ctx, input }: { ctx: AskingContext; input: CreatePostInput }): Promise<PostView> {
  if (!isAccount(ctx)) throw new ProductError('not-allowed');
  const { file, design, ...picture } = await findPicture(ctx, input);
  const accountId = callerValues(ctx)[0] ?? '';
  await refuseName(picture.author, accountId);
  const prompt = input.prompt ?? picture.words ?? '';
  await refuseAtSight(prompt, 'caption');
  // Whose the picture is has been proved by its being found. A design's own words were judged before it was drawn.
  if (prompt !== picture.words) await refuseCaption(ctx, { words: prompt, accountId, designId: design });
  const title = titleOf({ look: typeof picture.title === 'string' ? { title: picture.title } : null, prompt });
  const values = [input.id, design, file, prompt, title, picture.description ?? '', picture.liked === true];
  const called = picture.upload ? await nameForOthers(picture.upload) : null;
  const [made] = await ctx.database
    .ask(CREATE_POST, [...callerValues(ctx), ...values, called], ctx.tx)
    .catch((error: unknown) => {
      if (isGoneMeanwhile(error)) return [];
      if (isOfAnother(error)) throw new ProductError('document-exists', { cause: error });
      throw error;
    });
  if (!made) {
    // The picture posted or deleted, or the caller gone, at this very moment; or else the id is taken.
    await findPicture(ctx, input);
    throw new ProductError('document-exists');
  }
  touchGallery(ctx.database);
  return viewOf(made);
}

async function findPicture(ctx: AskingContext, input: CreatePostInput): Promise<Picture & { file: string }> {
  const values = [...callerValues(ctx), input.designId ?? null, input.fileId ?? null, BUCKET.designs];
  const [found] = await ctx.database.ask(FIND_PICTURE, values, ctx.tx);
  if (!found) await requireProved(ctx, 'not-allowed');
  if (input.designId !== undefined && !found?.design) throw invalid('designId', 'is not a finished design of yours');
  const file = found?.file;
  if (!found || !file) throw invalid('fileId', 'is not a picture of yours');
  if (found.isPosted) throw new ProductError('document-exists', { message: MESSAGE.designCollectedAlready });
  return { ...found, file };
}

const invalid = (attribute: string, reason: string): ProductError =>
  new ProductError('document-invalid', {
    message: `Invalid document structure: Attribute "${attribute}" ${reason}`,
  });
