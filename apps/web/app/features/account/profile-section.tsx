import { zodResolver } from '@hookform/resolvers/zod';
import { MESSAGE, NAME_LENGTH_MAX } from '@toile/contract';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { ACCOUNT } from '#web/content/account.ts';
import { AccountSection } from '#web/features/account/account-section.tsx';
import { FaultNotice } from '#web/features/account/fault-notice.tsx';
import { PicturePicker } from '#web/features/account/picture-picker.tsx';
import { useAccountChange } from '#web/features/account/use-profile.ts';
import { backend } from '#web/lib/backend.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const NameForm = z.object({ name: z.string().trim().min(1, MESSAGE.signupMissing).max(NAME_LENGTH_MAX) });
type NameForm = z.infer<typeof NameForm>;

async function rename({ name }: NameForm): Promise<void> {
  const { account } = await backend();
  await account.updateName({ name });
}

/** Picture and name: how others see a person. */
export function ProfileSection({ user }: { user: User }) {
  const form = useForm({ resolver: zodResolver(NameForm), values: { name: user.name } });
  const change = useAccountChange(rename, ACCOUNT.profileSection.yourNameIsChanged);
  return (
    <AccountSection title={ACCOUNT.profileSection.you} lead={ACCOUNT.profileSection.yourNameStandsUnder}>
      <PicturePicker user={user} />
      <form onSubmit={form.handleSubmit((values) => change.mutate(values))} noValidate aria-busy={change.isPending}>
        <FaultNotice error={change.error} fallback={ACCOUNT.profileSection.yourNameCouldNot} />
        <Field label={ACCOUNT.profileSection.name} error={form.formState.errors.name?.message}>
          <TextInput autoComplete="name" maxLength={NAME_LENGTH_MAX} {...form.register('name')} />
        </Field>
        <Button
          look="ink"
          type="submit"
          className="account-save"
          busy={change.isPending}
          disabled={!form.formState.isDirty}
        >
          {change.isPending ? ACCOUNT.profileSection.saving : ACCOUNT.profileSection.saveTheName}
        </Button>
      </form>
    </AccountSection>
  );
}
