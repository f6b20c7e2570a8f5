import { GenerationReply } from '@toile/contract';
import { type Models, Query } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../../../../../test/people.ts';
import { press } from '../../../../../test/press.ts';
import { connectSdk, refusalOf } from '../../../../../test/sdk.ts';
import { startTestServer } from '../../../../../test/server.ts';

type Design = Models.Document & { prompt: string; liked: boolean; posted: boolean; likes: number; User_Id: string };

let server: RunningServer;
let asha: Person;
let ben: Person;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase() };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  [asha, ben] = await Promise.all([signUp(server.address), signUp(server.address)]);
  await buyTokens(server.parts.database, asha.accountId, 30);
});
afterAll(() => server.close());

const DESIGNS = { databaseId: 'toile', collectionId: 'designs' };
const as = (person?: Person) => connectSdk(server.address, person).databases;
const at = (documentId: string) => ({ ...DESIGNS, documentId });
const anything = (data: object) => data as Omit<Design, keyof Models.Document>;
const list = (person: Person | undefined, ...queries: string[]) =>
  as(person).listDocuments<Design>({ ...DESIGNS, queries });
const make = async (brief: object | string) => GenerationReply.parse(await (await press(asha, brief)).json());

test('the official SDK lists a person’s designs by User_Id, newest first, and pages through them by cursor', async () => {
  const made = [];
  for (let index = 0; index < 5; index++) made.push(await make({ style_idea: `cape ${index}`, season: 'winter' }));
  const all = await list(
    asha,
    Query.equal('User_Id', asha.accountId),
    Query.orderDesc('$createdAt'),
    Query.limit(1_000_000),
  );
  expect(all.documents.map(({ prompt }) => prompt)).toEqual(['cape 4', 'cape 3', 'cape 2', 'cape 1', 'cape 0']);
  expect(all.total).toBe(5);
  const [newest] = all.documents;
  expect(newest).toMatchObject({
    $id: made[4]?.design_id,
    url: made[4]?.image_url,
    fileId: made[4]?.file_id,
    seed: made[4]?.seed,
    season: 'winter',
    status: 'done',
    engine: 'fake',
    User_Id: asha.accountId,
    liked: false,
    posted: false,
  });
  const selected = await list(asha, Query.limit(1), Query.select(Object.keys(newest ?? {})));
  expect(selected.documents).toEqual([newest]);
  const pages: string[] = [];
  for (let after: string | undefined; ; ) {
    const { documents } = await list(asha, Query.limit(2), ...(after ? [Query.cursorAfter(after)] : []));
    if (documents.length === 0) break;
    pages.push(...documents.map(({ prompt }) => prompt));
    after = documents.at(-1)?.$id;
  }
  expect(pages).toEqual(all.documents.map(({ prompt }) => prompt));
  const found = await list(asha, Query.equal('season', 'winter'), Query.search('prompt', 'CAPE 3'));
  expect(found.documents.map(({ prompt }) => prompt)).toEqual(['cape 3']);
  expect((await list(asha, Query.equal('season', 'summer'))).documents).toEqual([]);
});

test('nobody else sees them, and a guest sees none', async () => {
  const { design_id } = await make('a private coat');
  expect((await list(ben, Query.equal('User_Id', asha.accountId))).documents).toEqual([]);
  expect((await list(undefined)).documents).toEqual([]);
  for (const person of [ben, undefined]) {
    const refused = { code: 404, type: 'document_not_found' };
    expect(await refusalOf(as(person).getDocument(at(design_id)))).toMatchObject(refused);
    expect(
      await refusalOf(as(person).updateDocument({ ...at(design_id), data: anything({ liked: true }) })),
    ).toMatchObject(refused);
    expect(await refusalOf(as(person).deleteDocument(at(design_id)))).toMatchObject(refused);
  }
});

test('only the heart may be changed, and no document be made without a press', async () => {
  const { design_id } = await make('a linen dress');
  const liked = await as(asha).updateDocument<Design>({ ...at(design_id), data: { liked: true } });
  expect(liked.liked).toBe(true);
  expect((await list(asha, Query.equal('liked', true))).documents.map(({ $id }) => $id)).toEqual([design_id]);
  const changes = [{ prompt: 'better' }, { seed: 1 }, { User_Id: ben.accountId }, { liked: 'yes' }];
  for (const data of changes) {
    const call = as(asha).updateDocument({ ...at(design_id), data: anything(data) });
    expect(await refusalOf(call)).toMatchObject({ code: 400, type: 'document_invalid_structure' });
  }
  const made = as(asha).createDocument({ ...at('unique()'), data: anything({ prompt: 'free of charge' }) });
  expect(await refusalOf(made)).toMatchObject({ code: 401, type: 'user_unauthorized' });
  const counted = as(asha).incrementDocumentAttribute({ ...at(design_id), attribute: 'seed' });
  expect(await refusalOf(counted)).toMatchObject({ code: 401 });
});

test('a heart on a posted design is a like of its post, once', async () => {
  const { design_id } = await make('a kimono');
  const post = await as(asha).createDocument<Models.Document & { likes: number }>({
    databaseId: 'toile',
    collectionId: 'community',
    documentId: 'unique()',
    data: { designId: design_id } as never,
  });
  for (const liked of [true, true, false, true]) {
    await as(asha).updateDocument({ ...at(design_id), data: anything({ liked }) });
    const shown = await as(ben).getDocument<typeof post>({
      databaseId: 'toile',
      collectionId: 'community',
      documentId: post.$id,
    });
    expect(shown.likes).toBe(Number(liked));
  }
  expect(await as(asha).getDocument<Design>(at(design_id))).toMatchObject({ liked: true, likes: 1, posted: true });
  expect((await list(asha, Query.equal('posted', true))).documents).toHaveLength(1);
});

test('deleting lays it into the trash, where the collection does not look', async () => {
  const { design_id } = await make('a coat by mistake');
  await as(asha).deleteDocument(at(design_id));
  expect(await refusalOf(as(asha).getDocument(at(design_id)))).toMatchObject({ code: 404 });
  expect((await list(asha, Query.equal('prompt', 'a coat by mistake'))).documents).toEqual([]);
  await asha.fetch(`/generate-outfit/${design_id}/restore`, { method: 'POST' });
  expect((await as(asha).getDocument<Design>(at(design_id))).prompt).toBe('a coat by mistake');
});
