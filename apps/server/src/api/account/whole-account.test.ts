import { AUTHOR_UNKNOWN } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { ledger } from '#server/parts/database/schema/ledger.ts';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import { parseSha256 } from '#server/parts/storage/storage.ts';
import type { RunningServer } from '#server/start.ts';
import { expectBooksBalanced } from '../../../../../test/books.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { arrive, type Credentials, Device } from '../../../../../test/device.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(() => server.close());

let made = 0;

/** A finished design of this account with its stored picture, as a worker leaves it. */
async function makeDesign(accountId: string): Promise<{ designId: string; fileId: string; sha256: string }> {
  made += 1;
  const { database, storage } = server.parts;
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: { r: made, g: 9, b: 9 } } })
    .png()
    .toBuffer();
  const sha256 = await storage.save(picture);
  const [designId, fileId] = [`design-${made}`, `file-${made}`];
  await database.transaction(async (tx) => {
    await tx.insert(files).values({
      id: fileId,
      bucket: 'designs',
      ownerId: accountId,
      sha256,
      mime: 'image/png',
      bytes: picture.byteLength,
      width: 8,
      height: 8,
      name: 'a.png',
      permissions: [`read("user:${accountId}")`],
    });
    await tx.insert(designs).values({
      id: designId,
      accountId,
      request: {} as never,
      words: 'a red saree',
      seed: 1,
      engine: 'atelier',
      status: 'done',
      look: {},
      description: 'A red saree.',
      fileId,
      deadlineAt: new Date(),
      finishedAt: new Date(),
    });
  });
  return { designId, fileId, sha256 };
}

async function post(accountId: string, { designId, fileId }: { designId: string; fileId: string }, likes = 0) {
  const id = `post-${designId}`;
  await server.parts.database.transaction((tx) =>
    tx.insert(posts).values({ id, accountId, designId, fileId, prompt: 'a red saree', title: 'Saree', likes }),
  );
  return id;
}

const like = (postId: string, accountId: string) =>
  server.parts.database.transaction((tx) => tx.insert(postLikes).values({ postId, accountId }));

const remove = (device: Device, who: Credentials, choice: 'deleted' | 'anonymous') =>
  device.call('DELETE', '/account', { password: who.password, posts: choice });

const postRow = async (id: string) => {
  const [row] = await server.parts.database.read.select().from(posts).where(eq(posts.id, id));
  return row;
};

test('a deleted account is signed out everywhere, cannot be entered, and its address is free for another', async () => {
  const { who, device } = await arrive(server.address);
  const second = new Device(server.address);
  await second.signIn(who);
  const gone = await remove(device, who, 'deleted');
  expect([gone.status, device.cookies.has('a_session_toile')]).toEqual([204, false]);
  expect((await second.call('GET', '/account')).status).toBe(401);
  expect((await new Device(server.address).signIn(who)).body.type).toBe('user_invalid_credentials');

  const again = await new Device(server.address).call('POST', '/account', {
    userId: 'unique()',
    email: who.email,
    password: who.password,
  });
  expect(again.status).toBe(201);
  expect(again.body.$id).not.toBe(who.id);
});

test('its row is nobody, its entries in the ledger stay as they were', async () => {
  const { who, device } = await arrive(server.address);
  const { read } = server.parts.database;
  const entries = () => read.select().from(ledger).where(eq(ledger.accountId, who.id));
  const before = await entries();
  await remove(device, who, 'deleted');
  const [row] = await read.select().from(accounts).where(eq(accounts.id, who.id));
  expect(row).toMatchObject({ status: 'deleted', name: '', passwordHash: null, prefs: {}, isEmailVerified: false });
  expect(JSON.stringify(row)).not.toContain(who.email.split('@')[0]);
  expect(await read.select().from(sessions).where(eq(sessions.accountId, who.id))).toEqual([]);
  expect(before.length).toBeGreaterThan(0);
  expect(await entries()).toEqual(before);
  await expectBooksBalanced(server.parts.database);
});

test('its designs and their bytes go; likes it gave are taken back', async () => {
  const [one, other] = [await arrive(server.address), await arrive(server.address)];
  const design = await makeDesign(one.who.id);
  const postId = await post(one.who.id, await makeDesign(one.who.id));
  const liked = await post(other.who.id, await makeDesign(other.who.id), 1);
  await like(liked, one.who.id);
  expect((await remove(one.device, one.who, 'deleted')).status).toBe(204);
  const { read } = server.parts.database;
  expect(await read.select().from(designs).where(eq(designs.accountId, one.who.id))).toEqual([]);
  expect(await read.select().from(files).where(eq(files.ownerId, one.who.id))).toEqual([]);
  expect(await server.parts.storage.size({ sha: parseSha256(design.sha256) })).toBeUndefined();
  expect(await postRow(postId)).toBeUndefined();
  expect((await postRow(liked))?.likes).toBe(0);
});

test('posts that were to stay keep picture and likes, and have no author', async () => {
  const [one, other] = [await arrive(server.address), await arrive(server.address)];
  const kept = await makeDesign(one.who.id);
  const lost = await makeDesign(one.who.id);
  const postId = await post(one.who.id, kept, 1);
  await like(postId, other.who.id);
  expect((await remove(one.device, one.who, 'anonymous')).status).toBe(204);
  expect(await postRow(postId)).toMatchObject({ accountId: null, likes: 1, fileId: kept.fileId });
  expect(await server.parts.storage.size({ sha: parseSha256(kept.sha256) })).toBeGreaterThan(0);
  expect(await server.parts.storage.size({ sha: parseSha256(lost.sha256) })).toBeUndefined();
  const page = await fetch(`${server.address}/d/${kept.designId}`, { headers: { accept: 'application/json' } });
  expect(await page.json()).toMatchObject({ postId, userName: AUTHOR_UNKNOWN });
});

test('nobody deletes an account with a wrong password, without one, or without saying what becomes of the posts', async () => {
  const { who, device } = await arrive(server.address);
  const wrong = await device.call('DELETE', '/account', { password: 'wrong wrong', posts: 'deleted' });
  const none = await device.call('DELETE', '/account', { posts: 'deleted' });
  const unsaid = await device.call('DELETE', '/account', { password: who.password });
  expect([wrong.status, none.status, unsaid.status]).toEqual([401, 401, 400]);
  expect((await new Device(server.address).call('DELETE', '/account', { posts: 'deleted' })).status).toBe(401);
  expect((await device.call('GET', '/account')).status).toBe(200);
});

test('the archive holds all that is kept of a person, and no secret', async () => {
  const { who, device } = await arrive(server.address);
  const design = await makeDesign(who.id);
  const stranger = await arrive(server.address);
  const foreign = await makeDesign(stranger.who.id);
  const reply = await fetch(`${server.address}/v1/account/export`, {
    headers: { cookie: [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="toile-\d{4}-\d\d-\d\d\.zip"$/);
  const entries = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  const read = (name: string) => JSON.parse(Buffer.from(entries[name] ?? []).toString('utf8'));
  expect(read('account.json')).toMatchObject({ email: who.email, hasPassword: true, freeTokens: 1 });
  expect(read('sessions.json')).toHaveLength(1);
  expect(read('designs.json')).toMatchObject([{ id: design.designId, words: 'a red saree' }]);
  expect(read('ledger.json')).toMatchObject([{ kind: 'grant', free: 1, paid: 0 }]);
  const picture = entries[`pictures/${design.fileId}.png`];
  expect((await sharp(picture).metadata()).format).toBe('png');
  const all = Object.entries(entries).map(([name, bytes]) => name + Buffer.from(bytes).toString('latin1'));
  expect(all.join()).not.toMatch(/argon2|secretHash/);
  expect(all.join()).not.toContain(foreign.fileId);
});

test('a guest has nothing to export', async () => {
  expect((await new Device(server.address).call('GET', '/account/export')).status).toBe(401);
});
