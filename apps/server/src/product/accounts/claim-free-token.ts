import { inArray } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { freeTokenClaims } from '#server/parts/database/schema/free-token-claims.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { formerMailboxesOf, mailboxOf } from './mailbox-of.ts';
import { hashSecret } from './secret.ts';

/** Marks that the mailbox of an address has had its free token. Returns whether it had none before. */
export async function claimFreeToken(
  { tx }: TransactionContext,
  secrets: Pick<Secrets, 'sessionSecret'>,
  email: string,
): Promise<boolean> {
  const hashOf = (mailbox: string) => hashSecret(secrets, `free token ${mailbox}`);
  const mailboxHash = hashOf(mailboxOf(email));
  const claimed = await tx.insert(freeTokenClaims).values({ mailboxHash }).onConflictDoNothing().returning();
  const former = formerMailboxesOf(email).map(hashOf);
  if (claimed.length === 0 || former.length === 0) return claimed.length > 0;
  return (await tx.$count(freeTokenClaims, inArray(freeTokenClaims.mailboxHash, former))) === 0;
}
