import type { AccountRow } from '#server/parts/database/schema/accounts.ts';
import type { Context } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { getAccount } from './get.ts';
import { verifyPassword } from './password.ts';

/**
 * Has the caller prove who they are once more, before something is changed that a borrowed session must not change.
 * An account without a password has nothing to show.
 * @throws ProductError `credentials-invalid`
 */
export async function checkPassword({
  ctx,
  input,
}: {
  ctx: Context;
  input: { password: string };
}): Promise<AccountRow & { passwordHash: string }> {
  const account = await getAccount({ ctx });
  const isRight = await verifyPassword(input.password, account.passwordHash);
  if (!account.passwordHash || !isRight) throw new ProductError('credentials-invalid');
  return { ...account, passwordHash: account.passwordHash };
}
