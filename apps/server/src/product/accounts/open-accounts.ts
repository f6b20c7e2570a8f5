import type { Parts } from '#server/parts/parts.ts';
import type { Context } from '#server/product/context.ts';
import { deleteExpiredSessions } from './delete-expired-sessions.ts';
import { deleteExpiredSignIns } from './delete-expired-sign-ins.ts';
import { deleteExpiredTokens } from './delete-expired-tokens.ts';
import { MAIL_QUEUE } from './mail-queue.ts';
import { hashAt } from './password.ts';
import { type MailParts, sendAccountMail } from './send-account-mail.ts';

/** Milliseconds between two sweeps of what has run out. */
const SWEEP_EVERY = 10 * 60_000;
/** Letters this process sends at the same time. */
const LETTERS_AT_ONCE = 2;

type OpenParts = Pick<Parts, 'config' | 'database' | 'jobs' | 'log' | 'mailer' | 'secrets'>;

/**
 * Settles what hashing a password costs, lets letters be ordered in this process and, where it has what sends them, sends them and sweeps what has run out.
 * Returns how to stop sweeping; the sending stops with the jobs.
 */
export async function openAccounts({ mailer, ...parts }: OpenParts): Promise<() => void> {
  hashAt(parts.config.passwordCost);
  await parts.jobs.declare(MAIL_QUEUE);
  if (!mailer) return () => undefined;
  await startSending(parts, { ...parts, mailer });
  const ctx: Context = { actor: { kind: 'job', name: 'sweep-accounts' }, database: parts.database };
  const timer = setInterval(() => {
    Promise.all([deleteExpiredSessions({ ctx }), deleteExpiredTokens({ ctx }), deleteExpiredSignIns({ ctx })]).catch(
      (error: unknown) => parts.log.warn({ err: error }, 'expired sessions and tokens could not be swept'),
    );
  }, SWEEP_EVERY);
  return () => clearInterval(timer);
}

function startSending({ database, jobs }: OpenParts, parts: MailParts): Promise<void> {
  const ctx: Context = { actor: { kind: 'job', name: 'account-mail' }, database };
  return jobs.work(
    MAIL_QUEUE,
    {
      work: (job) => sendAccountMail({ ctx, parts, input: job }),
      giveUp: async ({ kind }) => parts.log.error({ kind }, 'a letter was not sent, however often it was tried'),
    },
    LETTERS_AT_ONCE,
  );
}
