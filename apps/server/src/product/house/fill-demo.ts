import { BUCKET, type GenerationRequest } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import type { Atelier } from '#server/parts/generator/generator.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import { addAccount } from '#server/product/accounts/add-account.ts';
import { type Context, inTransaction, reader, requireJob } from '#server/product/context.ts';
import { briefOf } from '#server/product/designs/brief-of.ts';
import { titleOf } from '#server/product/gallery/title-of.ts';
import { demoRequests } from './demo-briefs.ts';

const NAMES = [
  ...['Aarav', 'Amara', 'Asha', 'Beatriz', 'Chen Wei', 'Diego', 'Elena', 'Farah', 'Grace', 'Hana', 'Ibrahim', 'Ines'],
  ...['Jonas', 'Kavya', 'Kofi', 'Leila', 'Luca', 'Maya', 'Mei', 'Nadia', 'Noor', 'Olivia', 'Priya', 'Rafael', 'Rohan'],
  ...['Sana', 'Sofia', 'Tariq', 'Tomas', 'Uma', 'Valentina', 'Wanjiru', 'Yara', 'Yuki', 'Zoe', 'Anika', 'Ben', 'Dara'],
];
/** Minutes between two posts. */
const APART = 23;

interface Picture {
  index: number;
  sha256: string;
  bytes: number;
  width: number;
  height: number;
  mime: string;
  prompt: string;
  title: string;
  description: string;
}

export interface FillDemoInput {
  posts: number;
  /** Drawn anew; the posts share them. */
  pictures: number;
  /** Told how many pictures are drawn. */
  onDrawn: (count: number) => void;
}

/**
 * Fills a community for trying and measuring: invented people nobody can sign in as, their posts of some hundred days and
 * the likes they gave each other. What is there already stays; filled again, it is not filled twice. Returns how many
 * posts are there of it.
 */
export async function fillDemo({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: { generator: Atelier; storage: Storage };
  input: FillDemoInput;
}): Promise<number> {
  requireJob(ctx);
  await addPeople(ctx);
  const pictures = await drawPictures(parts, input);
  return inTransaction(ctx, async ({ tx }) => {
    await tx.execute(postStatements(pictures, input.posts));
    await tx.execute(LIKES);
    await tx.execute(sql`update posts set likes = (select count(*) from post_likes where post_id = posts.id)
      where id like 'demo-%'`);
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from posts where id like 'demo-%'`,
    );
    return rows[0]?.count ?? 0;
  });
}

async function addPeople(ctx: Context): Promise<void> {
  for (const [index, name] of NAMES.entries()) {
    const id = `demo-${index}`;
    const [known] = await reader(ctx).select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id));
    if (known) continue;
    await inTransaction(ctx, (inner) =>
      addAccount(inner, { id, name, email: `${id}@toile.invalid`, passwordHash: null }),
    );
  }
}

async function drawPictures(
  { generator, storage }: { generator: Atelier; storage: Storage },
  { pictures, onDrawn }: FillDemoInput,
): Promise<Picture[]> {
  const drawn: Picture[] = [];
  const waiting = [...demoRequests(pictures).entries()];
  const drawNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      drawn.push(await drawOne(generator, storage, ...next));
      onDrawn(drawn.length);
    }
  };
  await Promise.all(Array.from({ length: generator.concurrency }, drawNext));
  return drawn;
}

async function drawOne(
  generator: Atelier,
  storage: Storage,
  index: number,
  request: GenerationRequest,
): Promise<Picture> {
  const { picture, look, ...made } = await generator.generate({
    brief: briefOf(request),
    seed: request.seed ?? index,
    designId: `demo-${index}`,
    onStage: () => undefined,
    signal: new AbortController().signal,
  });
  const prompt = request.style_idea;
  return {
    index,
    prompt,
    title: titleOf({ look, prompt }),
    sha256: await storage.save(picture),
    bytes: picture.byteLength,
    width: made.width,
    height: made.height,
    mime: made.mime,
    description: made.description,
  };
}

/** Which picture and which author a post has is random to the eye, and the same each time. */
const postStatements = (pictures: readonly Picture[], count: number) => sql`
  with picture as (
    select * from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as picture (
      index int, sha256 text, bytes int, width int, height int, mime text, prompt text, title text, description text
    )
  ), entry as (
    select 'demo-' || n as id, 'demo-' || abs(hashint4(n)) % ${NAMES.length}::int as person,
      now() - make_interval(mins => n * ${APART}::int) as moment, picture.*
    from generate_series(1, ${count}::int) n
    join picture on picture.index = abs(hashint4(n * 31)) % ${pictures.length}::int
  ), file as (
    insert into files (id, bucket, owner_id, sha256, mime, bytes, width, height, name, permissions, created_at)
      select id, ${BUCKET.designs}, person, sha256, mime, bytes, width, height, 'outfit.jpg', array['read("any")'], moment
      from entry
      on conflict do nothing
  )
  insert into posts (id, account_id, file_id, prompt, title, description, width, height, created_at, updated_at)
    select id, person, id, prompt, title, description, width, height, moment, moment from entry
    on conflict do nothing`;

/** Few posts are liked by many, most by some. */
const LIKES = sql`
  insert into post_likes (post_id, account_id)
    select post.id, 'demo-' || person
    from posts post
    cross join generate_series(0, ${NAMES.length - 1}::int) person
    where post.id like 'demo-%'
      and abs(hashtext(post.id || ':' || person)) % 1000 < 900 * power(abs(hashtext(post.id)) % 1000 / 1000.0, 4)
    on conflict do nothing`;
