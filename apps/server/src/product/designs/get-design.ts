import { and, eq } from 'drizzle-orm';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { type Context, reader, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';

/**
 * A design of the caller's own.
 * @throws {ProductError} `session-missing`; `design-not-found`, alike for one that is not there and another's
 */
export async function getDesign({ ctx, input }: { ctx: Context; input: { designId: string } }): Promise<DesignRow> {
  const { accountId } = requireAccount(ctx);
  const [design] = await reader(ctx)
    .select()
    .from(designs)
    .where(and(eq(designs.id, input.designId), eq(designs.accountId, accountId)));
  if (!design) throw new ProductError('design-not-found');
  return design;
}
