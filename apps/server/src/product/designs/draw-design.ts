import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { type DesignRow, designs } from '#server/parts/database/schema/designs.ts';
import type { Generated } from '#server/parts/generator/generator.ts';
import { type Context, inTransaction, requireJob } from '#server/product/context.ts';
import { briefOf } from './brief-of.ts';
import { completeDesign } from './complete-design.ts';
import { tellDesignChanged } from './design-notices.ts';
import type { DesignParts } from './design-parts.ts';
import { failDesign } from './fail-design.ts';
import { createProgressReport } from './progress-report.ts';

export interface DrawDesignInput {
  designId: string;
  /** Ends this attempt without a verdict on the design: somebody else goes on with it. */
  signal: AbortSignal;
}

/**
 * Draws a running design and ends it, done or failed. Safe to be run again, and by two at once: the same brief and seed
 * give the same picture, and only the first to end the design does. Rejects, leaving the design running, when told to
 * stop or when the database or the storage is away.
 */
export async function drawDesign({
  ctx,
  parts,
  input: { designId, signal },
}: {
  ctx: Context;
  parts: DesignParts;
  input: DrawDesignInput;
}): Promise<void> {
  requireJob(ctx);
  const begun = await begin(ctx, parts, designId);
  if (!begun) return;
  const { remaining, ...design } = begun;
  const late = AbortSignal.timeout(Math.max(0, Math.ceil(remaining)));
  const outcome = await generate({ ctx, parts, design, signal: AbortSignal.any([signal, late]) }).catch(
    (error: unknown) => ({ error }),
  );
  signal.throwIfAborted();
  if ('picture' in outcome) {
    await completeDesign({ ctx, parts, input: { design, engine: parts.generator.engine, generated: outcome } });
    return;
  }
  const code = late.aborted ? 'generation-late' : 'generation-failed';
  parts.log.error({ err: outcome.error, designId, code }, 'a design could not be drawn');
  await failDesign({ ctx, parts, input: { designId, code, detail: describeError(outcome.error) } });
}

/**
 * Takes a running design out of the queue, from where its owner may still cancel it. Gives it with the milliseconds until
 * its deadline by the clock of the database, or undefined when it has ended.
 */
function begin(
  ctx: Context,
  parts: Pick<DesignParts, 'notices'>,
  id: string,
): Promise<(DesignRow & { remaining: number }) | undefined> {
  const remaining = sql<number>`extract(epoch from ${designs.deadlineAt} - now())::float8 * 1000`;
  const stage = sql`case ${designs.stage} when 'queued' then 'reading' else ${designs.stage} end`;
  return inTransaction(ctx, async ({ tx }) => {
    // Losing this to a power cut lets a design be cancelled that is being drawn: it still ends one way.
    await tx.execute(sql`set local synchronous_commit = off`);
    const [begun] = await tx
      .update(designs)
      .set({ stage })
      .where(and(eq(designs.id, id), eq(designs.status, 'running')))
      .returning({ ...getTableColumns(designs), remaining });
    if (begun) await tellDesignChanged(parts.notices, tx, id);
    return begun;
  });
}

async function generate({
  ctx,
  parts,
  design,
  signal,
}: {
  ctx: Context;
  parts: DesignParts;
  design: DesignRow;
  signal: AbortSignal;
}): Promise<Generated> {
  const report = createProgressReport({ ctx, parts, designId: design.id });
  try {
    return await parts.generator.generate({
      brief: briefOf(design.request),
      seed: design.seed,
      designId: design.id,
      onStage: report.tell,
      signal,
    });
  } finally {
    await report.end();
  }
}

/** The error and its causes, outermost first. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${describeError(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
