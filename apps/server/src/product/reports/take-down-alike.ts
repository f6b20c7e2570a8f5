import { takenPictures } from '#server/parts/database/schema/taken-pictures.ts';
import { statement } from '#server/parts/database/statement.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import { isSameLook, readBrought } from '#server/product/files/looks/picture-look.ts';
import { looksTakenBy } from '#server/product/files/looks/taken-looks.ts';
import { forgetPictures } from '#server/product/files/picture-memory.ts';
import { touchGallery } from '#server/product/gallery/gallery-memory.ts';
import { hidePictures, layAside } from './lay-aside.ts';
import type { TakeDownInput } from './take-down.ts';

/** Pictures that are looked at in one go: a look is two thousand bytes. */
const AT_ONCE = 500;

interface Brought {
  readonly id: string;
  readonly ownerId: string;
  readonly sha256: string;
  readonly look: string;
  /** Before whoever shows what was taken down: they may have made it. */
  readonly isBefore: boolean;
}

/** $1 the last that was looked at, $2 post, $3 how many. */
const NEXT_BROUGHT = statement<Brought>(
  'next-brought',
  `select f.id, f.owner_id as "ownerId", f.sha256, l.look_key as look,
     coalesce(f.created_at < (select min(since) from taken_bytes where post_id = $2), false) as "isBefore"
   from file_looks l join files f on f.id = l.file_id where l.file_id > $1 order by l.file_id limit $3::int`,
);

/** $1 owners, $2 post: those of them who had no form of what it shows before it was shown. */
const OWNERS_AFTER = statement<{ ownerId: string }>(
  'owners-after',
  `select owner as "ownerId" from unnest($1::text[]) as owner where not had_before(owner, $2)`,
);

/**
 * Takes down what was brought before a post was taken down and looks as its pictures do, coded anew, smaller or mirrored: as a post, an upload
 * that others may see, or somebody's own picture. Of what is somebody else's to show only its author's are meant. Comes after `takeDownPost`; what
 * is brought from then on is told as it comes. A picture that was brought before looks were kept (migration 0037) is not found.
 * @returns the posts that were taken down by it
 */
export async function takeDownAlike({
  ctx,
  storage,
  input,
}: {
  ctx: Context;
  storage: Storage;
  input: TakeDownInput;
}): Promise<string[]> {
  requireJob(ctx);
  const alike = await findAlike(ctx, storage, input.postId);
  if (alike.length === 0) return [];
  const pictures = { fileIds: alike.map(({ id }) => id), designIds: [] };
  const taken = await inTransaction(ctx, async (inner) => {
    await inner.tx
      .insert(takenPictures)
      .values(alike.map(({ ownerId, sha256 }) => ({ ownerId, sha256, postId: input.postId })))
      .onConflictDoNothing();
    const hanging = await layAside(inner, pictures, input);
    await hidePictures(inner, pictures);
    return hanging;
  }).finally(() => touchGallery(ctx.database));
  forgetPictures(ctx.database);
  return taken;
}

async function findAlike(ctx: Context, storage: Storage, postId: string): Promise<readonly Brought[]> {
  const looks = await looksTakenBy(ctx, storage, postId);
  const near: Brought[] = [];
  for await (const brought of allBrought(ctx, postId)) {
    const seen = readBrought(brought.look);
    if (looks.some((taken) => (taken.ownerId ?? brought.ownerId) === brought.ownerId && isSameLook(taken.known, seen)))
      near.push(brought);
  }
  // Whose own it is that was taken down made it for nobody else, however early.
  const theirs = new Set(looks.map(({ ownerId }) => ownerId));
  const makers = new Set(
    near.filter(({ isBefore, ownerId }) => isBefore && !theirs.has(ownerId)).map(({ ownerId }) => ownerId),
  );
  const owners = [...new Set(near.map(({ ownerId }) => ownerId))].filter((ownerId) => !makers.has(ownerId));
  const after = await ctx.database.ask(OWNERS_AFTER, [owners, postId], ctx.tx);
  const meant = new Set(after.map(({ ownerId }) => ownerId));
  return near.filter(({ ownerId }) => meant.has(ownerId));
}

async function* allBrought(ctx: Context, postId: string): AsyncGenerator<Brought> {
  let last = '';
  for (;;) {
    const some = await ctx.database.ask(NEXT_BROUGHT, [last, postId, AT_ONCE], ctx.tx);
    yield* some;
    if (some.length < AT_ONCE) return;
    last = some.at(-1)?.id ?? last;
  }
}
