import * as z from 'zod';
import { presentMoment } from '#server/api/moment.ts';

/** A token of the dialect. Its secret travels by mail alone. */
export const Token = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  userId: z.string(),
  secret: z.literal(''),
  expire: z.string(),
  phrase: z.literal(''),
});
export type Token = z.infer<typeof Token>;

export const presentToken = (token: { id: string; accountId: string; createdAt: Date; expiresAt: Date }): Token => ({
  $id: token.id,
  $createdAt: presentMoment(token.createdAt),
  userId: token.accountId,
  secret: '',
  expire: presentMoment(token.expiresAt),
  phrase: '',
});
