import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { GeneratorError } from '#server/parts/generator/generator.ts';
import { readRelease, releaseName } from '#server/release.ts';
import type { RunningServer, StartOptions } from '#server/start.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { openFakeGenerator } from '../../../test/fakes/generator.ts';
import { openFakeMailServer } from '../../../test/fakes/mail-server.ts';
import { PASSWORD, signUp } from '../../../test/people.ts';
import { startTestServer } from '../../../test/server.ts';
import type { Environment } from './config/env.ts';

const closing: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of closing.reverse()) await each.close();
});

async function open(environment: Environment = {}, options: StartOptions = {}): Promise<RunningServer> {
  const quiet = { LOG_LEVEL: 'silent', DATABASE_URL: await createTestDatabase() };
  const server = await startTestServer({ ...quiet, ...environment }, options);
  closing.push(server);
  return server;
}

let server: RunningServer;
beforeAll(async () => {
  server = await open();
});

/** `npm run try` somewhere without any setting; `answer` is what is said to it. */
function begin(...args: string[]) {
  const env = { PATH: process.env.PATH };
  return spawn(process.execPath, [join(import.meta.dirname, 'try.ts'), ...args], { env });
}

async function finish(child: ReturnType<typeof begin>): Promise<[code: number, said: string]> {
  const [said, , [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return [code, said];
}

async function tried(...args: string[]) {
  const child = begin(...args);
  child.stdin.end();
  return finish(child);
}

/** Addresses of everybody who has not gone again. */
const people = async ({ parts: { database } }: RunningServer) =>
  (await database.read.select({ email: accounts.email }).from(accounts).where(ne(accounts.status, 'deleted'))).map(
    ({ email }) => email,
  );

test('a newcomer signs up, presses, sees a picture and is gone again', async () => {
  const before = await people(server);
  const [code, said] = await tried('--at', server.address);
  expect([code, said.match(/^ok {4}\w+/gm)?.map((line) => line.slice(6))]).toEqual([
    0,
    ['ready', 'first', 'signing', 'signing', 'press', 'picture', 'deleting'],
  ]);
  expect(said).toContain(`ok    ready: ${releaseName(readRelease())}\n`);
  expect(said).toMatch(new RegExp(`picture: \\d+ bytes of image/.*\\n.*\\n${server.address} draws\\.\\n$`));
  expect(await people(server)).toEqual(before);
});

test('somebody who reads its first line alone leaves nobody behind, and it ends as if all was read', async () => {
  const before = await people(server);
  const child = begin('--at', server.address);
  child.stdout.once('data', () => child.stdout.destroy());
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([code, stderr]).toEqual([0, '']);
  expect(await people(server)).toEqual(before);
});

test('the step that fails is named with what was answered, and the newcomer goes all the same', async () => {
  const generate = () => Promise.reject(new GeneratorError('it draws nothing'));
  const failing = await open({}, { openGenerator: () => ({ ...openFakeGenerator(), generate }) });
  const before = await people(failing);
  const [code, said] = await tried('--at', failing.address);
  expect([code, said]).toEqual([1, expect.stringMatching(/^FAILED press: answered 5\d\d \(\w+\): .+$/m)]);
  expect(said).not.toContain('ok    press');
  expect(await people(failing)).toEqual(before);
});

test('an address where nobody answers is a failure, and a word it does not know tells how it is used', async () => {
  expect(await tried('--at', 'http://127.0.0.1:1')).toEqual([1, expect.stringContaining('FAILED')]);
  expect(await tried('--to', 'x')).toEqual([1, expect.stringContaining('npm run try --')]);
});

test('somebody who is there already is used by their password, with their token, and stays', async () => {
  const person = await signUp(server.address);
  const child = begin('--at', server.address, '--account', person.email);
  child.stdin.end(`${PASSWORD}\n`);
  expect(await finish(child)).toEqual([0, expect.stringContaining(`${server.address} draws.`)]);
  expect(await people(server)).toContain(person.email);
});

test('where letters are sent the link is asked for, and without an answer the press is said to be untried', async () => {
  const post = await openFakeMailServer();
  closing.push(post);
  const { address } = await open({
    SMTP_URL: post.url,
    MAIL_FROM: 'Toile <no-reply@toile.example>',
    PUBLIC_URL: 'http://toile.example',
    ALLOWED_HOSTS: '127.0.0.1',
  });
  const [code, said] = await tried('--at', address, '--email', 'never@asha.example');
  expect([code, said]).toEqual([0, expect.stringContaining('NOT TRIED: the press')]);
  const child = begin('--at', address, '--email', 'asha@asha.example');
  const letter = () => post.letters.find(({ to }) => to === 'asha@asha.example');
  await expect.poll(letter, { timeout: 30_000 }).toBeDefined();
  child.stdin.end(`${letter()?.link.href}\n`);
  expect(await finish(child)).toEqual([0, expect.stringContaining(`${address} draws.`)]);
});
