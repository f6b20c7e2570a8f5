import { PROJECT_ID } from '@toile/contract';
import { Account, AppwriteException, Client, Databases, ID, Query } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { startTestServer } from '../../../../../test/server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
});
afterAll(() => server.close());

const USERS = { databaseId: 'toile', collectionId: 'users' };
let count = 0;

const connect = (session?: string) => {
  const client = new Client().setEndpoint(`${server.address}/v1`).setProject(PROJECT_ID);
  if (session) client.setSession(session);
  return { account: new Account(client), databases: new Databases(client) };
};

/** Signs somebody up; the SDK shows the session by header, as it does outside of browsers. */
async function signUp(name = 'Asha Rao') {
  count += 1;
  const id = ID.unique();
  const email = `maker${count}@example.com`;
  await connect().account.create({ userId: id, email, password: 'tailor-chalk-1927', name });
  const reply = await fetch(`${server.address}/v1/account/sessions/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
    body: JSON.stringify({ email, password: 'tailor-chalk-1927' }),
  });
  const [, session = ''] = /^a_session_toile=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '') ?? [];
  return { id, email, own: { ...USERS, documentId: id }, session, ...connect(session) };
}

async function refusalOf(call: Promise<unknown>): Promise<{ code: number; type: string; message: string }> {
  const error = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof AppwriteException)) throw new Error('The call was not refused by the server.');
  return { code: error.code, type: error.type, message: error.message };
}

/** Data of any shape, which the SDK's own types would refuse before the server could. */
const anything = (data: object): object => data;

const NOT_ALLOWED = { code: 401, type: 'user_unauthorized' };
const NOT_FOUND = { code: 404, type: 'document_not_found' };

test('a record shows its owner everything, system fields included', async () => {
  const { id, email, own, databases } = await signUp('Asha  Rao');
  const record = await databases.getDocument(own);
  expect(record).toEqual({
    $id: id,
    $sequence: expect.stringMatching(/^\d+$/),
    $collectionId: 'users',
    $databaseId: 'toile',
    $createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
    $updatedAt: expect.stringMatching(/\+00:00$/),
    $permissions: [`read("user:${id}")`, `update("user:${id}")`],
    name: 'Asha  Rao',
    email,
    userName: 'asharao',
    tokens: 0,
    freetokens: 1,
  });
});

test('making the own record returns the one there is, whatever is claimed in it', async () => {
  const { own, databases } = await signUp();
  const data = { name: 'X', email: 'x@example.com', tokens: 1000, freetokens: 1000 };
  const made = await databases.createDocument({ ...own, data });
  expect(made).toMatchObject({ name: 'Asha Rao', tokens: 0, freetokens: 1 });
  expect(await databases.createDocument({ ...own, data })).toEqual(made);
  expect(await databases.getDocument(own)).toEqual(made);
});

test('nobody makes a record for another id', async () => {
  const { databases } = await signUp();
  const data = { name: 'X', tokens: 0, freetokens: 1 };
  for (const documentId of ['unique()', ID.unique(), (await signUp()).id]) {
    expect(await refusalOf(databases.createDocument({ ...USERS, documentId, data }))).toMatchObject(NOT_ALLOWED);
  }
});

test.each([{ tokens: 1 }, { freetokens: 1_000_000 }, { tokens: -1 }, { tokens: 0, freetokens: 2 }])(
  'balances are not for clients to write: %j',
  async (data) => {
    const { own, databases } = await signUp();
    expect(await refusalOf(databases.updateDocument({ ...own, data }))).toMatchObject(NOT_ALLOWED);
    expect(await databases.getDocument(own)).toMatchObject({ tokens: 0, freetokens: 1 });
  },
);

test('a change that repeats the balances as they are is heard', async () => {
  const { own, databases } = await signUp();
  const data = { name: 'Mira', tokens: 0, freetokens: 1 };
  expect(await databases.updateDocument({ ...own, data })).toMatchObject({
    name: 'Mira',
    userName: 'mira',
    freetokens: 1,
  });
});

test('a balance cannot be counted up, deleted or written with a trick of types', async () => {
  const { own, databases } = await signUp();
  const up = databases.incrementDocumentAttribute({ ...own, attribute: 'tokens', value: 50 });
  expect(await refusalOf(up)).toMatchObject(NOT_ALLOWED);
  expect(await refusalOf(databases.deleteDocument(own))).toMatchObject(NOT_ALLOWED);
  const invalid = { code: 400, type: 'document_invalid_structure' };
  const trick = { tokens: '{"method":"increment","values":[1]}' };
  expect(await refusalOf(databases.updateDocument({ ...own, data: trick }))).toMatchObject(invalid);
  expect(await refusalOf(databases.updateDocument({ ...own, data: anything({ admin: true }) }))).toEqual({
    ...invalid,
    message: 'Invalid document structure: Unknown attribute: "admin"',
  });
  expect(await databases.getDocument(own)).toMatchObject({ tokens: 0, freetokens: 1 });
});

test('the address is not changed here, and an update needs something to change', async () => {
  const { own, databases } = await signUp();
  expect(
    await refusalOf(databases.updateDocument({ ...own, data: anything({ email: 'x@example.com' }) })),
  ).toMatchObject(NOT_ALLOWED);
  const missing = { code: 400, type: 'document_missing_payload' };
  expect(await refusalOf(databases.updateDocument({ ...own, data: {} }))).toMatchObject(missing);
  expect(await refusalOf(databases.updateDocument({ ...own, data: { $id: 'x' } }))).toMatchObject(missing);
});

test("another's record does not exist, not for reading, changing or deleting", async () => {
  const [victim, { databases }] = [await signUp(), await signUp()];
  expect(await refusalOf(databases.getDocument(victim.own))).toEqual({
    ...NOT_FOUND,
    message: `Document with the requested ID '${victim.id}' could not be found.`,
  });
  expect(await refusalOf(databases.updateDocument({ ...victim.own, data: anything({ name: 'X' }) }))).toMatchObject(
    NOT_FOUND,
  );
  expect(await refusalOf(databases.deleteDocument(victim.own))).toMatchObject(NOT_FOUND);
});

test('guests see no record, make none and get an empty list', async () => {
  const { own } = await signUp();
  const { databases } = connect();
  expect(await refusalOf(databases.getDocument(own))).toMatchObject(NOT_FOUND);
  expect(await refusalOf(databases.createDocument({ ...own, data: anything({ name: 'X' }) }))).toMatchObject(
    NOT_ALLOWED,
  );
  expect(await databases.listDocuments(USERS)).toEqual({ total: 0, documents: [] });
});

test('a list holds the own record alone, and only where the queries say so', async () => {
  const { id, email, databases } = await signUp();
  const list = (...queries: string[]) => databases.listDocuments({ ...USERS, queries });
  expect((await list()).documents.map((document) => document.$id)).toEqual([id]);
  expect(await list(Query.equal('email', [email, 'x@example.com']))).toMatchObject({ total: 1 });
  expect(await list(Query.equal('email', 'x@example.com'))).toEqual({ total: 0, documents: [] });
  expect(await list(Query.greaterThan('freetokens', 5))).toMatchObject({ total: 0 });
  expect(await list(Query.limit(1_000_000), Query.orderDesc('$createdAt'))).toMatchObject({ total: 1 });
  const [selected] = (await list(Query.select(['name']))).documents;
  expect(Object.keys(selected ?? {}).filter((key) => !key.startsWith('$'))).toEqual(['name']);
});

test('a query that is malformed, unknown or about something else is refused', async () => {
  const { databases } = await signUp();
  const invalid = { code: 400, type: 'general_query_invalid' };
  for (const query of ['{', '[]', '{"method":"drop"}', Query.equal('password_hash', 'x'), Query.limit(0)]) {
    expect(await refusalOf(databases.listDocuments({ ...USERS, queries: [query] }))).toMatchObject(invalid);
  }
});

test('unknown databases and collections are named as such', async () => {
  const { databases, id } = await signUp();
  const elsewhere = databases.getDocument({ databaseId: 'other', collectionId: 'users', documentId: id });
  expect(await refusalOf(elsewhere)).toMatchObject({ code: 404, type: 'database_not_found' });
  expect(await refusalOf(databases.listDocuments({ databaseId: 'toile', collectionId: 'orders' }))).toEqual({
    code: 404,
    type: 'collection_not_found',
    message: "Collection with the requested ID 'orders' could not be found.",
  });
});

test('a document without data, or within a transaction, is refused', async () => {
  const { id, session } = await signUp();
  const post = async (body: object) => {
    const reply = await fetch(`${server.address}/v1/databases/toile/collections/users/documents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID, 'x-appwrite-session': session },
      body: JSON.stringify({ documentId: id, ...body }),
    });
    return reply.json();
  };
  expect(await post({})).toMatchObject({ code: 400, type: 'document_missing_data' });
  expect(await post({ data: {}, transactionId: 't1' })).toMatchObject({ code: 400, type: 'general_argument_invalid' });
});
