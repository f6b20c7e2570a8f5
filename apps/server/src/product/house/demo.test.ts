import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/parts/database/database.ts';
import { openDiskStorage } from '#server/parts/storage/disk-storage.ts';
import { listPosts } from '#server/product/gallery/list-posts.ts';
import { openTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { fillDemo } from './fill-demo.ts';

let database: Database;
let root: string;
beforeAll(async () => {
  database = await openTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'toile-test-demo-'));
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

test('a demo has as many posts as asked, of many people, with likes that are counted; again it stays as it is', async () => {
  const storage = await openDiskStorage(root);
  const generator = openFakeGenerator();
  const ctx = { actor: { kind: 'job', name: 'test' }, database } as const;
  const drawn: number[] = [];
  const input = { posts: 300, pictures: 13, onDrawn: (count: number) => void drawn.push(count) };
  for (let round = 0; round < 2; round++)
    expect(await fillDemo({ ctx, parts: { generator, storage }, input })).toBe(300);
  expect(drawn.slice(0, 13)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  const listing = { filters: [], orders: [{ attribute: 'likes', direction: 'desc' as const }], limit: 1000, offset: 0 };
  const guest = { actor: { kind: 'guest' }, database } as const;
  const { posts, total } = await listPosts({ ctx: guest, input: { listing, withTotal: true } });
  expect(total).toBe(300);
  expect(new Set(posts.map(({ author }) => author?.name)).size).toBeGreaterThan(20);
  expect(new Set(posts.map(({ post }) => post.prompt)).size).toBe(13);
  expect(posts[0]?.post.likes).toBeGreaterThan(10);
  const [wrong] = await database.read
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`posts where likes <> (select count(*) from post_likes where post_id = posts.id)`);
  expect(wrong?.count).toBe(0);
  await generator.close();
});
