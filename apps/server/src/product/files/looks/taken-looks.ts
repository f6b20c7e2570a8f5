import { readFile } from 'node:fs/promises';
import { and, eq, notLike } from 'drizzle-orm';
import type { Database } from '#server/parts/database/database.ts';
import { pictureLooks } from '#server/parts/database/schema/picture-looks.ts';
import { statement } from '#server/parts/database/statement.ts';
import { parseSha256, type Storage, StorageMissingError } from '#server/parts/storage/storage.ts';
import type { Context } from '#server/product/context.ts';
import { previewPictures } from '../picture-desk/lanes.ts';
import { withScratch } from '../with-scratch.ts';
import { isSameLook, type Known, knownBy, readBrought } from './picture-look.ts';

/** Of a picture of which all looks are there that are made today. Those that were made before (`none-2`) lack what was turned or cut by more. */
const LOOKED_AT = 'all-of-3';

/** Pictures whose looks are made in one go; the others with the next picture that somebody brings. */
const MADE_AT_ONCE = 10;

/** What changes with every post that is taken down or put back, whatever their number: sums of what stands in the rows. */
const MARK_TAKEN = statement<{ taken: string }>(
  'mark-taken-looks',
  `select concat_ws(' ',
     (select sum(hashtextextended(sha256 || post_id, 0)) from taken_bytes),
     (select sum(hashtextextended(owner_id || sha256 || post_id, 0)) from taken_pictures),
     (select count(*) from picture_looks)) as taken`,
);

/** $1 how many, by chance: one whose bytes are not there keeps no other from its turn. */
const LACK_LOOKS = statement<{ sha256: string; figure: string | null }>(
  'lack-looks',
  `select * from (
     select distinct f.sha256, f.figure_sha256 as figure from files f
       where f.sha256 in (select sha256 from taken_bytes union select sha256 from taken_pictures)
         and not exists (select from picture_looks l where l.picture_key = f.sha256 and l.kind = '${LOOKED_AT}')
   ) as lacking order by random() limit $1`,
);

/** Whose owner is null is shown by nobody. */
interface TakenLook {
  readonly postId: string;
  readonly ownerId: string | null;
  readonly look: string;
}
const READ_LOOKS = statement<TakenLook>(
  'read-taken-looks',
  `select t.post_id as "postId", null as "ownerId", l.look_key as look
     from taken_bytes t join picture_looks l on l.picture_key = t.sha256 and l.look_key <> ''
   union select t.post_id, t.owner_id, l.look_key from taken_pictures t join picture_looks l on l.picture_key = t.sha256 and l.look_key <> ''`,
);

/** $1 owner, $2 posts: the first of them that shows what is not theirs, as far as is known. */
const NOT_THEIRS = statement<{ postId: string }>(
  'not-theirs',
  `select post as "postId" from unnest($2::text[]) as post where not had_before($1, post) limit 1`,
);

type Told = Omit<TakenLook, 'look'> & { readonly known: Known };
const memories = new WeakMap<Database, { readonly taken: string; readonly looks: readonly Told[] }>();

/**
 * By which post a picture was taken down that looks as this one does, smaller, coded anew, cut, mirrored, turned, framed or without colours though it may be; undefined where
 * none was. Of one that is somebody else's to show only its author is told.
 */
export async function findTakenLook({
  ctx,
  storage,
  input: { look, ownerId },
}: {
  ctx: Context;
  storage: Storage;
  input: { look: string; ownerId: string };
}): Promise<string | undefined> {
  const brought = readBrought(look);
  const looks = await readLooks(ctx, storage);
  const near = looks.filter((taken) => (taken.ownerId ?? ownerId) === ownerId && isSameLook(taken.known, brought));
  const [found] = await ctx.database.ask(NOT_THEIRS, [ownerId, [...new Set(near.map(({ postId }) => postId))]]);
  return found?.postId;
}

async function readLooks({ database }: Context, storage: Storage): Promise<readonly Told[]> {
  const [before] = await database.ask(MARK_TAKEN, []);
  const known = memories.get(database);
  if (known && known.taken === before?.taken) return known.looks;
  let made = 0;
  for (const lacking of await database.ask(LACK_LOOKS, [MADE_AT_ONCE]))
    if (await makeLooks(database, storage, lacking)) made++;
  const looks = (await database.ask(READ_LOOKS, [])).map(({ look, ...taken }) => ({
    ...taken,
    known: knownBy(Buffer.from(look, 'base64')),
  }));
  const [now] = await database.ask(MARK_TAKEN, []);
  // Where as many were made as may be at once, others may lack theirs.
  memories.set(database, { taken: made < MADE_AT_ONCE ? (now?.taken ?? '') : '', looks });
  return looks;
}

/** $1 post: its pictures, in whatever form, whose looks are not made yet. */
const LACK_LOOKS_OF = statement<{ sha256: string; figure: string | null }>(
  'lack-looks-of',
  `select distinct f.sha256, f.figure_sha256 as figure from files f
     where f.sha256 in (select sha256 from taken_bytes where post_id = $1 union select sha256 from taken_pictures where post_id = $1)
       and not exists (select from picture_looks l where l.picture_key = f.sha256 and l.kind = '${LOOKED_AT}')`,
);

/** What the pictures look like that were taken down by one post. */
export async function looksTakenBy(
  { database }: Context,
  storage: Storage,
  postId: string,
): Promise<readonly Omit<Told, 'postId'>[]> {
  for (const lacking of await database.ask(LACK_LOOKS_OF, [postId])) await makeLooks(database, storage, lacking);
  const looks = await database.ask(READ_LOOKS, []);
  return looks
    .filter((taken) => taken.postId === postId)
    .map(({ look, ownerId }) => ({ ownerId, known: knownBy(Buffer.from(look, 'base64')) }));
}

/** Of the sheet and of the figure, as it stands and as it may come back. Of a picture whose bytes are not there nothing is kept: they may be elsewhere. */
async function makeLooks(
  database: Database,
  storage: Storage,
  { sha256, figure }: { sha256: string; figure: string | null },
): Promise<boolean> {
  // So that what is of one colour is not looked at again.
  const rows: (typeof pictureLooks.$inferInsert)[] = [{ pictureKey: sha256, kind: LOOKED_AT, lookKey: '' }];
  for (const [kind, address] of [['picture', sha256] as const, ['figure', figure] as const]) {
    if (address === null) continue;
    const sha = parseSha256(address);
    const looks = await withScratch<string[] | undefined>(storage, async (newPath) => {
      const [from, to] = [newPath(), newPath()];
      await storage.copyTo(sha, from);
      await previewPictures.make({ kind: 'look', from, to, isFigure: kind === 'figure' }, 'taken');
      return JSON.parse(await readFile(to, 'utf8')) as string[]; // as the process wrote it
    }).catch((error: unknown) => {
      if (error instanceof StorageMissingError) return undefined;
      throw error;
    });
    if (!looks) return false;
    rows.push(...looks.map((lookKey, n) => ({ pictureKey: sha256, kind: `${kind}-${n}-of-3`, lookKey })));
  }
  await database.transaction(async (tx) => {
    // Those of before say no more than these do.
    await tx.delete(pictureLooks).where(and(eq(pictureLooks.pictureKey, sha256), notLike(pictureLooks.kind, '%-of-3')));
    await tx.insert(pictureLooks).values(rows).onConflictDoNothing();
  });
  return true;
}
