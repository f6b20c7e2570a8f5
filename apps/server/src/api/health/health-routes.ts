import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Database } from '#server/parts/database/database.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import { readRelease } from '#server/release.ts';

/** Milliseconds for which the parts are what they were: whoever asks without end checks nothing more often. */
const FRESH_MS = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is about to stop: `/ready` says so while everybody is still answered. */
    leaving: { isLeaving: boolean };
  }
}

interface Checked {
  readonly database: Pick<Database, 'ping'>;
  readonly storage: Pick<Storage, 'check'>;
}

/** For those who watch over the process: `/health` while it serves, with the release that does, `/ready` while it can also do its work. */
export const healthRoutes =
  (parts: Checked): FastifyPluginAsync =>
  async (app) => {
    const release = readRelease();
    app.get('/health', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok', ...release };
    });

    const checkParts = inTheLast(FRESH_MS, () => check(parts, app.log));
    app.get('/ready', async (_request, reply) => {
      const { isReady, body } = await checkParts();
      const isLeaving = app.leaving.isLeaving;
      reply.code(isReady && !isLeaving ? 200 : 503).header('cache-control', 'no-store');
      return isLeaving ? { ...body, status: 'leaving' } : body;
    });
  };

/** What was asked for within the last `ms` milliseconds, else asked for anew: however many ask, it is done once. */
function inTheLast<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; answer: Promise<T> } | undefined;
  return () => {
    if (!kept || Date.now() >= kept.until) kept = { until: Date.now() + ms, answer: ask() };
    return kept.answer;
  };
}

async function check({ database, storage }: Checked, log: FastifyBaseLogger) {
  const isUp = async (part: string, check: Promise<void>): Promise<boolean> => {
    try {
      await check;
      return true;
    } catch (error) {
      log.warn({ err: error, part }, 'a part is not ready');
      return false;
    }
  };
  const [hasDatabase, hasStorage] = await Promise.all([
    isUp('database', database.ping()),
    isUp('storage', storage.check()),
  ]);
  const isReady = hasDatabase && hasStorage;
  return { isReady, body: { status: isReady ? 'ready' : 'not ready', database: hasDatabase, storage: hasStorage } };
}
