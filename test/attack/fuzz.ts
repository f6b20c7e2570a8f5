import { text as wholeText } from 'node:stream/consumers';
import { BUCKET, COLLECTION, DATABASE_ID, PROJECT_ID } from '@toile/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { RunningServer } from '../../apps/server/src/start.ts';

/** A request as it was made up, to be made again by hand. */
export interface OddRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
}

export interface FuzzOptions {
  readonly server: RunningServer;
  /** Every route, as `METHOD /path`. */
  readonly routes: readonly string[];
  /** Values of the `cookie` line of people who are signed in. */
  readonly cookies: readonly string[];
  /** Ids of things that are there: designs, files, posts, purchases, accounts. */
  readonly ids: readonly string[];
  readonly count: number;
  readonly seed: number;
}

export interface FuzzReport {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Requests that were answered with what is ours to mend. */
  readonly faults: readonly { readonly request: OddRequest; readonly status: number; readonly body: string }[];
}

/** Requests under way at the same time. */
const AT_ONCE = 8;
/** A 503 of these kinds is an answer: whoever sent too many pictures or searches at once may come again. */
const TURNED_AWAY = new Set(['storage_pictures_busy', 'general_server_overloaded']);
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e400',
  '9007199254740993',
  '2147483648',
  'null',
  'true',
  '[]',
  '{}',
  '..',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  '🧵'.repeat(9),
  'é',
  "'; drop table accounts; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'unique()',
  'a'.repeat(37),
  'x'.repeat(1001),
  'y'.repeat(5000),
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  'http://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
];
const KEYS = [
  'userId', 'email', 'password', 'oldPassword', 'name', 'prefs', 'secret', 'url', 'duration', 'amount', 'token',
  'documentId', 'rowId', 'data', 'permissions', 'value', 'min', 'max', 'transactionId', 'fileId', 'designId', 'prompt',
  'title', 'likes', 'User_Id', 'style_idea', 'gender', 'age', 'seed', 'creativity', 'category', 'keep', 'look', 'posts',
  'razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature', '__proto__', '$id',
]; // biome-ignore format: a list of names
const HEADERS = [
  'accept', 'accept-encoding', 'content-range', 'cookie', 'idempotency-key', 'if-none-match', 'if-range', 'origin', 'range',
  'referer', 'user-agent', 'x-appwrite-id', 'x-appwrite-jwt', 'x-appwrite-session', 'x-fallback-cookies', 'x-forwarded-for',
  'x-http-method-override', 'x-razorpay-signature', 'sec-fetch-site', 'sec-fetch-dest', 'authorization',
]; // biome-ignore format: a list of names
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'image/png',
  'image/svg+xml',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'a/b; c="',
];
const QUERY_METHODS = [
  'equal',
  'between',
  'contains',
  'search',
  'startsWith',
  'limit',
  'offset',
  'orderAsc',
  'cursorAfter',
  'and',
  'or',
  'select',
  'isNull',
  'x',
];

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Pick = <T>(from: readonly T[]) => T;

function makerOf({ routes, cookies, ids, seed }: FuzzOptions): () => OddRequest {
  const next = numbersOf(seed);
  const chance = (share: number) => next() < share;
  const pick: Pick = (from) => from[Math.floor(next() * from.length)] as (typeof from)[number]; // no list here is empty
  const text = () => (chance(0.3) && ids.length > 0 ? pick(ids) : pick(ODD_TEXTS));
  const value = (depth = 0): unknown => {
    if (depth < 3 && chance(0.15)) return Array.from({ length: Math.floor(next() * 4) }, () => value(depth + 1));
    if (depth < 3 && chance(0.2)) return Object.fromEntries(fields().map((key) => [key, value(depth + 1)]));
    return pick([text(), text(), Math.floor(next() * 1e6), -next(), next() * 1e308, null, true, false]);
  };
  const fields = () => Array.from({ length: Math.floor(next() * 6) }, () => pick(KEYS));
  const known: Record<string, readonly string[]> = {
    ':databaseId': [DATABASE_ID],
    ':collectionId': Object.values(COLLECTION),
    ':bucketId': Object.values(BUCKET),
    ':attribute': ['likes', 'prompt', 'tokens'],
    ':form': ['hd', 'clear'],
  };
  const path = (route: string) => {
    const filled = route.replaceAll(/:\w+|\*/g, (name) =>
      encode(chance(0.85) && known[name] ? pick(known[name]) : text()),
    );
    return filled.startsWith('/') ? filled : `/${filled}`;
  };
  const query = () =>
    JSON.stringify({
      method: pick(QUERY_METHODS),
      attribute: pick([...KEYS, '$id', '$createdAt', 'liked']),
      values: [value(2), value(2)].slice(0, 1 + Math.floor(next() * 2)),
    });
  const search = () =>
    Array.from({ length: 1 + Math.floor(next() * 3) }, () =>
      chance(0.6) ? `queries[]=${encode(query())}` : `${pick(KEYS)}=${encode(text())}`,
    ).join('&');
  const body = (): string | Buffer => {
    if (chance(0.75)) return JSON.stringify(Object.fromEntries(fields().map((key) => [key, value()])));
    if (chance(0.4))
      return `--b\r\ncontent-disposition: form-data; name="${pick(KEYS)}"; filename="a.png"\r\n\r\n${text()}\r\n--b--\r\n`;
    return pick<string | Buffer>([
      '',
      '{',
      '[]',
      'null',
      '"a"',
      Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
      Buffer.alloc(300, 7),
    ]);
  };
  return () => {
    const [method = 'GET', route = '/'] = pick(routes).split(' ');
    const headers: Record<string, string> = chance(0.9) ? { 'x-appwrite-project': PROJECT_ID } : {};
    if (chance(0.7)) headers.cookie = pick(cookies);
    for (let n = 0; n < 3; n++) if (chance(0.25)) headers[pick(HEADERS)] = lineOf(text());
    const isBare = method === 'GET' || method === 'HEAD' || chance(0.1);
    if (!isBare) headers['content-type'] = chance(0.75) ? 'application/json' : pick(TYPES);
    return {
      method: chance(0.9) ? method : pick(METHODS),
      url: path(route) + (chance(0.4) ? `?${search()}` : ''),
      headers,
      ...(!isBare && { payload: body() }),
    };
  };
}

/** Half a surrogate has no address; a client sends what stands for it. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
/** What a header line can hold at all. */
const lineOf = (text: string): string => encode(text).slice(0, 4000);

/** Sends made-up requests to every route, right and wrong, and tells what was answered. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const make = makerOf(options);
  const statuses: Record<number, number> = {};
  const faults: { request: OddRequest; status: number; body: string }[] = [];
  let left = options.count;
  const work = async () => {
    while (left-- > 0) {
      const request = make();
      // The client's list of methods is shorter than HTTP's.
      const response = await options.server.app.inject({
        ...request,
        method: request.method as 'GET',
        payloadAsStream: true,
      });
      const { statusCode: status } = response;
      const body = await bodyOf(response);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500 && !(status === 503 && TURNED_AWAY.has(typeOf(body)))) faults.push({ request, status, body });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { statuses, faults };
}

/** What was answered, whole; of what goes on as long as somebody listens, nothing. */
async function bodyOf(response: LightMyRequestResponse): Promise<string> {
  const answered = response.stream();
  if (!String(response.headers['content-type']).startsWith('text/event-stream')) return await wholeText(answered);
  answered.destroy();
  return '';
}

function typeOf(body: string): string {
  try {
    return String((JSON.parse(body) as { type?: unknown }).type);
  } catch {
    return '';
  }
}
