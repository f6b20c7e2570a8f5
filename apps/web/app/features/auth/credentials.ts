import { EMAIL_LENGTH_MAX, MESSAGE, NAME_LENGTH_MAX, PASSWORD_LENGTH } from '@toile/contract';
import * as z from 'zod';
import { AUTH } from '#web/content/auth.ts';

const EMAIL_MALFORMED = AUTH.credentials.pleaseEnterAnEmail;

const Email = z.email(EMAIL_MALFORMED).max(EMAIL_LENGTH_MAX, EMAIL_MALFORMED);
const Text = z.string().trim();

/** Faults every empty field of the form with `message`; `faultsOf` says it once. */
function refuseEmpty(message: string) {
  return ({ value, issues }: z.core.ParsePayload<Record<string, string>>) => {
    for (const field of Object.keys(value))
      if (!value[field]) issues.push({ code: 'custom', message, path: [field], input: value });
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

/** What each field shows: a sentence where it is said first, `true` where a field is only marked for the same reason. */
export function faultsOf<Name extends string>(
  errors: Partial<Record<Name, { message?: string | undefined }>>,
  fields: readonly Name[],
): Partial<Record<Name, string | true>> {
  const said = new Set<string>();
  const faults: Partial<Record<Name, string | true>> = {};
  for (const field of fields) {
    const message = errors[field]?.message;
    if (!message) continue;
    faults[field] = said.has(message) ? true : message;
    said.add(message);
  }
  return faults;
}
