import { sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { type AccountTokenRow, accountTokens } from '#server/parts/database/schema/account-tokens.ts';
import type { AccountRow } from '#server/parts/database/schema/accounts.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import { newId } from '#server/product/new-id.ts';
import { hashSecret, makeMarkedSecret } from './secret.ts';
import { TOKEN_SECONDS } from './token-life.ts';

export interface NewToken {
  /** Told once, to its owner. */
  readonly secret: string;
  readonly expiresAt: Date;
}

/** Makes a secret that proves something of an account, once and for a while, to whoever it is shown. */
export function makeToken({
  ctx,
  secrets,
  input,
}: {
  ctx: Context;
  secrets: Secrets;
  input: { account: Pick<AccountRow, 'id' | 'email'>; kind: AccountTokenRow['kind'] };
}): Promise<NewToken> {
  requireJob(ctx);
  const { account, kind } = input;
  const secret = makeMarkedSecret(secrets);
  return inTransaction(ctx, async ({ tx }) => {
    const [token] = await tx
      .insert(accountTokens)
      .values({
        id: newId(),
        accountId: account.id,
        kind,
        email: account.email,
        secretHash: hashSecret(secrets, secret),
        expiresAt: sql`now() + make_interval(secs => ${TOKEN_SECONDS[kind]})`,
      })
      .returning();
    if (!token) throw new Error('A token was not made.');
    return { secret, expiresAt: token.expiresAt };
  });
}
