import { BUCKET, COLLECTION, DATABASE_ID } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import { goneIds } from '../../apps/server/src/parts/database/schema/gone-ids.ts';
import { posts } from '../../apps/server/src/parts/database/schema/posts.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { openCommunity } from '../community.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { buyTokens, PASSWORD, type Person, signUp } from '../people.ts';
import { plainPicture } from '../pictures.ts';
import { startTestServer } from '../server.ts';

/** An address under which something of somebody's was seen never shows anything of another's. */

let server: RunningServer;
const community = openCommunity(() => server.address);
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

const COMMUNITY = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents`;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Somebody whose design is shared and posted. */
async function shown() {
  const person = await signUp(server.address);
  const { design_id: designId } = await community.makeDesign(person);
  await person.fetch(`/generate-outfit/${designId}/share`, { method: 'PUT' });
  const { $id: postId, fileId } = await community.post(person, { designId });
  return { person, designId, postId, fileId: String(fileId) };
}

/** Posts an own design under an id; the status. */
async function postUnder(person: Person, documentId: string): Promise<number> {
  const { design_id: designId } = await community.makeDesign(person);
  const body = JSON.stringify({ documentId, data: { designId, prompt: 'of another' } });
  return (await person.fetch(COMMUNITY, { method: 'POST', headers: JSON_TYPE, body })).status;
}

async function uploadUnder(person: Person, fileId: string): Promise<number> {
  const body = new FormData();
  body.set('fileId', fileId);
  body.set('permissions[]', 'read("any")');
  body.set('file', new File([new Uint8Array(await plainPicture('png'))], 'a.png', { type: 'image/png' }));
  return (await person.fetch(`/v1/storage/buckets/${BUCKET.designs}/files`, { method: 'POST', body })).status;
}

/** Transactions of the server that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await server.parts.database.transaction((tx) =>
    tx.execute<{ count: number }>(sql`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`),
  );
  return rows[0]?.count ?? 0;
}

const pageOf = async (id: string) =>
  (await fetch(`${server.address}/d/${id}`, { headers: { accept: 'application/json' } })).status;

test('the address of a post that was taken back is given to nobody else, and to its author again', async () => {
  const { person, postId } = await shown();
  expect((await person.fetch(`${COMMUNITY}/${postId}`, { method: 'DELETE' })).status).toBe(204);
  expect(await postUnder(await signUp(server.address), postId)).toBe(409);
  expect(await pageOf(postId)).toBe(404);
  await buyTokens(server.parts.database, person.accountId, 1);
  expect(await postUnder(person, postId)).toBe(201);
});

test('of an account that is gone no address comes to another: design, post or picture', async () => {
  const { person, designId, postId, fileId } = await shown();
  const gone = await person.fetch('/v1/account', {
    method: 'DELETE',
    headers: JSON_TYPE,
    body: JSON.stringify({ password: PASSWORD, posts: 'deleted' }),
  });
  expect(gone.status).toBe(204);
  for (const id of [designId, postId]) {
    expect(await postUnder(await signUp(server.address), id)).toBe(409);
    expect(await pageOf(id)).toBe(404);
  }
  expect(await uploadUnder(await signUp(server.address), fileId)).toBe(409);
  // What is kept of it all is the addresses.
  const kept = await server.parts.database.read.select().from(goneIds).where(eq(goneIds.accountId, person.accountId));
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([designId, postId, fileId]));
});

test('nor does the address of a design that was forgotten, shared or not any more', async () => {
  const person = await signUp(server.address);
  const { design_id: designId } = await community.makeDesign(person);
  await server.parts.database.transaction((tx) => tx.delete(designs).where(eq(designs.id, designId)));
  expect(await postUnder(await signUp(server.address), designId)).toBe(409);
});

test('whoever asks for an address in the moment in which it is given up does not get it', async () => {
  const { postId } = await shown();
  const other = await signUp(server.address);
  const asked = await server.parts.database.transaction(async (tx) => {
    await tx.delete(posts).where(eq(posts.id, postId));
    const status = postUnder(other, postId);
    // It waits for what becomes of the id.
    await expect.poll(waiting).toBe(1);
    return { status };
  });
  expect(await asked.status).toBe(409);
});
