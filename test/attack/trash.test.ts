import { BUCKET, COLLECTION, DATABASE_ID } from '@toile/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designs } from '../../apps/server/src/parts/database/schema/designs.ts';
import { files } from '../../apps/server/src/parts/database/schema/files.ts';
import { posts } from '../../apps/server/src/parts/database/schema/posts.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { openCommunity } from '../community.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { type Person, signUp } from '../people.ts';
import { plainPicture } from '../pictures.ts';
import { press } from '../press.ts';
import { startTestServer } from '../server.ts';

/** What lies in the trash nobody else sees, in whatever order and beside whatever it was laid there. */

let server: RunningServer;
const community = openCommunity(() => server.address);
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

interface Own {
  readonly person: Person;
  readonly designId: string;
  readonly fileId: string;
}

async function makeOwn(): Promise<Own> {
  const person = await signUp(server.address);
  const { design_id: designId } = await community.makeDesign(person);
  const [row] = await server.parts.database.read.select().from(designs).where(eq(designs.id, designId));
  return { person, designId, fileId: row?.fileId ?? '' };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const fileOf = (id: string) => `/v1/storage/buckets/${BUCKET.designs}/files/${id}`;

/** Ways to show a design to others. */
const SHOWING: Record<string, (own: Own) => Promise<Response>> = {
  'sharing its address': ({ person, designId }) =>
    person.fetch(`/generate-outfit/${designId}/share`, { method: 'PUT' }),
  'posting it': ({ person, designId }) =>
    person.fetch(`/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ documentId: 'unique()', data: { designId, prompt: 'a shirt' } }),
    }),
  'letting anybody read its picture': ({ person, fileId }) =>
    person.fetch(fileOf(fileId), {
      method: 'PUT',
      headers: JSON_TYPE,
      body: JSON.stringify({ permissions: ['read("any")'] }),
    }),
};

const trash = ({ person, designId }: Own) => person.fetch(`/generate-outfit/${designId}`, { method: 'DELETE' });

/** What guests are answered at the design's addresses, and whether it hangs in the gallery. */
async function seenBy({ designId, fileId }: Own) {
  const statuses = await Promise.all(
    [`/d/${designId}`, `${fileOf(fileId)}/view`, `${fileOf(fileId)}/preview?width=384`].map(
      async (path) => (await fetch(`${server.address}${path}`, { headers: { accept: 'application/json' } })).status,
    ),
  );
  const hanging = await server.parts.database.read.select().from(posts).where(eq(posts.designId, designId));
  return { statuses, hanging: hanging.length };
}
const NOBODY = { statuses: [404, 404, 404], hanging: 0 };

/** Transactions of the server that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await server.parts.database.transaction((tx) =>
    tx.execute<{ count: number }>(sql`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`),
  );
  return rows[0]?.count ?? 0;
}

/** Holds a design while two things are asked of it, the second once the first waits, and lets both go. */
async function atOnce(own: Own, first: (own: Own) => Promise<Response>, second: (own: Own) => Promise<Response>) {
  const asked = await server.parts.database.transaction(async (tx) => {
    await tx.select().from(designs).where(eq(designs.id, own.designId)).for('update');
    const one = first(own);
    await expect.poll(waiting).toBe(1);
    const other = second(own);
    await expect.poll(waiting).toBe(2);
    return { one, other };
  });
  return [(await asked.one).status, (await asked.other).status];
}

test.each(Object.entries(SHOWING))('%s is refused of what lies in the trash', async (_, show) => {
  const own = await makeOwn();
  expect((await trash(own)).status).toBe(204);
  expect((await show(own)).status).toBeGreaterThanOrEqual(400);
  expect(await seenBy(own)).toEqual(NOBODY);
  // Nor is it shown by coming back.
  const back = await own.person.fetch(`/generate-outfit/${own.designId}/restore`, { method: 'POST' });
  expect(back.status).toBe(204);
  expect(await seenBy(own)).toEqual(NOBODY);
});

test.each(Object.entries(SHOWING))(
  '%s before the trash takes it, in one moment, is taken back by it',
  async (_, show) => {
    const own = await makeOwn();
    const [shown, trashed] = await atOnce(own, show, trash);
    expect(shown).toBeLessThan(300);
    expect(trashed).toBe(204);
    expect(await seenBy(own)).toEqual(NOBODY);
  },
);

test.each(Object.entries(SHOWING))('%s behind the trash, in one moment, is refused', async (_, show) => {
  const own = await makeOwn();
  const [trashed, shown] = await atOnce(own, trash, show);
  expect(trashed).toBe(204);
  expect(shown).toBeGreaterThanOrEqual(400);
  expect(shown).toBeLessThan(500);
  expect(await seenBy(own)).toEqual(NOBODY);
});

const unshare = ({ person, designId }: Own) => person.fetch(`/generate-outfit/${designId}/share`, { method: 'DELETE' });
const unpost = async ({ person, designId }: Own) => {
  const [post] = await server.parts.database.read.select().from(posts).where(eq(posts.designId, designId));
  return person.fetch(`/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents/${post?.id}`, {
    method: 'DELETE',
  });
};

test.each([
  ['the sharing first', unshare, unpost],
  ['the post first', unpost, unshare],
])(
  'what is shared and posted, and taken back in both ways in one moment, is nobody else’s: %s',
  async (_, one, other) => {
    const own = await makeOwn();
    for (const show of Object.values(SHOWING).slice(0, 2)) expect((await show(own)).status).toBeLessThan(300);
    const statuses = await atOnce(own, one, other);
    for (const status of statuses) expect(status).toBeLessThan(300);
    expect(await seenBy(own)).toEqual(NOBODY);
  },
);

const keepForOneself = ({ person, fileId }: Own) =>
  person.fetch(fileOf(fileId), { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify({ permissions: [] }) });

test('what is posted in the moment in which its maker keeps the picture for themselves is seen', async () => {
  const post = SHOWING['posting it'];
  if (!post) throw new Error('it is a way of showing');
  for (const [one, other] of [
    [keepForOneself, post],
    [post, keepForOneself],
  ] as const) {
    const own = await makeOwn();
    for (const status of await atOnce(own, one, other)) expect(status).toBeLessThan(300);
    expect(await seenBy(own)).toEqual({ statuses: [200, 200, 200], hanging: 1 });
  }
});

test('an upload that is posted in the moment in which its maker keeps it for themselves is seen', async () => {
  const person = await signUp(server.address);
  const body = new FormData();
  body.set('fileId', 'unique()');
  body.set('file', new File([new Uint8Array(await plainPicture('png'))], 'a.png', { type: 'image/png' }));
  const sent = await person.fetch(`/v1/storage/buckets/${BUCKET.designs}/files`, { method: 'POST', body });
  const fileId = String(Object(await sent.json()).$id);
  const asked = await server.parts.database.transaction(async (tx) => {
    await tx.select().from(files).where(eq(files.id, fileId)).for('update');
    const posted = community.post(person, { fileId, prompt: 'a shirt' });
    await expect.poll(waiting).toBe(1);
    const kept = keepForOneself({ person, designId: '', fileId });
    await expect.poll(waiting).toBe(2);
    return { posted, kept };
  });
  await asked.posted;
  expect((await asked.kept).status).toBe(200);
  expect((await fetch(`${server.address}${fileOf(fileId)}/view`)).status).toBe(200);
});

test("whoever deletes another's post is refused without waiting for its design, or having it wait", async () => {
  const own = await makeOwn();
  expect((await SHOWING['posting it']?.(own))?.status).toBe(201);
  const stranger = await signUp(server.address);
  const status = await server.parts.database.transaction(async (tx) => {
    await tx.select().from(designs).where(eq(designs.id, own.designId)).for('update');
    return (await unpost({ ...own, person: stranger })).status;
  });
  expect(status).toBe(401);
});

test('nothing is kept of what lies in the trash, until it is out of it', async () => {
  const own = await makeOwn();
  await trash(own);
  const keeping = { style_idea: 'a skirt', keep: { design_id: own.designId, slots: ['g1'] } };
  expect((await press(own.person, keeping)).status).toBe(404);
});

test('what lies in the trash is not liked by its maker either', async () => {
  const own = await makeOwn();
  await trash(own);
  const body = JSON.stringify({ liked: true });
  const liked = await own.person.fetch(`/generate-outfit/${own.designId}`, {
    method: 'PATCH',
    headers: JSON_TYPE,
    body,
  });
  expect(liked.status).toBe(404);
});
