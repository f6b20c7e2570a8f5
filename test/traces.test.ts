import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../apps/server/src/log.ts';
import { connect } from '../apps/server/src/parts/database/connect.ts';
import { makeDataDir } from './data-dir.ts';
import { createTestDatabase } from './database.ts';
import { type FakeCollector, openFakeCollector, type SentSpan } from './fakes/collector.ts';
import { openFakeGenerator } from './fakes/generator.ts';
import { buyTokens, signUp } from './people.ts';
import { press } from './press.ts';
import { spawnTestServer, startTestServer } from './server.ts';

const FAKE = join(import.meta.dirname, 'fakes/main.ts');
const STRANGERS = {
  trace: '11112222333344445555666677778888',
  parent: '00-11112222333344445555666677778888-1122334455667788-01',
};

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function openCollector(): Promise<FakeCollector> {
  const collector = await openFakeCollector();
  ends.push(collector.close);
  return collector;
}

async function startTraced(environment: object, collector: FakeCollector) {
  const DATABASE_URL = await createTestDatabase();
  const traced = { DATABASE_URL, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment };
  const server = await startTestServer(traced, { openGenerator: () => openFakeGenerator() });
  ends.push(server.close);
  return server;
}

const called = (spans: readonly SentSpan[], name: string) => spans.filter((span) => span.name === name);
const factOf = (span: SentSpan | undefined, key: string) => {
  const value = span?.attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
const end = async () => {
  await ends.pop()?.();
};

test('a press is one trace: the request, its statements, the drawing and what is stored', async () => {
  const collector = await openCollector();
  const server = await startTraced({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key' }, collector);
  const person = await signUp(server.address);
  expect((await press(person, 'a vermilion peacoat with toggles')).status).toBe(200);
  await end();
  const [request] = called(collector.spans, 'POST /generate-outfit');
  expect(factOf(request, 'http.response.status_code')).toBe('200');
  const inTrace = collector.spans.filter(({ traceId }) => traceId === request?.traceId);
  const names = new Set(inTrace.map(({ name }) => name));
  expect(names).toContain('draw');
  expect(names).toContain('storage save');
  expect([...names].filter((name) => name.startsWith('db '))).not.toEqual([]);
  const ids = new Set(inTrace.map(({ spanId }) => spanId));
  const orphans = inTrace.filter((span) => span !== request && !ids.has(span.parentSpanId ?? ''));
  expect(orphans.map(({ name }) => name)).toEqual([]);
  expect(new Set(collector.shown)).toEqual(new Set(['Bearer key']));
  // Nobody's words, names, addresses or secrets leave with it.
  for (const told of ['vermilion', 'toggles', 'Maker', person.email, 'a password for tests']) {
    expect(collector.texts.join('')).not.toContain(told);
  }
});

test('a design that waits for another process is drawn there in the trace of its press', async () => {
  const collector = await openCollector();
  const [dataDir, url] = await Promise.all([makeDataDir(), createTestDatabase()]);
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  const both = { DATA_DIR: dataDir, DATABASE_URL: url, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const web = await spawnTestServer({ ...both, ROLE: 'web' }, FAKE);
  const worker = await spawnTestServer({ ...both, ROLE: 'worker' }, FAKE);
  const person = await signUp(web.address);
  expect((await press(person, 'a coat')).status).toBe(200);
  await Promise.all([web.end('SIGTERM'), worker.end('SIGTERM')]);
  const [request] = called(collector.spans, 'POST /generate-outfit');
  const [drawing] = called(collector.spans, 'draw');
  expect(request?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(drawing?.traceId).toBe(request?.traceId);
});

test.each(['refusing', 'silent', 'garbled'] as const)(
  'with a collector that is %s everybody is answered, and the server ends',
  async (mood) => {
    const collector = await openCollector();
    collector.mood = mood;
    const server = await startTraced({}, collector);
    const person = await signUp(server.address);
    expect((await press(person, 'a coat')).status).toBe(200);
    await end();
    expect(collector.spans).toEqual([]);
  },
);

test('a trace that a stranger names is not gone on with, nor kept for that; that of a proxy of ours is', async () => {
  const collector = await openCollector();
  const ask = async (environment: object) => {
    const server = await startTraced(environment, collector);
    await fetch(new URL('/v1/account', server.address), { headers: { traceparent: STRANGERS.parent } });
    await end();
    return called(collector.spans.splice(0), 'GET /v1/account').map(({ traceId }) => traceId);
  };
  expect(await ask({})).not.toContain(STRANGERS.trace);
  expect(await ask({ TRUST_PROXY: '1' })).not.toContain(STRANGERS.trace);
  expect(await ask({ TRUST_PROXY: '1', OTEL_TRACES_SAMPLER_ARG: '0' })).toEqual([]);
  expect(await ask({ TRUST_PROXY: '1', TRUST_TRACEPARENT: 'on' })).toEqual([STRANGERS.trace]);
});

test('of the traces that begin here the share that is asked for is kept', async () => {
  const collector = await openCollector();
  const server = await startTraced({ OTEL_TRACES_SAMPLER_ARG: '0' }, collector);
  await signUp(server.address);
  await end();
  expect(collector.spans).toEqual([]);
});

test('nothing is traced where nobody asked for it', async () => {
  const url = await createTestDatabase();
  const server = await startTestServer({ DATABASE_URL: url }, { openGenerator: () => openFakeGenerator() });
  ends.push(server.close);
  expect(server.parts.traces).toBeUndefined();
  const database = connect({ url }, createLog({ logLevel: 'silent' }));
  ends.push(database.close);
  const person = await signUp(server.address);
  await buyTokens(database, person.accountId, 1);
  expect((await press(person, 'a coat')).status).toBe(200);
});
