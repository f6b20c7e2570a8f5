import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { makeDataDir } from '../../../../../../test/data-dir.ts';
import { openEmbedded } from './open-embedded.ts';

let folder: string;
let said: string;
let clients: pg.Client[];

beforeEach(async () => {
  folder = await makeDataDir();
  said = '';
  clients = [];
});
afterEach(async () => {
  for (const client of clients) await client.end().catch(() => undefined);
  // Whoever is last stops what a test left running.
  await (await openEmbedded(folder, createLog({ logLevel: 'silent' }))).close();
  await rm(folder, { recursive: true, force: true });
});

const log = () =>
  createLog(
    { logLevel: 'info' },
    {
      write: (line) => {
        said += line;
      },
    },
  );
const told = () =>
  said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const isUp = () =>
  readFile(join(folder, 'postgres/postmaster.pid')).then(
    () => true,
    () => false,
  );

async function connect(url: string, name?: string): Promise<pg.Client> {
  const address = new URL(url);
  if (name !== undefined) address.searchParams.set('application_name', name);
  const client = new pg.Client({ connectionString: address.href });
  client.on('error', () => undefined);
  clients.push(client);
  await client.connect();
  return client;
}

test('a connection of its own that has not ended yet is nobody else', async () => {
  const server = await openEmbedded(folder, log());
  await connect(server.url);
  await server.close();
  expect(told().at(-1)).toMatchObject({ msg: 'own database stopped', isStopped: true });
  expect(await isUp()).toBe(false);
});

test('somebody who is leaving too is waited for', async () => {
  const server = await openEmbedded(folder, log());
  const other = await connect(server.url, 'another');
  const closing = server.close();
  await sleep(200);
  await other.end();
  await closing;
  expect(await isUp()).toBe(false);
});

test('somebody who stays keeps it running, and the log says who', async () => {
  const server = await openEmbedded(folder, log());
  await connect(server.url, 'another');
  await server.close();
  expect(await isUp()).toBe(true);
  expect(told().at(-1)).toMatchObject({
    msg: 'own database left running for others',
    isStopped: false,
    others: [{ name: 'another', state: 'idle', pid: expect.any(Number), since: expect.any(Number) }],
  });
});

/** A process that opens the database, says where, and closes it once its input ends, with its log on standard error; `before` is what its shell does first. */
function startHolder(before: string) {
  const script = `
    import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'open-embedded.ts'))};
    import { createLog } from '#server/log.ts';
    const server = await openEmbedded(${JSON.stringify(folder)}, createLog({ logLevel: 'info' }, process.stderr));
    process.stdout.write(server.url);
    process.stdin.resume().on('end', () => server.close());`;
  return spawn('sh', ['-c', `${before} exec "$0" --input-type=module-typescript -e "$1"`, process.execPath, script], {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: import.meta.dirname,
  });
}

test('the main process of a service stops it whoever uses it, as the service manager would kill it', async () => {
  for (const [before, isLeft] of [
    ['SYSTEMD_EXEC_PID=1', true],
    ['SYSTEMD_EXEC_PID=$$', false],
  ] as const) {
    const holder = startHolder(before);
    const [url] = await once(holder.stdout, 'data');
    await connect(String(url), 'another');
    holder.stdin.end();
    expect(await once(holder, 'exit')).toEqual([0, null]);
    expect(await isUp()).toBe(isLeft);
  }
});

test('what somebody is in the middle of is waited for, as a backup is, and the log says so before and after', async () => {
  const holder = startHolder('SYSTEMD_EXEC_PID=$$');
  holder.stderr.on('data', (lines) => {
    said += lines;
  });
  const [url] = await once(holder.stdout, 'data');
  const copying = await connect(String(url), 'toile-copy');
  await copying.query('begin');
  await copying.query('select 1');
  holder.stdin.end();
  await expect.poll(() => said, { timeout: 20_000 }).toContain('own database waits for what others have begun');
  const gone = once(holder, 'close');
  // It was not cut.
  await copying.query('commit');
  expect(await gone).toEqual([0, null]);
  expect(told().at(-1)).toMatchObject({
    msg: 'own database stopped',
    isStopped: true,
    others: [{ name: 'toile-copy' }],
    waited: { ms: expect.any(Number), cut: [] },
  });
  expect(await isUp()).toBe(false);
});
