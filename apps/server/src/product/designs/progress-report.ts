import type { Stage } from '@toile/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { asJob, type Context, inTransaction } from '#server/product/context.ts';
import { createBell } from './bell.ts';
import { tellDesignChanged } from './design-notices.ts';
import type { DesignParts } from './design-parts.ts';

/** Milliseconds between two reports of one design at least; a bar that moves more often looks no smoother. */
const REPORT_EVERY = 120;

interface Point {
  stage: Stage;
  progress: number;
}

export interface ProgressReport {
  /** Never waits and never throws: a lost report costs a jump of the bar. */
  tell: (stage: Stage, progress: number) => void;
  /** Resolves when nothing more will be written. */
  end: () => Promise<void>;
}

/** Writes how far a design is into its row, one report after the other, leaving out those that came too soon. */
export function createProgressReport({
  ctx,
  parts,
  designId,
}: {
  ctx: Context;
  parts: Pick<DesignParts, 'notices'>;
  designId: string;
}): ProgressReport {
  let waiting: Point | undefined;
  let writing: Promise<void> | undefined;
  const ending = createBell();
  let hasEnded = false;

  async function writeAll(): Promise<void> {
    while (waiting && !hasEnded) {
      const point = waiting;
      waiting = undefined;
      await writeProgress(ctx, parts, designId, point).catch(() => undefined);
      await ending.wait(REPORT_EVERY);
    }
    writing = undefined;
  }

  return {
    tell(stage, progress) {
      if (hasEnded) return;
      waiting = { stage, progress: Math.min(1, Math.max(0, progress)) };
      writing ??= writeAll();
    },
    async end() {
      hasEnded = true;
      ending.ring();
      await writing;
    },
  };
}

/** An attempt that begins again after a crash is silent until it is further than the one before. */
function writeProgress(
  ctx: Context,
  parts: Pick<DesignParts, 'notices'>,
  designId: string,
  { stage, progress }: Point,
): Promise<void> {
  return inTransaction(asJob(ctx, 'draw-design'), async ({ tx }) => {
    // Losing a report to a power cut is harmless; waiting for the disk ten times a picture is not.
    await tx.execute(sql`set local synchronous_commit = off`);
    const [moved] = await tx
      .update(designs)
      .set({ stage, progress })
      .where(and(eq(designs.id, designId), eq(designs.status, 'running'), lt(designs.progress, progress)))
      .returning({ id: designs.id });
    if (moved) await tellDesignChanged(parts.notices, tx, moved.id);
  });
}
