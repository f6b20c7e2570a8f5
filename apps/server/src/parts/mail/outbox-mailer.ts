import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/log.ts';
import type { Mailer } from './mail.ts';

/**
 * Letters as `.eml` files in `folder`, for machines without a mail server: any mail program opens them. They carry
 * secrets, so only their owner may read them.
 */
export function openOutboxMailer({ folder, from, log }: { folder: string; from: string; log: Log }): Mailer {
  return {
    async send(mail) {
      // Loaded with the first letter, not with the start of the server.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await transport.sendMail({ ...mail, from });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const moment = new Date().toISOString().replaceAll(':', '-');
      const file = join(folder, `${moment}-${randomBytes(4).toString('hex')}.eml`);
      const draft = `${file}.draft`;
      await writeFile(draft, message, { mode: 0o600, flag: 'wx' });
      await rename(draft, file);
      log.info({ file }, 'a letter lies in the outbox: set SMTP_URL to have letters sent');
    },
    close: async () => undefined,
  };
}
