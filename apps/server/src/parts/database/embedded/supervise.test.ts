import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import type { RunningServer } from '#server/start.ts';
import { openFakeGenerator } from '../../../../../../test/fakes/generator.ts';
import { type Person, signUp } from '../../../../../../test/people.ts';
import { press } from '../../../../../../test/press.ts';
import { startTestServer } from '../../../../../../test/server.ts';

let server: RunningServer;
let person: Person;
/** The log, as far as it tells of errors. */
let said = '';
beforeAll(async () => {
  const log = createLog(
    { logLevel: 'error' },
    {
      write: (line) => {
        said += line;
      },
    },
  );
  server = await startTestServer({}, { openGenerator: () => openFakeGenerator(), log });
  person = await signUp(server.address);
});
afterAll(() => server.close());

const folder = () => join(server.parts.config.dataDir, 'postgres');

/** The process that the lock names; undefined where there is none. */
async function pid(): Promise<number | undefined> {
  const text = await readFile(join(folder(), 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

const whoAmI = async () => (await person.fetch('/v1/account')).status;
const ready = async () => (await fetch(`${server.address}/ready`)).status;

/** Kills the database as a lack of memory does. Resolves with whose lock is left. */
async function kill(): Promise<number> {
  const left = await pid();
  if (left === undefined) throw new Error('the database is not up');
  process.kill(left, 'SIGKILL');
  return left;
}

test('the product’s own database comes back by itself each time it dies, and nothing is lost', async () => {
  for (let round = 0; round < 3; round++) {
    const dead = await kill();
    const heard = new Set<number>();
    await expect
      .poll(
        async () => {
          heard.add(await whoAmI());
          return [(await pid()) !== dead, await whoAmI()];
        },
        { timeout: 30_000, interval: 100 },
      )
      .toEqual([true, 200]);
    for (const status of heard) expect([200, 503]).toContain(status);
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  }
  expect((await press(person, 'a coat')).status).toBe(200);
}, 120_000);

test('what keeps it from starting is tried again until it has passed', async () => {
  const [version, aside] = [join(folder(), 'PG_VERSION'), join(folder(), 'PG_VERSION.aside')];
  await rename(version, aside);
  await kill();
  // At least one try has come to nothing.
  await expect.poll(() => said, { timeout: 30_000 }).toContain('own database does not start, and is tried again');
  await expect.poll(ready, { timeout: 20_000 }).toBe(503);
  expect(await whoAmI()).toBe(503);
  await rename(aside, version);
  await expect.poll(whoAmI, { timeout: 30_000, interval: 200 }).toBe(200);
}, 120_000);
