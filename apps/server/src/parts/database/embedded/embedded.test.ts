import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { soakOr } from '../../../../../../packages/atelier/src/soak.fixture.ts';
import { makeDataDir } from '../../../../../../test/data-dir.ts';
import { type EmbeddedServer, openEmbedded } from './open-embedded.ts';
import { canReach } from './reach.ts';

const log = createLog({ logLevel: 'fatal' });
let folder: string;
let opened: EmbeddedServer[];

beforeEach(async () => {
  folder = await makeDataDir();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((server) => server.close()));
  await rm(folder, { recursive: true, force: true });
});

async function open(dataDir = folder): Promise<EmbeddedServer> {
  const server = await openEmbedded(dataDir, log);
  opened.push(server);
  return server;
}

const placeOf = ({ url }: EmbeddedServer): string => url.replace(/\?.*/, '');

async function close(server: EmbeddedServer): Promise<void> {
  opened.splice(opened.indexOf(server), 1);
  await server.close();
}

async function query<Row extends pg.QueryResultRow>(server: EmbeddedServer, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const pidOf = async (dataDir = folder): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Waits until the process is gone or is a corpse its parent has not looked at yet. */
async function untilGone(pid: number): Promise<void> {
  for (;;) {
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z');
    if (/\) Z/.test(state)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('what was stored is there after a stop and a start, on the same port', async () => {
  const first = await open();
  await query(first, 'create table kept as select 42 as answer');
  await close(first);
  await expect(stat(join(folder, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
  const second = await open();
  expect(placeOf(second)).toBe(placeOf(first));
  expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('it is a real, durable PostgreSQL that listens to this machine only and asks for its password', async () => {
  const server = await open();
  const [settings] = await query(
    server,
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as listens,
            current_setting('unix_socket_directories') as sockets, current_setting('TimeZone') as zone,
            pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({ fsync: 'on', listens: '127.0.0.1', sockets: '', zone: 'UTC', encoding: 'UTF8' });
  const stranger = new URL(server.url);
  stranger.password = 'guess';
  const client = new pg.Client({ connectionString: stranger.href });
  await expect(client.connect()).rejects.toThrow('password authentication failed');
  expect((await stat(join(folder, 'postgres-password'))).mode & 0o777).toBe(0o600);
});

test('a second process uses the server of the first, and the last one out stops it', async () => {
  const first = await open();
  const second = await open();
  expect(placeOf(second)).toBe(placeOf(first));
  const pid = await pidOf();
  const client = new pg.Client({ connectionString: second.url });
  await client.connect();
  await close(first);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await close(second);
  await untilGone(pid);
});

test('processes that start at the same moment make one cluster and share one server', async () => {
  const servers = await Promise.all([open(), open(), open()]);
  expect(new Set(servers.map(placeOf)).size).toBe(1);
});

test('a server left running by a killed parent is found and used', async () => {
  const script = `
    import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'open-embedded.ts'))};
    import { createLog } from '#server/log.ts';
    await openEmbedded(${JSON.stringify(folder)}, createLog({ logLevel: 'fatal' }));
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: 'inherit',
    cwd: import.meta.dirname,
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const left = await pidOf();
  await open();
  expect(await pidOf()).toBe(left);
});

const KILLS = soakOr(10, 4);

test(`commits survive a kill of the database itself, ${KILLS} times over`, async () => {
  for (let round = 1; round <= KILLS; round += 1) {
    const server = await open();
    await query(server, 'create table if not exists rounds (round integer)');
    await query(server, `insert into rounds values (${round})`);
    opened = [];
    process.kill(await pidOf(), 'SIGKILL');
  }
  const server = await open();
  expect(await query(server, 'select count(*)::int as rounds from rounds')).toEqual([{ rounds: KILLS }]);
});

test('a lock left behind by a process whose number now belongs to another program is cleared', async () => {
  const server = await open();
  const lock = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8');
  await close(server);
  const lines = lock.split('\n');
  lines[0] = String(process.pid);
  await writeFile(join(folder, 'postgres/postmaster.pid'), lines.join('\n'));
  expect(await query(await open(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a port that somebody else took meanwhile is given up for a free one', async () => {
  const first = await open();
  const { port } = new URL(first.url);
  await close(first);
  const { createServer } = await import('node:net');
  const squatter = createServer().listen(Number(port), '127.0.0.1');
  await once(squatter, 'listening');
  try {
    const second = await open();
    expect(new URL(second.url).port).not.toBe(port);
  } finally {
    squatter.close();
  }
});

test.runIf(process.getuid?.() === 0)('under root it runs as another user, also where only root may enter', async () => {
  const closed = join(folder, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const dataDir = join(closed, 'data');
  const server = await open(dataDir);
  const [elsewhere = ''] = (await readFile(join(dataDir, 'postgres-lies-at'), 'utf8')).split('\n');
  try {
    expect((await stat(elsewhere)).uid).not.toBe(0);
    await query(server, 'create table kept as select 7 as answer');
    await close(server);
    const again = await open(dataDir);
    expect(await query(again, 'select answer from kept')).toEqual([{ answer: 7 }]);
    await close(again);
    await rm(elsewhere, { recursive: true });
    await expect(open(dataDir)).rejects.toThrow(`lay at ${elsewhere} and is gone`);
  } finally {
    await Promise.all(opened.splice(0).map((left) => left.close()));
    await rm(join(elsewhere, '..'), { recursive: true, force: true });
  }
});

test('a folder is out of reach as soon as one above it is closed', async () => {
  const stranger = { uid: 65_534, gid: 65_534 };
  const inner = join(folder, 'a', 'b');
  await mkdir(inner, { recursive: true });
  expect(await canReach(join(inner, 'file'), stranger)).toBe(true);
  await chmod(join(folder, 'a'), 0o700);
  expect(await canReach(join(inner, 'file'), stranger)).toBe(false);
});
