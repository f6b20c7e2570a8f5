/** What pages of the community cost with a thousand posts and with a million, over the same connection. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { parseConfig } from '../apps/server/src/config/config.ts';
import { createLog } from '../apps/server/src/log.ts';
import type { Database } from '../apps/server/src/parts/database/database.ts';
import { openDatabase } from '../apps/server/src/parts/database/open.ts';
import { listPosts } from '../apps/server/src/product/gallery/list-posts.ts';
import type { Listing, Order } from '../apps/server/src/product/listing/listing.ts';

const PAGE = 100;
const FEW = 1000;
const ROUNDS = 300;
/** How much dearer a page of the many may be than one of the few. */
const ALLOWED = 1.5;

const NEWEST: readonly Order[] = [{ attribute: '$createdAt', direction: 'desc' }];
const MOST_LIKED: readonly Order[] = [{ attribute: 'likes', direction: 'desc' }];

type Cost = Record<string, number>;

export async function run([count = '1000000']: string[]): Promise<void> {
  const many = Number(count);
  const folder = await mkdtemp(join(tmpdir(), 'toile-bench-'));
  await chmod(folder, 0o755);
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const database = await openDatabase(config, createLog(config));
  try {
    await fill(database.url, 0, FEW);
    const few = await measure(database, FEW);
    await fill(database.url, FEW, many);
    const lots = await measure(database, many);
    print(few, lots, many);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Posts `from` to `to` of a thousand people, each with a file, on moments and with likes spread as people spread them. */
async function fill(url: string, from: number, to: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  if (from === 0) {
    await client.query(`insert into accounts (id, email, name)
      select 'p' || n, 'p' || n || '@example.com', 'Person ' || n from generate_series(0, 999) n`);
  }
  await client.query(
    `insert into files (id, bucket, owner_id, sha256, mime, bytes, width, height, name, permissions)
       select 'f' || n, 'designs', 'p' || n % 1000, repeat('0', 64), 'image/jpeg', 100000, 1024, 1365, 'a.jpg', array['read("any")']
       from generate_series($1::int, $2::int) n`,
    [from + 1, to],
  );
  await client.query(
    `insert into posts (id, account_id, file_id, prompt, title, likes, created_at)
       select substr(md5(n::text), 1, 20), 'p' || n % 1000, 'f' || n, 'An outfit in words, number ' || n, 'Outfit ' || n,
         (1000 * power(random(), 6))::int, now() - make_interval(secs => n)
       from generate_series($1::int, $2::int) n`,
    [from + 1, to],
  );
  await client.query('vacuum analyze posts');
  await client.query('vacuum analyze files');
  await client.query('vacuum analyze accounts');
  await client.end();
}

async function measure(database: Database, count: number): Promise<Cost> {
  const deep = Math.min(499, count / PAGE - 2) * PAGE;
  const at = async (orders: readonly Order[], offset: number) => {
    const { posts } = await list(database, { orders, offset, limit: 1 });
    return { direction: 'after', id: posts[0]?.post.id ?? '' } as const;
  };
  const newest = await at(NEWEST, deep - 1);
  const liked = await at(MOST_LIKED, deep - 1);
  return {
    'first page': await median(() => list(database, { orders: NEWEST })),
    'page 500': await median(() => list(database, { orders: NEWEST, cursor: newest })),
    'most liked': await median(() => list(database, { orders: MOST_LIKED })),
    'most liked, page 500': await median(() => list(database, { orders: MOST_LIKED, cursor: liked })),
    'of one person': await median(() =>
      list(database, {
        orders: NEWEST,
        filters: [{ method: 'equal', attribute: 'User_Id', values: ['p7'] }],
        limit: 1,
      }),
    ),
  };
}

const list = (database: Database, listing: Partial<Listing>) =>
  listPosts({
    ctx: { actor: { kind: 'account', accountId: 'p1', sessionId: 'bench' }, database },
    input: { listing: { filters: [], orders: [], limit: PAGE, offset: 0, ...listing }, withTotal: false },
  });

/** Milliseconds. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN;
}

function print(few: Cost, lots: Cost, many: number): void {
  const cell = (text: string) => text.padStart(16);
  console.log(`${''.padEnd(22)}${cell(`${FEW} posts`)}${cell(`${many} posts`)}${cell('times')}`);
  let isWithin = true;
  for (const [name, cost] of Object.entries(few)) {
    const later = lots[name] ?? Number.NaN;
    const times = later / cost;
    if (!(times <= ALLOWED)) isWithin = false;
    console.log(
      `${name.padEnd(22)}${cell(`${cost.toFixed(2)} ms`)}${cell(`${later.toFixed(2)} ms`)}${cell(times.toFixed(2))}`,
    );
  }
  console.log(isWithin ? `every page within ${ALLOWED} times` : `a page costs more than ${ALLOWED} times as much`);
  if (!isWithin) process.exitCode = 1;
}
