import { statement } from '#server/parts/database/statement.ts';
import type { AccountActor, AskingContext, Context } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

const SESSION = statement<{ id: string; status: string }>(
  'session-by-secret',
  `select s.id, a.status from sessions s join accounts a on a.id = s.account_id
   where s.secret_hash = $2 and s.account_id = $1 and s.expires_at > now()`,
);

/**
 * Looks up the session that a caller shows the secret of. Who shows none that is live is a guest.
 * @throws ProductError `account-blocked`
 */
export async function proveCaller({ ctx: { actor, ...rest } }: { ctx: AskingContext }): Promise<Context> {
  if (actor.kind !== 'claimed') return { actor, ...rest };
  const { accountId, secretHash } = actor;
  const [session] = await rest.database.ask(SESSION, [accountId, secretHash], rest.tx);
  if (session?.status === 'blocked') throw new ProductError('account-blocked');
  return { actor: session ? { kind: 'account', accountId, sessionId: session.id } : { kind: 'guest' }, ...rest };
}

/**
 * Looks up who asks where their statement did nothing, to tell them why.
 * @throws ProductError the refusal of guests; `account-blocked`
 */
export async function requireProved(
  ctx: AskingContext,
  refusal: 'session-missing' | 'not-allowed' = 'session-missing',
): Promise<AccountActor> {
  const { actor } = await proveCaller({ ctx });
  if (actor.kind === 'account') return actor;
  throw new ProductError(refusal);
}
