import { and, eq, lt, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type Context, reader, requireJob } from '#server/product/context.ts';
import type { DesignParts } from './design-parts.ts';
import { failDesign } from './fail-design.ts';

/** Designs failed in one sweep, at most; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 100;

/** Ends a design that ran past its deadline. Whoever was to draw it is dead, busy or too slow; its token goes back. */
export const failLateDesign = ({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: Pick<DesignParts, 'notices'>;
  input: { designId: string };
}): Promise<boolean> =>
  failDesign({ ctx, parts, input: { ...input, code: 'generation-late', detail: 'not ended at its deadline' } });

/** The last net: ends every design past its deadline, whatever became of its job. */
export async function failLateDesigns({
  ctx,
  parts,
}: {
  ctx: Context;
  parts: Pick<DesignParts, 'notices'>;
}): Promise<void> {
  requireJob(ctx);
  const late = await reader(ctx)
    .select({ id: designs.id })
    .from(designs)
    .where(and(eq(designs.status, 'running'), lt(designs.deadlineAt, sql`now()`)))
    .limit(SWEPT_AT_ONCE);
  for (const { id } of late) await failLateDesign({ ctx, parts, input: { designId: id } });
}
