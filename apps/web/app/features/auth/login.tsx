import { zodResolver } from '@hookform/resolvers/zod';
import { EMAIL_LENGTH_MAX, MESSAGE, PASSWORD_LENGTH } from '@toile/contract';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { AUTH } from '#web/content/auth.ts';
import { LoginForm } from '#web/features/auth/credentials.ts';
import { EntranceLink } from '#web/features/auth/entrance-link.tsx';
import { GoogleSignIn } from '#web/features/auth/google-sign-in.tsx';
import { useLogin } from '#web/features/auth/use-login.ts';
import { errorMessage, isRefusal } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export function Login() {
  // Without default values what was typed before the script came is kept.
  const form = useForm({ resolver: zodResolver(LoginForm) });
  const { errors } = form.formState;
  const login = useLogin();
  const [search] = useSearchParams();
  // What a failed sign-in says of itself stands in an address that anybody may write: that it failed is all it tells.
  const googleFailed = search.has('error') && !login.isError;

  const submit = form.handleSubmit((values) =>
    login.mutate(values, {
      onError: () => {
        form.setValue('password', '');
        form.setFocus('password');
      },
    }),
  );

  return (
    <form onSubmit={submit} noValidate aria-busy={login.isPending}>
      <h1 className="h1 mb-1">{AUTH.login.welcomeBack}</h1>
      {login.isError ? (
        <Notice
          tone="bad"
          title={errorMessage(
            login.error,
            isRefusal(login.error) ? MESSAGE.loginCheckCredentials : MESSAGE.loginFailed,
          )}
        >
          {AUTH.login.yourEmailIsKept}
        </Notice>
      ) : null}
      {googleFailed ? (
        <Notice tone="bad" title={MESSAGE.googleFailed}>
          {AUTH.login.youCanSignIn}
        </Notice>
      ) : null}
      <Field label={AUTH.login.email} error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" maxLength={EMAIL_LENGTH_MAX} {...form.register('email')} />
      </Field>
      <Field
        label={AUTH.login.password}
        aside={
          <Link className="basted-link small" to="/recovery" state={{ email: form.watch('email') }}>
            {AUTH.login.forgotIt}
          </Link>
        }
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="current-password" maxLength={PASSWORD_LENGTH.max} {...form.register('password')} />
      </Field>
      <Button look="action" wide type="submit" busy={login.isPending}>
        {login.isPending ? AUTH.login.signingIn : AUTH.login.signIn}
      </Button>
      <GoogleSignIn />
      <p>
        {AUTH.login.newHere} <EntranceLink to="/signup">{AUTH.login.createAnAccount}</EntranceLink>{' '}
        {AUTH.login.andDrawTheFirst}
      </p>
    </form>
  );
}
