import { isIPv6 } from 'node:net';

/**
 * What stands for one caller. An IPv6 customer holds a whole /64 network, so the network is the caller. A caller who has hung up has no
 * address any more, whatever Fastify's type says, and is nobody.
 */
export function ipKey(ip: string | undefined): string {
  if (ip === undefined) return '';
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const before = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Parts of an address that name the network of a provider: 65,536 addresses of IPv4, and of IPv6 what one is given in whole. */
const NETWORK_PARTS = 2;

/** What stands for the provider of a caller, among whose addresses somebody may have as many as they like. */
export function networkOf(ip: string | undefined): string {
  const key = ipKey(ip);
  const sign = key.includes(':') ? ':' : '.';
  return key.split(sign).slice(0, NETWORK_PARTS).join(sign);
}
