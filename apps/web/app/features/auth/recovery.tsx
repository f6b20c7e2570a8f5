import { useSearchParams } from 'react-router';
import { AskLetter } from '#web/features/auth/ask-letter.tsx';
import { letterProof } from '#web/features/auth/letter-forms.ts';
import { NewPassword } from '#web/features/auth/new-password.tsx';

/** Asks for the letter; who comes by its link sets the new password. */
export function Recovery() {
  const [search] = useSearchParams();
  const proof = letterProof(search);
  return proof ? <NewPassword proof={proof} /> : <AskLetter />;
}
