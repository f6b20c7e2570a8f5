import { readFileSync } from 'node:fs';
import type { DropArgument, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ipKey } from './rate-limits/ip-key.ts';

export interface ConnectionLimits {
  /** Connections there may be; the rest of what the process may hold open is for the database and for files. */
  readonly overall: number;
  /** Of them, those of one address; undefined where proxies stand in front, whose connections are everybody's. */
  readonly perAddress?: number;
}

/** Descriptors that stay free of connections, at most; half of them where there are few. */
const KEPT_FREE = 1024;
/** Where nobody says how many descriptors a process may have. */
const USUAL_DESCRIPTORS = 8192;
/** Milliseconds in which what was turned away is logged once. */
const TOLD_EVERY = 10_000;

/** How many connections a process of these descriptors may take, at most. */
export const connectionsWithin = (descriptors: number): number =>
  Math.max(Math.floor(descriptors / 2), descriptors - KEPT_FREE);

/** Files and connections that this process may hold open, all in all. Node has raised it as far as it goes. */
export function readDescriptors(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft ?? USUAL_DESCRIPTORS);
  } catch {
    return USUAL_DESCRIPTORS;
  }
}

/**
 * Takes no more connections than the process has room for, and of one address no more than some: whoever opens them without
 * end is turned away, and that is logged, before nobody can be let in any more.
 */
export function registerConnections(app: FastifyInstance, { overall, perAddress }: ConnectionLimits): void {
  const held = new Map<string, number>();
  const tell = tellNowAndThen(app);
  app.server.maxConnections = overall;
  app.server.on('drop', (dropped?: DropArgument) => tell('overall', dropped?.remoteAddress));
  if (perAddress === undefined) return;
  // Before what Node itself does with a connection.
  app.server.prependListener('connection', (socket: Socket) => {
    const key = ipKey(socket.remoteAddress);
    const count = (held.get(key) ?? 0) + 1;
    if (count > perAddress) {
      tell('of one address', key);
      return void socket.destroy();
    }
    held.set(key, count);
    socket.once('close', () => {
      const left = (held.get(key) ?? 1) - 1;
      if (left > 0) held.set(key, left);
      else held.delete(key);
    });
  });
}

/** Logs the first that is turned away, and then how many were. No address of the network goes into the log. */
function tellNowAndThen(app: FastifyInstance): (limit: 'overall' | 'of one address', address?: string) => void {
  let [untold, addresses, timer]: [number, Set<string>, NodeJS.Timeout | undefined] = [0, new Set(), undefined];
  const say = (limit: string) => {
    app.log.warn({ connections: untold, addresses: addresses.size, limit }, 'connections turned away');
    [untold, addresses] = [0, new Set()];
  };
  app.addHook('onClose', async () => clearTimeout(timer));
  return (limit, address = '') => {
    untold++;
    addresses.add(address);
    if (timer) return;
    say(limit);
    timer = setTimeout(() => {
      timer = undefined;
      if (untold > 0) say(limit);
    }, TOLD_EVERY);
    timer.unref();
  };
}
