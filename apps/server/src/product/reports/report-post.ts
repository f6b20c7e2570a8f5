import { REPORTS_MAX, type ReportReason } from '@toile/contract';
import { isGoneMeanwhile, statement } from '#server/parts/database/statement.ts';
import { requireProved } from '#server/product/accounts/prove-caller.ts';
import { ACTING_CALLER, callerValues } from '#server/product/caller.ts';
import { type AskingContext, isAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { refuseUnknown } from '#server/product/gallery/get-post.ts';

/** $3 post, $4 reason, $5 note, $6 how many posts one person reports at most. Whoever reports a post again says it otherwise: it is one report, as old as the first and as answered. */
const REPORT_POST = statement<{ own: boolean; isKept: boolean }>(
  'report-post',
  `with ${ACTING_CALLER},
   target as (select p.id, p.account_id is not distinct from c.id as own from posts p, caller c where p.id = $3),
   kept as (
     insert into post_reports (post_id, account_id, reason, note)
       select t.id, c.id, $4, $5 from target t, caller c
         where not t.own and (select count(*) from post_reports r where r.account_id = c.id and r.post_id <> t.id) < $6::int
       on conflict (account_id, post_id) do update set reason = excluded.reason, note = excluded.note
       returning post_id
   )
   select t.own, exists (select from kept) as "isKept" from target t`,
);

/**
 * Tells whoever runs the product that a post is not as it may be. The caller is not shown it in the community any more.
 * @throws {ProductError} `session-missing`; `document-not-found`, `report-own`, `reports-too-many`
 */
export async function reportPost({
  ctx,
  input,
}: {
  ctx: AskingContext;
  input: { postId: string; reason: ReportReason; note: string };
}): Promise<void> {
  if (!isAccount(ctx)) throw new ProductError('session-missing');
  const values = [...callerValues(ctx), input.postId, input.reason, input.note, REPORTS_MAX];
  const [target] = await ctx.database.ask(REPORT_POST, values, ctx.tx).catch((error: unknown) => {
    // The post was deleted or taken down while it was being reported.
    if (isGoneMeanwhile(error)) return [];
    throw error;
  });
  if (!target) {
    await requireProved(ctx, 'session-missing');
    return refuseUnknown(input.postId);
  }
  if (target.own) throw new ProductError('report-own');
  if (!target.isKept) throw new ProductError('reports-too-many');
}

/** $3 post. */
const WITHDRAW_REPORT = statement<{ there: boolean }>(
  'withdraw-report',
  `with ${ACTING_CALLER},
   gone as (delete from post_reports r using caller c where r.account_id = c.id and r.post_id = $3)
   select exists (select from posts p where p.id = $3) as there from caller`,
);

/**
 * Takes the caller's report of a post back, if there is one: they are shown it again.
 * @throws {ProductError} `session-missing`; `document-not-found`, also once it was taken down
 */
export async function withdrawReport({ ctx, input }: { ctx: AskingContext; input: { postId: string } }): Promise<void> {
  if (!isAccount(ctx)) throw new ProductError('session-missing');
  const [found] = await ctx.database.ask(WITHDRAW_REPORT, [...callerValues(ctx), input.postId], ctx.tx);
  if (!found) await requireProved(ctx, 'session-missing');
  if (!found?.there) refuseUnknown(input.postId);
}
