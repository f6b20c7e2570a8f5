import { and, eq, gt, sql } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import { type SignInRow, signIns } from '#server/parts/database/schema/sign-ins.ts';
import { type Context, inTransaction } from '#server/product/context.ts';
import { hashSecret } from './secret.ts';

/** Takes up a sign-in that this browser began, once; undefined if it did not, came back twice, or took too long. */
export function takeSignIn({
  ctx,
  secrets,
  input,
}: {
  ctx: Context;
  secrets: Secrets;
  input: { state: string; browserSecret: string };
}): Promise<SignInRow | undefined> {
  return inTransaction(ctx, async ({ tx }) => {
    const [taken] = await tx
      .delete(signIns)
      .where(
        and(
          eq(signIns.state, input.state),
          eq(signIns.browserHash, hashSecret(secrets, input.browserSecret)),
          gt(signIns.expiresAt, sql`now()`),
        ),
      )
      .returning();
    return taken;
  });
}
