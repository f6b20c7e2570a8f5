import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AddTokensContext } from '#web/lib/add-tokens.ts';
import { entrancePath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/use-session.ts';

/** The dialog and all that pays come with the first wish to buy. */
const TokensDialog = lazy(async () => {
  const { TokensDialog: dialog } = await import('#web/features/wallet/tokens-dialog.tsx');
  return { default: dialog };
});

/** Lets every screen within it open the Purchase Tokens dialog; a guest is led to /signup and back. */
export function AddTokensHost({ children }: { children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [lead, setLead] = useState<string>();
  const isGuest = session.status === 'signed-out';

  const addTokens = useCallback(
    (said?: string) => {
      if (isGuest) return void navigate(entrancePath('/signup', pathname + search));
      setLead(said);
      setWasOpened(true);
      setOpen(true);
    },
    [isGuest, navigate, pathname, search],
  );

  return (
    <AddTokensContext value={addTokens}>
      {children}
      {wasOpened && session.status === 'signed-in' ? (
        <Suspense fallback={null}>
          <TokensDialog key={session.user.id} user={session.user} open={isOpen} onOpenChange={setOpen} lead={lead} />
        </Suspense>
      ) : null}
    </AddTokensContext>
  );
}
