import { countCall } from '#server/api/rate-limits/counters.ts';
import { HOUR_S } from '#server/api/rate-limits/rate-limit.ts';
import type { Parts } from '#server/parts/parts.ts';
import { requestVerification } from '#server/product/accounts/request-mail.ts';
import { type Context, requireAccount } from '#server/product/context.ts';
import { isProductError } from '#server/product/errors.ts';

/** Page of the web app that the link of a verification letter leads to. */
const PAGE = '/verification';

/**
 * Where a press is refused for want of a proved address, a letter with the link that proves it goes out, once an hour and
 * account. The refusal is thrown on.
 */
export async function askForProof(
  { config, database, jobs }: Pick<Parts, 'config' | 'database' | 'jobs'>,
  ctx: Context,
  refusal: unknown,
): Promise<never> {
  const { publicUrl } = config.http;
  if (publicUrl && isProductError(refusal, 'email-unproved')) {
    const { count } = await countCall(database, `press-proof:${requireAccount(ctx).accountId}`, HOUR_S);
    if (count === 1) await requestVerification({ ctx, jobs, input: { url: publicUrl + PAGE } });
  }
  throw refusal;
}
