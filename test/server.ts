import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Environment } from '../apps/server/src/config/env.ts';
import { type RunningServer, type StartOptions, start } from '../apps/server/src/start.ts';
import { makeDataDir } from './data-dir.ts';
import { openSharedAtelier } from './shared-atelier.ts';

const MAIN = join(import.meta.dirname, '../apps/server/src/main.js');

const QUIET: Environment = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  NODE_ENV: 'test',
  PASSWORD_COST: 'low',
  RATE_LIMITS: 'off',
  SAMPLES: 'off',
};

/**
 * Seconds between looks at the jobs' queues, which are told of what comes: only an attempt that is due again waits for them.
 * Dozens of servers do little but look while a test does something else.
 */
const POLLING_SECONDS = 6;

/**
 * Starts the real server within this process, on a free port, with a data folder of its own that goes with it. Without
 * `DATABASE_URL` it brings up its own database there, as `npm start` does.
 */
export async function startTestServer(
  environment: Environment = {},
  options: StartOptions = {},
): Promise<RunningServer> {
  const folder = await makeDataDir();
  const server = await start(
    { ...QUIET, DATA_DIR: folder, ...environment },
    { pollingSeconds: POLLING_SECONDS, openGenerator: openSharedAtelier, ...options },
  );
  return {
    ...server,
    close: async () => {
      await server.close();
      // A picture that was begun may still be put away.
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

export interface ServerProcess {
  readonly address: string;
  readonly process: ChildProcess;
  /** Ends it as a signal of the system would; resolves when it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts the real server as a process of its own, which a test may kill. Its data folder is the caller's (`makeDataDir`). `main` is the
 * program: the product's, or one that starts the same server with a fake part.
 */
export async function spawnTestServer(
  environment: Environment & { DATA_DIR: string },
  main = MAIN,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...QUIET, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Handed down as it is, a server that a test forgot would keep the run from ever ending.
  child.stderr.pipe(process.stderr, { end: false });
  const gone = once(child, 'exit');
  const address = await Promise.race([readAddress(child), gone.then(() => undefined)]);
  if (!address) throw new Error(`The server ended before it listened (exit code ${child.exitCode}).`);
  return {
    address,
    process: child,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}

async function readAddress(child: ChildProcess): Promise<string | undefined> {
  if (!child.stdout) return undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /^Toile is open at (\S+)$/.exec(line);
    if (found) {
      child.stdout.resume();
      return found[1];
    }
  }
  return undefined;
}
