import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { EMAIL_LENGTH_MAX } from '@toile/contract';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { ACCOUNT } from '#web/content/account.ts';
import { AccountSection } from '#web/features/account/account-section.tsx';
import { FaultNotice } from '#web/features/account/fault-notice.tsx';
import { type Profile, useAccountChange } from '#web/features/account/use-profile.ts';
import { backend } from '#web/lib/backend.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { BadgeCheck } from '#web/ui/icons/badge-check.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const EmailForm = z.object({
  email: z.string().trim().pipe(z.email(ACCOUNT.emailSection.pleaseEnterAnEmail).max(EMAIL_LENGTH_MAX)),
  password: z.string().min(1, ACCOUNT.emailSection.yourPasswordShowsThat),
});
type EmailForm = z.infer<typeof EmailForm>;

async function moveTo(form: EmailForm): Promise<void> {
  const { account } = await backend();
  await account.updateEmail(form);
}

async function askForLetter(): Promise<void> {
  const { account } = await backend();
  await account.createEmailVerification({ url: `${location.origin}/verification` });
}

/** Whether letters to this address are known to arrive, and the way to show it. */
function Proof({ isVerified }: { isVerified: boolean }) {
  const letter = useMutation({ mutationFn: askForLetter });
  if (isVerified) {
    return (
      <p className="account-proved small">
        <BadgeCheck aria-hidden="true" /> {ACCOUNT.emailSection.confirmedLettersReachYou}
      </p>
    );
  }
  if (letter.isSuccess) {
    return <Notice title={ACCOUNT.emailSection.aLetterIsOn}>{ACCOUNT.emailSection.itsLinkWorksOnce}</Notice>;
  }
  return (
    <>
      <FaultNotice error={letter.error} fallback={ACCOUNT.emailSection.theLetterCouldNot} />
      <Notice title={ACCOUNT.emailSection.notConfirmedYet}>
        {ACCOUNT.emailSection.withoutItWeCannot}
        <div className="mt-3">
          <Button size="small" busy={letter.isPending} onClick={() => letter.mutate()}>
            {ACCOUNT.emailSection.sendMeALetter}
          </Button>
        </div>
      </Notice>
    </>
  );
}

/** The address one signs in with. */
export function EmailSection({ email, profile }: { email: string; profile: Profile }) {
  const form = useForm({ resolver: zodResolver(EmailForm), values: { email, password: '' } });
  const { errors, dirtyFields } = form.formState;
  const change = useAccountChange(
    moveTo,
    ACCOUNT.emailSection.yourAddressIsChanged,
    ACCOUNT.emailSection.pleaseConfirmTheNew,
  );
  return (
    <AccountSection title={ACCOUNT.emailSection.email} lead={ACCOUNT.emailSection.youSignInWith}>
      <Proof key={email} isVerified={profile.isVerified} />
      {profile.hasPassword ? (
        <form onSubmit={form.handleSubmit((values) => change.mutate(values))} noValidate aria-busy={change.isPending}>
          <FaultNotice error={change.error} fallback={ACCOUNT.emailSection.yourAddressCouldNot} />
          <Field label={ACCOUNT.emailSection.email} error={errors.email?.message}>
            <TextInput type="email" autoComplete="email" maxLength={EMAIL_LENGTH_MAX} {...form.register('email')} />
          </Field>
          {dirtyFields.email ? (
            <Field label={ACCOUNT.emailSection.yourPassword} error={errors.password?.message}>
              <PasswordInput autoComplete="current-password" {...form.register('password')} />
            </Field>
          ) : null}
          <Button
            look="ink"
            type="submit"
            className="account-save"
            busy={change.isPending}
            disabled={!dirtyFields.email}
          >
            {change.isPending ? ACCOUNT.emailSection.saving : ACCOUNT.emailSection.changeTheAddress}
          </Button>
        </form>
      ) : (
        <p className="small muted">{ACCOUNT.emailSection.toMoveToAnother(email)}</p>
      )}
    </AccountSection>
  );
}
