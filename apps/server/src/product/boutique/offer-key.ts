import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/config/secrets.ts';
import { hashSecret } from '#server/product/accounts/secret.ts';

type Keyed = Pick<Secrets, 'sessionSecret'>;

/** 256 bits that only this installation can make of an offer's id: the same again each time, and stored nowhere. */
const signatureOf = (secrets: Keyed, offerId: string) => hashSecret(secrets, `offer ${offerId}`);

/** What the link of an offer carries. Whoever has it sees the offer, and nobody guesses it. */
export const offerKey = (secrets: Keyed, offerId: string): string => `${offerId}.${signatureOf(secrets, offerId)}`;

/** Id of the offer that a key opens; undefined for a key that this installation did not make. */
export function readOfferKey(secrets: Keyed, key: string): string | undefined {
  const dot = key.indexOf('.');
  if (dot <= 0) return undefined;
  const offerId = key.slice(0, dot);
  const [shown, known] = [Buffer.from(key.slice(dot + 1)), Buffer.from(signatureOf(secrets, offerId))];
  return shown.length === known.length && timingSafeEqual(shown, known) ? offerId : undefined;
}
