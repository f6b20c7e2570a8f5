import { zodResolver } from '@hookform/resolvers/zod';
import { EMAIL_LENGTH_MAX, MESSAGE, NAME_LENGTH_MAX, PASSWORD_LENGTH } from '@toile/contract';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { AUTH } from '#web/content/auth.ts';
import { faultsOf, SignupForm } from '#web/features/auth/credentials.ts';
import { EntranceLink } from '#web/features/auth/entrance-link.tsx';
import { GoogleSignIn } from '#web/features/auth/google-sign-in.tsx';
import { useSignup } from '#web/features/auth/use-signup.ts';
import { errorMessage, refusalType } from '#web/lib/error-message.ts';
import { strengthOf } from '#web/lib/password-strength.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { StrengthHint } from '#web/ui/strength-hint.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export function Signup() {
  // Without default values what was typed before the script came is kept.
  const form = useForm({ resolver: zodResolver(SignupForm) });
  const faults = faultsOf(form.formState.errors, ['name', 'email', 'password']);
  const [name = '', email = '', password = ''] = form.watch(['name', 'email', 'password']);
  const signup = useSignup();
  const submit = form.handleSubmit((values) => signup.mutate(values));

  return (
    <form onSubmit={submit} noValidate aria-busy={signup.isPending}>
      <h1 className="h1 mb-1">{AUTH.signup.createAnAccount}</h1>
      {signup.isError ? (
        <Notice tone="bad" title={errorMessage(signup.error, MESSAGE.signupFailed)}>
          {AUTH.signup.whatYouTypedIs}
          {refusalType(signup.error) === 'user_already_exists' ? AUTH.signup.ifThatAccountIs : null}
        </Notice>
      ) : null}
      <Field label={AUTH.signup.fullName} error={faults.name}>
        <TextInput autoComplete="name" maxLength={NAME_LENGTH_MAX} {...form.register('name')} />
      </Field>
      <Field label={AUTH.signup.email} error={faults.email}>
        <TextInput type="email" autoComplete="username" maxLength={EMAIL_LENGTH_MAX} {...form.register('email')} />
      </Field>
      <Field
        label={AUTH.signup.password}
        hint={<StrengthHint strength={strengthOf(password, [name, email])} empty={password === ''} />}
        error={faults.password}
      >
        <PasswordInput
          autoComplete="new-password"
          minLength={PASSWORD_LENGTH.min}
          maxLength={PASSWORD_LENGTH.max}
          {...form.register('password')}
        />
      </Field>
      <Button look="action" wide type="submit" busy={signup.isPending}>
        {signup.isPending ? AUTH.signup.creatingAccount : AUTH.signup.createAccount}
      </Button>
      <p className="small muted">
        {AUTH.signup.byCreatingAnAccount}{' '}
        <Link className="basted-link" to="/terms">
          {AUTH.signup.terms}
        </Link>{' '}
        {AUTH.signup.andThe}{' '}
        <Link className="basted-link" to="/privacy">
          {AUTH.signup.privacyPolicy}
        </Link>
        .
      </p>
      <GoogleSignIn />
      <p>
        {AUTH.signup.alreadyHaveAnAccount} <EntranceLink to="/login">{AUTH.signup.signIn}</EntranceLink>
      </p>
    </form>
  );
}
