import { createTransport } from 'nodemailer';
import { MailError, type Mailer } from './mail.ts';

/** Milliseconds: for a connection, for the greeting, for a silent server, and for a whole letter. */
const LIMITS = { connect: 10_000, greeting: 10_000, silence: 10_000, letter: 30_000 } as const;

/** Mail by the SMTP server at `url` (`smtp://` or `smtps://`, with user and password if it wants them). */
export function openSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: LIMITS.connect,
    greetingTimeout: LIMITS.greeting,
    socketTimeout: LIMITS.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => late.reject(new MailError('The mail server took too long.', false)),
        LIMITS.letter,
      );
      try {
        await Promise.race([transport.sendMail({ ...mail, from }), late.promise]);
      } catch (error) {
        throw error instanceof MailError ? error : toMailError(error);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => transport.close(),
  };
}

/**
 * The cause is told in words and not kept: it carries the envelope, and with it people's addresses. A refused envelope
 * with a reply in the fives is for good; a refused login is ours to mend and is tried again.
 */
function toMailError(error: unknown): MailError {
  if (!(error instanceof Error)) return new MailError('The mail server could not be used.', false);
  const code = 'code' in error ? String(error.code) : error.name;
  const reply = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const words = error.message.replace(/\S+@\S+/g, '<address>');
  return new MailError(
    `The mail server did not take a letter (${code}): ${words}`,
    code === 'EENVELOPE' && reply >= 500,
  );
}
