import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServiceManager } from '#server/config/env.ts';

/** Milliseconds; systemd answers at once, and a start waits for nobody longer. */
const DEADLINE = 10_000;

/**
 * Tells whoever started this process as a service that it is open, where they asked to be told (`Type=notify`). It is said by systemd's
 * own program, as Node has no sockets of that kind. One who cannot be told is told of on standard error: the service goes on.
 */
export async function tellReady({ notifySocket, path }: ServiceManager, status: string): Promise<void> {
  if (notifySocket === undefined) return;
  // It is told nothing else of ours: no setting and no secret.
  const env = { NOTIFY_SOCKET: notifySocket, ...(path && { PATH: path }) };
  try {
    await promisify(execFile)('systemd-notify', ['--ready', `--status=${status}`], { env, timeout: DEADLINE });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`NOTIFY_SOCKET is set, and systemd-notify did not tell it that the service is open: ${why}\n`);
  }
}
