import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { registerUntrustedProxy } from './untrusted-proxy.ts';

async function warningsWith(trustProxy: false | number, headers: Record<string, string>): Promise<number> {
  const said: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void said.push(line) } } });
  registerUntrustedProxy(app, { trustProxy });
  app.get('/', async () => 'here');
  for (let round = 0; round < 3; round++) await app.inject({ url: '/', headers });
  await app.close();
  return said.filter((line) => line.includes('TRUST_PROXY')).length;
}

test('a proxy that nobody told the server to trust is told of once', async () => {
  expect(await warningsWith(false, { 'x-forwarded-for': '203.0.113.7' })).toBe(1);
});

test('nothing is said of one that is trusted, or where there is none', async () => {
  expect(await warningsWith(1, { 'x-forwarded-for': '203.0.113.7' })).toBe(0);
  expect(await warningsWith(false, {})).toBe(0);
});
