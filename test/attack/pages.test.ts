import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBundle } from '../../apps/server/src/api/web/bundle.ts';
import { WEB_BUILD } from '../../apps/server/src/api/web/web-routes.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { startTestServer } from '../server.ts';

/** Whoever opens pages without end, as a guest may: every page is counted, and what pages load is given to everybody. */

let server: RunningServer;
beforeAll(async () => {
  const environment = {
    DATABASE_URL: await createTestDatabase(),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
  };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
});
afterAll(() => server.close());

const [CROWD, OTHER] = ['203.0.113.41', '203.0.113.42'];
/** Pages an address may open in a minute. */
const MAX = 600;

async function open(from: string, path: string): Promise<{ status: number; again: number }> {
  const headers = { accept: 'text/html,*/*', 'x-forwarded-for': from };
  const response = await fetch(`${server.address}${path}`, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  return { status: response.status, again: Number(response.headers.get('retry-after')) };
}

test('an address that opens pages without end is told when to come again, at every page; others and scripts are not touched', async () => {
  const files = [...((await readBundle(WEB_BUILD))?.files ?? [])];
  const [pages, scripts] = [true, false].map((isPage) =>
    files.filter(([, { type }]) => type.startsWith('text/html') === isPage).map(([path]) => path),
  );
  const all = [...(pages ?? []), '/?language=hi', '/nowhere', '/d/nobody', '/share/x', '/robots.txt', '/sitemap.xml'];
  expect(all.length).toBeGreaterThan(20);

  // A person reads all there is, and twice.
  for (const path of [...all, ...all]) expect((await open(OTHER, path)).status, path).not.toBe(429);
  for (let sent = 0; sent < MAX; sent += 12) {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => open(CROWD, '/')));
    expect(statuses.map(({ status }) => status)).toEqual(Array(12).fill(200));
  }
  for (const path of all) {
    const { status, again } = await open(CROWD, path);
    expect([path, status, again > 0]).toEqual([path, 429, true]);
  }
  expect((await open(OTHER, '/')).status).toBe(200);
  const given = new Set(['/sw.js', ...(scripts ?? []).slice(0, 20)]);
  for (const path of given) expect((await open(CROWD, path)).status, path).toBe(200);
  const who = await fetch(`${server.address}/v1/account`, { headers: { 'x-forwarded-for': CROWD } });
  expect(who.status).toBe(401);
});
