import { DATABASE_ID, GenerationReply } from '@toile/contract';
import { Permission, Query, Role } from 'appwrite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { buyTokens, type Person, signUp } from '../../../../../test/people.ts';
import { plainPicture } from '../../../../../test/pictures.ts';
import { press } from '../../../../../test/press.ts';
import { connectSdk, refusalOf, type Sdk } from '../../../../../test/sdk.ts';
import { startTestServer } from '../../../../../test/server.ts';

/** What a call comes to: it succeeds, or it is refused with this status and type. */
type Outcome = 'ok' | readonly [status: number, type: string];
type Caller = 'guest' | 'stranger' | 'owner';

interface Case {
  readonly call: (sdk: Sdk, at: Places) => Promise<unknown>;
  readonly outcome: Readonly<Record<Caller, Outcome>>;
}

/** The owner's things that each call is about. */
interface Places {
  readonly postId: string;
  readonly fileId: string;
  readonly publicFileId: string;
  readonly ownerId: string;
  /** A finished design of the owner's that is not posted. */
  readonly designId: string;
}

let server: RunningServer;
let places: Places;
let people: Record<Caller, Person | undefined>;

beforeAll(async () => {
  server = await startTestServer(
    { DATABASE_URL: await createTestDatabase() },
    { openGenerator: () => openFakeGenerator() },
  );
  const [owner, stranger] = await Promise.all([signUp(server.address, 'Owner'), signUp(server.address, 'Stranger')]);
  await buyTokens(server.parts.database, owner.accountId, 10);
  people = { guest: undefined, stranger, owner };
  const { databases, storage } = connectSdk(server.address, owner);
  const [posted, kept] = [await makeDesign(owner), await makeDesign(owner)];
  const post = await databases.createDocument({ ...community('unique()'), data: data({ designId: posted.design_id }) });
  const file = async (permissions?: string[]) =>
    storage.createFile({ bucketId, fileId: 'unique()', file: await picture(), ...(permissions && { permissions }) });
  places = {
    postId: post.$id,
    fileId: (await file()).$id,
    publicFileId: (await file([Permission.read(Role.any()), Permission.delete(Role.user(owner.accountId))])).$id,
    ownerId: owner.accountId,
    designId: kept.design_id,
  };
});
afterAll(() => server.close());

async function makeDesign(person: Person): Promise<GenerationReply> {
  return GenerationReply.parse(await (await press(person, 'a linen shirt')).json());
}
const picture = async () => new File([new Uint8Array(await plainPicture('png'))], 'a.png', { type: 'image/png' });

/** Data of any shape, which the SDK's own types would refuse before the server could. */
const data = (fields: object): object => fields;

const bucketId = 'designs';
const databaseId = DATABASE_ID;
const community = (documentId: string) => ({ databaseId, collectionId: 'community', documentId });
const rows = { databaseId, tableId: 'community' };
const user = (documentId: string) => ({ databaseId, collectionId: 'users', documentId });

const everybody = (outcome: Outcome) => ({ guest: outcome, stranger: outcome, owner: outcome });
const onlyOwner = (refusal: Outcome) => ({ guest: refusal, stranger: refusal, owner: 'ok' as const });
const signedIn = (refusal: Outcome) => ({ guest: refusal, stranger: 'ok' as const, owner: 'ok' as const });

const NOT_ALLOWED = [401, 'user_unauthorized'] as const;
const NO_DOCUMENT = [404, 'document_not_found'] as const;
const NO_ROW = [404, 'row_not_found'] as const;
const NO_FILE = [404, 'storage_file_not_found'] as const;

/** Those that delete come last; they are tried by those who may not first. */
const CASES: Readonly<Record<string, Case>> = {
  'databases.listDocuments': {
    call: ({ databases }) =>
      databases.listDocuments({ databaseId, collectionId: 'community', queries: [Query.limit(5)] }),
    outcome: everybody('ok'),
  },
  'databases.listDocuments of an unknown collection': {
    call: ({ databases }) => databases.listDocuments({ databaseId, collectionId: 'nothing' }),
    outcome: everybody([404, 'collection_not_found']),
  },
  'databases.listDocuments of an unknown database': {
    call: ({ databases }) => databases.listDocuments({ databaseId: 'nothing', collectionId: 'community' }),
    outcome: everybody([404, 'database_not_found']),
  },
  'databases.getDocument': {
    call: ({ databases }, { postId }) => databases.getDocument(community(postId)),
    outcome: everybody('ok'),
  },
  'databases.getDocument of the owner’s record': {
    call: ({ databases }, { ownerId }) => databases.getDocument(user(ownerId)),
    outcome: onlyOwner(NO_DOCUMENT),
  },
  'databases.updateDocument of the owner’s record': {
    call: ({ databases }, { ownerId }) => databases.updateDocument({ ...user(ownerId), data: data({ name: 'Owner' }) }),
    outcome: onlyOwner(NO_DOCUMENT),
  },
  'databases.updateDocument of the owner’s balance': {
    call: ({ databases }, { ownerId }) =>
      databases.updateDocument({ ...user(ownerId), data: data({ tokens: 1_000_000 }) }),
    outcome: { guest: NO_DOCUMENT, stranger: NO_DOCUMENT, owner: NOT_ALLOWED },
  },
  'databases.updateDocument of the words': {
    call: ({ databases }, { postId }) =>
      databases.updateDocument({ ...community(postId), data: data({ prompt: 'New words' }) }),
    outcome: onlyOwner(NOT_ALLOWED),
  },
  'databases.updateDocument of the likes': {
    call: ({ databases }, { postId }) => databases.updateDocument({ ...community(postId), data: data({ likes: 77 }) }),
    outcome: signedIn(NOT_ALLOWED),
  },
  'databases.incrementDocumentAttribute': {
    call: ({ databases }, { postId }) =>
      databases.incrementDocumentAttribute({ ...community(postId), attribute: 'likes', value: 1 }),
    outcome: signedIn(NOT_ALLOWED),
  },
  'databases.decrementDocumentAttribute': {
    call: ({ databases }, { postId }) =>
      databases.decrementDocumentAttribute({ ...community(postId), attribute: 'likes', value: 1 }),
    outcome: signedIn(NOT_ALLOWED),
  },
  'databases.createDocument of the owner’s design': {
    call: async ({ databases }, { designId }) => {
      const made = await databases.createDocument({ ...community('unique()'), data: data({ designId }) });
      await databases.deleteDocument(community(made.$id));
    },
    outcome: { guest: NOT_ALLOWED, stranger: [400, 'document_invalid_structure'], owner: 'ok' },
  },
  'databases.createDocument within a transaction': {
    call: ({ databases }, { designId }) =>
      databases.createDocument({ ...community('unique()'), data: data({ designId }), transactionId: 'tx' }),
    outcome: everybody([400, 'general_argument_invalid']),
  },
  'databases.deleteDocument within a transaction': {
    call: ({ databases }, { postId }) => databases.deleteDocument({ ...community(postId), transactionId: 'tx' }),
    outcome: everybody([400, 'general_argument_invalid']),
  },
  'databases.listDocuments within a transaction': {
    call: ({ databases }) => databases.listDocuments({ databaseId, collectionId: 'community', transactionId: 'tx' }),
    outcome: everybody([400, 'general_argument_invalid']),
  },
  'databases.getDocument within a transaction': {
    call: ({ databases }, { postId }) => databases.getDocument({ ...community(postId), transactionId: 'tx' }),
    outcome: everybody([400, 'general_argument_invalid']),
  },
  'tables.listRows': { call: ({ tables }) => tables.listRows(rows), outcome: everybody('ok') },
  'tables.listRows of an unknown table': {
    call: ({ tables }) => tables.listRows({ databaseId, tableId: 'nothing' }),
    outcome: everybody([404, 'table_not_found']),
  },
  'tables.getRow': {
    call: ({ tables }, { postId: rowId }) => tables.getRow({ ...rows, rowId }),
    outcome: everybody('ok'),
  },
  'tables.getRow of nothing': {
    call: ({ tables }) => tables.getRow({ ...rows, rowId: 'nothing' }),
    outcome: everybody(NO_ROW),
  },
  'tables.createRow': {
    call: async ({ tables }, { designId }) => {
      const made = await tables.createRow({ ...rows, rowId: 'unique()', data: data({ designId }) });
      await tables.deleteRow({ ...rows, rowId: made.$id });
    },
    outcome: { guest: NOT_ALLOWED, stranger: [400, 'row_invalid_structure'], owner: 'ok' },
  },
  'tables.updateRow': {
    call: ({ tables }, { postId: rowId }) =>
      tables.updateRow({ ...rows, rowId, data: data({ prompt: 'Newer words' }) }),
    outcome: onlyOwner(NOT_ALLOWED),
  },
  'tables.incrementRowColumn': {
    call: ({ tables }, { postId: rowId }) => tables.incrementRowColumn({ ...rows, rowId, column: 'likes' }),
    outcome: signedIn(NOT_ALLOWED),
  },
  'tables.incrementRowColumn of no column': {
    call: ({ tables }, { postId: rowId }) => tables.incrementRowColumn({ ...rows, rowId, column: 'fame' }),
    outcome: everybody([404, 'column_not_found']),
  },
  'tables.decrementRowColumn': {
    call: ({ tables }, { postId: rowId }) => tables.decrementRowColumn({ ...rows, rowId, column: 'likes' }),
    outcome: signedIn(NOT_ALLOWED),
  },
  'storage.listFiles': { call: ({ storage }) => storage.listFiles({ bucketId }), outcome: everybody('ok') },
  'storage.getFile of a private one': {
    call: ({ storage }, { fileId }) => storage.getFile({ bucketId, fileId }),
    outcome: onlyOwner(NO_FILE),
  },
  'storage.getFile of a public one': {
    call: ({ storage }, { publicFileId: fileId }) => storage.getFile({ bucketId, fileId }),
    outcome: everybody('ok'),
  },
  'storage.getFile of an unknown bucket': {
    call: ({ storage }, { fileId }) => storage.getFile({ bucketId: 'nothing', fileId }),
    outcome: everybody([404, 'storage_bucket_not_found']),
  },
  'storage.createFile': {
    call: async ({ storage }) => storage.createFile({ bucketId, fileId: 'unique()', file: await picture() }),
    outcome: signedIn(NOT_ALLOWED),
  },
  'storage.updateFile of a private one': {
    call: ({ storage }, { fileId }) => storage.updateFile({ bucketId, fileId, name: 'b.png' }),
    outcome: onlyOwner(NO_FILE),
  },
  'storage.updateFile of one that allows its owner no change': {
    call: ({ storage }, { publicFileId: fileId }) => storage.updateFile({ bucketId, fileId, name: 'b.png' }),
    outcome: everybody(NOT_ALLOWED),
  },
  'storage.deleteFile of a private one': {
    call: ({ storage }, { fileId }) => storage.deleteFile({ bucketId, fileId }),
    outcome: onlyOwner(NO_FILE),
  },
  'storage.deleteFile of a public one': {
    call: ({ storage }, { publicFileId: fileId }) => storage.deleteFile({ bucketId, fileId }),
    outcome: onlyOwner(NOT_ALLOWED),
  },
  'tables.deleteRow of nothing': {
    call: ({ tables }) => tables.deleteRow({ ...rows, rowId: 'nothing' }),
    outcome: everybody(NO_ROW),
  },
  'databases.deleteDocument': {
    call: ({ databases }, { postId }) => databases.deleteDocument(community(postId)),
    outcome: onlyOwner(NOT_ALLOWED),
  },
};

describe.each(Object.entries(CASES))('%s', (_, { call, outcome }) => {
  test.each(['guest', 'stranger', 'owner'] as const)('as %s', async (caller) => {
    const tried = call(connectSdk(server.address, people[caller]), places);
    const expected = outcome[caller];
    if (expected === 'ok') expect(await tried.then(() => 'ok')).toBe(expected);
    else {
      const { code, type } = await refusalOf(tried);
      expect([code, type]).toEqual(expected);
    }
  });
});
