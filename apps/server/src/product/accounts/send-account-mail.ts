import { eq } from 'drizzle-orm';
import type { Secrets } from '#server/config/secrets.ts';
import type { Log } from '#server/log.ts';
import { type AccountRow, accounts } from '#server/parts/database/schema/accounts.ts';
import { MailError, type Mailer } from '#server/parts/mail/mail.ts';
import { type Context, reader, requireJob } from '#server/product/context.ts';
import { recoveryLetter, verificationLetter } from './letters.ts';
import type { MailJob } from './mail-queue.ts';
import { makeToken } from './make-token.ts';

export interface MailParts {
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly log: Log;
}

const LETTERS = { recovery: recoveryLetter, verification: verificationLetter } as const;

/**
 * Writes and sends one letter, if there is anybody to get it. Every attempt makes a secret of its own: which of several
 * letters arrives does not matter.
 */
export async function sendAccountMail({
  ctx,
  parts,
  input,
}: {
  ctx: Context;
  parts: MailParts;
  input: MailJob;
}): Promise<void> {
  requireJob(ctx);
  const account = await findReader(ctx, input);
  if (!account) return;
  const token = await makeToken({ ctx, secrets: parts.secrets, input: { account, kind: input.kind } });
  const link = new URL(input.url);
  link.searchParams.set('userId', account.id);
  link.searchParams.set('secret', token.secret);
  link.searchParams.set('expire', token.expiresAt.toISOString());
  try {
    await parts.mailer.send({ to: account.email, ...LETTERS[input.kind](link.href) });
  } catch (error) {
    if (!(error instanceof MailError && error.isFinal)) throw error;
    parts.log.warn({ err: error, accountId: account.id }, 'a letter cannot be delivered');
  }
}

async function findReader(ctx: Context, job: MailJob): Promise<AccountRow | undefined> {
  const isMeant = job.kind === 'recovery' ? eq(accounts.email, job.email) : eq(accounts.id, job.accountId);
  const [account] = await reader(ctx).select().from(accounts).where(isMeant);
  if (account?.status !== 'active') return undefined;
  return job.kind === 'verification' && account.isEmailVerified ? undefined : account;
}
