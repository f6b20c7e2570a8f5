import { and, eq, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import type { GenerationFault } from '#server/parts/generator/generator.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import type { ErrorCode } from '#server/product/errors.ts';
import { refund } from '#server/product/wallet/refund.ts';
import { tellDesignChanged } from './design-notices.ts';
import type { DesignParts } from './design-parts.ts';

/** Ways for a design to fail. Its token is given back in each. */
export type DesignFailure = Extract<
  ErrorCode,
  'design-cancelled' | 'look-unreadable' | 'generation-failed' | 'generation-late' | `generation-${GenerationFault}`
>;

export interface FailDesignInput {
  designId: string;
  code: DesignFailure;
  /** What its owner is told, where the code's own message does not say enough. */
  message?: string;
  /** For those who run the product; never shown to anybody else. */
  detail: string;
}

/** Detail kept at most, in characters. */
const DETAIL_LENGTH_MAX = 2000;

/**
 * Ends a running design as failed and gives its token back, in one transaction. One that has ended already stays as it
 * is, so however many find the same design lost, one refund is made. Returns whether this call ended it.
 */
export async function failDesign({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: Pick<DesignParts, 'notices'>;
  input: FailDesignInput;
}): Promise<boolean> {
  requireJob(ctx);
  return inTransaction(ctx, async (inner) => {
    const [failed] = await inner.tx
      .update(designs)
      .set({
        status: 'failed',
        errorCode: input.code,
        errorMessage: input.message ?? null,
        errorDetail: input.detail.slice(0, DETAIL_LENGTH_MAX),
        finishedAt: sql`now()`,
      })
      .where(and(eq(designs.id, input.designId), eq(designs.status, 'running')))
      .returning({ id: designs.id });
    if (!failed) return false;
    await refund({ ctx: inner, input: { designId: failed.id } });
    await tellDesignChanged(parts.notices, inner.tx, failed.id);
    return true;
  });
}
