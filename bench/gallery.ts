/** `npm run bench -- gallery [posts]`: what pages of the community cost with a thousand posts and with a million. */
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
import { fillGallery } from './gallery/fill-gallery.ts';

const PAGE = 100;
const FEW = 1000;
const ROUNDS = 300;
/** How much dearer a page of the many may be than one of the few. */
const ALLOWED = 1.5;
/** The same of the page that everybody begins with. */
const ALLOWED_FIRST = 1.1;

const NEWEST: readonly Order[] = [{ attribute: '$createdAt', direction: 'desc' }];
const MOST_LIKED: readonly Order[] = [{ attribute: 'likes', direction: 'desc' }];

/** Milliseconds, medians. */
interface Cost {
  name: string;
  few: number;
  lots: number;
}

export async function run([count = '1000000']: string[]): Promise<void> {
  const many = Number(count);
  const folder = await mkdtemp(join(tmpdir(), 'toile-bench-'));
  await chmod(folder, 0o755);
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const log = createLog(config);
  const lots = await openDatabase(config, log);
  const few = await openDatabase({ ...config, database: { kind: 'url', url: await createBeside(lots.url) } }, log);
  try {
    await fillGallery(few.url, FEW);
    await fillGallery(lots.url, many);
    print(await compare(await pagesOf(few, FEW), await pagesOf(lots, many)), many);
  } finally {
    await few.close();
    await lots.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Another database on the same server; returns its address. */
async function createBeside(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database few');
  await client.end();
  const beside = new URL(url);
  beside.pathname = '/few';
  return beside.href;
}

type Pages = Record<string, () => Promise<unknown>>;

async function pagesOf(database: Database, count: number): Promise<Pages> {
  const deep = Math.min(499, count / PAGE - 2) * PAGE;
  const at = async (orders: readonly Order[]) => {
    const { posts } = await list(database, { orders, offset: deep - 1, limit: 1 });
    return { direction: 'after', id: posts[0]?.post.id ?? '' } as const;
  };
  const [newest, liked] = [await at(NEWEST), await at(MOST_LIKED)];
  const byOne = [{ method: 'equal', attribute: 'User_Id', values: ['p7'] }] as const;
  const likedByMe = [{ method: 'equal', attribute: 'liked', values: [true] }] as const;
  return {
    'first page': () => list(database, { orders: NEWEST }),
    'offset 800': () => list(database, { orders: NEWEST, offset: 800 }),
    'page 500': () => list(database, { orders: NEWEST, cursor: newest }),
    'most liked': () => list(database, { orders: MOST_LIKED }),
    'most liked, page 500': () => list(database, { orders: MOST_LIKED, cursor: liked }),
    'one post of a person': () => list(database, { orders: NEWEST, filters: byOne, limit: 1 }),
    'liked by me': () => list(database, { orders: NEWEST, filters: likedByMe }),
  };
}

/** Turn by turn, so that whatever else the machine does is done to both. */
async function compare(few: Pages, lots: Pages): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const [name, ofFew] of Object.entries(few)) {
    const ofLots = lots[name];
    if (!ofLots) continue;
    const times = { few: [] as number[], lots: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.few.push(await time(ofFew));
      times.lots.push(await time(ofLots));
    }
    costs.push({ name, few: median(times.few), lots: median(times.lots) });
  }
  return costs;
}

const list = (database: Database, listing: Partial<Listing>) =>
  listPosts({
    ctx: { actor: { kind: 'account', accountId: 'p1', sessionId: 'bench' }, database },
    input: { listing: { filters: [], orders: [], limit: PAGE, offset: 0, ...listing }, withTotal: false },
  });

/** Milliseconds. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function print(costs: readonly Cost[], many: number): void {
  const cell = (text: string) => text.padStart(16);
  console.log(`${''.padEnd(22)}${cell(`${FEW} posts`)}${cell(`${many} posts`)}${cell('times')}`);
  for (const { name, few, lots } of costs) {
    console.log(
      `${name.padEnd(22)}${cell(`${few.toFixed(2)} ms`)}${cell(`${lots.toFixed(2)} ms`)}${cell((lots / few).toFixed(2))}`,
    );
  }
  const allowed = (name: string) => (name === 'first page' ? ALLOWED_FIRST : ALLOWED);
  const dear = costs.filter(({ name, few, lots }) => lots > few * allowed(name)).map(({ name }) => name);
  const isWithin = dear.length === 0;
  console.log(
    isWithin
      ? `every page within ${ALLOWED} times, the first within ${ALLOWED_FIRST}`
      : `dearer than allowed (${ALLOWED} times, the first page ${ALLOWED_FIRST}): ${dear.join(', ')}`,
  );
  if (!isWithin) process.exitCode = 1;
}
