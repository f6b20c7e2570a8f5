import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/config/secrets.ts';
import { hashSecret } from '#server/product/accounts/secret.ts';

export type Keyed = Pick<Secrets, 'sessionSecret'>;

/** 256 bits that only this installation can make of a name: the same again each time, and stored nowhere. */
const signatureOf = (secrets: Keyed, what: string, id: string) => hashSecret(secrets, `${what} ${id}`);

/** What a link carries that opens something to whoever has it; nobody guesses it. `what` keeps one kind's keys from opening another. */
export const linkKey = (secrets: Keyed, what: string, id: string): string => `${id}.${signatureOf(secrets, what, id)}`;

/** The name that a key opens; undefined for a key that this installation did not make. */
export function readLinkKey(secrets: Keyed, what: string, key: string): string | undefined {
  const dot = key.indexOf('.');
  if (dot <= 0) return undefined;
  const id = key.slice(0, dot);
  const [shown, known] = [Buffer.from(key.slice(dot + 1)), Buffer.from(signatureOf(secrets, what, id))];
  return shown.length === known.length && timingSafeEqual(shown, known) ? id : undefined;
}
