import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdAccount } from '../../apps/server/src/product/accounts/hold-account.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { json } from '../boutique.ts';
import { createTestDatabase } from '../database.ts';
import { Gate, openFakeGenerator } from '../fakes/generator.ts';
import { PASSWORD, type Person, signIn, signUp } from '../people.ts';
import { press } from '../press.ts';
import { startTestServer } from '../server.ts';

/** Streams of one account, which is as many as it may have in the making where that is more. */
const MOST = 50;

const gate = new Gate();
let here: RunningServer;
let there: RunningServer;
beforeAll(async () => {
  gate.shut();
  const shared = { DATABASE_URL: await createTestDatabase(), SESSION_SECRET: randomBytes(32).toString('base64url') };
  const environment = { ...shared, LOG_LEVEL: 'silent', GENERATIONS_PER_ACCOUNT: '50' };
  const options = { openGenerator: () => openFakeGenerator(20, gate) };
  here = await startTestServer(environment, options);
  there = await startTestServer({ ...environment, ROLE: 'web' });
});
afterAll(async () => {
  gate.open();
  await Promise.all([here.close(), there.close()]);
});

/** Everything that goes on telling somebody something. */
const STREAMS: Record<string, (person: Person) => Promise<Response>> = {
  "a shop's offers": (person) => person.fetch('/boutique/offers/events'),
  'a press': (person) => press(person, 'a held coat', { events: true }),
};

/** Everything that ends a session, done at the other process. */
const ENDINGS: Record<string, (person: Person, other: Person) => Promise<unknown>> = {
  'signing out': (person) => person.fetch('/v1/account/sessions/current', { method: 'DELETE' }),
  'signing out everywhere': (_, other) => other.fetch('/v1/account/sessions', { method: 'DELETE' }),
  'a new password': (_, other) =>
    other.fetch('/v1/account/password', json('PATCH', { password: 'tailor-chalk-1928', oldPassword: PASSWORD })),
  'the end of the account': (_, other) =>
    other.fetch('/v1/account', json('DELETE', { password: PASSWORD, posts: 'deleted' })),
  'whoever runs the product': ({ email }) => hold(email, 'end-sessions'),
  'being kept out': ({ email }) => hold(email, 'block'),
};

const hold = (email: string, how: 'end-sessions' | 'block') =>
  holdAccount({ ctx: { actor: { kind: 'job', name: 'test' }, database: there.parts.database }, input: { email, how } });

/** What a stream says, to its end; and its first chunk as soon as that is there. */
function follow(response: Response) {
  const began = Promise.withResolvers<void>();
  const whole = (async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      began.resolve();
    }
    return text;
  })();
  return { began: began.promise, whole };
}

describe.each(Object.keys(STREAMS))('what is told of %s', (stream) => {
  test.each(Object.keys(ENDINGS))('is over with %s, at another process', async (ending) => {
    const person = await signUp(here.address);
    const other = await signIn(there.address, person.email);
    const response = await STREAMS[stream]?.(person);
    expect(response?.status).toBe(200);
    const { began, whole } = follow(response ?? new Response());
    await began;
    await ENDINGS[ending]?.(person.at(there.address), other);
    expect(await whole).toMatch(/^event: (accepted|changed)/);
    expect((await person.fetch('/v1/account')).status).toBe(401);
  });
});

test('of one account so many are told of a press at once, one more is told to come again, and has a place when one has gone', async () => {
  const [person, somebody] = [await signUp(here.address), await signUp(here.address)];
  const ending = new AbortController();
  const open = (signal = ending.signal) => press(person, 'a held coat', { key: 'watched', events: true, signal });
  const leaving = new AbortController();
  const streams = [await open(leaving.signal)];
  while (streams.length < MOST) streams.push(await open());
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  const refused = await open();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const another = await press(somebody, 'a held coat', { events: true, signal: ending.signal });
  expect(another.status).toBe(200);
  leaving.abort();
  await expect.poll(async () => (await open()).status).toBe(200);
  ending.abort();
});

test("what is told goes on when another of one's sessions ends", async () => {
  const person = await signUp(here.address);
  const other = await signIn(there.address, person.email);
  const [mine, theirs] = [await STREAMS['a press']?.(person), await STREAMS["a shop's offers"]?.(other)];
  const [kept, ended] = [follow(mine ?? new Response()), follow(theirs ?? new Response())];
  await Promise.all([kept.began, ended.began]);
  await other.fetch('/v1/account/sessions/current', { method: 'DELETE' });
  await ended.whole;
  gate.open();
  expect(await kept.whole).toContain('event: done');
  gate.shut();
});
