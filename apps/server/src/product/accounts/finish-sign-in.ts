import { eq } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { databaseCodeOf } from '#server/parts/database/refusals.ts';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import type { SignInRow } from '#server/parts/database/schema/sign-ins.ts';
import { type Google, GoogleError } from '#server/parts/google/google.ts';
import { asJob, type Context, inTransaction, type TransactionContext } from '#server/product/context.ts';
import { isProductError, ProductError } from '#server/product/errors.ts';
import { linkIdentity } from './link-identity.ts';
import { makeToken, type NewToken } from './make-token.ts';
import { type Caller, type NewSession, startSession } from './start-session.ts';

/** How a sign-in ends: with a session for this browser, or with a token that a page makes one of. */
export type SignedIn =
  | { readonly flow: 'session'; readonly started: NewSession }
  | { readonly flow: 'token'; readonly accountId: string; readonly token: NewToken };

/**
 * Ends a sign-in with what Google says. A session the browser had before ends with it.
 * @throws ProductError `oauth-denied`, `oauth-failed`, `oauth-unverified`, `account-blocked`
 */
export async function finishSignIn({
  ctx,
  google,
  secrets,
  input,
}: {
  ctx: Context;
  google: Google;
  secrets: Secrets;
  input: Caller & { signIn: SignInRow; cameTo: URL };
}): Promise<SignedIn> {
  const { signIn, ip, userAgent } = input;
  const profile = await google.finish(input.cameTo, signIn).catch(refuse);
  return onceMore(() =>
    inTransaction(ctx, async (inner) => {
      const account = await linkIdentity(inner, secrets, profile);
      if (signIn.flow === 'token') {
        const asked = { account, kind: 'session' } as const;
        const token = await makeToken({ ctx: asJob(inner, 'sign-in'), secrets, input: asked });
        return { flow: 'token', accountId: account.id, token };
      }
      await endPrevious(inner);
      const from = { provider: 'google', providerUid: profile.subject, ip, userAgent };
      return { flow: 'session', started: await startSession(inner, secrets, { accountId: account.id, ...from }) };
    }),
  );
}

async function endPrevious({ actor, tx }: TransactionContext): Promise<void> {
  if (actor.kind === 'account') await tx.delete(sessions).where(eq(sessions.id, actor.sessionId));
}

/** Someone new who comes in twice at the same moment is found the second time. */
async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isProductError(error, 'account-exists') || databaseCodeOf(error) === UNIQUE_VIOLATION) return work();
    throw error;
  }
}

/** PostgreSQL's word for a value that must be unique and is not. */
const UNIQUE_VIOLATION = '23505';

function refuse(cause: unknown): never {
  const isDenial = cause instanceof GoogleError && cause.isDenial;
  throw new ProductError(isDenial ? 'oauth-denied' : 'oauth-failed', { cause });
}
