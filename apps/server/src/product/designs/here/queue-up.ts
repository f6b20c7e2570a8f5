import { askWithin } from '#server/parts/database/ask.ts';
import { statement } from '#server/parts/database/statement.ts';
import { type Context, inTransaction, requireJob, type TransactionContext } from '#server/product/context.ts';
import type { DesignParts } from '../design-parts.ts';
import { DRAWING_QUEUE } from '../drawing-queue.ts';

/** Designs queued up in one sweep, at most; the next sweep takes the rest. */
const SWEPT_AT_ONCE = 100;

type Row = { id: string; turn: number };

/** $1 design. */
const LET_GO = statement<Row>(
  'let-go-of-design',
  `update designs set attended_until = null, is_awaited = true
   where id = $1 and status = 'running' and attended_until is not null returning id, turn`,
);

/** $1 how many at most. */
const LET_GO_OF_FORSAKEN = statement<Row>(
  'let-go-of-forsaken-designs',
  `update designs set attended_until = null, is_awaited = true
   where id in (
     select id from designs where status = 'running' and attended_until < now() limit $1 for update skip locked
   ) returning id, turn`,
);

interface QueueUp {
  ctx: Context;
  parts: Pick<DesignParts, 'jobs'>;
}

/** Lays a running design that its process cannot go on with into the queue, unless that was done. */
export const queueUp = ({ ctx, parts, input }: QueueUp & { input: { designId: string } }): Promise<void> =>
  layIntoQueue({ ctx, parts }, ({ tx }) => askWithin(tx, LET_GO, [input.designId]));

/** The same for every design whose process has fallen silent. Each is taken once, however many look. */
export const queueUpForsaken = (call: QueueUp): Promise<void> =>
  layIntoQueue(call, ({ tx }) => askWithin(tx, LET_GO_OF_FORSAKEN, [SWEPT_AT_ONCE]));

function layIntoQueue({ ctx, parts }: QueueUp, letGo: (inner: TransactionContext) => Promise<Row[]>): Promise<void> {
  requireJob(ctx);
  return inTransaction(ctx, async (inner) => {
    for (const { id, turn } of await letGo(inner)) {
      await parts.jobs.enqueue(inner.tx, DRAWING_QUEUE, { designId: id }, { turn });
    }
  });
}
