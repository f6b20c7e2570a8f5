import type { Stage } from '@toile/contract';
import { statement } from '#server/parts/database/statement.ts';
import { NOTIFY } from '#server/parts/notices/notice-text.ts';
import type { Context } from '#server/product/context.ts';
import { createBell } from './bell.ts';
import { designNotice, designTopic } from './design-notices.ts';
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

interface Reporting {
  ctx: Context;
  notices: DesignParts['notices'];
  designId: string;
}

/** Writes how far a design is into its row, one report after the other, leaving out those that came too soon. */
export function createProgressReport({ ctx, notices, designId }: Reporting): ProgressReport {
  let waiting: Point | undefined;
  let writing: Promise<void> | undefined;
  const ending = createBell();
  let hasEnded = false;

  async function writeAll(): Promise<void> {
    while (waiting && !hasEnded) {
      const point = waiting;
      waiting = undefined;
      await writeProgress(ctx, designId, point).catch(() => undefined);
      notices.tellHere(designTopic(designId), null);
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

/**
 * $1 design, $2 stage, $3 progress, $4 notice. Losing a report to a power cut is harmless; waiting for the disk ten times a
 * picture is not.
 */
const MOVE_DESIGN = statement<object>(
  'move-design',
  `with quickly as (select set_config('synchronous_commit', 'off', true)),
   moved as (
     update designs set stage = $2, progress = $3 from quickly where id = $1 and status = 'running' and progress < $3
     returning is_awaited
   )
   select ${NOTIFY('$4')} from moved where is_awaited`,
);

/** An attempt that begins again after a crash is silent until it is further than the one before. */
async function writeProgress({ database }: Context, designId: string, { stage, progress }: Point): Promise<void> {
  await database.ask(MOVE_DESIGN, [designId, stage, progress, designNotice(designId)]);
}
