import type { FastifyRequest } from 'fastify';
import { LOOPBACK } from './own-hosts.ts';

/** What a request says of where it goes. */
type Asked = Pick<FastifyRequest, 'host' | 'protocol' | 'headers'>;

/**
 * Whether `origin` is a page of ours, as whoever asked reached us. A page of the same host and another scheme is none: anybody between
 * a browser and us writes what `http` shows, and nobody what `https` does.
 */
export function isOwnOrigin(origin: string, request: Asked, publicUrl: string | undefined): boolean {
  if (origin === publicUrl) return true;
  const page = URL.canParse(origin) ? new URL(origin) : undefined;
  if (page?.host !== request.host) return false;
  // Nobody stands between a machine and itself, and no proxy ends TLS there.
  if (publicUrl === undefined || LOOPBACK.has(page.hostname)) return schemesOf(request).has(page.protocol);
  // Another name or port of the product is reached as the public one is.
  return page.protocol === new URL(publicUrl).protocol;
}

/**
 * How the request came, and how a proxy that nobody told us of says it did: without a public address it may be what ends TLS. A page of
 * another origin sends that header only after asking whether it may, and is told that it may not.
 */
function schemesOf({ protocol, headers }: Asked): ReadonlySet<string> {
  const [said = ''] = [headers['x-forwarded-proto'] ?? []].flat();
  return new Set([`${protocol}:`, ...(said === 'https' ? ['https:'] : [])]);
}
