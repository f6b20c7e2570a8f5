import type { Keyed } from '#server/product/accounts/secret.ts';
import { linkKey, readLinkKey } from '#server/product/link-key.ts';

/** What the link of an offer carries. Whoever has it sees the offer, and nobody guesses it. */
export const offerKey = (secrets: Keyed, offerId: string): string => linkKey(secrets, 'offer', offerId);

/** Id of the offer that a key opens; undefined for a key that this installation did not make. */
export const readOfferKey = (secrets: Keyed, key: string): string | undefined => readLinkKey(secrets, 'offer', key);
