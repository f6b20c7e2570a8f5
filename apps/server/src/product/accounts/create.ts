import type { AccountRow } from '#server/parts/database/schema/accounts.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { newId } from '#server/product/new-id.ts';
import { addAccount } from './add-account.ts';
import { hashPassword } from './password.ts';

/**
 * Makes an account with its wallet and the free token of a newcomer: all of it or nothing. No session is made.
 * @throws ProductError `account-exists` if the id or the address is taken
 */
export async function createAccount({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; email: string; password: string; name: string };
}): Promise<AccountRow> {
  const id = input.id === 'unique()' ? newId() : input.id;
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, (inner) => addAccount(inner, { id, email: input.email, name: input.name, passwordHash }));
}
