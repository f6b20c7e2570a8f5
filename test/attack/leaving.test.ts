import { afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { createTestDatabase } from '../database.ts';
import { readEvents } from '../events.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { signUp } from '../people.ts';
import { press } from '../press.ts';
import { startTestServer } from '../server.ts';

const open: RunningServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function start(environment: object): Promise<RunningServer> {
  const server = await startTestServer(
    { LOG_LEVEL: 'silent', ...environment },
    { openGenerator: () => openFakeGenerator() },
  );
  open.push(server);
  return server;
}

test('a process that is about to stop says so to whoever watches, and answers everybody else', async () => {
  const server = await start({ DATABASE_URL: await createTestDatabase(), ROLE: 'web' });
  const person = await signUp(server.address);
  server.leave();
  const ready = await fetch(`${server.address}/ready`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'leaving' }]);
  expect([(await fetch(`${server.address}/health`)).status, (await person.fetch('/v1/account')).status]).toEqual([
    200, 200,
  ]);
});

test('a web that stops holds on to nobody who waits for a worker: they are told to come again, and find their design', async () => {
  const DATABASE_URL = await createTestDatabase();
  const web = await start({ DATABASE_URL, ROLE: 'web' });
  const [streaming, waiting] = [await signUp(web.address), await signUp(web.address)];
  const events = readEvents(await press(streaming, 'a red coat', { events: true }));
  const accepted = await events.next();
  const answer = press(waiting, 'a blue coat', { key: 'once' });
  const { database } = web.parts;
  await expect
    .poll(async () => (await database.transaction((tx) => tx.execute('select from designs'))).rows.length)
    .toBe(2);
  open.pop();
  await web.close();
  const rest: string[] = [];
  for await (const { type } of events) rest.push(type);
  expect([accepted.value?.type, ...rest]).not.toContain('failed');
  const refused = await answer;
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ type: 'general_server_stopping' });

  const all = await start({ DATABASE_URL, SESSION_SECRET: web.parts.secrets.sessionSecret });
  const again = await press(waiting.at(all.address), 'a blue coat', { key: 'once' });
  expect(again.status).toBe(200);
  expect(await again.json()).toMatchObject({ freetokens: 0 });
}, 240_000);
