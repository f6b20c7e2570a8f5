import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ERRORS } from '#server/product/errors.ts';
import { createTestDatabase } from '../../../../../test/database.ts';
import { startTestServer } from '../../../../../test/server.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const RULES = read('deploy/prometheus-alerts.yaml');
const BOARD = read('deploy/grafana-board.json');

/** Names of metrics in a text; of a histogram's three, the histogram. */
const metricsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\b(?:toile|process)_[a-z_]+/g)].map(([name]) => name))]
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''))
    .sort();

test('the alerts and the board ask for nothing that no process tells', async () => {
  const METRICS_TOKEN = 'token-for-reading-metrics';
  const server = await startTestServer({ DATABASE_URL: await createTestDatabase(), ROLE: 'web', METRICS_TOKEN });
  try {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const told = new Set(metricsIn(await (await fetch(`${server.address}/metrics`, { headers })).text()));
    expect(metricsIn(RULES).length).toBeGreaterThan(10);
    for (const name of [...metricsIn(RULES), ...metricsIn(BOARD)]) expect(told).toContain(name);
  } finally {
    await server.close();
  }
});

test('each alert is explained once, with what to do, and nothing else is', () => {
  const alerts = [...RULES.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const explained = [...read('docs/incidents.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  expect([...explained].sort()).toEqual([...alerts].sort());
});

test('kinds of refusals are named as they are told', () => {
  const types = new Set(Object.values(ERRORS).map(({ type }) => type));
  const named = [...RULES.matchAll(/type=~?"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|'));
  expect(named.length).toBeGreaterThan(3);
  for (const type of named) expect(types).toContain(type);
});
