import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What stands around or beneath the product, as one thing that dies, stands still and comes back. */
export interface Part {
  readonly name: string;
  /** Resolves when it serves. */
  start(): Promise<void>;
  /** As the machine's kernel would, with every process it has. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly log: string;
  readonly owner?: { readonly uid: number; readonly gid: number };
  /** Folder in which it is at home. */
  readonly home?: string;
  /** Resolves when it serves. */
  readonly served: () => Promise<void>;
  /** Processes that are its own and not below it. */
  readonly others?: () => readonly number[];
}

/** A program of the machine as a part. */
export function partOf({ name, command, args, log, owner, home, served, others = () => [] }: Program): Part {
  let child: ChildProcess | undefined;
  const all = () => withDescendants([...(child?.pid === undefined ? [] : [child.pid]), ...others()]);
  return {
    name,
    async start() {
      const out = openSync(log, 'a');
      const place = home === undefined ? {} : { cwd: home, env: { ...process.env, HOME: home } };
      child = spawn(command, args, { stdio: ['ignore', out, out], ...owner, ...place });
      const gone = once(child, 'exit').then(() => {
        throw new Error(`${name} ended before it served: see ${log}`);
      });
      gone.catch(() => undefined);
      await Promise.race([served(), gone]);
    },
    async kill() {
      const gone = child && child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      signalAll(all(), 'SIGKILL');
      await gone;
    },
    freeze: () => signalAll(all(), 'SIGSTOP'),
    thaw: () => signalAll(all(), 'SIGCONT'),
  };
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

/** These processes and all below them, parents first: a parent that stands still starts none anew. */
function withDescendants(roots: readonly number[]): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    return Number.isInteger(pid) ? [[pid, parentOf(pid)] as const] : [];
  });
  const found = [...new Set(roots)];
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child);
  return [...new Set(found)];
}

function parentOf(pid: number): number | undefined {
  try {
    // After the name in brackets: the state, then the parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Waits until something is so, looking every so many milliseconds; what goes wrong with a look is not so yet. */
export async function until(isSo: () => Promise<boolean>, every = 200, signal?: AbortSignal): Promise<void> {
  while (!(await isSo().catch(() => false))) await sleep(every, undefined, signal && { signal });
}
