import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { EMAIL_LENGTH_MAX } from '@toile/contract';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { AUTH } from '#web/content/auth.ts';
import { LetterForm } from '#web/features/auth/letter-forms.ts';
import { backend } from '#web/lib/backend.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

async function askForLetter({ email }: LetterForm): Promise<void> {
  const { account } = await backend();
  await account.createRecovery({ email, url: `${location.origin}/recovery` });
}

/** Nothing here tells whether the address has an account: the server does not either. */
function LetterSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <section aria-live="polite">
      <h1 className="h1 mb-1">{AUTH.askLetter.lookInYourMail}</h1>
      <p>
        {AUTH.askLetter.ifWord} <b className="wrap-anywhere">{email}</b> {AUTH.askLetter.hasAnAccountA}
      </p>
      <p className="muted">{AUTH.askLetter.nothingThereAfterSome}</p>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink look="ink">
          <Link to="/login">{AUTH.askLetter.backToSignIn}</Link>
        </ButtonLink>
        <Button look="ghost" onClick={onAgain}>
          {AUTH.askLetter.anotherAddress}
        </Button>
      </div>
    </section>
  );
}

/** The address that was typed where somebody noticed that the password is forgotten. */
const typedBefore = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

/** First half of a forgotten password: where the letter shall go. */
export function AskLetter() {
  const form = useForm({
    resolver: zodResolver(LetterForm),
    defaultValues: { email: typedBefore(useLocation().state) },
  });
  const letter = useMutation({ mutationFn: askForLetter });
  if (letter.isSuccess) return <LetterSent email={letter.variables.email} onAgain={letter.reset} />;
  return (
    <form onSubmit={form.handleSubmit((values) => letter.mutate(values))} noValidate aria-busy={letter.isPending}>
      <h1 className="h1 mb-1">{AUTH.askLetter.forgottenPassword}</h1>
      <p className="muted">{AUTH.askLetter.tellUsYourAddress}</p>
      {letter.isError ? (
        <Notice tone="bad" title={errorMessage(letter.error, AUTH.askLetter.theLetterCouldNot)}>
          {AUTH.askLetter.pleaseTryAgainIn}
        </Notice>
      ) : null}
      <Field label={AUTH.askLetter.email} error={form.formState.errors.email?.message}>
        <TextInput type="email" autoComplete="username" maxLength={EMAIL_LENGTH_MAX} {...form.register('email')} />
      </Field>
      <Button look="action" wide type="submit" busy={letter.isPending}>
        {letter.isPending ? AUTH.askLetter.orderingTheLetter : AUTH.askLetter.sendMeTheLink}
      </Button>
      <p>
        {AUTH.askLetter.rememberedIt}{' '}
        <Link className="basted-link" to="/login">
          {AUTH.askLetter.signIn}
        </Link>
      </p>
    </form>
  );
}
