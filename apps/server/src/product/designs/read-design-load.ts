import { sql } from 'drizzle-orm';
import { designs } from '#server/parts/database/schema/designs.ts';
import { type Context, reader, requireJob } from '#server/product/context.ts';

export interface DesignLoad {
  toile_designs_waiting: number;
  toile_designs_under_way: number;
  /** Seconds that the one which has waited longest has. */
  toile_design_longest_wait_seconds: number;
}

/** How many designs wait, and since when, and are under way now, over all processes. */
export async function readDesignLoad({ ctx }: { ctx: Context }): Promise<DesignLoad & Record<string, number>> {
  requireJob(ctx);
  const [load] = await reader(ctx)
    .select({
      waiting: sql`count(*) filter (where ${designs.stage} = 'queued')`.mapWith(Number),
      longest:
        sql`coalesce(extract(epoch from now() - min(${designs.createdAt}) filter (where ${designs.stage} = 'queued')), 0)`.mapWith(
          Number,
        ),
      underWay: sql`count(*) filter (where ${designs.stage} <> 'queued')`.mapWith(Number),
    })
    .from(designs)
    .where(sql`${designs.status} = 'running'`);
  return {
    toile_designs_waiting: load?.waiting ?? 0,
    toile_designs_under_way: load?.underWay ?? 0,
    toile_design_longest_wait_seconds: load?.longest ?? 0,
  };
}
