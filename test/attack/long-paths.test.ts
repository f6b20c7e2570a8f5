import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../apps/server/src/start.ts';
import { routesOf } from '../access/routes-of.ts';
import { createTestDatabase } from '../database.ts';
import { openFakeGenerator } from '../fakes/generator.ts';
import { startTestServer } from '../server.ts';

/** What patterns trip over: one sign again and again, and pairs. */
const SHAPES = [
  '/',
  '//a',
  'a',
  '.',
  '..%2f',
  '%20',
  '%2f',
  '-',
  '_',
  ';',
  ',',
  ',a',
  '=',
  '&a=',
  'a=;',
  '"',
  '\\"',
  '(',
  '[',
  '{',
  '<a',
  'é',
];
/** Characters. What costs by the square of its length costs 225 times as much at the last as at the first. */
const [SHORT, LONG] = [1000, 15_000] as const;
/** Times as dear as a thousand characters that fifteen thousand may be: twice the growth of what reads each one once. */
const GROWTH_MAX = 2 * (LONG / SHORT);
/** Header lines that something reads. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-range',
  'content-type',
  'cookie',
  'forwarded',
  'idempotency-key',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-ch-ua',
  'user-agent',
  'x-appwrite-id',
  'x-appwrite-jwt',
  'x-appwrite-session',
  'x-fallback-cookies',
  'x-forwarded-for',
  'x-forwarded-host',
] as const;

let server: RunningServer;
let routes: readonly { method: string; url: string }[];
beforeAll(async () => {
  const environment = { DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
  server = await startTestServer(environment, { openGenerator: () => openFakeGenerator() });
  routes = routesOf(server.app).map((route) => {
    const [method = '', url = ''] = route.split(' ');
    return { method, url };
  });
});
afterAll(() => server.close());

const repeated = (shape: string, length: number) => shape.repeat(Math.ceil(length / shape.length)).slice(0, length);

interface Ask {
  readonly method: string;
  readonly url: string;
  readonly headers?: Record<string, string>;
}

/** Milliseconds that a request takes, the least of three: only their growth is judged. */
async function costOf({ method, url, headers }: Ask): Promise<number> {
  const costs: number[] = [];
  for (let n = 0; n < 3; n++) {
    const before = performance.now();
    // As a route of this product is called; what is no method of the client's types is none of the framework's either.
    await server.app.inject({ method: method as 'GET', url, headers: { 'x-appwrite-project': 'toile', ...headers } });
    costs.push(performance.now() - before);
  }
  return Math.min(...costs);
}

/** The first of the requests whose cost grows faster than its length, tried again before it is believed. */
async function findSteep(asks: (shape: string, length: number) => Ask): Promise<string[]> {
  const steep: string[] = [];
  for (const shape of SHAPES) {
    let growth = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 4 && growth > GROWTH_MAX; round++) {
      growth = (await costOf(asks(shape, LONG))) / (await costOf(asks(shape, SHORT)));
    }
    if (growth > GROWTH_MAX) steep.push(`${shape} ${Math.round(growth)}`);
  }
  return steep;
}

/** Everything that is steep about one way to ask, over all routes. */
async function steepRoutes(ask: (url: string, text: string) => Omit<Ask, 'method'>): Promise<string[]> {
  const found: string[] = [];
  for (const { method, url } of routes) {
    const steep = await findSteep((shape, length) => ({ method, ...ask(url, repeated(shape, length)) }));
    found.push(...steep.map((each) => `${method} ${url}: ${each}`));
  }
  return found;
}

const filled = (url: string, text: string): string => url.replaceAll(/:\w+|\*/g, () => text);

test('a long path costs no more than its length, behind any route', async () => {
  expect(await steepRoutes((url, text) => ({ url: filled(url, 'x') + text }))).toEqual([]);
});

test('a long parameter costs no more than its length, in any route', async () => {
  expect(await steepRoutes((url, text) => ({ url: filled(url, text) }))).toEqual([]);
});

test('a long query costs no more than its length, at any route', async () => {
  expect(await steepRoutes((url, text) => ({ url: `${filled(url, 'x')}?${text}` }))).toEqual([]);
});

test('long headers cost no more than their length, at any route', async () => {
  const ask = (url: string, text: string) => ({
    url: filled(url, 'x'),
    headers: Object.fromEntries(HEADERS.map((name) => [name, text])),
  });
  expect(await steepRoutes(ask)).toEqual([]);
});

test('a path longer than any that means something is refused as too long, its query aside', async () => {
  const { statusCode, body } = await server.app.inject({ url: `/gallery/${'x'.repeat(2048)}` });
  expect([statusCode, JSON.parse(body).type]).toEqual([414, 'general_path_too_long']);
  expect((await server.app.inject({ url: `/gallery?${'x'.repeat(4096)}` })).statusCode).toBe(200);
});
