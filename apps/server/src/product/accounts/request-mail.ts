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
 * address has an account is only looked up later, by the job, so neither the answer nor its time tells.
 */
export function requestRecovery({ ctx, jobs, input }: Ask<{ email: string; url: string }>): Promise<MailRequest> {
  return order(ctx, jobs, { kind: 'recovery', ...input }, '');
}

/** Has a letter sent that proves the caller's own address. */
export function requestVerification({ ctx, jobs, input }: Ask<{ url: string }>): Promise<MailRequest> {
  const { accountId } = requireAccount(ctx);
  return order(ctx, jobs, { kind: 'verification', accountId, ...input }, accountId);
}

async function order(ctx: Context, jobs: Jobs, job: MailJob, accountId: string): Promise<MailRequest> {
  await inTransaction(ctx, ({ tx }) => jobs.enqueue(tx, MAIL_QUEUE, job));
  const createdAt = new Date();
  return {
    id: newId(),
    accountId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + TOKEN_SECONDS[job.kind] * 1000),
  };
}
