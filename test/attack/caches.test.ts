import { SESSION_COOKIE } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_SECONDS } from '../../apps/server/src/api/storage/file-headers.ts';
import { files } from '../../apps/server/src/parts/database/schema/files.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { type Call, PASSWORD, send } from '../access/members.ts';
import { openWorld, type World } from '../access/world.ts';
import { createTestDatabase } from '../database.ts';
import { openSharedCache } from '../fakes/shared-cache.ts';
import { noisePng } from '../pictures.ts';
import { startTestServer } from '../server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(() => server.close());

const YEAR = 31_536_000;
const FORMS = ['view', 'download', 'preview?width=320&output=webp'];
const pathOf = (fileId: string, bucket = 'designs') => `/v1/storage/buckets/${bucket}/files/${fileId}`;
const COMMUNITY = '/v1/databases/toile/collections/community/documents';

/** As its owner, past the cache: nothing tells the cache that something changed. */
async function asOwner({ owner }: World, call: Call): Promise<Response> {
  const response = await send(server.address, call, owner.live);
  if (!response.ok) throw new Error(`${call.method} ${call.path} answered ${response.status}`);
  return response;
}

interface Way {
  readonly how: string;
  /** Makes a picture public; returns its address and how it is taken back. */
  readonly show: (world: World) => Promise<{ path: string; takeBack: () => Promise<unknown> }>;
}

const shareOf = async (world: World): Promise<{ path: string; share: string }> => {
  const { designId, fileId } = await world.design();
  await asOwner(world, { method: 'PUT', path: `/generate-outfit/${designId}/share` });
  return { path: pathOf(fileId), share: `/generate-outfit/${designId}/share` };
};
const LEAVING = { method: 'DELETE', path: '/v1/account', body: { password: PASSWORD, posts: 'deleted' } };

const WAYS: readonly Way[] = [
  {
    how: 'a design that is shared no more',
    show: async (world) => {
      const { path, share } = await shareOf(world);
      return { path, takeBack: () => asOwner(world, { method: 'DELETE', path: share }) };
    },
  },
  {
    how: 'a shared design that was laid into the trash',
    show: async (world) => {
      const { designId } = await world.design();
      const { path } = await shareOf(world);
      return { path, takeBack: () => asOwner(world, { method: 'DELETE', path: `/generate-outfit/${designId}` }) };
    },
  },
  {
    how: 'a posted and shared design that was laid into the trash',
    show: async (world) => {
      const { fileId, designId } = await world.post();
      await asOwner(world, { method: 'PUT', path: `/generate-outfit/${designId}/share` });
      const takeBack = () => asOwner(world, { method: 'DELETE', path: `/generate-outfit/${designId}` });
      return { path: pathOf(fileId), takeBack };
    },
  },
  {
    how: 'a post that was deleted',
    show: async (world) => {
      const { fileId, postId } = await world.post();
      return {
        path: pathOf(fileId),
        takeBack: () => asOwner(world, { method: 'DELETE', path: `${COMMUNITY}/${postId}` }),
      };
    },
  },
  {
    how: 'a shared design of a deleted account',
    show: async (world) => {
      const { path } = await shareOf(world);
      return { path, takeBack: () => asOwner(world, LEAVING) };
    },
  },
  {
    how: 'an upload that is its owner’s again',
    show: async (world) => {
      const path = pathOf(await world.upload());
      await asOwner(world, { method: 'PUT', path, body: { permissions: ['read("any")'] } });
      return { path, takeBack: () => asOwner(world, { method: 'PUT', path, body: { permissions: [] } }) };
    },
  },
  {
    how: 'an upload that was deleted',
    show: async (world) => {
      const path = pathOf(await world.upload());
      await asOwner(world, { method: 'PUT', path, body: { permissions: ['read("any")'] } });
      return { path, takeBack: () => asOwner(world, { method: 'DELETE', path }) };
    },
  },
  {
    how: 'the picture of an account that was taken off',
    show: async (world) => {
      const body = new Uint8Array(await noisePng(64, 64));
      const headers = { 'content-type': 'image/png' };
      await asOwner(world, { method: 'PUT', path: '/v1/account/picture', body, headers });
      const [file] = await server.parts.database.read.select().from(files).where(eq(files.ownerId, world.owner.id));
      const off = { method: 'DELETE', path: '/v1/account/picture', body: {} };
      return { path: pathOf(file?.id ?? '', 'avatars'), takeBack: () => asOwner(world, off) };
    },
  },
];

const cookieOf = (session: string) => ({ cookie: `${SESSION_COOKIE}=${session}` });

describe('a cache that everybody shares', () => {
  test.each(WAYS)('lets go of $how within the time that is told', async ({ show }) => {
    const world = await openWorld(server);
    const cache = openSharedCache(server.address);
    const { path, takeBack } = await show(world);
    const addresses = FORMS.map((form) => `${path}/${form}`);
    for (const address of addresses) {
      expect((await cache.get(address)).status).toBe(200);
      // It is worth having one: what is public is kept for a while.
      expect((await cache.get(address)).fromCache).toBe(true);
    }
    await takeBack();
    cache.pass(PUBLIC_SECONDS);
    for (const address of addresses) expect((await cache.get(address)).status).toBe(404);
  });

  test('is not talked into keeping a picture by its owner, who still sees it', async () => {
    const world = await openWorld(server);
    const cache = openSharedCache(server.address);
    const { path, share } = await shareOf(world);
    const address = `${path}/view`;
    await cache.get(address);
    await asOwner(world, { method: 'DELETE', path: share });
    cache.pass(PUBLIC_SECONDS);
    expect((await cache.get(address, cookieOf(world.owner.live))).status).toBe(200);
    expect((await cache.get(address)).status).toBe(404);
    expect((await cache.get(address, cookieOf(world.stranger.live))).status).toBe(404);
  });

  test('asks again for what is still public and has not changed, and is told so in a word', async () => {
    const world = await openWorld(server);
    const cache = openSharedCache(server.address);
    const { path } = await shareOf(world);
    const first = await cache.get(`${path}/view`);
    cache.pass(YEAR);
    const again = await cache.get(`${path}/view`);
    expect([again.status, again.fromCache, again.body.equals(first.body)]).toEqual([200, true, true]);
  });

  test('never keeps what is its owner’s alone, nor hands it to the next who asks', async () => {
    const world = await openWorld(server);
    await server.parts.database.transaction((tx) =>
      tx.update(files).set({ createdAt: sql`now() - interval '10 years'` }),
    );
    const cache = openSharedCache(server.address);
    const { fileId } = await world.design();
    for (const form of FORMS) {
      const address = `${pathOf(fileId)}/${form}`;
      const own = await cache.get(address, cookieOf(world.owner.live));
      expect(own.status).toBe(200);
      expect(own.headers.get('cache-control')).toBe('private, no-cache');
      expect(own.headers.get('vary')).toContain('Cookie');
      for (const headers of [{}, cookieOf(world.stranger.live)]) {
        expect((await cache.get(address, headers)).status).toBe(404);
      }
    }
  });
});
