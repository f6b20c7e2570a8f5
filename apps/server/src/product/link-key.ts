import { timingSafeEqual } from 'node:crypto';
import { type Keyed, keysOf, sealWith } from '#server/product/accounts/secret.ts';

/** 256 bits that only this installation can make of a name: the same again each time, and stored nowhere. */
const signatureOf = (key: string, what: string, id: string) => sealWith(key, `${what} ${id}`);

/** What a link carries that opens something to whoever has it; nobody guesses it. `what` keeps one kind's keys from opening another. */
export const linkKey = (secrets: Keyed, what: string, id: string): string =>
  `${id}.${signatureOf(keysOf(secrets)[0], what, id)}`;

/** The name that a key opens; undefined for a key that this installation did not make. */
export function readLinkKey(secrets: Keyed, what: string, key: string): string | undefined {
  const dot = key.indexOf('.');
  if (dot <= 0) return undefined;
  const id = key.slice(0, dot);
  const shown = Buffer.from(key.slice(dot + 1));
  const isOurs = keysOf(secrets).some((ours) => isSame(shown, Buffer.from(signatureOf(ours, what, id))));
  return isOurs ? id : undefined;
}

const isSame = (shown: Buffer, known: Buffer): boolean =>
  shown.length === known.length && timingSafeEqual(shown, known);
