import { statement } from '#server/parts/database/statement.ts';
import { type Context, requireJob } from '#server/product/context.ts';

/** $1 address. */
const DROP_REPORTS = statement<{ dropped: number }>(
  'drop-reports',
  `with reporter as (select id from accounts where email = lower($1)),
   hanging as (
     update post_reports r set answered_at = now() from reporter where r.account_id = reporter.id and r.answered_at is null
       returning 1
   ),
   withdrawn as (
     update withdrawn_reports r set answered_at = now() from reporter where r.account_id = reporter.id and r.answered_at is null
       returning 1
   )
   select ((select count(*) from hanging) + (select count(*) from withdrawn))::int as dropped from reporter`,
);

/**
 * Answers all open reports of one person, who reports in order to be a nuisance: what they reported stays, and is still not shown to them.
 * What others reported of it waits on.
 * @returns how many there were; undefined where nobody has the address
 */
export async function dropReports({
  ctx,
  input,
}: {
  ctx: Context;
  input: { address: string };
}): Promise<number | undefined> {
  requireJob(ctx);
  const [answered] = await ctx.database.ask(DROP_REPORTS, [input.address], ctx.tx);
  return answered?.dropped;
}
