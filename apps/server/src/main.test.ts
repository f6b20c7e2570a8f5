import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_ID } from '@toile/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Environment } from '#server/config/env.ts';
import { makeDataDir } from '../../../test/data-dir.ts';
import { type ServerProcess, spawnTestServer } from '../../../test/server.ts';
import { EXIT } from './tell-failed-start.ts';

let dataDir: string;
let running: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(async () => {
  await running?.end('SIGTERM');
  running = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const person = { userId: 'asha', email: 'asha@example.com', password: 'tailor-chalk-1927', name: 'Asha' };

async function open(environment: Environment = {}): Promise<ServerProcess> {
  running = await spawnTestServer({ DATA_DIR: dataDir, ...environment });
  return running;
}

const post = (server: ServerProcess, path: string, body: object, cookie = '') =>
  fetch(`${server.address}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT_ID, cookie },
    body: JSON.stringify(body),
  });

/** Whether the data folder's database has a lock, and so a server. */
const isDatabaseUp = () =>
  access(join(dataDir, 'postgres/postmaster.pid')).then(
    () => true,
    () => false,
  );

test('with nothing but a data folder it opens, and a signal closes it cleanly, database included', async () => {
  const server = await open();
  expect((await post(server, '/account', person)).status).toBe(201);
  expect(await isDatabaseUp()).toBe(true);
  await server.end('SIGTERM');
  running = undefined;
  expect(server.process.exitCode).toBe(0);
  expect(await isDatabaseUp()).toBe(false);
});

/** systemd's program that tells, in a folder of its own: it writes down what it was told and with which surroundings. */
async function layTeller(code: number): Promise<{ path: string; told: () => Promise<string> }> {
  const folder = join(dataDir, 'bin');
  await mkdir(folder, { recursive: true });
  const told = join(folder, `told-${code}`);
  const says = `#!/bin/sh\n{ echo "$@"; env | cut -d= -f1 | sort; } > ${told}.part\nmv ${told}.part ${told}\nexit ${code}\n`;
  await writeFile(join(folder, 'systemd-notify'), says, { mode: 0o755 });
  return { path: `${folder}:${process.env.PATH}`, told: () => readFile(told, 'utf8') };
}

test('a service manager who asked is told once it is open, and no secret with it; one who cannot be told stops nothing', async () => {
  for (const code of [0, 1]) {
    const { path, told } = await layTeller(code);
    const settings = { NOTIFY_SOCKET: '/run/systemd/notify', PATH: path, METRICS_TOKEN: 'kept-to-ourselves-1927' };
    const server = await open(settings as Environment); // what is no setting goes the same way
    // It is told after the line that says where: that one is in the log when whoever waits looks there.
    await expect.poll(told, { timeout: 30_000 }).toBeTruthy();
    const [said, ...names] = (await told()).trim().split('\n');
    expect(said).toBe(`--ready --status=Toile is open at ${server.address}`);
    expect(names).toContain('NOTIFY_SOCKET');
    expect(names).not.toContain('METRICS_TOKEN');
    expect((await fetch(`${server.address}/ready`)).status).toBe(200);
    await server.end('SIGTERM');
    running = undefined;
  }
});

test('a name that nothing reads is a warning of the log, as its other lines are', async () => {
  const lines: string[] = [];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.js')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SAMPLES: 'off', LOG_LEVEL: 'warn', METRIC_TOKEN: 'x' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  await expect.poll(() => lines.find((line) => line.includes('METRIC_TOKEN')), { timeout: 60_000 }).toBeDefined();
  child.kill('SIGTERM');
  await once(child, 'close');
  const told = lines.filter((line) => line.startsWith('{')).map((line): unknown => JSON.parse(line));
  const msg = 'METRIC_TOKEN is no setting, and nothing reads it: is METRICS_TOKEN meant?';
  expect(told).toContainEqual(expect.objectContaining({ level: 40, setting: 'METRIC_TOKEN', msg }));
});

test('accounts and sessions outlive a kill', async () => {
  const first = await open();
  await post(first, '/account', person);
  const signedIn = await post(first, '/account/sessions/email', person);
  const [cookie = ''] = signedIn.headers.get('set-cookie')?.split(';') ?? [];
  await first.end('SIGKILL');
  const second = await open();
  const reply = await fetch(`${second.address}/v1/account`, { headers: { cookie } });
  expect(await reply.json()).toMatchObject({ $id: 'asha', email: 'asha@example.com' });
});

test('a worker tells of its health and serves nobody', async () => {
  const { address } = await open({ ROLE: 'worker' });
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  for (const path of ['/v1/account', '/', '/generate-outfit/x']) {
    expect((await fetch(`${address}${path}`)).status).toBe(404);
  }
});

test('a process of the web holds neither what draws nor what encodes pictures', async () => {
  const main = join(import.meta.dirname, '../../../test/fakes/reporting-main.ts');
  running = await spawnTestServer({ DATA_DIR: dataDir, ROLE: 'web' }, main);
  const libraries: unknown = JSON.parse(await readFile(join(dataDir, 'libraries.json'), 'utf8'));
  expect(libraries).toContainEqual(expect.stringContaining('libc'));
  for (const library of ['sharp', 'vips', 'canvas', 'skia']) {
    expect(libraries).not.toContainEqual(expect.stringContaining(library));
  }
});

test('a wrong setting stops the start with a sentence that names it, before anything is made', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.js')], {
    env: { ...process.env, DATA_DIR: join(dataDir, 'never'), PORT: 'many' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const [code] = await once(child, 'close');
  expect([code, said]).toEqual([EXIT.settings, 'PORT must be a whole number from 0 to 65535.\n']);
  await expect(readFile(join(dataDir, 'never', 'session-secret'))).rejects.toThrow('ENOENT');
});

test('a port that is taken stops the start and the database with it', async () => {
  const server = await open();
  const other = await makeDataDir();
  const port = new URL(server.address).port;
  await expect(spawnTestServer({ DATA_DIR: other, PORT: port })).rejects.toThrow('ended before it listened');
  await expect(access(join(other, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
  await rm(other, { recursive: true });
});
