import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { COLLECTION, DATABASE_ID, MESSAGE } from '@toile/contract';
import { ID, Query } from 'appwrite';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { anything, at, openCommunity, type Post } from '../../../../../test/community.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
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
  [asha, ben] = await Promise.all([signUp(server.address, 'Asha Rao'), signUp(server.address, 'Ben')]);
  await buyTokens(server.parts.database, asha.accountId, 200);
  await buyTokens(server.parts.database, ben.accountId, 50);
});
afterAll(() => server.close());

const { as, list, makeDesign, post, postDesign } = openCommunity(() => server.address);

const canRead = async (url: string) => (await fetch(new URL(url, server.address))).status === 200;

const NOT_ALLOWED = { code: 401, type: 'user_unauthorized' };
const NOT_FOUND = { code: 404, type: 'document_not_found' };
const INVALID = { code: 400, type: 'document_invalid_structure' };

describe('posting', () => {
  test('a design becomes a post with its own words, picture and description, and the picture becomes public', async () => {
    const design = await makeDesign(asha, 'an ochre wool coat');
    expect(await canRead(design.image_url)).toBe(false);
    const made = await post(asha, { designId: design.design_id });
    expect(made).toEqual({
      $id: expect.stringMatching(/^[0-9a-f]{20}$/),
      $sequence: expect.stringMatching(/^\d+$/),
      $collectionId: 'community',
      $databaseId: 'toile',
      $createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
      $updatedAt: made.$createdAt,
      $permissions: ['read("any")', `update("user:${asha.accountId}")`, `delete("user:${asha.accountId}")`],
      prompt: 'an ochre wool coat',
      url: design.image_url,
      fileId: design.file_id,
      likes: 0,
      User_Email: asha.email,
      User_Id: asha.accountId,
      title: 'an ochre wool coat',
      imageUrl: design.image_url,
      userId: asha.accountId,
      createdAt: made.$createdAt,
      description: design.outfit_description,
      userName: 'Asha Rao',
      liked: false,
      mine: true,
      house: false,
      designId: design.design_id,
      width: 768,
      hasFigure: false,
      height: 1024,
    });
    expect(await canRead(made.url)).toBe(true);
  });

  test("the specification's own call works, and what it claims of owner and likes is not believed", async () => {
    const design = await makeDesign(asha, 'a teal kurta');
    const made = await post(asha, {
      prompt: 'A teal kurta for the evening',
      url: `${server.address}${design.image_url}`,
      fileId: design.file_id,
      likes: 9999,
      User_Email: ben.email,
      User_Id: ben.accountId,
    });
    expect(made).toMatchObject({
      prompt: 'A teal kurta for the evening',
      likes: 0,
      User_Id: asha.accountId,
      User_Email: asha.email,
      designId: design.design_id,
    });
  });

  test('the second shape of the specification is taken too', async () => {
    const design = await makeDesign(asha);
    const made = await post(asha, {
      title: 'Linen',
      prompt: 'linen shirt, loose',
      imageUrl: design.image_url,
      userId: asha.accountId,
      likes: 0,
      createdAt: new Date().toISOString(),
    });
    expect(made).toMatchObject({ prompt: 'linen shirt, loose', fileId: design.file_id });
  });

  test('words that no design may have stand under no picture, neither at first nor changed', async () => {
    const refused = { code: 400, type: expect.stringMatching(/^words_/) };
    const { design_id } = await makeDesign(asha, 'a grey flannel skirt');
    for (const prompt of ['a stripper outfit for a girl of nine', 'a nazi uniform'])
      await expect(post(asha, { designId: design_id, prompt })).rejects.toMatchObject(refused);
    const { $id } = await post(asha, { designId: design_id, prompt: 'For the office' });
    const change = (prompt: string) => as(asha).updateDocument({ ...at($id), data: anything({ prompt }) });
    await expect(change('a nazi uniform')).rejects.toMatchObject(refused);
    expect(await as().getDocument(at($id))).toMatchObject({ prompt: 'For the office' });
    await change('For the studio');
    expect(await as().getDocument(at($id))).toMatchObject({ prompt: 'For the studio' });
  });

  test('a design is posted once, also by two presses at the same moment', async () => {
    const { design_id: designId } = await makeDesign(asha);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => post(asha, { designId })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(post(asha, { designId }))).toEqual({
      code: 409,
      type: 'document_already_exists',
      message: MESSAGE.designCollectedAlready,
    });
  });

  test("nobody posts another's design or picture, a foreign address, or something unheard of", async () => {
    const design = await makeDesign(asha);
    const own = await makeDesign(ben);
    for (const data of [
      { designId: design.design_id },
      { prompt: 'mine', fileId: design.file_id },
      { prompt: 'mine', url: design.image_url },
      { prompt: 'x', fileId: own.file_id, url: 'https://example.com/a.jpg' },
      { prompt: 'x', fileId: own.file_id, url: 'javascript:alert(1)' },
      { prompt: 'x', fileId: own.file_id, url: '//example.com/v1/storage/buckets/designs/files/x/view' },
      { prompt: 'x', fileId: own.file_id, url: design.image_url },
      { prompt: 'x', fileId: own.file_id, featured: true },
      { prompt: 'x' },
      { prompt: 'x'.repeat(1001), fileId: own.file_id },
      { prompt: 'x', fileId: own.file_id, likes: '{"method":"increment","values":[1]}' },
    ]) {
      expect(await refusalOf(post(ben, data)), JSON.stringify(data)).toMatchObject(INVALID);
    }
    expect(await canRead(design.image_url)).toBe(false);
  });

  test('the picture of an account is nothing to post', async () => {
    const face = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c96' } })
      .png()
      .toBuffer();
    const sent = await ben.fetch('/v1/account/picture', {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(face),
    });
    const { prefs } = (await sent.json()) as { prefs: { picture: string } };
    const [, fileId = ''] = /files\/([^/]+)\/view/.exec(prefs.picture) ?? [];
    expect(await refusalOf(post(ben, { prompt: 'me', fileId }))).toMatchObject(INVALID);
    expect((await ben.fetch('/v1/account/picture', { method: 'DELETE' })).status).toBe(200);
  });

  test('guests post nothing; a taken or impossible id is refused; permissions are only for roles one holds', async () => {
    const { design_id: designId } = await makeDesign(ben);
    const create = (person: Person | undefined, documentId: string, permissions?: string[]) =>
      as(person).createDocument({
        ...at(documentId),
        data: anything({ designId }),
        ...(permissions && { permissions }),
      });
    expect(await refusalOf(create(undefined, ID.unique()))).toMatchObject(NOT_ALLOWED);
    const taken = await postDesign(asha);
    expect(await refusalOf(create(ben, taken.$id))).toMatchObject({ code: 409, type: 'document_already_exists' });
    expect(await refusalOf(create(ben, '-x'))).toMatchObject({ code: 400, type: 'general_argument_invalid' });
    expect(await refusalOf(create(ben, 'unique()', [`update("user:${asha.accountId}")`]))).toMatchObject(NOT_ALLOWED);
    expect(await create(ben, 'chosen-by-ben', ['read("any")'])).toMatchObject({ $id: 'chosen-by-ben' });
  });
});

describe('reading', () => {
  test("everybody reads a post; nobody but its author reads the author's address, not even through a filter", async () => {
    const { $id } = await postDesign(asha, 'a secret silk scarf');
    for (const reader of [undefined, ben]) {
      const seen = await as(reader).getDocument<Post>(at($id));
      expect(JSON.stringify(seen)).not.toContain(asha.email);
      expect(seen).toMatchObject({ User_Email: 'Asha Rao', userName: 'Asha Rao', mine: false });
      expect(seen.$permissions).toEqual(['read("any")']);
      expect(await list(reader, Query.equal('User_Email', asha.email))).toMatchObject({ total: 0 });
      expect((await list(reader, Query.equal('User_Email', 'Asha Rao'))).total).toBeGreaterThan(0);
    }
    expect((await list(asha, Query.equal('User_Email', asha.email))).total).toBeGreaterThan(0);
  });

  test('who signed up with an address for a name, or without one, is not called by an address', async () => {
    const named = await signUp(server.address, 'dora@example.com');
    expect(await postDesign(named)).toMatchObject({ userName: 'dora' });
  });

  test('a list is newest first, its pages follow each other without gap or repetition, both ways', async () => {
    const made: string[] = [];
    for (let index = 0; index < 7; index++) made.unshift((await postDesign(ben, `a shirt ${index}`)).$id);
    const mine = Query.equal('User_Id', ben.accountId);
    const all = (await list(undefined, mine, Query.limit(1_000_000))).documents.map(({ $id }) => $id);
    expect(all.slice(0, 7)).toEqual(made);
    const paged: string[] = [];
    for (let after: string | undefined; ; after = paged.at(-1)) {
      const queries = [mine, Query.limit(2), ...(after ? [Query.cursorAfter(after)] : [])];
      const { documents } = await list(undefined, ...queries);
      if (documents.length === 0) break;
      paged.push(...documents.map(({ $id }) => $id));
    }
    expect(paged).toEqual(all);
    const before = await list(undefined, mine, Query.limit(2), Query.cursorBefore(all[4] ?? ''));
    expect(before.documents.map(({ $id }) => $id)).toEqual(all.slice(2, 4));
    const ascending = await list(undefined, mine, Query.orderAsc('$createdAt'), Query.limit(1000));
    expect(ascending.documents.map(({ $id }) => $id)).toEqual(all.toReversed());
    const skipped = await list(undefined, mine, Query.offset(3), Query.limit(2));
    expect(skipped.documents.map(({ $id }) => $id)).toEqual(all.slice(3, 5));
    expect(skipped.total).toBe(all.length);
  });

  test('posts of one moment have an order all the same', async () => {
    await server.parts.database.transaction((tx) =>
      tx.execute(sql`update posts set created_at = '2026-01-01' where account_id = ${ben.accountId}`),
    );
    const mine = Query.equal('User_Id', ben.accountId);
    const all = (await list(undefined, mine, Query.limit(1000))).documents.map(({ $id }) => $id);
    expect(all).toEqual([...all].sort().reverse());
    const next = await list(undefined, mine, Query.cursorAfter(all[2] ?? ''), Query.limit(1));
    expect(next.documents[0]?.$id).toBe(all[3]);
  });

  test('every kind of query is understood', async () => {
    const { $id, $createdAt, designId, fileId } = await postDesign(asha, 'Zebra print raincoat');
    const one = async (...queries: string[]) => (await list(asha, ...queries)).documents.map((each) => each.$id);
    expect(await one(Query.equal('$id', [$id, 'nobody']))).toEqual([$id]);
    expect(await one(Query.equal('designId', designId ?? ''), Query.equal('fileId', fileId))).toEqual([$id]);
    expect(await one(Query.contains('prompt', 'zebra'))).toEqual([$id]);
    expect(await one(Query.search('prompt', 'PRINT RAIN'))).toEqual([$id]);
    expect(await one(Query.startsWith('prompt', 'Zebra'))).toEqual([$id]);
    expect(await one(Query.equal('$id', $id), Query.between('$createdAt', $createdAt, $createdAt))).toEqual([$id]);
    expect(await one(Query.equal('$id', $id), Query.greaterThan('likes', 0))).toEqual([]);
    expect(await one(Query.equal('$id', $id), Query.lessThanEqual('likes', 0))).toEqual([$id]);
    expect(await one(Query.equal('$id', $id), Query.isNull('designId'))).toEqual([]);
    expect(await one(Query.equal('$id', $id), Query.notEqual('prompt', 'x'), Query.isNotNull('title'))).toEqual([$id]);
    const either = Query.or([
      Query.equal('$id', $id),
      Query.and([Query.equal('house', true), Query.equal('likes', 5)]),
    ]);
    expect(await one(either)).toEqual([$id]);
    const shown = async (...names: string[]) => {
      const [found] = (await list(asha, Query.equal('$id', $id), Query.select(names))).documents;
      return Object.keys(found ?? {}).filter((key) => !key.startsWith('$'));
    };
    expect(await shown('prompt')).toEqual(['prompt']);
    const all = await shown('*');
    expect(await shown(...all)).toEqual(all);
  });

  test.each([
    Query.equal('password_hash', 'x'),
    Query.orderDesc('liked'),
    Query.equal('likes', 'many'),
    Query.startsWith('likes', '1'),
    Query.equal('$createdAt', 'yesterday or so'),
    Query.limit(0),
    Query.offset(1e300),
    Query.greaterThan('$createdAt', '+275760-09-13T00:00:00.000Z'),
    Query.lessThan('$createdAt', '-000044-03-15T12:00:00.000Z'),
    Query.select(['password_hash']),
    '{"method":"drop"}',
  ])('the query %s is refused', async (query) => {
    expect(await refusalOf(list(undefined, query))).toMatchObject({ code: 400, type: 'general_query_invalid' });
  });

  test('a long list travels compressed where that is understood', async () => {
    const path = `/v1/databases/toile/collections/community/documents?queries[0]=${encodeURIComponent(Query.limit(50))}`;
    const read = (encoding: string) => server.app.inject({ url: path, headers: { 'accept-encoding': encoding } });
    const [plain, packed] = [await read('identity'), await read('gzip, br')];
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br']);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    // What guests share is compressed once, and said again.
    expect((await read('gzip, br')).rawPayload).toEqual(packed.rawPayload);
    const zipped = await read('gzip');
    expect([zipped.headers['content-encoding'], gunzipSync(zipped.rawPayload).toString()]).toEqual([
      'gzip',
      plain.body,
    ]);
  });

  test('a cursor that has gone is said to be gone', async () => {
    const gone = list(undefined, Query.cursorAfter('gone'));
    expect(await refusalOf(gone)).toMatchObject({ code: 400, type: 'general_cursor_not_found' });
  });
});

describe('changing', () => {
  test('the author changes the words and takes the post back; its picture is private again', async () => {
    const made = await postDesign(asha);
    const renamed = await as(asha).updateDocument<Post>({
      ...at(made.$id),
      data: anything({ prompt: 'Linen, again' }),
    });
    expect(renamed).toMatchObject({ prompt: 'Linen, again', likes: 0 });
    await as(asha).deleteDocument(at(made.$id));
    expect(await refusalOf(as(asha).getDocument(at(made.$id)))).toMatchObject(NOT_FOUND);
    expect(await canRead(made.url)).toBe(false);
    expect(await post(asha, { designId: made.designId })).toMatchObject({ fileId: made.fileId });
  });

  test('strangers and guests change and delete nothing, and nobody changes what is not his to say', async () => {
    const made = await postDesign(asha);
    for (const stranger of [ben, undefined]) {
      for (const data of [{ prompt: 'mine now' }, { User_Id: ben.accountId }]) {
        expect(await refusalOf(as(stranger).updateDocument({ ...at(made.$id), data: anything(data) }))).toMatchObject(
          NOT_ALLOWED,
        );
      }
      expect(await refusalOf(as(stranger).deleteDocument(at(made.$id)))).toMatchObject(NOT_ALLOWED);
    }
    for (const data of [{ User_Id: ben.accountId }, { url: '/elsewhere' }, { fileId: 'x' }]) {
      expect(await refusalOf(as(asha).updateDocument({ ...at(made.$id), data: anything(data) }))).toMatchObject(
        NOT_ALLOWED,
      );
    }
    expect(await refusalOf(as(asha).deleteDocument(at('nobody')))).toMatchObject(NOT_FOUND);
    expect(await as(asha).getDocument(at(made.$id))).toEqual(made);
  });
});

test('a guest who has the first page already is told so, until something in it changes', async () => {
  const path = `/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents`;
  const ask = (etag = '') => fetch(new URL(path, server.address), { headers: { 'if-none-match': etag } });
  await postDesign(asha);
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  const again = await ask(etag);
  expect([again.status, await again.text()]).toEqual([304, '']);
  const { $id } = await postDesign(asha);
  const changed = await ask(etag);
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining($id)]);
  expect((await asha.fetch(path)).headers.get('etag')).toBeNull();
});

test('the page that guests share stays whole, whoever is told of a part of it meanwhile', async () => {
  await postDesign(asha);
  const parts = () => list(undefined, Query.select(['title']));
  const readings = await Promise.all([list(undefined), parts(), list(asha), list(undefined), parts(), list(undefined)]);
  const lengths = readings.map(({ documents }) => documents.length);
  expect(new Set(lengths)).toEqual(new Set([lengths[0]]));
  expect(lengths[0]).toBeGreaterThan(0);
});
