import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { decorateTurns } from '#server/api/turns/take-turns.ts';
import { ProductError } from '#server/product/errors.ts';
import { type Beats, openBeats } from './beats.ts';
import { sendEvents, type Told } from './send-events.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function* events(...list: { type: string; [key: string]: unknown }[]) {
  yield* list;
}

/** A server of its own that answers with these events. */
async function serve(told: Partial<Told> & Pick<Told, 'events'>, beats = openBeats(60_000)): Promise<string> {
  app = fastify();
  decorateTurns(app);
  const { signal } = new AbortController();
  app.get('/', (_request, reply) => sendEvents(reply.header('x-kept', 'yes'), { signal, ...told }, beats));
  return app.listen({ host: '127.0.0.1', port: 0 });
}

test('events go out named, their data without the name, on one line whatever they hold, with the headers of the reply', async () => {
  const answer = await fetch(await serve({ events: events({ type: 'stage', note: 'two\nlines' }, { type: 'done' }) }));
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('x-kept')).toBe('yes');
  expect(await answer.text()).toBe('event: stage\ndata: {"note":"two\\nlines"}\n\nevent: done\ndata: {}\n\n');
});

test('a heartbeat goes out while no event comes, be it the first, and no event is lost by it', async () => {
  const clock = openBeats(10);
  let beaten = 0;
  const counted: Beats = {
    join: (heard) =>
      clock.join({
        beat() {
          heard.beat();
          beaten++;
        },
      }),
  };
  const someBeats = (before = beaten) => vi.waitFor(() => expect(beaten).toBeGreaterThan(before + 2));
  async function* slow() {
    await someBeats();
    yield { type: 'accepted' };
    await someBeats();
    yield { type: 'done' };
  }
  const text = await (await fetch(await serve({ events: slow() }, counted))).text();
  expect(text).toMatch(/^(: working\n\n)+event: accepted\ndata: \{\}\n\n(: working\n\n)+event: done\ndata: \{\}\n\n$/);
});

test('whoever leaves ends what the events come from', async () => {
  const ended = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (;;) {
        yield { type: 'stage', words: 'x'.repeat(100_000) };
        await sleep(1);
      }
    } finally {
      ended.resolve();
    }
  }
  const answer = await fetch(await serve({ events: endless() }));
  await answer.body?.cancel();
  await ended.promise;
});

test('what fails before the first event is answered as any call, and what fails later cuts the stream', async () => {
  // biome-ignore lint/correctness/useYield: it fails before
  async function* broken() {
    throw new Error('database gone');
  }
  expect((await fetch(await serve({ events: broken() }))).status).toBe(500);
  await app.close();
  async function* breaking() {
    yield { type: 'accepted' };
    throw new Error('database gone');
  }
  const answer = await fetch(await serve({ events: breaking() }));
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

test('a stream of a server that stops says to come again, one of a session that ended says nothing', async () => {
  for (const [code, last] of [
    ['stopping', ': come again\nretry: 1000\n\n'],
    ['session-missing', ''],
  ] as const) {
    const ending = new AbortController();
    async function* until() {
      yield { type: 'accepted' };
      ending.abort(new ProductError(code));
      ending.signal.throwIfAborted();
    }
    const answer = await fetch(await serve({ events: until(), signal: ending.signal }));
    expect(await answer.text()).toBe(`event: accepted\ndata: {}\n\n${last}`);
    await app.close();
  }
});
