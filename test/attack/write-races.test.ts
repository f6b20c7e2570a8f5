import { UPLOAD } from '@toile/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploads } from '../../apps/server/src/parts/database/schema/uploads.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { IS_SOAK, SEED } from '../../packages/atelier/src/soak.fixture.ts';
import { type Member, send } from '../access/members.ts';
import { methodOf, type Row } from '../access/row.ts';
import { ROWS } from '../access/rows.ts';
import { openWorld } from '../access/world.ts';
import { createTestDatabase } from '../database.ts';
import { startTestServer } from '../server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

const AT_ONCE = 8;
/** Of the pairs of two different writes every run takes one in so many, others each time; a soak takes them all. */
const ONE_IN = 3;

/** Writes of somebody signed in, by what they are about: those of one family meet at the same rows. */
const FAMILIES = new Map(
  Object.entries({
    account: /^\w+ \/v1\/account/,
    files: /^\w+ \/v1\/storage/,
    documents: /^\w+ \/v1\/databases/,
    designs: /^\w+ \/generate-outfit/,
    money: /^\w+ \/razorpay/,
  }),
);
const writesOf = (family: RegExp) =>
  ROWS.filter((row) => methodOf(row) !== 'GET' && row.guest !== row.owner && family.test(row.route));
type Pair = readonly [Row, Row];
/** Each write beside itself, and a share of the pairs of two. */
function pairsOf(rows: readonly Row[]): Pair[] {
  const pairs = rows.flatMap((one, at) => rows.slice(at + 1).map((other): Pair => [one, other]));
  const some = pairs.filter((_, place) => IS_SOAK || place % ONE_IN === SEED % ONE_IN);
  return [...rows.map((row): Pair => [row, row]), ...some];
}

/** Two writes of one person at the same moment; returns what was answered, by status and the type of a refusal. */
async function race(one: Row, other: Row): Promise<string[]> {
  const world = await openWorld(server);
  const calls = [];
  for (const row of [one, other]) calls.push({ method: methodOf(row), ...(await row.call(world, world.owner)) });
  return Promise.all(
    calls.map(async (call) => {
      const response = await send(server.address, call, world.owner.live);
      const body = await response.text();
      return response.ok ? 'ok' : `${response.status} ${Object(JSON.parse(body)).type}`;
    }),
  );
}

describe('two writes of one person at once', () => {
  test.each([...FAMILIES])('about their %s: each is done or refused by name, whichever pair', async (_, family) => {
    const waiting = pairsOf(writesOf(family));
    expect(waiting.length).toBeGreaterThan(2);
    const drive = async () => {
      for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
        const ends = await race(...pair);
        for (const end of ends)
          expect(end, pair.map(({ route }) => route).join(' with ')).toMatch(/^(ok|4\d\d [a-z_]+)$/);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, drive));
  });

  test('of thirty uploads that one person opens at once ten stay open', async () => {
    const { owner } = await openWorld(server);
    const total = UPLOAD.chunk + 1;
    const first = new Blob([new Uint8Array(UPLOAD.chunk)], { type: 'image/png' });
    // Whom the door turns away while eight of theirs are on the way comes again, as it asks.
    const open = async (who: Member): Promise<[number, unknown]> => {
      const body = new FormData();
      body.set('fileId', 'unique()');
      body.set('file', first, 'a.png');
      const headers = { 'content-range': `bytes 0-${UPLOAD.chunk - 1}/${total}` };
      const path = '/v1/storage/buckets/designs/files';
      const response = await send(server.address, { method: 'POST', path, body, headers }, who.live);
      const { type } = Object(await response.json());
      return response.status === 503 ? open(who) : [response.status, type];
    };
    const answers = await Promise.all(Array.from({ length: 30 }, () => open(owner)));
    expect(answers.filter(([status]) => status === 201)).toHaveLength(10);
    expect(answers.filter(([status]) => status !== 201)).toEqual(Array(20).fill([400, 'storage_quota_exceeded']));
    const kept = server.parts.database.read.$count(uploads, eq(uploads.ownerId, owner.id));
    expect(await kept).toBe(10);
  });
});
