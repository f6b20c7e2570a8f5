import type { Secrets } from '#server/config/secrets.ts';
import { freeTokenClaims } from '#server/parts/database/schema/free-token-claims.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { mailboxOf } from './mailbox-of.ts';
import { hashSecret } from './secret.ts';

/** Marks that the mailbox of an address has had its free token. Returns whether it had none before. */
export async function claimFreeToken(
  { tx }: TransactionContext,
  secrets: Pick<Secrets, 'sessionSecret'>,
  email: string,
): Promise<boolean> {
  const mailboxHash = hashSecret(secrets, `free token ${mailboxOf(email)}`);
  const claimed = await tx.insert(freeTokenClaims).values({ mailboxHash }).onConflictDoNothing().returning();
  return claimed.length > 0;
}
