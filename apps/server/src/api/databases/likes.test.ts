import { Query } from 'appwrite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postLikes } from '#server/parts/database/schema/post-likes.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { likePost } from '#server/product/gallery/like-post.ts';
import type { RunningServer } from '#server/start.ts';
import { anything, at, openCommunity, type Post } from '../../../../../test/community.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { createGate } from '../../../../../test/gate.ts';
import { buyTokens, type Person, signUp } from '../../../../../test/people.ts';
import { refusalOf } from '../../../../../test/sdk.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;
let asha: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer(
    { DATABASE_URL: await createTestDatabase() },
    { openGenerator: () => openFakeGenerator() },
  );
  [asha, ben] = await Promise.all([signUp(server.address), signUp(server.address)]);
  await buyTokens(server.parts.database, asha.accountId, 20);
  await buyTokens(server.parts.database, ben.accountId, 20);
});
afterAll(() => server.close());

const { as, list, postDesign } = openCommunity(() => server.address);

const NOT_ALLOWED = { code: 401, type: 'user_unauthorized' };
const NOT_FOUND = { code: 404, type: 'document_not_found' };
const INVALID = { code: 400, type: 'document_invalid_structure' };

const like = (person: Person, id: string, value = 1) =>
  as(person).incrementDocumentAttribute<Post>({ ...at(id), attribute: 'likes', value });
const unlike = (person: Person, id: string) =>
  as(person).decrementDocumentAttribute<Post>({ ...at(id), attribute: 'likes' });
const write = (person: Person, id: string, likes: number) =>
  as(person).updateDocument<Post>({ ...at(id), data: anything({ likes }) });

test('a person counts once, is shown the own like, and takes it back', async () => {
  const { $id } = await postDesign(asha);
  expect(await like(ben, $id)).toMatchObject({ likes: 1, liked: true });
  expect(await like(ben, $id, 50)).toMatchObject({ likes: 1, liked: true });
  expect(await as(asha).getDocument(at($id))).toMatchObject({ likes: 1, liked: false });
  expect((await list(ben, Query.equal('liked', true))).documents.map((each) => each.$id)).toEqual([$id]);
  expect((await list(ben, Query.equal('liked', false))).documents.map((each) => each.$id)).not.toContain($id);
  expect((await list(undefined, Query.equal('liked', true))).documents).toEqual([]);
  expect(await unlike(ben, $id)).toMatchObject({ likes: 0, liked: false });
  expect(await unlike(ben, $id)).toMatchObject({ likes: 0, liked: false });
});

test('the old way of reading and writing the count works and cannot cheat', async () => {
  const { $id } = await postDesign(asha);
  expect(await write(ben, $id, 9999)).toMatchObject({ likes: 1, liked: true });
  expect(await write(ben, $id, 9999)).toMatchObject({ likes: 1, liked: true });
  expect(await write(asha, $id, 1)).toMatchObject({ likes: 2, liked: true });
  expect(await write(ben, $id, -50)).toMatchObject({ likes: 1, liked: false });
  expect(await write(ben, $id, 0)).toMatchObject({ likes: 1, liked: false });
  expect(await write(asha, $id, 0)).toMatchObject({ likes: 0, liked: false });
  expect(await refusalOf(write(ben, $id, 0.5))).toMatchObject(INVALID);
  const trick = { likes: '{"method":"increment","values":[1]}' };
  expect(await refusalOf(as(ben).updateDocument({ ...at($id), data: anything(trick) }))).toMatchObject(INVALID);
});

test('the old way counts everybody who has read the same number, and takes back who likes it, whatever came between', async () => {
  const { $id } = await postDesign(asha);
  const people = await Promise.all(Array.from({ length: 24 }, () => signUp(server.address)));
  const read = async (person: Person) => (await as(person).getDocument<Post>(at($id))).likes;
  const counts = await Promise.all(people.map(read));
  expect(new Set(counts)).toEqual(new Set([0]));
  const answers = await Promise.all(people.map((person, nth) => write(person, $id, (counts[nth] ?? 0) + 1)));
  expect(answers.filter(({ liked }) => !liked)).toEqual([]);
  expect(await read(asha)).toBe(people.length);
  // One of them takes theirs back while others who had read more write.
  const [first] = people;
  if (!first) throw new Error('nobody came');
  const before = await read(first);
  expect(await write(asha, $id, before + 1)).toMatchObject({ liked: true });
  expect(await write(first, $id, before - 1)).toMatchObject({ liked: false, likes: people.length });
});

test('guests like nothing, only likes are counted, and bounds are kept', async () => {
  const { $id } = await postDesign(asha);
  const guest = as();
  const attribute = 'likes';
  expect(await refusalOf(guest.incrementDocumentAttribute({ ...at($id), attribute }))).toMatchObject(NOT_ALLOWED);
  const height = as(ben).incrementDocumentAttribute({ ...at($id), attribute: 'title' });
  expect(await refusalOf(height)).toMatchObject(NOT_ALLOWED);
  const unknown = as(ben).incrementDocumentAttribute({ ...at($id), attribute: 'fame' });
  expect(await refusalOf(unknown)).toMatchObject({ code: 404, type: 'attribute_not_found' });
  const below = as(ben).decrementDocumentAttribute({ ...at($id), attribute, min: 0 });
  expect(await refusalOf(below)).toEqual({
    code: 400,
    type: 'attribute_limit_exceeded',
    message: 'databases "likes" has reached the minimum value of 0',
  });
  expect(await refusalOf(like(ben, 'nobody'))).toMatchObject(NOT_FOUND);
});

test('the most liked come first, and then the newest', async () => {
  const [first, second, third] = [await postDesign(ben), await postDesign(ben), await postDesign(ben)];
  await like(asha, second.$id);
  const { documents } = await list(
    undefined,
    Query.equal('$id', [first.$id, second.$id, third.$id]),
    Query.orderDesc('likes'),
  );
  expect(documents.map(({ $id }) => $id)).toEqual([second.$id, third.$id, first.$id]);
  const next = await list(undefined, Query.orderDesc('likes'), Query.cursorAfter(second.$id), Query.limit(1000));
  expect(next.documents.map(({ $id }) => $id)).not.toContain(second.$id);
  expect(next.documents.every(({ likes }) => likes <= 1)).toBe(true);
});

test('a thousand people liking and unliking one post at once leave as many likes as rows', async () => {
  const { $id } = await postDesign(asha);
  const { database } = server.parts;
  await database.transaction((tx) =>
    tx.execute(sql`insert into accounts (id, email, name)
      select 'crowd-' || n, 'crowd-' || n || '@example.com', 'Crowd' from generate_series(1, 1000) n`),
  );
  const crowd = Array.from({ length: 1000 }, (_, index) => `crowd-${index + 1}`);
  const gate = createGate(100);
  const toggle = (accountId: string, liked: boolean) =>
    gate(() =>
      likePost({
        ctx: { actor: { kind: 'account', accountId, sessionId: 'test' }, database },
        input: { postId: $id, liked },
      }),
    );
  await Promise.all(
    crowd.flatMap((accountId, index) => [
      toggle(accountId, true),
      ...(index % 2 === 0 ? [toggle(accountId, true), toggle(accountId, false)] : []),
    ]),
  );
  const rows = await database.read.$count(postLikes, sql`${postLikes.postId} = ${$id}`);
  const [counted] = await database.read.select({ likes: posts.likes }).from(posts).where(sql`${posts.id} = ${$id}`);
  expect(counted?.likes).toBe(rows);
  // Every other person only liked; the rest ended as their last call did.
  expect(rows).toBeGreaterThanOrEqual(500);
  expect(rows).toBeLessThanOrEqual(1000);
});
