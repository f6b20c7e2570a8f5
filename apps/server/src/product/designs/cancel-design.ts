import { and, eq } from 'drizzle-orm';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import { asJob, type Context, inTransaction, requireAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import type { DesignParts } from './design-parts.ts';
import { failDesign } from './fail-design.ts';
import { getDesign } from './get-design.ts';

/**
 * Takes the caller's design out of the queue and gives its token back, as long as nobody has begun to draw it. One that
 * has ended stays as it is.
 * @throws {ProductError} `session-missing`, `design-not-found`; `design-begun` once it is being drawn
 */
export async function cancelDesign({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: Pick<DesignParts, 'notices'>;
  input: { designId: string };
}): Promise<DesignRow> {
  const { accountId } = requireAccount(ctx);
  return inTransaction(ctx, async (inner) => {
    // Who begins to draw it writes the same row, so one of the two is first.
    const [design] = await inner.tx
      .select()
      .from(designs)
      .where(and(eq(designs.id, input.designId), eq(designs.accountId, accountId)))
      .for('update');
    if (!design) throw new ProductError('design-not-found');
    if (design.status !== 'running') return design;
    if (design.stage !== 'queued') throw new ProductError('design-begun');
    const failure = { designId: design.id, code: 'design-cancelled', detail: 'cancelled before it was begun' } as const;
    await failDesign({ ctx: asJob(inner, 'cancel-design'), parts, input: failure });
    return getDesign({ ctx: inner, input });
  });
}
