import type { Mail } from '#server/parts/mail/mail.ts';

type Words = Omit<Mail, 'to'>;

const sign = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n\nToile\n`;

/** Nothing in a letter was written by anyone but us: whoever asks for one cannot make it say something. */
export const recoveryLetter = (link: string): Words => ({
  subject: 'Set a new password for Toile',
  text: sign([
    'Someone, most likely you, asked to set a new password for your Toile account. Follow this link to choose one:',
    link,
    'The link works once and for one hour. When the new password is set, every device is signed out.',
    'If it was not you, ignore this letter: your password stays as it is.',
  ]),
});

export const verificationLetter = (link: string): Words => ({
  subject: 'Confirm your address for Toile',
  text: sign([
    'Follow this link to confirm that this address is yours:',
    link,
    'The link works once and for one hour. If you have no Toile account, ignore this letter.',
  ]),
});
