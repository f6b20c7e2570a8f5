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

const read = (headers: Record<string, string> = {}) => fetch(`${server.address}/metrics`, { headers });

test('this machine reads how many designs ended, how, and how long they took', async () => {
  const person = await signUp(server.address);
  await press(person, 'fail a coat');
  await press(person, 'an orange gown');
  const response = await read();
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

test('what a proxy passes on is not of this machine, whatever it comes from', async () => {
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    expect((await read({ [name]: '127.0.0.1' })).status).toBe(404);
  }
});

test('from anywhere else it takes the token, whole', async () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.5' };
  const show = async (token: string) => (await read({ ...elsewhere, authorization: `Bearer ${token}` })).status;
  expect([await show(TOKEN.slice(1)), await show(''), await show(TOKEN)]).toEqual([404, 404, 200]);
});

test('where people come through a proxy nobody is of this machine, whatever a request looks like', async () => {
  for (const setting of [{ PUBLIC_URL: 'https://toile.example' }, { TRUST_PROXY: '1' }]) {
    const environment = {
      DATABASE_URL: await createTestDatabase(),
      LOG_LEVEL: 'silent',
      METRICS_TOKEN: TOKEN,
      ...setting,
    };
    const behind = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
    const ask = async (headers: Record<string, string>) =>
      (await behind.app.inject({ url: '/metrics', headers })).statusCode;
    expect([await ask({}), await ask({ authorization: `Bearer ${TOKEN}` })]).toEqual([404, 200]);
    await behind.close();
  }
});
