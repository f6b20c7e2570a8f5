import { EMAIL_LENGTH_MAX, MESSAGE, PASSWORD_LENGTH } from '@toile/contract';
import * as z from 'zod';
import { AUTH } from '#web/content/auth.ts';

/** What /recovery asks for before the letter. */
export const LetterForm = z.object({
  email: z.string().trim().pipe(z.email(AUTH.letterForms.pleaseEnterAnEmail).max(EMAIL_LENGTH_MAX)),
});
export type LetterForm = z.infer<typeof LetterForm>;

/** What /recovery asks for after it. */
export const NewPasswordForm = z.object({
  password: z.string().min(PASSWORD_LENGTH.min, MESSAGE.passwordTooShort).max(PASSWORD_LENGTH.max),
});
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;

/** What the link of a letter carries. */
export interface LetterProof {
  readonly userId: string;
  readonly secret: string;
}

/** The proof in an address; undefined where there is none. */
export function letterProof(search: URLSearchParams): LetterProof | undefined {
  const userId = search.get('userId');
  const secret = search.get('secret');
  return userId && secret ? { userId, secret } : undefined;
}
