import { Pool } from 'undici';
import type { Call } from './calls.ts';

/** What one contender did of one call in one round. */
export interface Measured {
  /** Seconds the round took. */
  readonly seconds: number;
  /** Milliseconds of each answer that did the work. */
  readonly latencies: number[];
  /** Answers that did not, by what they said. */
  readonly errors: Map<string, number>;
}

/** How long, and how often at least, a call is asked. */
export interface Length {
  readonly ms: number;
  readonly least: number;
}

/** Asks `call` of the server at `address` over so many connections for so long, one request at a time on each. */
export async function measure(
  address: string,
  call: Call,
  connections: number,
  { ms, least }: Length,
): Promise<Measured> {
  const pool = new Pool(address, { connections, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 });
  const latencies: number[] = [];
  const errors = new Map<string, number>();
  const began = performance.now();
  const until = began + ms;
  let asked = 0;
  const work = async () => {
    while (performance.now() < until || asked < least) {
      asked++;
      const sent = performance.now();
      const fault = await ask(pool, call).catch((error: unknown) => String(error));
      if (fault === undefined) latencies.push(performance.now() - sent);
      else errors.set(fault, (errors.get(fault) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - began) / 1000;
  await pool.close();
  return { seconds, latencies, errors };
}

/** What is wrong with the answer; undefined where nothing is. */
async function ask(pool: Pool, call: Call): Promise<string | undefined> {
  const { body, ...asked } = call.ask();
  const answer = await pool.request({ ...asked, ...(body !== undefined && { body }) });
  const bytes = await answer.body.bytes();
  if (answer.statusCode !== call.status) return `${answer.statusCode} ${Buffer.from(bytes).toString('utf8', 0, 200)}`;
  return bytes.byteLength < call.leastBytes ? `an answer of ${bytes.byteLength} bytes` : undefined;
}
