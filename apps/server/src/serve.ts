import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/api/app.ts';
import type { HttpConfig } from '#server/config/config.ts';
import { ConfigError } from '#server/config/config-error.ts';
import type { Log } from '#server/log.ts';
import type { Parts } from '#server/parts/parts.ts';
import { openAccounts } from '#server/product/accounts/open-accounts.ts';
import { type DrawingHere, openDrawingHere } from '#server/product/designs/here/open-drawing-here.ts';
import { openDesigns } from '#server/product/designs/open-designs.ts';
import { openFiles } from '#server/product/files/open-files.ts';
import { openHouse } from '#server/product/house/open-house.ts';
import { openPurchases } from '#server/product/purchases/open-purchases.ts';
import { publicWords } from '#server/product/reading/public-words.ts';

export interface RunningServer {
  /** Where it listens, for example `http://127.0.0.1:3000`. */
  readonly address: string;
  readonly app: FastifyInstance;
  readonly parts: Parts;
  /** Tells whoever watches that it is about to stop: no more people are sent here. */
  leave(): void;
  /** Finishes what runs, then closes the parts. */
  close(): Promise<void>;
}

/** Opens the product over its parts; resolves when it listens. The parts are closed with it, and where it does not come so far. */
export async function serve(parts: Parts, close: () => Promise<void>): Promise<RunningServer> {
  /** The last that was opened first. */
  const stops: (() => unknown)[] = [close];
  const stopAll = async () => {
    for (const stop of stops.splice(0)) await stop();
  };
  try {
    const drawing = drawingHere(parts);
    if (drawing) stops.unshift(() => drawing.stop());
    const app = await buildApp({ ...parts, ...(drawing && { drawing }) });
    app.addHook('onClose', stopAll);
    stops.unshift(await openDesigns(parts));
    stops.unshift(await openAccounts(parts));
    stops.unshift(openPurchases(parts));
    stops.unshift(openFiles(parts));
    stops.unshift(openHouse(parts));
    const address = await listen(app, parts.config.http);
    if (parts.config.role !== 'worker') setImmediate(makeJudge, parts.log);
    const leave = () => {
      app.leaving.isLeaving = true;
    };
    return { address, app, parts, leave, close: () => app.close() };
  } catch (error) {
    // Why it came to nothing is what is told, not what of it did not close.
    await stopAll().catch((left: unknown) => parts.log.warn({ err: left }, 'not all that was opened was closed'));
    throw error;
  }
}

/** Begun as soon as it is told that all is open, so that nobody who writes something waits for its patterns. */
const makeJudge = (log: Log): void =>
  void publicWords().catch((error: unknown) => log.error({ err: error }, 'the judge of words is missing'));

/** Where people press and somebody draws in one process. */
const drawingHere = ({ generator, seats, ...parts }: Parts): DrawingHere | undefined =>
  generator && seats && openDrawingHere({ ...parts, generator, seats, limits: parts.config.designs });

async function listen(app: FastifyInstance, { host, port }: HttpConfig): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const refused = tellPort(error, { host, port });
    throw refused ?? error;
  }
}

/** Why nobody can listen there, as far as a setting says where. */
function tellPort(error: unknown, { host, port }: Pick<HttpConfig, 'host' | 'port'>): ConfigError | undefined {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EADDRINUSE':
      return new ConfigError([`PORT ${port} of ${host} is taken by another program: set PORT to a free one.`], {
        mayPass: true,
      });
    case 'EADDRNOTAVAIL':
      // A machine that starts may not have its address yet.
      return new ConfigError([`HOST=${host} is no address of this machine.`], { mayPass: true });
    case 'EACCES':
      return new ConfigError([`PORT=${port} is not for this user, who may listen from 1024 on.`]);
    default:
      return undefined;
  }
}
