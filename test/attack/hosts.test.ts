import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBundle } from '../../apps/server/src/api/web/bundle.ts';
import { WEB_BUILD } from '../../apps/server/src/api/web/web-routes.ts';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { routesOf } from '../access/routes-of.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { startTestServer } from '../server.ts';

/** Hosts that mean something in a pattern, in HTML or in an address; long ones; and other people's. */
const HOSTILE = [
  "$'".repeat(1000),
  "$'",
  '$&',
  '$`'.repeat(1000),
  'evil.example',
  'localhost.evil.example',
  'localhost:3000@evil.example',
  'localhost, evil.example',
  'evil"><script>alert(1)</script>',
  '<script>alert(1)</script>',
  "'onload='alert(1)",
  'a'.repeat(8192),
  'localhost:99999999',
  '[::1',
];

let server: RunningServer;
/** Addresses of every page there is, and of every other route that may be read. */
let pages: string[];
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  const bundle = await readBundle(WEB_BUILD);
  if (!bundle) throw new Error('the web app is not built: npm run build');
  const built = [...bundle.files].filter(([, file]) => file.contentSecurity).map(([path]) => path);
  const read = routesOf(server.app).flatMap((route) => (/^GET [^*]+$/.test(route) ? [route.slice(4)] : []));
  pages = [...built, '/ai-outfit-generator/designs/x', '/nowhere', ...read.map((url) => url.replaceAll(/:\w+/g, 'x'))];
});
afterAll(() => server.close());

const ask = (url: string, headers: Record<string, string>) =>
  server.app.inject({ url, headers: { accept: 'text/html,application/json', ...headers } });

test('no page is given under a host that is not the product’s own, and the host is in none', async () => {
  expect(pages.length).toBeGreaterThan(40);
  for (const page of pages) {
    for (const host of HOSTILE) {
      for (const headers of [{ host }, { host: 'localhost', 'x-forwarded-host': host }]) {
        const { statusCode, body } = await ask(page, headers);
        expect({ page, host: host.slice(0, 40), statusCode }).toEqual({
          page,
          host: host.slice(0, 40),
          statusCode: 400,
        });
        expect(body).not.toContain(host);
        expect(body.length).toBeLessThan(1000);
      }
    }
  }
});

test('the product’s own hosts are answered, through a proxy as well, and pages name them as their place', async () => {
  for (const headers of [{ host: 'localhost:3000' }, { host: '127.0.0.1', 'x-forwarded-host': 'localhost:3000' }]) {
    const { statusCode, body } = await ask('/about', headers);
    expect(statusCode).toBe(200);
    expect(body).toContain('http://localhost:3000/about"');
  }
});

/** The status of a request written by hand: a client of ours would mend it. */
async function statusOf(path: string, host: string): Promise<number> {
  const { hostname, port } = new URL(server.address);
  const [response] = await once(request({ hostname, port, path, headers: { host } }).end(), 'response');
  response.resume();
  return response.statusCode;
}

test('an address that names a host itself is held to the same', async () => {
  expect(await statusOf('http://localhost/about', 'localhost')).toBe(404);
  expect(await statusOf('http://evil.example/about', 'localhost')).toBe(400);
});
