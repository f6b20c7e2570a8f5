import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { Log } from '#server/log.ts';
import type { Mailer } from './mail.ts';

/** Chooses, loads and opens what takes letters: the mail server of `SMTP_URL`, else a folder below the data folder. */
export async function openMailer(
  config: Pick<Config, 'dataDir' | 'mail'>,
  secrets: Secrets,
  log: Log,
): Promise<Mailer> {
  const { from } = config.mail;
  if (secrets.smtpUrl) {
    const { openSmtpMailer } = await import('./smtp-mailer.ts');
    return openSmtpMailer({ url: secrets.smtpUrl, from });
  }
  const { openOutboxMailer } = await import('./outbox-mailer.ts');
  return openOutboxMailer({ folder: join(config.dataDir, 'outbox'), from, log });
}
