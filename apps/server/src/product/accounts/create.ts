import type { Secrets } from '#server/config/secrets.ts';
import type { AccountRow } from '#server/parts/database/schema/accounts.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { newId } from '#server/product/new-id.ts';
import { addAccount } from './add-account.ts';
import { claimFreeToken } from './claim-free-token.ts';
import { refuseContext } from './context-words.ts';
import { hashPassword } from './password.ts';

/**
 * Makes an account with its wallet, and the free token of a newcomer unless this mailbox had one: all of it or nothing. No
 * session is made.
 * @throws ProductError `account-exists` if the id or the address is taken; `password-invalid`
 */
export async function createAccount({
  ctx,
  secrets,
  input,
}: {
  ctx: Context;
  secrets: Secrets;
  input: { id: string; email: string; password: string; name: string };
}): Promise<AccountRow> {
  const { email, name } = input;
  refuseContext(input.password, input);
  const id = input.id === 'unique()' ? newId() : input.id;
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (inner) => {
    const isNewcomer = await claimFreeToken(inner, secrets, email);
    return addAccount(inner, { id, email, name, passwordHash }, { isNewcomer });
  });
}
