import { and, eq } from 'drizzle-orm';
import { accounts } from '#server/parts/database/schema/accounts.ts';
import { type AskingContext, reader } from '#server/product/context.ts';

/** Whether an account is one that was deleted. */
export async function isDeleted({
  ctx,
  input,
}: {
  ctx: AskingContext;
  input: { accountId: string };
}): Promise<boolean> {
  const [gone] = await reader(ctx)
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, input.accountId), eq(accounts.status, 'deleted')));
  return gone !== undefined;
}
