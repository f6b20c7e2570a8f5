import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { AUTH } from '#web/content/auth.ts';
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
    return <SpentLink>{toAccount(AUTH.verification.askForANew)}</SpentLink>;
  }
  if (verification.isSuccess) {
    return (
      <section aria-live="polite">
        <h1 className="h1 mb-1">{AUTH.verification.addressConfirmed}</h1>
        <p>{AUTH.verification.lettersOfYourAccount}</p>
        <div>{toAccount(AUTH.verification.toYourAccount)}</div>
      </section>
    );
  }
  return (
    <section aria-busy={verification.isPending}>
      <h1 className="h1 mb-1">{AUTH.verification.confirmYourAddress}</h1>
      <p className="muted">{AUTH.verification.onePressAndWe}</p>
      {verification.isError ? (
        <Notice tone="bad" title={errorMessage(verification.error, AUTH.verification.theAddressCouldNot)}>
          {AUTH.verification.yourLinkStillWorks}
        </Notice>
      ) : null}
      <Button look="action" wide busy={verification.isPending} onClick={() => verification.mutate(proof)}>
        {verification.isPending ? AUTH.verification.confirming : AUTH.verification.confirmThisAddress}
      </Button>
    </section>
  );
}
