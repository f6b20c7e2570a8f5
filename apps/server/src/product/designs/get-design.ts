import { and, eq } from 'drizzle-orm';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { type Context, reader, requireAccount, type TransactionContext } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/**
 * A design of the caller's own.
 * @throws {ProductError} `session-missing`; `design-not-found`, alike for one that is not there and another's
 */
export async function getDesign({ ctx, input }: { ctx: Context; input: { designId: string } }): Promise<DesignRow> {
  const [design] = await reader(ctx).select().from(designs).where(own(ctx, input));
  return design ?? notFound();
}

/** The same, held until the transaction ends: whoever lays it into the trash meanwhile waits, and sees what was done. */
export async function holdDesign({
  ctx,
  input,
}: {
  ctx: TransactionContext;
  input: { designId: string };
}): Promise<DesignRow> {
  const [design] = await ctx.tx.select().from(designs).where(own(ctx, input)).for('update');
  return design ?? notFound();
}

const own = (ctx: Context, { designId }: { designId: string }) =>
  and(eq(designs.id, designId), eq(designs.accountId, requireAccount(ctx).accountId));

function notFound(): never {
  throw new ProductError('design-not-found');
}
