import * as z from 'zod';
import { presentMoment } from '#server/api/moment.ts';
import type { SessionRow } from '#server/parts/database/schema/sessions.ts';

/** Fields of the dialect that nothing here fills: we neither guess devices nor keep other companies' tokens. */
const EMPTY = {
  providerAccessToken: '',
  providerAccessTokenExpiry: '',
  providerRefreshToken: '',
  osCode: '',
  osName: '',
  osVersion: '',
  clientType: '',
  clientCode: '',
  clientName: '',
  clientVersion: '',
  clientEngine: '',
  clientEngineVersion: '',
  deviceName: '',
  deviceBrand: '',
  deviceModel: '',
  countryCode: '',
  countryName: '',
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

export const presentSession = (session: SessionRow, isCurrent: boolean): Session => ({
  ...EMPTY,
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
});
