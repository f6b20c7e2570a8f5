import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { type LetterProof, letterProof } from '#web/features/auth/letter-forms.ts';
import { SpentLink } from '#web/features/auth/spent-link.tsx';
import { backend } from '#web/lib/backend.ts';
import { errorMessage, refusalType } from '#web/lib/error-message.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

async function confirm(proof: LetterProof): Promise<void> {
  const { account } = await backend();
  await account.updateEmailVerification({ ...proof });
}

const toAccount = (words: string) => (
  <ButtonLink look="action">
    <Link to="/account">{words}</Link>
  </ButtonLink>
);

/** Where the link of a verification letter leads. It waits for a press: programs that read mail follow links too. */
export function Verification() {
  const [search] = useSearchParams();
  const proof = letterProof(search);
  const verification = useMutation({ mutationFn: confirm });
  if (!proof || refusalType(verification.error) === 'user_invalid_token') {
    return <SpentLink>{toAccount('Ask for a new link')}</SpentLink>;
  }
  if (verification.isSuccess) {
    return (
      <section aria-live="polite">
        <h1 className="h1 mb-1">Address confirmed</h1>
        <p>Letters of your account reach you here.</p>
        <div>{toAccount('To your account')}</div>
      </section>
    );
  }
  return (
    <section aria-busy={verification.isPending}>
      <h1 className="h1 mb-1">Confirm your address</h1>
      <p className="muted">One press, and we know that letters to this address reach you.</p>
      {verification.isError ? (
        <Notice tone="bad" title={errorMessage(verification.error, 'The address could not be confirmed.')}>
          Your link still works.
        </Notice>
      ) : null}
      <Button look="action" wide busy={verification.isPending} onClick={() => verification.mutate(proof)}>
        {verification.isPending ? 'Confirming...' : 'Confirm this address'}
      </Button>
    </section>
  );
}
