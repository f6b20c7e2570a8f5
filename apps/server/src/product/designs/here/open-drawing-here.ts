import type { Database } from '#server/parts/database/database.ts';
import type { LeaveSeat } from '#server/parts/generator/seats.ts';
import type { Context } from '#server/product/context.ts';
import type { EndedDesign } from '../complete-design.ts';
import type { DesignParts } from '../design-parts.ts';
import { type BegunDesign, drawDesign } from '../draw-design.ts';
import { createAttendance } from './attendance.ts';
import { queueUp } from './queue-up.ts';

/** Milliseconds that drawings in progress are given to end when the process is told to stop. */
const CLOSE_GRACE = 20_000;

/** Draws what is pressed at this process, in this process, as long as it has a seat free: the queue is for all others. */
export interface DrawingHere {
  /** Whether whatever has a seat is begun at once; else it has to wait for its turn. */
  readonly isAtOnce: boolean;
  takeSeat(): LeaveSeat | undefined;
  /**
   * Draws a design that was ordered for this process. Gives its end; undefined where the design failed, went with its
   * account or went into the queue.
   */
  draw(design: BegunDesign, leaveSeat: LeaveSeat): Promise<EndedDesign | undefined>;
  /** Gives drawings in progress a while to end, and lays the rest into the queue. */
  stop(): Promise<void>;
}

export function openDrawingHere({ database, ...parts }: DesignParts & { database: Database }): DrawingHere {
  const ctx: Context = { actor: { kind: 'job', name: 'draw-design' }, database };
  const attendance = createAttendance(database, parts.log);
  const drawings = new Set<Promise<unknown>>();
  const isAtOnce = !parts.generator.takeTurn;
  let isOpen = true;

  async function draw(design: BegunDesign, leaveSeat: LeaveSeat): Promise<EndedDesign | undefined> {
    const { id: designId } = design;
    try {
      const signal = attendance.attend(designId);
      return await drawDesign({
        ctx,
        parts,
        input: { designId, signal, leaveSeat, ...(isAtOnce && { begun: design }) },
      });
    } catch (error) {
      parts.log.error({ err: error, designId }, 'a design could not be drawn to its end here');
      // Where not even that can be written, it is found forsaken.
      await queueUp({ ctx, parts, input: { designId } }).catch(() => undefined);
      return undefined;
    } finally {
      attendance.leave(designId);
    }
  }

  return {
    isAtOnce,
    takeSeat: () => (isOpen ? parts.seats.tryTake() : undefined),
    draw(design, leaveSeat) {
      const drawing = draw(design, leaveSeat);
      drawings.add(drawing);
      return drawing.finally(() => drawings.delete(drawing));
    },
    async stop() {
      isOpen = false;
      const timer = setTimeout(attendance.close, CLOSE_GRACE);
      await Promise.all(drawings);
      clearTimeout(timer);
    },
  };
}
