import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

/** Milliseconds until the server has begun to answer, all tries at a call together, and more of them for a megabyte that is sent. */
const PATIENCE = { least: 4000, perMegabyte: 500 } as const;
const MEGABYTE = 1_000_000;
/** Milliseconds that an answer which has begun may stand still. */
const STALL = 4000;
/** Times a call is made again after an answer of 429 or 5xx, or a connection that broke, and milliseconds before the first. */
const RETRIES = 3;
const PAUSE = 100;

/** The server answered with an error that is not about what is stored. */
class S3Error extends Error {
  override readonly name: string = 'S3Error';
}

/** It does not answer, or cannot now: nobody waits for it, and whoever comes again may find it there. */
class S3AwayError extends S3Error {
  override readonly name = 'S3AwayError';
  /** As of any server that does not answer. */
  readonly code = 'ETIMEDOUT';
}

export interface Call {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly headers?: Record<string, string>;
  /** What is sent; it can be sent again. */
  readonly body?: Uint8Array<ArrayBuffer> | Blob;
}

export interface S3Access {
  /** Origin of the server. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Signed calls, each answered or given up soon. Each may be made again: all of them come to the same however often they arrive.
 */
export function openCalls({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Access) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const base = `${endpoint}/${encodeURIComponent(bucket)}/`;

  /** The signer's own call hands the signal on through a request that may be collected, and then nobody hears it. */
  async function send(path: string, { body, ...init }: Call, signal: AbortSignal): Promise<Response> {
    const sent = { ...init, ...(body && { body }) };
    const { url, headers } = await client.sign(`${base}${path}`, sent);
    return fetch(url, { ...sent, headers, signal });
  }

  return async (path: string, call: Call): Promise<Response> => {
    const late = new AbortController();
    // The body of the answer has a time of its own.
    const timer = setTimeout(() => late.abort(), patienceFor(call.body));
    try {
      for (let attempt = 1; ; attempt++) {
        const isLast = attempt > RETRIES;
        try {
          const reply = await send(path, call, late.signal);
          if (isLast || !isBusy(reply)) return reply;
          await reply.body?.cancel();
        } catch (cause) {
          if (isLast || late.signal.aborted)
            throw new S3AwayError(`the storage at ${endpoint} cannot be reached`, { cause });
        }
        await sleep(PAUSE * attempt);
      }
    } finally {
      clearTimeout(timer);
    }
  };
}

const isBusy = ({ status }: Response): boolean => status >= 500 || status === 429;

function patienceFor(body: Call['body']): number {
  const bytes = body instanceof Blob ? body.size : (body?.byteLength ?? 0);
  return PATIENCE.least + (bytes / MEGABYTE) * PATIENCE.perMegabyte;
}

/** @throws {S3Error} */
export async function expectOk(reply: Response, verb: string): Promise<Response> {
  if (reply.ok) return reply;
  const said = reply.body ? await text(chunksOf(reply.body)).catch(() => '') : '';
  const [, code = ''] = /<Code>([^<]{1,100})<\/Code>/.exec(said) ?? [];
  const Kind = isBusy(reply) ? S3AwayError : S3Error;
  throw new Kind(`the storage answered ${verb} with ${reply.status} ${code}`.trim());
}

/** Whoever stops reading ends the call. */
export async function* chunksOf(body: NonNullable<Response['body']>): AsyncGenerator<Uint8Array> {
  const source = body.getReader();
  try {
    for (let part = await inTime(source.read()); !part.done; part = await inTime(source.read())) yield part.value;
  } finally {
    await source.cancel().catch(() => undefined);
  }
}

async function inTime<T>(reading: Promise<T>): Promise<T> {
  const stall = Promise.withResolvers<never>();
  const timer = setTimeout(() => stall.reject(new S3AwayError('the storage stands still in its answer')), STALL);
  try {
    return await Promise.race([reading, stall.promise]);
  } finally {
    clearTimeout(timer);
  }
}
