import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Environment } from '#server/config/env.ts';
import { UnreachedError } from '#server/parts/database/unreached.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { layCable } from '../../../test/fakes/cable.ts';
import { openFakeGenerator } from '../../../test/fakes/generator.ts';
import { startTestServer } from '../../../test/server.ts';
import type { StartOptions } from './start.ts';
import { AwayAtStartError, startAgain } from './start-again.ts';
import { EXIT, tellFailedStart } from './tell-failed-start.ts';

const away = () => Object.assign(new Error('terminating connection'), { code: '57P01' });

/** What came of a start whose tries end so, one after the other, and how often it was tried. */
async function tries(ends: readonly (Error | 'open')[], within = 60_000) {
  let tried = 0;
  const came = await startAgain(
    async () => {
      const end = ends[Math.min(tried++, ends.length - 1)];
      if (end instanceof Error) throw end;
      return end;
    },
    { within, tell: () => undefined },
  ).catch((error: unknown) => error);
  return { came, tried };
}

test('a start is tried again while the database is away, and for nothing else', async () => {
  expect(await tries([away(), 'open'])).toEqual({ came: 'open', tried: 2 });
  // It was there: what does not reach it now is no wrong setting.
  expect(await tries([away(), new UnreachedError('away', { cause: away() }), 'open'])).toEqual({
    came: 'open',
    tried: 3,
  });
  for (const error of [
    new UnreachedError('DATABASE_URL leads nowhere', { cause: away() }),
    Object.assign(new Error('no room'), { code: 'ENOSPC' }),
    new Error('anything'),
  ])
    expect(await tries([error])).toEqual({ came: error, tried: 1 });
});

test('a server that did not answer in time is asked again, and one that never does is told as what leads nowhere', async () => {
  const silent = new UnreachedError('DATABASE_URL leads nowhere', { cause: new Error('timeout expired') });
  expect(await tries([silent, silent, 'open'])).toEqual({ came: 'open', tried: 3 });
  expect(await tries([silent], 600)).toEqual({ came: silent, tried: 2 });
});

test('and not for ever: then it ends with a sentence, and a code with which a supervisor starts it again', async () => {
  const { came, tried } = await tries([away()], 600);
  expect(came).toBeInstanceOf(AwayAtStartError);
  expect(tried).toBe(2);
  const { says, code } = tellFailedStart(came);
  expect(says).toContain('The database went away while the product started');
  expect(says).toContain('terminating connection');
  expect(code).toBe(EXIT.failed);
});

/**
 * Starts a server and does `harm` to it, once, when its database is open and its jobs are not. Resolves when it is ready, and gives how
 * often it was opened.
 */
async function startUnder(
  harm: (dataDir: string) => void | Promise<void>,
  settings: Environment = {},
): Promise<number> {
  let opened = 0;
  const openGenerator: StartOptions['openGenerator'] = async ({ config }) => {
    if (opened++ === 0) await harm(config.dataDir);
    return openFakeGenerator();
  };
  const server = await startTestServer({ LOG_LEVEL: 'silent', ...settings }, { openGenerator });
  await expect.poll(async () => (await fetch(`${server.address}/ready`)).status, { timeout: 20_000 }).toBe(200);
  await server.close();
  return opened;
}

test('a process whose own database is killed while it starts opens all the same', async () => {
  const opened = await startUnder(async (dataDir) => {
    const lock = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(lock.split('\n')[0]), 'SIGKILL');
  });
  expect(opened).toBe(2);
}, 120_000);

test('and one whose connections to a database elsewhere are cut', async () => {
  const cable = await layCable(await createTestDatabase());
  const opened = await startUnder(
    () => {
      cable.cut();
      setTimeout(() => cable.mend(), 1500);
    },
    { DATABASE_URL: cable.url },
  );
  expect(opened).toBeGreaterThan(1);
  await cable.close();
}, 120_000);

test('no connection of ours ends the process when it breaks: all are opened where that is heard', async () => {
  const openers: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: import.meta.dirname }))
    if (
      !file.endsWith('.test.ts') &&
      /new (pg\.)?Client\(/.test(await readFile(join(import.meta.dirname, file), 'utf8'))
    )
      openers.push(file);
  expect(openers).toEqual(['parts/database/open-client.ts']);
});
