import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { PASSWORD_LENGTH } from '@toile/contract';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { AUTH } from '#web/content/auth.ts';
import { type LetterProof, NewPasswordForm } from '#web/features/auth/letter-forms.ts';
import { SpentLink } from '#web/features/auth/spent-link.tsx';
import { backend } from '#web/lib/backend.ts';
import { errorMessage, refusalType } from '#web/lib/error-message.ts';
import { strengthOf } from '#web/lib/password-strength.ts';
import { useSessionStore } from '#web/lib/session/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { StrengthHint } from '#web/ui/strength-hint.tsx';
import { toastDone } from '#web/ui/toast.tsx';

/** Second half of a forgotten password: every device is signed out by it, this one too. */
export function NewPassword({ proof }: { proof: LetterProof }) {
  const form = useForm({ resolver: zodResolver(NewPasswordForm), defaultValues: { password: '' } });
  const { forget } = useSessionStore();
  const navigate = useNavigate();
  const recovery = useMutation({
    mutationFn: async ({ password }: NewPasswordForm) => {
      const { account } = await backend();
      await account.updateRecovery({ ...proof, password });
    },
    onSuccess: async () => {
      forget();
      await navigate('/login', { replace: true });
      toastDone(AUTH.newPassword.yourNewPasswordIs, AUTH.newPassword.signInWithIt);
    },
  });
  if (refusalType(recovery.error) === 'user_invalid_token') {
    return (
      <SpentLink>
        <ButtonLink look="action">
          <Link to="/recovery">{AUTH.newPassword.askForANew}</Link>
        </ButtonLink>
      </SpentLink>
    );
  }
  return (
    <form onSubmit={form.handleSubmit((values) => recovery.mutate(values))} noValidate aria-busy={recovery.isPending}>
      <h1 className="h1 mb-1">{AUTH.newPassword.setANewPassword}</h1>
      <p className="muted">{AUTH.newPassword.everyDeviceThatIs}</p>
      {recovery.isError ? (
        <Notice tone="bad" title={errorMessage(recovery.error, AUTH.newPassword.theNewPasswordCould)}>
          {AUTH.newPassword.yourLinkStillWorks}
        </Notice>
      ) : null}
      <Field
        label={AUTH.newPassword.newPassword}
        hint={<StrengthHint strength={strengthOf(form.watch('password'))} empty={form.watch('password') === ''} />}
        error={form.formState.errors.password?.message}
      >
        <PasswordInput
          autoComplete="new-password"
          minLength={PASSWORD_LENGTH.min}
          maxLength={PASSWORD_LENGTH.max}
          {...form.register('password')}
        />
      </Field>
      <Button look="action" wide type="submit" busy={recovery.isPending}>
        {recovery.isPending ? AUTH.newPassword.settingThePassword : AUTH.newPassword.setTheNewPassword}
      </Button>
    </form>
  );
}
