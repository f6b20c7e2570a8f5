import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What the lock file of a cluster says about the server that wrote it. */
export interface Lock {
  readonly pid: number;
  readonly port: number;
}

const lockFile = (folder: string): string => join(folder, 'postmaster.pid');

/** Reads the lock of the cluster in `folder`; undefined when no server holds it or it is only half written. */
export async function readLock(folder: string): Promise<Lock | undefined> {
  const text = await readFile(lockFile(folder), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  return pid && port ? { pid, port } : undefined;
}

/**
 * Removes the lock if its process is gone or is by now another program (process ids are used again, in containers
 * quickly). Returns whether the holder lives.
 */
export async function clearStaleLock(folder: string, lock: Lock): Promise<boolean> {
  if (await isServerOf(folder, lock.pid)) return true;
  await rm(lockFile(folder), { force: true });
  return false;
}

async function isServerOf(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await commandOf(pid);
  return command === undefined || command.includes(folder);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Undefined where the system does not tell; the process then counts as what the lock says it is. */
async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const listed = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined);
  return listed?.stdout;
}
