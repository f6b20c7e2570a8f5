import type { Metrics } from '#server/parts/metrics/metrics.ts';
import { MailError, type Mailer } from './mail.ts';

/** The same mailer, each of whose letters is counted: sent, refused for good, or to be tried again. */
export function countLetters(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        const isFinal = error instanceof MailError && error.isFinal;
        metrics.add('toile_letters_total', { outcome: isFinal ? 'refused' : 'failed' });
        throw error;
      }
      metrics.add('toile_letters_total', { outcome: 'sent' });
    },
  };
}
