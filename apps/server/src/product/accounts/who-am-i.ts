import type { AccountRow } from '#server/parts/database/schema/accounts.ts';
import { type Moment, statement } from '#server/parts/database/statement.ts';
import { callerValues, IS_CALLER } from '#server/product/caller.ts';
import type { AskingContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { requireProved } from './prove-caller.ts';

/** An account as it is told to its owner. */
export interface OwnAccount extends Pick<AccountRow, 'id' | 'name' | 'email' | 'status' | 'isEmailVerified' | 'prefs'> {
  readonly passwordUpdatedAt: Moment | null;
  readonly accessedAt: Moment;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
}

const WHO_AM_I = statement<OwnAccount>(
  'who-am-i',
  `select a.id, a.name, a.email, a.status, a.is_email_verified as "isEmailVerified", a.prefs,
     a.password_updated_at as "passwordUpdatedAt", a.accessed_at as "accessedAt", a.created_at as "createdAt",
     a.updated_at as "updatedAt"
   from accounts a where ${IS_CALLER}`,
);

/**
 * The account that asks.
 * @throws ProductError `session-missing`, `account-blocked`
 */
export async function whoAmI({ ctx }: { ctx: AskingContext }): Promise<OwnAccount> {
  const [account] = await ctx.database.ask(WHO_AM_I, callerValues(ctx), ctx.tx);
  if (account) return account;
  await requireProved(ctx);
  throw new ProductError('session-missing');
}
