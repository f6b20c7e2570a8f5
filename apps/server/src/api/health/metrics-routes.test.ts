import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#server/start.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { openFakeGenerator } from '../../../../../test/fakes/generator.ts';
import { signUp } from '../../../../../test/people.ts';
import { press } from '../../../../../test/press.ts';
import { startTestServer } from '../../../../../test/server.ts';

const TOKEN = 'token-for-reading-metrics';

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent', METRICS_TOKEN: TOKEN };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

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
