import { COLLECTION, DATABASE_ID } from '@toile/contract';
import { Query } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { startTestServer } from '../../../../../test/server.ts';
import { turnOfLongList } from './long-lists.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

async function list(offset: number, limit: number): Promise<number> {
  const queries = [Query.limit(limit), Query.offset(offset)];
  const search = new URLSearchParams(queries.map((query, n): [string, string] => [`queries[${n}]`, query]));
  const path = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents?${search}`;
  const response = await fetch(`${server.address}${path}`);
  await response.arrayBuffer();
  return response.status;
}

test('a long list waits for the one before it, and a short one for none', async () => {
  const end = await turnOfLongList('somebody');
  let count = 0;
  const long = [1, 2].map((offset) => list(offset, 100_000).finally(() => count++));
  for (const offset of [1, 2, 3, 4, 5]) expect(await list(offset, 100)).toBe(200);
  expect(count).toBe(0);
  end();
  expect(await Promise.all(long)).toEqual([200, 200]);
});

test("whoever asks for many waits behind everybody's first", async () => {
  const served: string[] = [];
  const ask = async (by: string) => {
    const end = await turnOfLongList(by);
    served.push(by);
    end();
  };
  const end = await turnOfLongList('eager');
  const eager = Array.from({ length: 7 }, () => ask('eager'));
  const others = ['one', 'two', 'three'].map(ask);
  end();
  await Promise.all([...eager, ...others]);
  expect(served.slice(0, 3)).toEqual(['one', 'two', 'three']);
});

test('somebody whose lists wait already is told to come again, and nobody else is', async () => {
  const end = await turnOfLongList('crowd');
  const waiting = Array.from({ length: 7 }, () => turnOfLongList('crowd'));
  await expect(turnOfLongList('crowd')).rejects.toMatchObject({ code: 'overloaded' });
  const other = list(1, 1000);
  end();
  expect(await other).toBe(200);
  for (const each of waiting) (await each)();
});

test('beyond all that wait a long list is told to come again', async () => {
  const end = await turnOfLongList('first');
  const waiting = Array.from({ length: 60 }, (_, n) => turnOfLongList(`behind ${n}`));
  expect(await list(1, 1000)).toBe(503);
  expect(await list(1, 25)).toBe(200);
  end();
  for (const each of waiting) (await each)();
  expect(await list(1, 1000)).toBe(200);
});

test('whoever leaves the line is not waited for', async () => {
  const end = await turnOfLongList('first');
  const leaving = new AbortController();
  const left = turnOfLongList('second', leaving.signal);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'overloaded' });
  end();
  expect(await list(1, 1000)).toBe(200);
});
