import type { ReportReason } from '@toile/contract';
import { statement } from '#server/parts/database/statement.ts';
import { requireProved } from '#server/product/accounts/prove-caller.ts';
import { CALLER, callerValues } from '#server/product/caller.ts';
import { type AskingContext, isAccount } from '#server/product/context.ts';
import { ProductError } from '#server/product/errors.ts';
import { refuseUnknown } from '#server/product/gallery/get-post.ts';

/** $3 post. Without a report both of its columns are null. */
const READ_REPORT = statement<{ there: boolean; reason: ReportReason | null; note: string | null }>(
  'read-report',
  `with ${CALLER}
   select exists (select from posts p where p.id = $3) as there, r.reason, r.note
     from caller c left join post_reports r on r.account_id = c.id and r.post_id = $3`,
);

/**
 * What the caller reported of a post; null where they did not.
 * @throws {ProductError} `session-missing`; `document-not-found`, also once it was taken down
 */
export async function readReport({
  ctx,
  input,
}: {
  ctx: AskingContext;
  input: { postId: string };
}): Promise<{ reason: ReportReason; note: string } | null> {
  if (!isAccount(ctx)) throw new ProductError('session-missing');
  const [found] = await ctx.database.ask(READ_REPORT, [...callerValues(ctx), input.postId], ctx.tx);
  if (!found) await requireProved(ctx, 'session-missing');
  if (!found?.there) return refuseUnknown(input.postId);
  const { reason, note } = found;
  return reason === null ? null : { reason, note: note ?? '' };
}
