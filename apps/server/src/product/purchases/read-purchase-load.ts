import { isNotNull, sql } from 'drizzle-orm';
import { purchases } from '#server/parts/database/schema/purchases.ts';
import { type Context, reader, requireJob } from '#server/product/context.ts';

/** Seconds that a purchase may wait to be looked at after its time has come, before it counts as overdue. */
const OVERDUE_S = 600;

/** How many purchases somebody is still to ask their provider about now, and of how many nobody has in time. */
export async function readPurchaseLoad({ ctx }: { ctx: Context }): Promise<{ open: number; overdue: number }> {
  requireJob(ctx);
  const late = sql`${purchases.nextCheckAt} < now() - make_interval(secs => ${OVERDUE_S})`;
  const [load] = await reader(ctx)
    .select({
      open: sql`count(*)`.mapWith(Number),
      overdue: sql`count(*) filter (where ${late})`.mapWith(Number),
    })
    .from(purchases)
    .where(isNotNull(purchases.nextCheckAt));
  return load ?? { open: 0, overdue: 0 };
}
