import { Query } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from '../apps/server/src/parts/database/open-client.ts';
import { retryDeadlocks } from '../apps/server/src/parts/database/retry-deadlocks.ts';
import type { RunningServer } from '../apps/server/src/start.ts';
import { openCommunity } from './community.ts';
import { openFakeGenerator } from './fakes/generator.ts';
import { type Person, signUp } from './people.ts';
import { startTestServer } from './server.ts';
import { openStreamingPair, type StreamingPair } from './streaming-pair.ts';

/** Milliseconds for what a look at the replica has to come to: it is looked at every two seconds, and used until five behind. */
const SOON = { timeout: 30_000, interval: 200 } as const;
/** People who ask at one moment, and how often each does, while somebody writes. */
const GUESTS = 8;
const LISTS = 12;

let pair: StreamingPair;
let server: RunningServer;
let maker: Person;
const community = openCommunity(() => server.address);
/** Words of the posts there are, the oldest first. */
const posted: string[] = [];

beforeAll(async () => {
  pair = await openStreamingPair();
  server = await startTestServer(
    { LOG_LEVEL: 'silent', DATABASE_URL: pair.primary, DATABASE_READ_URL: pair.standby },
    { openGenerator: () => openFakeGenerator() },
  );
  await postOne('a jade wrap dress');
}, 300_000);
afterAll(async () => {
  await server?.close();
  await pair?.close();
});

/** By somebody new, who has a token for it. */
async function postOne(words: string): Promise<void> {
  maker = await signUp(server.address);
  await community.postDesign(maker, words);
  posted.push(words);
}

const promptsFor = async (person: Person | undefined, ...queries: string[]) =>
  (await community.list(person, ...queries)).documents.map(({ prompt }) => prompt).reverse();
const guests = () => promptsFor(undefined);

async function say<Row extends object>(url: string, words: string): Promise<Row[]> {
  const client = openClient({ connectionString: url });
  await client.connect();
  try {
    // What is asked of the standby may stand in the way there as well.
    return (await retryDeadlocks(() => client.query<Row>(words))).rows;
  } finally {
    await client.end();
  }
}

/** Whether what is asked of us now is asked of the standby: its sessions of ours have had a statement since, beside the look at how far it is. */
async function isReadThere(): Promise<boolean> {
  const [before] = await say<{ now: string }>(pair.standby, 'select clock_timestamp()::text as now');
  await guests();
  const since = await say(
    pair.standby,
    `select from pg_stat_activity where application_name = 'toile-replica' and query not like '%pg_last_wal%'
     and query_start > '${before?.now}'`,
  );
  return since.length > 0;
}

test('a standby that streams is read by guests, and soon has what was written', async () => {
  await expect.poll(isReadThere, SOON).toBe(true);
  await expect.poll(guests, SOON).toEqual(posted);
  expect(await promptsFor(undefined, Query.search('prompt', 'jade'))).toEqual(posted);
});

test('lists that stand in the way of what it takes over are told all the same, while people write', async () => {
  let isOver = false;
  // Rows that are rewritten and swept away at the primary are taken from under whoever reads them at the standby.
  const sweeping = (async () => {
    while (!isOver) {
      await say(pair.primary, `update posts set description = description`);
      await say(pair.primary, 'vacuum posts, designs, files');
    }
  })();
  const liking = Promise.all(
    Array.from({ length: GUESTS }, async () => {
      const person = await signUp(server.address);
      const [post] = (await community.list(person)).documents;
      for (let nth = 0; nth < 2; nth++)
        await community.as(person).incrementDocumentAttribute({
          databaseId: post?.$databaseId ?? '',
          collectionId: post?.$collectionId ?? '',
          documentId: post?.$id ?? '',
          attribute: 'likes',
        });
    }),
  );
  const reading = Promise.all(
    Array.from({ length: GUESTS }, async () => {
      for (let nth = 0; nth < LISTS; nth++) {
        expect(await guests()).toEqual(posted);
        expect(await promptsFor(undefined, Query.search('prompt', 'wrap dress'))).toEqual(posted);
      }
    }),
  );
  await Promise.all([liking, reading]).finally(() => {
    isOver = true;
  });
  await sweeping;
  await expect.poll(async () => (await community.list(undefined)).documents[0]?.likes, SOON).toBe(GUESTS);
  await expect.poll(isReadThere, SOON).toBe(true);
});

test('one that falls behind shows guests what was, for some seconds, and then is not read until it has come up', async () => {
  const before = [...posted];
  await say(pair.standby, 'select pg_wal_replay_pause()');
  // In one statement: whatever was written five seconds ago and is not there yet ends its being read.
  await say(pair.primary, `update posts set prompt = 'a jade wrap coat'`);
  expect(await guests()).toEqual(before);
  posted.splice(0, 1, 'a jade wrap coat');
  expect(await promptsFor(maker)).toEqual(posted);
  await expect.poll(guests, SOON).toEqual(posted);
  expect(await isReadThere()).toBe(false);
  await say(pair.standby, 'select pg_wal_replay_resume()');
  await expect.poll(isReadThere, SOON).toBe(true);
  expect(await guests()).toEqual(posted);
});

test('one that is killed under what is asked is missed by nobody, and read again when it is back', async () => {
  const told: string[][] = [];
  let isOver = false;
  const asking = Promise.all(
    Array.from({ length: GUESTS }, async () => {
      while (!isOver) told.push(await guests());
    }),
  );
  await pair.killStandby();
  await postOne('a plum cape').finally(() => {
    isOver = true;
  });
  await asking;
  const moments = [posted.slice(0, 1), posted].map((each) => each.join());
  expect(told.filter((each) => !moments.includes(each.join()))).toEqual([]);
  expect(await guests()).toEqual(posted);
  await pair.startStandby();
  await expect.poll(isReadThere, SOON).toBe(true);
  expect(await guests()).toEqual(posted);
});

test('one that is promoted is read no more, as it hears of nothing that is written', async () => {
  await say(pair.standby, 'select pg_promote()');
  await postOne('a grey coat');
  await expect.poll(guests, SOON).toEqual(posted);
  expect(await isReadThere()).toBe(false);
});
