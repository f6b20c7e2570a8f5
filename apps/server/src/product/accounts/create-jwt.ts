import type { Secrets } from '#server/config/secrets.ts';
import { type Context, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { signJwt } from './jwt.ts';

/**
 * A token that stands for the caller's session, for `seconds` at most and no longer than the session.
 * @throws ProductError `jwt-creation-denied` if the caller shows such a token: it must not renew itself
 */
export async function createJwt({
  ctx,
  secrets,
  input,
}: {
  ctx: Context;
  secrets: Secrets;
  input: { seconds: number };
}): Promise<string> {
  const { accountId, sessionId, via } = requireAccount(ctx);
  if (via === 'jwt') throw new ProductError('jwt-creation-denied');
  return signJwt(secrets, { userId: accountId, sessionId }, input.seconds);
}
