import { GenerationRequest } from '@toile/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../apps/server/src/parts/database/schema/accounts.ts';
import { wallets } from '../../apps/server/src/parts/database/schema/wallets.ts';
import type { Context } from '../../apps/server/src/product/context.ts';
import { press as placePress } from '../../apps/server/src/product/designs/press.ts';
import { grant } from '../../apps/server/src/product/wallet/grant.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { soakOr } from '../../packages/atelier/src/soak.fixture.ts';
import { createTestDatabase } from '../database.ts';
import { readEvents } from '../events.ts';
import { Gate, openFakeGenerator } from '../fakes/generator.ts';
import { type Person, signUp } from '../people.ts';
import { press } from '../press.ts';
import { startTestServer } from '../server.ts';

/** People who press at once, and how often each does, one press right after the other. */
const CROWD = { people: soakOr(300, 60), presses: 4 } as const;

let server: RunningServer;
const gate = new Gate();
beforeAll(async () => {
  const environment = {
    DATABASE_URL: await createTestDatabase(),
    LOG_LEVEL: 'silent',
    GENERATION_DEADLINE: '3600',
    GENERATIONS_PER_ACCOUNT: String(CROWD.presses),
    // Full with them and the one who came before: whoever comes new finds room all the same.
    GENERATIONS_OVERALL: String(CROWD.people * CROWD.presses + 1),
  };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator(1, gate) });
});
afterAll(async () => {
  gate.open();
  await server.close();
});

/** Somebody of the crowd, with a token for each of their presses. */
async function member(n: number): Promise<Context> {
  const { database } = server.parts;
  const accountId = `crowd${n}`;
  await database.transaction(async (tx) => {
    await tx.insert(accounts).values({ id: accountId, email: `${accountId}@example.com`, name: 'Crowd' });
    await tx.insert(wallets).values({ accountId });
    const ctx = { actor: { kind: 'job', name: 'test' }, database, tx } as const;
    await grant({ ctx, input: { accountId, free: CROWD.presses, ref: `test ${accountId}` } });
  });
  return { actor: { kind: 'account', accountId, sessionId: 'session' }, database };
}

/** Lays a design of theirs into the line. */
const wait = (ctx: Context) => {
  const request = GenerationRequest.parse({ style_idea: 'a grey coat' });
  const { jobs, config } = server.parts;
  return placePress({ ctx, parts: { jobs, limits: config.designs }, input: { request } });
};

/** Presses, and tells the place it is given first; the rest of the events go on. */
async function pressAndHear(person: Person, words: string) {
  const events = readEvents(await press(person, words, { events: true }));
  const accepted = await events.next();
  const told = await events.next();
  if (accepted.value?.type !== 'accepted' || told.value?.type !== 'stage') throw new Error('not accepted');
  return { id: accepted.value.design_id, place: told.value.place, events };
}

/** How many designs of the crowd were ended before this one. */
async function endedBefore(id: string): Promise<number> {
  const { rows } = await server.parts.database.transaction((tx) =>
    tx.execute<{ count: number }>(sql`
      select count(*)::int as count from designs d, designs mine
      where mine.id = ${id} and d.account_id like 'crowd%' and d.finished_at <= mine.finished_at`),
  );
  return rows[0]?.count ?? Number.NaN;
}

test(`whoever comes new to a line of ${CROWD.people * CROWD.presses} presses by ${CROWD.people} people waits for one of each of them, and no more`, async () => {
  const [first, newcomer] = await Promise.all([signUp(server.address), signUp(server.address)]);
  // Nothing moves until everybody stands there.
  const held = await pressAndHear(first, 'held coat');
  expect(held.place).toBeUndefined();
  const crowd = await Promise.all(Array.from({ length: CROWD.people }, (_, n) => member(n)));
  for (const somebody of crowd) for (let n = 0; n < CROWD.presses; n++) await wait(somebody);
  const { id, place, events } = await pressAndHear(newcomer, 'a green coat');
  expect(place).toBe(CROWD.people + 1);
  gate.open();
  const places: number[] = [];
  let end = '';
  for await (const event of events) {
    end = event.type;
    if (event.type === 'stage' && event.place !== undefined) places.push(event.place);
  }
  expect(end).toBe('done');
  expect(places).toEqual([...places].sort((a, b) => b - a));
  // One or two of the next round may be in hand when its design is.
  const before = await endedBefore(id);
  expect(before).toBeGreaterThanOrEqual(CROWD.people - 2);
  expect(before).toBeLessThanOrEqual(CROWD.people + 2);
}, 300_000);

test('a seat that is free is not taken before those who wait', async () => {
  gate.open();
  const waiting = await member(CROWD.people + 1);
  const request = GenerationRequest.parse({ style_idea: 'a grey coat' });
  // Somebody waits whose job nobody has taken yet.
  const jobs = { ...server.parts.jobs, enqueue: async () => undefined };
  await placePress({ ctx: waiting, parts: { jobs, limits: server.parts.config.designs }, input: { request } });
  const comer = await signUp(server.address);
  const { id, events } = await pressAndHear(comer, 'a blue coat');
  for await (const { type } of events) if (type !== 'stage') expect(type).toBe('done');
  const { rows } = await server.parts.database.transaction((tx) =>
    tx.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where name = 'draw-design' and data ->> 'designId' = ${id}`,
    ),
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('a full line says when to come again', async () => {
  gate.shut();
  const [holder, other] = await Promise.all([signUp(server.address), signUp(server.address)]);
  const held = await pressAndHear(holder, 'held coat');
  await server.parts.database.transaction((tx) =>
    tx.execute(sql`
      insert into designs (id, account_id, request, words, seed, deadline_at)
      select 'full' || n, ${holder.accountId}, '{}', 'x', 0, now() + interval '1 hour'
      from generate_series(1, ${CROWD.people * CROWD.presses * 2}) n`),
  );
  const refused = await press(other, 'a coat');
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 15]);
  await server.parts.database.transaction((tx) => tx.execute(sql`delete from designs where id like 'full%'`));
  gate.open();
  for await (const { type } of held.events) if (type !== 'stage') expect(type).toBe('done');
});
