import {
  type DesignStatus,
  type GenerationEvent,
  type GenerationReply,
  type GenerationRequest,
  MESSAGE,
  PROJECT_ID,
} from '@toile/contract';
import { readEventStream } from '#web/lib/event-stream.ts';
import { GenerationError, refusalOf, silenceOf } from '#web/lib/generation-error.ts';
import { readEvent, readReply, readStatus } from '#web/lib/read-generation.ts';

/** One press of the button. The key makes sending it again harmless: the server knows the press by it. */
export interface Press {
  key: string;
  request: GenerationRequest;
}

export interface FollowOptions {
  /** Told of acceptance, every stage and a failure, in order. The result is what the promise gives. */
  onEvent: (event: GenerationEvent) => void;
  /** Stops following. The server works on. */
  signal: AbortSignal;
}

/** What the client needs of the browser; the tests bring their own. */
export interface Wire {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves after `ms`, rejects with the signal's reason when it aborts first. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  isOnline: () => boolean;
  /** A stream that is silent for so long counts as cut. Milliseconds. */
  silenceMs: number;
}

export interface GenerationClient {
  /**
   * Sends a press and follows it to its end, through lost connections and cut streams.
   * @throws GenerationError with the catalogue's message; the signal's reason when stopped
   */
  generate: (press: Press, options: FollowOptions) => Promise<GenerationReply>;
  /**
   * Follows a design that was accepted before, e.g. before a reload.
   * @throws GenerationError with the catalogue's message; the signal's reason when stopped
   */
  resume: (designId: string, options: FollowOptions) => Promise<GenerationReply>;
}

const URL_PATH = '/generate-outfit/';
const RETRIES = 3;
const RETRY_MS = 500;
const RETRY_MS_MAX = 30_000;
const POLL_MS = 700;
const POLL_MS_MAX = 3_000;
/** The server, or the proxy before it, is away for a moment; all else is an answer. */
const AWAY = new Set([502, 503, 504]);

export const HEADERS = { 'X-Appwrite-Project': PROJECT_ID };

/** The browser's own. */
export const browserWire: Wire = {
  fetch: (url, init) => fetch(url, init),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal.addEventListener('abort', stop, { once: true });
    }),
  isOnline: () => navigator.onLine,
  silenceMs: 20_000,
};

/** Delay before the n-th retry, n from 0, in milliseconds. */
const retryDelay = (n: number) => Math.min(RETRY_MS * 2 ** n, RETRY_MS_MAX);

/** Sends a request until it is answered, three retries at most. */
export async function send(wire: Wire, url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    let fault: GenerationError;
    try {
      const response = await wire.fetch(url, { ...init, credentials: 'include' });
      if (response.ok) return response;
      fault = await refusalOf(response);
      if (!AWAY.has(response.status)) throw fault;
    } catch (error) {
      init.signal.throwIfAborted();
      if (error instanceof GenerationError) throw error;
      fault = silenceOf(error, wire.isOnline());
    }
    if (attempt === RETRIES) throw fault;
    await wire.wait(retryDelay(attempt), init.signal);
  }
}

/** What a stream came to: the picture, or a cut with or without a design to ask after. */
type Ending = { reply: GenerationReply } | { reply: null; designId: string | null };

/** Reads the events of one connection to their end. A cut, or silence beyond `silenceMs`, is no error. */
async function followStream(
  wire: Wire,
  body: ReadableStream<Uint8Array>,
  { onEvent, signal }: FollowOptions,
): Promise<Ending> {
  let designId: string | null = null;
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), wire.silenceMs);
  };
  const stopped = AbortSignal.any([signal, silence.signal]);
  const piped = body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal: stopped });
  heard();
  try {
    for await (const message of readEventStream(piped, heard)) {
      const event = readEvent(message);
      if (!event) continue;
      if (event.type === 'done') return { reply: event.result };
      if (event.type === 'accepted') designId = event.design_id;
      onEvent(event);
      if (event.type === 'failed')
        throw new GenerationError('failed', event.message, { status: event.code, type: event.error });
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof GenerationError) throw error;
  } finally {
    clearTimeout(timer);
  }
  return { reply: null, designId };
}

function resultOf(status: DesignStatus): GenerationReply | undefined {
  if (status.status === 'failed') {
    throw new GenerationError('failed', status.message || MESSAGE.generationFailed, { type: status.error });
  }
  return status.status === 'done' ? readReply(status.result) : undefined;
}

/** A client of `/generate-outfit/`; without arguments, the browser's. */
export function createGenerationClient(changes: Partial<Wire> = {}): GenerationClient {
  const wire = { ...browserWire, ...changes };

  async function resume(designId: string, options: FollowOptions): Promise<GenerationReply> {
    const { onEvent, signal } = options;
    for (let pause = POLL_MS; ; pause = Math.min(pause * 1.3, POLL_MS_MAX)) {
      const url = `${URL_PATH}${encodeURIComponent(designId)}`;
      const response = await send(wire, url, { headers: { ...HEADERS, Accept: 'application/json' }, signal });
      const status = readStatus(await response.json().catch(() => undefined));
      const reply = resultOf(status);
      if (reply) return reply;
      onEvent({ type: 'stage', stage: status.stage, progress: status.progress });
      await wire.wait(pause, signal);
    }
  }

  async function generate(press: Press, options: FollowOptions): Promise<GenerationReply> {
    const init = {
      method: 'POST',
      headers: {
        ...HEADERS,
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
        'Idempotency-Key': press.key,
      },
      body: JSON.stringify(press.request),
      signal: options.signal,
    };
    for (let attempt = 0; ; attempt++) {
      const response = await send(wire, URL_PATH, init);
      const type = response.headers.get('Content-Type') ?? '';
      if (type.includes('application/json')) return readReply(await response.json().catch(() => undefined));
      if (!type.includes('text/event-stream') || !response.body) {
        throw new GenerationError('invalid-response', MESSAGE.responseInvalid);
      }
      const ending = await followStream(wire, response.body, options);
      if (ending.reply) return ending.reply;
      if (ending.designId) return resume(ending.designId, options);
      if (attempt === RETRIES) throw new GenerationError('no-response', MESSAGE.generationNoResponse);
      await wire.wait(retryDelay(attempt), options.signal);
    }
  }

  return { generate, resume };
}

export const generationClient = createGenerationClient();
