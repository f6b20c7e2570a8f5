import { sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { type SignInRow, signIns } from '#server/parts/database/schema/sign-ins.ts';
import type { Google } from '#server/parts/google/google.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { hashSecret } from './secret.ts';

/** Seconds someone may take at Google. */
export const SIGN_IN_SECONDS = 600;

/**
 * Begins a sign-in at Google for the browser that holds `browserSecret`. Returns where it goes. `success` and `failure`
 * are addresses that were checked to be ours.
 * @throws ProductError `oauth-failed`
 */
export async function beginSignIn({
  ctx,
  google,
  secrets,
  input,
}: {
  ctx: Context;
  google: Google;
  secrets: Secrets;
  input: Pick<SignInRow, 'flow' | 'success' | 'failure'> & { browserSecret: string; redirectUri: string };
}): Promise<string> {
  const { flow, success, failure } = input;
  const { url, ...kept } = await google.begin(input.redirectUri).catch((cause: unknown) => {
    throw new ProductError('oauth-failed', { cause });
  });
  await inTransaction(ctx, ({ tx }) =>
    tx.insert(signIns).values({
      ...kept,
      flow,
      success,
      failure,
      browserHash: hashSecret(secrets, input.browserSecret),
      expiresAt: sql`now() + make_interval(secs => ${SIGN_IN_SECONDS})`,
    }),
  );
  return url;
}
