import type { Jobs } from '#server/parts/jobs/jobs.ts';
import { type Context, inTransaction, requireAccount } from '#server/product/context.ts';
import { newId } from '#server/product/new-id.ts';
import { MAIL_QUEUE, type MailJob } from './mail-queue.ts';
import { TOKEN_SECONDS } from './token-life.ts';

/** What whoever asked for a letter is told: nothing of whether there will be one. */
export interface MailRequest {
  readonly id: string;
  /** Empty where it would tell whose address it is. */
  readonly accountId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

interface Ask<Input> {
  ctx: Context;
  jobs: Jobs;
  input: Input;
}

/**
 * Has a letter sent with which whoever reads the mail of `email` may set a new password. Open to everybody: whether the
 * address has an account is only looked up later, by the job, so neither the answer nor its time tells. With `isSent`
 * false the answer is the same and no letter follows.
 */
export async function requestRecovery({
  ctx,
  jobs,
  input: { isSent, ...letter },
}: Ask<{ email: string; url: string; isSent: boolean }>): Promise<MailRequest> {
  if (isSent) await order(ctx, jobs, { kind: 'recovery', ...letter });
  return answer('recovery', '');
}

/** Has a letter sent that proves the caller's own address. */
export async function requestVerification({ ctx, jobs, input }: Ask<{ url: string }>): Promise<MailRequest> {
  const { accountId } = requireAccount(ctx);
  await order(ctx, jobs, { kind: 'verification', accountId, ...input });
  return answer('verification', accountId);
}

const order = (ctx: Context, jobs: Jobs, job: MailJob): Promise<void> =>
  inTransaction(ctx, ({ tx }) => jobs.enqueue(tx, MAIL_QUEUE, job));

function answer(kind: MailJob['kind'], accountId: string): MailRequest {
  const createdAt = new Date();
  return {
    id: newId(),
    accountId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + TOKEN_SECONDS[kind] * 1000),
  };
}
