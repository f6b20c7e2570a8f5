import { COLLECTION, DATABASE_ID, type GenerationEvent, PROJECT_ID } from '@toile/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { createTestDatabase } from '../database.ts';
import { readEvents } from '../events.ts';
import { type Cable, layCable } from '../fakes/cable.ts';
import { Gate, openFakeGenerator } from '../fakes/generator.ts';
import { type Person, signUp } from '../people.ts';
import { press } from '../press.ts';
import { startTestServer } from '../server.ts';

const gate = new Gate();
let cable: Cable;
let server: RunningServer;
let person: Person;
beforeAll(async () => {
  cable = await layCable(await createTestDatabase());
  server = await startTestServer(
    { DATABASE_URL: cable.url, LOG_LEVEL: 'silent' },
    { openGenerator: () => openFakeGenerator(2, gate) },
  );
  person = await signUp(server.address);
});
afterEach(() => cable.mend());
afterAll(async () => {
  await server.close();
  await cable.close();
});

/** What everybody does all day: looking who they are, at lists and at themselves, signing in, pressing. */
const CALLS: Record<string, () => Promise<Response>> = {
  'who am I': () => person.fetch('/v1/account'),
  'the wallet': () => person.fetch('/wallet/history'),
  'the gallery': () => person.fetch(`/v1/databases/${DATABASE_ID}/collections/${COLLECTION.community}/documents`),
  'a sign-in': () =>
    fetch(`${server.address}/v1/account/sessions/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID },
      body: JSON.stringify({ email: person.email, password: 'a password for tests' }),
    }),
  'a press': () => press(person, 'a coat'),
};

async function answers(): Promise<Record<string, unknown>> {
  const all = Object.entries(CALLS).map(async ([name, call]) => {
    const reply = await call();
    const { type } = Object(await reply.json());
    return [name, [reply.status, type, reply.headers.get('retry-after')]] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

const AWAY = Object.fromEntries(
  Object.keys(CALLS).map((name) => [name, [503, 'general_part_unavailable', '5']] as const),
);

test.each(['cut', 'freeze'] as const)(
  'of a database that is away (%s) everybody is told, by name and with when to come again, and then all goes on',
  async (how) => {
    expect((await person.fetch('/v1/account')).status).toBe(200);
    cable[how]();
    expect(await answers()).toEqual(AWAY);
    await expect.poll(async () => (await fetch(`${server.address}/ready`)).status, { timeout: 60_000 }).toBe(503);
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    cable.mend();
    await expect
      .poll(async () => (await person.fetch('/v1/account')).status, { timeout: 60_000, interval: 200 })
      .toBe(200);
    await expect.poll(async () => (await fetch(`${server.address}/ready`)).status, { timeout: 60_000 }).toBe(200);
  },
  240_000,
);

test.each(['cut', 'freeze'] as const)(
  'whoever follows a design by its events waits for the database (%s) as the design does, and hears its end',
  async (how) => {
    gate.shut();
    const follower = await signUp(server.address);
    const events = readEvents(await press(follower, 'held coat', { events: true }));
    expect((await events.next()).value?.type).toBe('accepted');
    cable[how]();
    // By then somebody has looked for them and found nobody to ask.
    await expect.poll(async () => (await follower.fetch('/v1/account')).status, { timeout: 60_000 }).toBe(503);
    await expect.poll(async () => (await fetch(`${server.address}/ready`)).status, { timeout: 60_000 }).toBe(503);
    cable.mend();
    gate.open();
    let last: GenerationEvent | undefined;
    for await (const event of events) last = event;
    expect(last?.type).toBe('done');
  },
  240_000,
);
