import { Line, NAME_LENGTH_MAX } from '@toile/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { accountTokens } from '#server/parts/database/schema/account-tokens.ts';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { identities } from '#server/parts/database/schema/identities.ts';
import { sessions } from '#server/parts/database/schema/sessions.ts';
import type { GoogleProfile } from '#server/parts/google/google.ts';
import type { TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { newId } from '#server/product/new-id.ts';
import { addAccount } from './add-account.ts';
import { claimFreeToken } from './claim-free-token.ts';
import { Email } from './schemas.ts';

/**
 * Finds the account of someone Google vouches for: the one they used before, else the one of their address, else a new
 * one. The address counts only if Google has verified it.
 * @throws ProductError `oauth-unverified`; `account-blocked`; `account-exists` if the address was taken this very moment
 */
export async function linkIdentity(
  ctx: TransactionContext,
  secrets: Secrets,
  profile: GoogleProfile,
): Promise<AccountRow> {
  const account = (await findLinked(ctx, profile)) ?? (await link(ctx, secrets, profile));
  if (account.status === 'blocked') throw new ProductError('account-blocked');
  return account;
}

/** Locked, so that an account which is being deleted is either entered before, or not found any more. */
async function findLinked({ tx }: TransactionContext, { subject }: GoogleProfile): Promise<AccountRow | undefined> {
  const [found] = await tx
    .select({ account: accounts })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(and(eq(identities.provider, 'google'), eq(identities.subject, subject)))
    .for('key share', { of: accounts });
  return found?.account.status === 'deleted' ? undefined : found?.account;
}

async function link(ctx: TransactionContext, secrets: Secrets, profile: GoogleProfile): Promise<AccountRow> {
  const email = Email.safeParse(profile.email);
  if (!profile.isEmailVerified || !email.success) throw new ProductError('oauth-unverified');
  const [known] = await ctx.tx.select().from(accounts).where(eq(accounts.email, email.data)).for('update');
  if (known && !known.isEmailVerified) await disown(ctx, known.id);
  const account = known ?? (await add(ctx, secrets, { profile, email: email.data }));
  await ctx.tx.insert(identities).values({ provider: 'google', subject: profile.subject, accountId: account.id });
  return account;
}

/**
 * Whoever made the account never showed that the address is theirs, so they keep no way into it: it may have been made
 * to lie in wait for its true owner.
 */
async function disown({ tx }: TransactionContext, accountId: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ passwordHash: null, passwordUpdatedAt: null, isEmailVerified: true, updatedAt: sql`now()` })
    .where(eq(accounts.id, accountId));
  await tx.delete(identities).where(eq(identities.accountId, accountId));
  await tx.delete(accountTokens).where(eq(accountTokens.accountId, accountId));
  await tx.delete(sessions).where(eq(sessions.accountId, accountId));
}

async function add(
  ctx: TransactionContext,
  secrets: Secrets,
  { profile, email }: { profile: GoogleProfile; email: string },
): Promise<AccountRow> {
  const { name, picture } = profile;
  const isNewcomer = await claimFreeToken(ctx, secrets, email);
  const prefs = picture.startsWith('https://') && picture.length <= 2048 ? { picture } : {};
  // as a name that is typed
  const shown = Line(NAME_LENGTH_MAX).parse(name.slice(0, NAME_LENGTH_MAX));
  const account = { id: newId(), email, name: shown, passwordHash: null, prefs };
  return addAccount(ctx, { ...account, isEmailVerified: true }, { isNewcomer });
}
