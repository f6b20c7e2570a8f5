import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { type AccountTokenRow, accountTokens } from '#server/parts/database/schema/account-tokens.ts';
import { type Context, reader } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { hashSecret } from './secret.ts';

/** A secret of a letter, as it is shown. */
export interface ShownToken {
  readonly accountId: string;
  readonly kind: AccountTokenRow['kind'];
  readonly secret: string;
}

/** The condition that a row is the token shown and may still be used. */
export const isToken = (secrets: Secrets, shown: ShownToken): SQL | undefined =>
  and(
    eq(accountTokens.secretHash, hashSecret(secrets, shown.secret)),
    eq(accountTokens.accountId, shown.accountId),
    eq(accountTokens.kind, shown.kind),
    gt(accountTokens.expiresAt, sql`now()`),
  );

/** Whether a shown token could be used, without using it. @throws ProductError `token-invalid` */
export async function checkToken(ctx: Context, secrets: Secrets, shown: ShownToken): Promise<void> {
  const [token] = await reader(ctx).select({ id: accountTokens.id }).from(accountTokens).where(isToken(secrets, shown));
  if (!token) throw new ProductError('token-invalid');
}
