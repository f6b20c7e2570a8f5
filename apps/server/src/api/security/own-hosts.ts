import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpConfig } from '#server/config/config.ts';
import { ProductError } from '#server/product/errors.ts';
import { checkRequests } from './check-requests.ts';

/** Names of this very machine, for those who are on it. */
export const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Addresses of any host: nobody reaches a machine at them. */
export const ANY_HOST: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** A name, an address or an address in brackets, and a port: nothing that means something in a page or a pattern. */
const HOST = /^([a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;
/** Characters: the longest name there can be, and a port. */
const HOST_MAX = 260;

/**
 * Refuses a request that names a host which is not the product's own, in `Host`, in what a proxy says it was, or in the
 * address itself: whoever sends a request writes those lines, and pages, links and origins are made of them.
 */
export function registerOwnHosts(app: FastifyInstance, config: HttpConfig): void {
  // Nearly all requests name one host, and that one is ours.
  let last = { host: '', local: '' };
  checkRequests(app, (request) => {
    // Proxies and servers take one each of two.
    if (hasTwoHosts(request.raw.rawHeaders)) throw new ProductError('host-unknown');
    const { host = '', 'x-forwarded-host': forwarded } = request.headers;
    const { localAddress: local = '' } = request.socket;
    const isPlain = forwarded === undefined && request.raw.url?.startsWith('/') === true;
    if (isPlain && host === last.host && local === last.local) return undefined;
    if (!namedHosts(request).every((name) => isOwnHost(name, config, local))) throw new ProductError('host-unknown');
    last = { host, local };
    return undefined;
  });
}

/**
 * Whether `host`, with or without a port, is one this product is reached at: the public address, those that are allowed,
 * this machine for itself, and the very address (`local`) that the connection came in at.
 */
export function isOwnHost(host: string, config: HttpConfig, local?: string): boolean {
  const [, name] = (host.length <= HOST_MAX && HOST.exec(host.toLowerCase())) || [];
  if (name === undefined) return false;
  if (LOOPBACK.has(name)) return true;
  if (local !== undefined && name === bracketed(local.startsWith('::ffff:') ? local.slice(7) : local)) return true;
  if (name === bracketed(config.host.toLowerCase()) && !ANY_HOST.has(config.host)) return true;
  if (config.publicUrl && name === new URL(config.publicUrl).hostname) return true;
  return config.allowedHosts.includes(name);
}

const bracketed = (address: string): string => (isIP(address) === 6 ? `[${address}]` : address);

/** Whether a list of names and values in turn has the name more than once. */
function hasTwoHosts(raw: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count > 1;
}

function namedHosts({ headers, raw }: FastifyRequest): string[] {
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap((line) => line.split(','));
  // What a client sends to a proxy holds the whole address.
  const absolute = raw.url?.startsWith('/') === false && URL.canParse(raw.url) ? [new URL(raw.url).host] : [];
  return [headers.host ?? '', ...forwarded.map((host) => host.trim()), ...absolute];
}
