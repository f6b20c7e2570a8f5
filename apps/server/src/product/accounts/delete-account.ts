import { and, eq, exists, notExists, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import type { Log } from '#server/log.ts';
import { accountTokens } from '#server/parts/database/schema/account-tokens.ts';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { customers } from '#server/parts/database/schema/customers.ts';
import { designForms } from '#server/parts/database/schema/design-forms.ts';
import { designs } from '#server/parts/database/schema/designs.ts';
import { files } from '#server/parts/database/schema/files.ts';
import { folders } from '#server/parts/database/schema/folders.ts';
import { identities } from '#server/parts/database/schema/identities.ts';
import { offers } from '#server/parts/database/schema/offers.ts';
import { orders } from '#server/parts/database/schema/orders.ts';
import { packs } from '#server/parts/database/schema/packs.ts';
import { posts } from '#server/parts/database/schema/posts.ts';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import { shopPrices } from '#server/parts/database/schema/shop-prices.ts';
import { uploads } from '#server/parts/database/schema/uploads.ts';
import type { Storage } from '#server/parts/storage/storage.ts';
import {
  asJob,
  type Context,
  inTransaction,
  requireAccount,
  type TransactionContext,
} from '#server/product/context.ts';
import { lockPresses } from '#server/product/designs/lock-presses.ts';
import { ProductError } from '#server/product/errors.ts';
import { dropBytes } from '#server/product/files/drop-bytes.ts';
import { BYTES_OF, bytesOf } from '#server/product/files/named-bytes.ts';
import { touchGallery } from '#server/product/gallery/gallery-memory.ts';
import { leaveGallery } from '#server/product/gallery/leave-gallery.ts';
import { newId } from '#server/product/new-id.ts';
import { checkPassword } from './check-password.ts';
import { claimFreeToken } from './claim-free-token.ts';
import { getAccount } from './get.ts';

/**
 * Deletes the caller's account: the person, their ways in, their designs and pictures. What stays is a row without a
 * name for the ledger and the purchases, and the posts that were to stay without an author. Designs in the making end
 * unseen. Who has a password shows it.
 * @throws ProductError `session-missing`, `credentials-invalid`
 */
export async function deleteAccount({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: { secrets: Secrets; storage: Storage; log: Log };
  input: { password: string; posts: 'anonymous' | 'deleted' };
}): Promise<void> {
  const { passwordHash, email } = await getAccount({ ctx });
  if (passwordHash !== null) await checkPassword({ ctx, input });
  const sha256s = await inTransaction(ctx, async (inner) => {
    const { accountId } = requireAccount(inner);
    // As tech packs and customers do: none of this account is on its way while its designs go. A press is seen by its account's row.
    await lockPresses(inner.tx, accountId);
    await becomeNobody(inner, accountId, passwordHash);
    // Accounts older than this table had their token too.
    await claimFreeToken(inner, parts.secrets, email);
    await leaveGallery({ ctx: asJob(inner, 'delete-account'), input: { accountId, posts: input.posts } });
    return deleteWork(inner, accountId);
  });
  touchGallery(ctx.database);
  await dropBytes({ ctx, storage: parts.storage, input: { sha256s } }).catch((error: unknown) =>
    // Nothing names these bytes any more and nobody can ask for them: the account is gone all the same.
    parts.log.error({ err: error }, 'pictures of a deleted account could not be removed from the storage'),
  );
}

async function becomeNobody({ tx }: TransactionContext, id: string, passwordHash: string | null): Promise<void> {
  const isUnchanged = sql`${accounts.passwordHash} is not distinct from ${passwordHash}`;
  const [gone] = await tx
    .update(accounts)
    .set({
      status: 'deleted',
      deletedAt: sql`now()`,
      email: `${newId().toLowerCase()}@deleted.invalid`,
      name: '',
      passwordHash: null,
      passwordUpdatedAt: null,
      isEmailVerified: false,
      prefs: {},
      updatedAt: sql`now()`,
    })
    .where(and(eq(accounts.id, id), isUnchanged, eq(accounts.status, 'active')))
    .returning({ id: accounts.id });
  if (!gone) throw new ProductError('credentials-invalid');
  await tx.delete(sessions).where(eq(sessions.accountId, id));
  await tx.delete(accountTokens).where(eq(accountTokens.accountId, id));
  await tx.delete(identities).where(eq(identities.accountId, id));
}

/** Deletes what nobody else is shown; returns the addresses of the bytes that were named. */
async function deleteWork({ tx }: TransactionContext, accountId: string): Promise<string[]> {
  const ofDesign = tx.select({ id: posts.id }).from(posts).where(eq(posts.designId, designs.id));
  const ofFile = tx.select({ id: posts.id }).from(posts).where(eq(posts.fileId, files.id));
  const own = tx
    .select({ id: designs.id })
    .from(designs)
    .where(and(eq(designs.id, designForms.designId), eq(designs.accountId, accountId)));
  await tx.delete(orders).where(eq(orders.accountId, accountId));
  await tx.delete(offers).where(eq(offers.accountId, accountId));
  await tx.delete(folders).where(eq(folders.accountId, accountId));
  await tx.delete(customers).where(eq(customers.accountId, accountId));
  await tx.delete(shopPrices).where(eq(shopPrices.accountId, accountId));
  await tx.delete(packs).where(eq(packs.accountId, accountId));
  await tx.delete(uploads).where(eq(uploads.ownerId, accountId));
  await tx.delete(designForms).where(exists(own));
  await tx.delete(designs).where(and(eq(designs.accountId, accountId), notExists(ofDesign)));
  const gone = await tx
    .delete(files)
    .where(and(eq(files.ownerId, accountId), notExists(ofFile)))
    .returning(BYTES_OF);
  return bytesOf(gone);
}
