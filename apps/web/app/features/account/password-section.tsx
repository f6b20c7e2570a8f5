import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGE, PASSWORD_LENGTH } from '@toile/contract';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import * as z from 'zod';
import { ACCOUNT } from '#web/content/account.ts';
import { AccountSection } from '#web/features/account/account-section.tsx';
import { FaultNotice } from '#web/features/account/fault-notice.tsx';
import { useAccountChange } from '#web/features/account/use-profile.ts';
import { backend } from '#web/lib/backend.ts';
import { strengthOf } from '#web/lib/password-strength.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { StrengthHint } from '#web/ui/strength-hint.tsx';

const PasswordForm = z.object({
  oldPassword: z.string(),
  password: z.string().min(PASSWORD_LENGTH.min, MESSAGE.passwordTooShort).max(PASSWORD_LENGTH.max),
});
type PasswordForm = z.infer<typeof PasswordForm>;
const EMPTY: PasswordForm = { oldPassword: '', password: '' };

async function changePassword({ password, oldPassword }: PasswordForm): Promise<void> {
  const { account } = await backend();
  await account.updatePassword({ password, ...(oldPassword && { oldPassword }) });
}

/** Changes the password, or sets the first one of who came by Google. */
export function PasswordSection({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const form = useForm({ resolver: zodResolver(PasswordForm), defaultValues: EMPTY });
  const { errors } = form.formState;
  const change = useAccountChange(
    changePassword,
    ACCOUNT.passwordSection.yourPasswordIsSet,
    ACCOUNT.passwordSection.otherDevicesAreSigned,
  );
  const submit = form.handleSubmit((values) => change.mutate(values, { onSuccess: () => form.reset(EMPTY) }));
  const password = form.watch('password');
  return (
    <AccountSection
      title={ACCOUNT.passwordSection.password}
      lead={hasPassword ? ACCOUNT.passwordSection.aNewOneSigns : ACCOUNT.passwordSection.youComeInWith}
    >
      <form onSubmit={submit} noValidate aria-busy={change.isPending}>
        <FaultNotice error={change.error} fallback={ACCOUNT.passwordSection.yourPasswordCouldNot} />
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        {hasPassword ? (
          <Field
            label={ACCOUNT.passwordSection.yourPasswordNow}
            aside={
              <Link className="basted-link small" to="/recovery">
                {ACCOUNT.passwordSection.forgotIt}
              </Link>
            }
            error={errors.oldPassword?.message}
          >
            <PasswordInput autoComplete="current-password" {...form.register('oldPassword')} />
          </Field>
        ) : null}
        <Field
          label={ACCOUNT.passwordSection.newPassword}
          hint={<StrengthHint strength={strengthOf(password, [user.name, user.email])} empty={password === ''} />}
          error={errors.password?.message}
        >
          <PasswordInput
            autoComplete="new-password"
            minLength={PASSWORD_LENGTH.min}
            maxLength={PASSWORD_LENGTH.max}
            {...form.register('password')}
          />
        </Field>
        <Button look="ink" type="submit" busy={change.isPending} disabled={password === ''}>
          {change.isPending
            ? ACCOUNT.passwordSection.saving
            : hasPassword
              ? ACCOUNT.passwordSection.changeThePassword
              : ACCOUNT.passwordSection.setAPassword}
        </Button>
      </form>
    </AccountSection>
  );
}
