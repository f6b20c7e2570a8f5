import { MESSAGE } from '@toile/contract';
import { useSearchParams } from 'react-router';
import { AUTH } from '#web/content/auth.ts';
import { GoogleMark } from '#web/features/auth/google-mark.tsx';
import { useGoogle } from '#web/features/auth/use-google.ts';
import { usePublicConfig } from '#web/lib/public-config.ts';
import { returnPath } from '#web/lib/session/return-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Signing in with Google, where this installation has it. */
export function GoogleSignIn() {
  const [search] = useSearchParams();
  const google = useGoogle(returnPath(search));
  if (!usePublicConfig()?.google) return null;
  return (
    <div className="entrance-other">
      <p className="entrance-or">{AUTH.googleSignIn.orWord}</p>
      {google.isError ? <Notice tone="bad" title={MESSAGE.googleFailed} /> : null}
      <Button wide busy={google.isPending} onClick={() => google.mutate()}>
        <GoogleMark />
        {google.isPending ? AUTH.googleSignIn.goingToGoogle : AUTH.googleSignIn.continueWithGoogle}
      </Button>
    </div>
  );
}
