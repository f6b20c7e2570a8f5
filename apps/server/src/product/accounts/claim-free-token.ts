import { inArray } from 'drizzle-orm';
import { freeTokenClaims } from '#server/parts/database/schema/free-token-claims.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { formerMailboxesOf, mailboxOf } from './mailbox-of.ts';
import { type Keyed, keysOf, sealWith } from './secret.ts';

/** Marks that the mailbox of an address has had its free token. Returns whether it had none before. */
export async function claimFreeToken({ tx }: TransactionContext, secrets: Keyed, email: string): Promise<boolean> {
  const [current, ...before] = keysOf(secrets);
  const hashWith = (key: string) => (mailbox: string) => sealWith(key, `free token ${mailbox}`);
  const mailbox = mailboxOf(email);
  const mailboxHash = hashWith(current)(mailbox);
  const claimed = await tx.insert(freeTokenClaims).values({ mailboxHash }).onConflictDoNothing().returning();
  const names = formerMailboxesOf(email);
  const former = [...names.map(hashWith(current)), ...before.flatMap((key) => [mailbox, ...names].map(hashWith(key)))];
  if (claimed.length === 0 || former.length === 0) return claimed.length > 0;
  return (await tx.$count(freeTokenClaims, inArray(freeTokenClaims.mailboxHash, former))) === 0;
}
