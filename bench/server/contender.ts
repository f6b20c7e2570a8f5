import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** What a process used so far: milliseconds of processor, bytes of memory now. */
export interface Usage {
  readonly cpuMs: number;
  readonly rss: number;
}

/** A server that is measured, in a process of its own. */
export interface Contender {
  readonly name: string;
  readonly address: string;
  /** Milliseconds from its start until it listened. */
  readonly startMs: number;
  /** Memory right after its start, bytes. */
  readonly bootRss: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts a program, found from this folder, and waits until it tells its address. */
export async function startContender(
  name: string,
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<Contender> {
  const began = performance.now();
  const child = fork(resolve(import.meta.dirname, program), [], {
    env: { ...process.env, ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit').then(() => {
    throw new Error(`${name} ended before it was told to`);
  });
  gone.catch(() => undefined);
  const { address } = (await Promise.race([hear(child), gone])) as { address: string };
  const startMs = performance.now() - began;
  const usage = async (): Promise<Usage> => {
    child.send('usage');
    return (await Promise.race([hear(child), gone])) as Usage;
  };
  const { rss: bootRss } = await usage();
  return {
    name,
    address,
    startMs,
    bootRss,
    usage,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const hear = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0];

/** In the child: tells where it listens, and then whatever it used whenever it is asked. */
export function answerUsage(address: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss() });
  });
  process.send?.({ address });
}
