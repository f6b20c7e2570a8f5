import type { Secrets } from '#server/config/secrets.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { type Caller, type NewSession, startSession } from './start-session.ts';
import { useToken } from './use-token.ts';

/**
 * Opens a session for whoever shows the secret that ended a sign-in elsewhere.
 * @throws ProductError `token-invalid`; `account-blocked`; `session-exists` if the caller is signed in already
 */
export async function redeemSessionToken({
  ctx,
  secrets,
  input,
}: {
  ctx: Context;
  secrets: Secrets;
  input: Caller & { accountId: string; secret: string };
}): Promise<NewSession> {
  if (ctx.actor.kind === 'account') throw new ProductError('session-exists');
  const { accountId, secret, ip, userAgent } = input;
  return inTransaction(ctx, async (inner) => {
    const { email } = await useToken(inner, secrets, { accountId, kind: 'session', secret });
    return startSession(inner, secrets, { accountId, provider: 'oauth2', providerUid: email, ip, userAgent });
  });
}
