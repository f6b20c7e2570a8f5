import { EMAIL_LENGTH_MAX, MESSAGE, NAME_LENGTH_MAX, PASSWORD_LENGTH } from '@toile/contract';
import * as z from 'zod';
import { AUTH } from '#web/content/auth.ts';

const EMAIL_MALFORMED = AUTH.credentials.pleaseEnterAnEmail;

const Email = z.email(EMAIL_MALFORMED).max(EMAIL_LENGTH_MAX, EMAIL_MALFORMED);
const Text = z.string().trim();

/** Faults the form with `message` at its first empty field only: one sentence names them all. */
function refuseEmpty(message: string) {
  return ({ value, issues }: z.core.ParsePayload<Record<string, string>>) => {
    const empty = Object.keys(value).find((field) => !value[field]);
    if (empty) issues.push({ code: 'custom', message, path: [empty], input: value });
  };
}

/** What /login asks for. */
export const LoginForm = z
  .object({ email: Text, password: z.string() })
  .check(refuseEmpty(MESSAGE.loginMissing))
  .pipe(z.object({ email: Email, password: z.string() }));
export type LoginForm = z.infer<typeof LoginForm>;

/** What /signup asks for. */
export const SignupForm = z
  .object({ name: Text, email: Text, password: z.string() })
  .check(refuseEmpty(MESSAGE.signupMissing))
  .pipe(
    z.object({
      name: z.string().max(NAME_LENGTH_MAX),
      email: Email,
      password: z.string().min(PASSWORD_LENGTH.min, MESSAGE.passwordTooShort).max(PASSWORD_LENGTH.max),
    }),
  );
export type SignupForm = z.infer<typeof SignupForm>;
