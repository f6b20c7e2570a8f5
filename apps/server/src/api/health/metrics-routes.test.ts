import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { type Cable, layCable } from '../../../../../test/fakes/cable.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { signUp } from '../../../../../test/people.ts';
import { press } from '../../../../../test/press.ts';
import { startTestServer } from '../../../../../test/server.ts';

const TOKEN = 'token-for-reading-metrics';

let cable: Cable;
let server: RunningServer;
beforeAll(async () => {
  cable = await layCable(await createTestDatabase());
  const environment = { DATABASE_URL: cable.url, LOG_LEVEL: 'silent', METRICS_TOKEN: TOKEN };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(async () => {
  await server.close();
  await cable.close();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const read = (headers: Record<string, string>) => fetch(`${server.address}/metrics`, { headers });

test('whoever shows the token reads how many designs ended, how, and how long they took', async () => {
  const person = await signUp(server.address);
  await press(person, 'fail a coat');
  await press(person, 'an orange gown');
  const response = await read(bearer(TOKEN));
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await response.text();
  expect(text).toContain('toile_designs_total{engine="fake",outcome="done"} 1\n');
  expect(text).toContain('toile_designs_total{engine="fake",outcome="generation-failed"} 1\n');
  expect(text).toContain('toile_design_seconds_count{engine="fake"} 1\n');
  expect(text).toMatch(/toile_design_seconds_bucket\{engine="fake",le="\+Inf"\} 1\n/);
  expect(text).toMatch(/\ntoile_designs_waiting 0\n/);
  expect(text).not.toContain(person.accountId);
  for (const line of text.trim().split('\n')) expect(line).toMatch(/^(?:# (?:HELP|TYPE) |\w+(?:\{.*\})? [\d.e+-]+$)/);
});

/** The value of each line of a family of metrics, by its labels. */
async function readAll(family: string): Promise<Record<string, number>> {
  const text = await (await read(bearer(TOKEN))).text();
  const lines = text.matchAll(/^(\w+)(?:\{(.*)\})? ([\d.e+-]+)$/gm);
  return Object.fromEntries(
    Array.from(lines).flatMap(([, name = '', labels = '', value]) =>
      name === family ? [[labels, Number(value)]] : [],
    ),
  );
}

test('requests are timed by the route that was found, whatever path was sent', async () => {
  const person = await signUp(server.address);
  const health = 'method="GET",route="/health",status="2xx"';
  const before = await readAll('toile_http_seconds_count');
  for (let asked = 0; asked < 3; asked++) await (await fetch(`${server.address}/health?asked=${asked}`)).text();
  await (await person.fetch('/v1/account')).text();
  await (await fetch(`${server.address}/v1/account`, { headers: { 'x-appwrite-project': 'toile' } })).text();
  for (const made of ['one', 'two']) await (await fetch(`${server.address}/v1/made-up-${made}`)).text();
  // A reply is counted when it has left, which may be just after it has come.
  await expect
    .poll(async () => {
      const now = await readAll('toile_http_seconds_count');
      const more = (labels: string) => (now[labels] ?? 0) - (before[labels] ?? 0);
      return [
        more(health),
        more('method="GET",route="/v1/account",status="2xx"'),
        more('method="GET",route="/v1/account",status="4xx"'),
      ];
    })
    .toEqual([3, 1, 1]);
  const buckets = await readAll('toile_http_seconds_bucket');
  const ofHealth = Object.entries(buckets).filter(([labels]) => labels.startsWith(health));
  const counts = ofHealth.map(([, count]) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe((await readAll('toile_http_seconds_count'))[health]);
  expect(Object.keys(await readAll('toile_http_seconds_count')).join()).not.toContain('made-up');
});

test('refusals are counted by their kind, and letters by their end', async () => {
  const before = await readAll('toile_refusals_total');
  const person = await signUp(server.address);
  for (const path of ['/v1/nowhere', '/v1/nowhere-else']) await (await fetch(`${server.address}${path}`)).text();
  const json = { 'content-type': 'application/json' };
  const url = `${server.address}/verification`;
  await person.fetch('/v1/account/verification', { method: 'POST', headers: json, body: JSON.stringify({ url }) });
  await expect
    .poll(async () => {
      const kind = 'type="general_route_not_found"';
      return ((await readAll('toile_refusals_total'))[kind] ?? 0) - (before[kind] ?? 0);
    })
    .toBe(2);
  await expect.poll(() => readAll('toile_letters_total')).toEqual({ 'outcome="sent"': 1 });
});

test('this machine tells of its disk and of how long it let others wait', async () => {
  expect((await readAll('toile_disk_free_bytes'))['']).toBeGreaterThan(0);
  expect((await readAll('process_event_loop_lag_max_seconds'))['']).toBeGreaterThanOrEqual(0);
});

test('connections to the database, the storage and purchases that are still open are told', async () => {
  await press(await signUp(server.address), 'a green coat');
  const saved = await readAll('toile_storage_seconds_count');
  expect(saved['operation="save",outcome="done"']).toBeGreaterThan(0);
  const connections = await readAll('toile_database_connections');
  expect(Object.keys(connections)).toEqual([
    'pool="main",state="busy"',
    'pool="main",state="idle"',
    'pool="search",state="busy"',
    'pool="search",state="idle"',
  ]);
  // What counted the designs for this reading is free again.
  expect(connections['pool="main",state="idle"']).toBeGreaterThan(0);
  expect(await readAll('toile_database_calls_waiting')).toEqual({ 'pool="main"': 0, 'pool="search"': 0 });
  expect(await readAll('toile_purchases_open')).toEqual({ '': 0 });
  expect(await readAll('toile_purchases_overdue')).toEqual({ '': 0 });
  // The queue is everybody's on this PostgreSQL.
  expect((await readAll('toile_notice_queue_share'))['']).toBeLessThan(0.5);
  expect(await readAll('toile_design_longest_wait_seconds')).toEqual({ '': 0 });
});

test('nobody reads them without the token, whole, not even from this machine', async () => {
  const show = async (headers: Record<string, string>) => (await read(headers)).status;
  // A proxy on this machine that adds nothing looks like this machine.
  expect([await show({}), await show({ 'x-forwarded-for': '127.0.0.1' })]).toEqual([404, 404]);
  expect([await show(bearer(TOKEN.slice(1))), await show(bearer('')), await show(bearer(`${TOKEN}a`))]).toEqual([
    404, 404, 404,
  ]);
});

test('where no token is set nobody reads them', async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent' };
  const open = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  expect((await fetch(`${open.address}/metrics`)).status).toBe(404);
  expect((await fetch(`${open.address}/metrics`, { headers: bearer('undefined') })).status).toBe(404);
  await open.close();
});

test('they are told while the database is away, and that it is', async () => {
  expect(await readAll('toile_database_up')).toEqual({ '': 1 });
  cable.cut();
  try {
    expect(await readAll('toile_database_up')).toEqual({ '': 0 });
    expect(Object.keys(await readAll('toile_http_seconds_count')).length).toBeGreaterThan(0);
  } finally {
    cable.mend();
  }
  await expect.poll(() => readAll('toile_database_up')).toEqual({ '': 1 });
});
