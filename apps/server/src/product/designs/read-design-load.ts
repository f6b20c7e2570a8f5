import { sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type Context, reader, requireJob } from '#server/product/context.ts';

export interface DesignLoad {
  toile_designs_waiting: number;
  toile_designs_under_way: number;
}

/** How many designs wait and are under way now, over all processes. */
export async function readDesignLoad({ ctx }: { ctx: Context }): Promise<DesignLoad & Record<string, number>> {
  requireJob(ctx);
  const [load] = await reader(ctx)
    .select({
      waiting: sql`count(*) filter (where ${designs.stage} = 'queued')`.mapWith(Number),
      underWay: sql`count(*) filter (where ${designs.stage} <> 'queued')`.mapWith(Number),
    })
    .from(designs)
    .where(sql`${designs.status} = 'running'`);
  return { toile_designs_waiting: load?.waiting ?? 0, toile_designs_under_way: load?.underWay ?? 0 };
}
