import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { isProductError } from '#server/product/errors.ts';
import { type Beats, type Heard, openBeats } from './beats.ts';

/** Milliseconds of silence after which a stream says that it lives; clients give up after twenty seconds. */
const QUIET_MAX = 8000;
/** A comment line: proxies and clients see that the connection lives. */
const HEARTBEAT = ': working\n\n';
/** The last of a stream whose process is to end: a comment, and milliseconds after which whoever follows comes again. */
const COME_AGAIN = ': come again\nretry: 1000\n\n';

const beats = openBeats(QUIET_MAX);

/** What goes out on a stream: objects with a `type`, and what ends it before its time. */
export interface Told {
  readonly events: AsyncGenerator<{ type: string }, void, void>;
  readonly signal: AbortSignal;
}

/**
 * Answers with a stream of events: named by their `type`, the rest of them as JSON data. While no event comes, a heartbeat goes out. A stream of a
 * session that ends is over before its last event, that of a server that stops says to come again. Resolves when it has begun, so that
 * a route ends and nothing of it is kept for as long as somebody listens.
 * @throws what the events throw before the first of them
 */
export async function sendEvents(reply: FastifyReply, told: Told, beating: Beats = beats): Promise<FastifyReply> {
  await new Promise<void>((begun, refused) => {
    const stream = new EventStream(reply, begun);
    const leave = beating.join(stream);
    stream
      .tell(told)
      .finally(leave)
      .catch((error: unknown) => {
        if (!stream.hasBegun && !reply.raw.destroyed) return refused(error);
        stream.breakOff(error);
        begun();
      });
  });
  return reply;
}

/** A stream on its connection. It writes for itself: what pipes, and what watches pipes, would be most of what a silent listener costs. */
class EventStream implements Heard {
  hasBegun = false;
  private readonly reply: FastifyReply;
  private readonly begun: () => void;

  constructor(reply: FastifyReply, begun: () => void) {
    this.reply = reply;
    this.begun = begun;
  }

  async tell({ events, signal }: Told): Promise<void> {
    const { raw } = this.reply;
    try {
      for await (const { type, ...data } of events) {
        if (raw.destroyed) return this.begin();
        this.begin();
        if (!raw.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)) await drained(raw);
      }
    } catch (error) {
      if (!isProductError(error, 'stopping') && !isProductError(error, 'session-missing')) throw error;
    }
    this.begin();
    raw.end(isProductError(signal.reason, 'stopping') ? COME_AGAIN : undefined);
  }

  beat(): void {
    this.begin();
    // Whoever does not read what there is needs no more.
    if (this.reply.raw.writableLength === 0) this.reply.raw.write(HEARTBEAT);
  }

  /** The stream was cut, by us or by whoever followed. */
  breakOff(error: unknown): void {
    if (this.reply.raw.destroyed) return;
    this.reply.log.warn({ err: error }, 'a stream of events was broken off');
    this.reply.raw.destroy();
  }

  private begin(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    const { reply, begun } = this;
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').hijack();
    reply.request.endTurn();
    reply.request.opened = null;
    // As a list, which Node writes as it is; sent by themselves, so that it keeps them as one string.
    reply.raw.writeHead(
      200,
      Object.entries(reply.getHeaders()).flatMap(([name, value]) => listed(name, value)),
    );
    reply.raw.flushHeaders();
    begun();
  }
}

const listed = (name: string, value: number | string | string[] | undefined): string[] =>
  [value ?? []].flat().flatMap((each) => [name, String(each)]);

/** Resolves when there is room again, or nobody any more. */
const drained = (raw: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      raw.off('drain', go).off('close', go);
      resolve();
    };
    raw.on('drain', go).on('close', go);
  });
