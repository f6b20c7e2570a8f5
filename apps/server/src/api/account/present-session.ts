import * as z from 'zod';
import { presentMoment } from '#server/api/moment.ts';
import type { SessionRow } from '#server/parts/database/schema/sessions.ts';
import type { Places } from '#server/parts/places/places.ts';
import { deviceOf } from './device-of.ts';

/** Fields of the dialect that nothing here fills: other companies' tokens are not kept. */
const EMPTY = {
  providerAccessToken: '',
  providerAccessTokenExpiry: '',
  providerRefreshToken: '',
  clientEngine: '',
  clientEngineVersion: '',
  deviceBrand: '',
  deviceModel: '',
  /** The secret is in the cookie only; no script of a page ever sees it. */
  secret: '',
  mfaUpdatedAt: '',
} as const;

export const Session = z.looseObject({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  userId: z.string(),
  expire: z.string(),
  provider: z.string(),
  providerUid: z.string(),
  ip: z.string(),
  current: z.boolean(),
  factors: z.array(z.string()),
  secret: z.literal(''),
});
export type Session = z.infer<typeof Session>;

let countries: Intl.DisplayNames | undefined;

/** All names there are take a while to load: with the first that is needed, not with the start of the server. */
function countryName(code: string): string {
  countries ??= new Intl.DisplayNames('en', { type: 'region' });
  return countries.of(code.toUpperCase()) ?? 'Unknown';
}

/** A session with the device and the country it was opened from, as far as both are known. */
export async function presentSession(session: SessionRow, isCurrent: boolean, places: Places): Promise<Session> {
  const country = await places.countryOf(session.ip);
  return {
    ...EMPTY,
    ...deviceOf(session.userAgent),
    countryCode: country ?? '--',
    countryName: country ? countryName(country) : 'Unknown',
    $id: session.id,
    $createdAt: presentMoment(session.createdAt),
    $updatedAt: presentMoment(session.createdAt),
    userId: session.accountId,
    expire: presentMoment(session.expiresAt),
    provider: session.provider,
    providerUid: session.providerUid,
    ip: session.ip,
    current: isCurrent,
    factors: [session.provider === 'email' ? 'password' : 'email'],
  };
}
