import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServiceManager } from '#server/config/env.ts';

/** Milliseconds; systemd answers at once, and a start waits for nobody longer. */
const DEADLINE = 10_000;
/** So many of them may be lost but one. */
const BEATS = 3;

/**
 * Tells whoever started this process as a service that it is open, where they asked to be told (`Type=notify`). It is said by systemd's
 * own program, as Node has no sockets of that kind. One who cannot be told is told of on standard error: the service goes on.
 */
export async function tellReady(manager: ServiceManager, status: string): Promise<void> {
  if (manager.notifySocket === undefined) return;
  try {
    await tell(manager, ['--ready', `--status=${status}`]);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`NOTIFY_SOCKET is set, and systemd-notify did not tell it that the service is open: ${why}\n`);
  }
}

/**
 * Goes on telling a manager who watches (`WatchdogSec`) that the event loop turns, three times in the time they give it. One that stands
 * tells nothing, and is killed and started again by them. A beat that does not go out is followed by the next.
 */
export function tellAlive(manager: ServiceManager): void {
  const { notifySocket, watchdog } = manager;
  if (notifySocket === undefined || watchdog === undefined) return;
  const beat = () => tell(manager, ['WATCHDOG=1']).catch(() => undefined);
  setInterval(beat, watchdog / BEATS).unref();
}

/** It is told nothing else of ours: no setting and no secret. */
async function tell({ notifySocket, path }: ServiceManager, words: readonly string[]): Promise<void> {
  const env = { ...(notifySocket && { NOTIFY_SOCKET: notifySocket }), ...(path && { PATH: path }) };
  await promisify(execFile)('systemd-notify', words, { env, timeout: DEADLINE });
}
