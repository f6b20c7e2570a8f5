import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Log } from '#server/log.ts';
import type { Mailer } from './mail.ts';
import { openOutboxMailer } from './outbox-mailer.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

/** Chooses and opens what takes letters: the mail server of `SMTP_URL`, else a folder below the data folder. */
export function openMailer(config: Pick<Config, 'dataDir' | 'mail'>, secrets: Secrets, log: Log): Mailer {
  const { from } = config.mail;
  if (secrets.smtpUrl) return openSmtpMailer({ url: secrets.smtpUrl, from });
  return openOutboxMailer({ folder: join(config.dataDir, 'outbox'), from, log });
}
