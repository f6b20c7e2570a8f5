/** What a cache answers: the reply, and whether the origin was asked for it. */
export interface Cached {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Headers;
  readonly fromCache: boolean;
}

interface Stored {
  readonly response: { status: number; headers: Headers; body: Buffer };
  /** Headers of the request that the reply depends on, with their values. */
  readonly varied: readonly (readonly [string, string | null])[];
  readonly storedAt: number;
}

/** Statuses that may be kept for as long as a cache thinks fit where the reply does not say (RFC 9110, 15.1). */
const HEURISTIC = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]);

/**
 * A cache that many people share, as RFC 9111 lets it be: it keeps whatever it may and for as long as it may, also by
 * heuristics, asks again only where it must, and mixes up whoever the replies do not tell apart. Its clock goes on when told to.
 */
export function openSharedCache(origin: string) {
  const kept = new Map<string, Stored[]>();
  let now = Date.now();

  async function ask(path: string, headers: Headers): Promise<Stored['response']> {
    const reply = await fetch(origin + path, { headers, redirect: 'manual' });
    return { status: reply.status, headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) };
  }

  function keep(path: string, request: Headers, response: Stored['response']): void {
    if (!mayStore(request, response)) return;
    const names = (response.headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase());
    if (names.includes('*')) return;
    const varied = names.filter((name) => name !== '').map((name) => [name, request.get(name)] as const);
    const others = (kept.get(path) ?? []).filter((stored) => !fits(stored, request));
    kept.set(path, [{ response, varied, storedAt: now }, ...others]);
  }

  const forget = (path: string, stored: Stored) =>
    kept.set(
      path,
      (kept.get(path) ?? []).filter((other) => other !== stored),
    );

  return {
    /** Time passes. */
    pass(seconds: number) {
      now += seconds * 1000;
    },
    async get(path: string, init: Record<string, string> = {}): Promise<Cached> {
      const request = new Headers(init);
      const stored = kept.get(path)?.find((one) => fits(one, request));
      if (stored && isFresh(stored, now)) return { ...stored.response, fromCache: true };
      const asked = new Headers(request);
      const etag = stored?.response.headers.get('etag');
      if (etag) asked.set('if-none-match', etag);
      const response = await ask(path, asked);
      if (stored) forget(path, stored);
      if (!stored || response.status !== 304) {
        keep(path, request, response);
        return { ...response, fromCache: false };
      }
      const headers = new Headers(stored.response.headers);
      for (const [name, value] of response.headers) headers.set(name, value);
      const freshened = { ...stored.response, headers };
      keep(path, request, freshened);
      return { ...freshened, fromCache: true };
    },
  };
}

const directives = (headers: Headers): Map<string, string> =>
  new Map(
    (headers.get('cache-control') ?? '').split(',').map((part): [string, string] => {
      const [name = '', value = ''] = part.trim().toLowerCase().split('=');
      return [name, value];
    }),
  );

function mayStore(request: Headers, { status, headers }: Stored['response']): boolean {
  const said = directives(headers);
  if (said.has('no-store') || said.has('private') || status === 206) return false;
  const isForAll = said.has('public') || said.has('s-maxage') || said.has('must-revalidate');
  if (request.has('authorization') && !isForAll) return false;
  return (
    said.has('public') || said.has('max-age') || said.has('s-maxage') || headers.has('expires') || HEURISTIC.has(status)
  );
}

const fits = ({ varied }: Stored, request: Headers): boolean =>
  varied.every(([name, value]) => request.get(name) === value);

function isFresh({ response: { headers }, storedAt }: Stored, now: number): boolean {
  const said = directives(headers);
  if (said.has('no-cache')) return false;
  return now - storedAt < lifeOf(headers, said);
}

/** Milliseconds; a tenth of the time since the last change where nothing is said (RFC 9111, 4.2.2). */
function lifeOf(headers: Headers, said: ReadonlyMap<string, string>): number {
  const seconds = said.get('s-maxage') ?? said.get('max-age');
  if (seconds !== undefined) return Number(seconds) * 1000;
  const date = Date.parse(headers.get('date') ?? '');
  const expires = headers.get('expires');
  if (expires !== null) return Math.max(0, Date.parse(expires) - date) || 0;
  const changed = Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(changed) ? 0 : Math.max(0, date - changed) / 10;
}
