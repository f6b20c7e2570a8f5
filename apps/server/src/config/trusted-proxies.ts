import { isIP, isIPv4 } from 'node:net';

/** Names of whole ranges that the HTTP server knows. */
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const BITS_MAX = { 4: 32, 6: 128 } as const;

/** Whether `text` names a proxy as the HTTP server reads it: an address, one with a range (`10.0.0.0/8`), or a range's name. */
export function isProxy(text: string): boolean {
  if (RANGES.has(text)) return true;
  const [address = '', range, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (range === undefined) return true;
  if (version === 4 && isIPv4(range)) return true;
  const bits = /^\d{1,3}$/.test(range) ? Number(range) : 0;
  return bits > 0 && bits <= BITS_MAX[version === 4 ? 4 : 6];
}
