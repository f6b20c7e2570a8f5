import { lazy, Suspense, useState } from 'react';
import { ACCOUNT } from '#web/content/account.ts';
import { AccountSection } from '#web/features/account/account-section.tsx';
import { EXPORT_PATH } from '#web/lib/account-client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons/download.tsx';

/** Comes with whoever wants to leave. */
const DeleteDialog = lazy(async () => ({
  default: (await import('#web/features/account/delete-dialog.tsx')).DeleteDialog,
}));

/** Taking everything along, and leaving. */
export function LeaveSection({ hasPassword, tokens }: { hasPassword: boolean; tokens: number | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AccountSection title={ACCOUNT.leaveSection.yourData} lead={ACCOUNT.leaveSection.yourDesignsWithTheir}>
        <ButtonLink>
          <a href={EXPORT_PATH} download>
            <Download aria-hidden="true" />
            {ACCOUNT.leaveSection.downloadEverything}
          </a>
        </ButtonLink>
      </AccountSection>
      <AccountSection title={ACCOUNT.leaveSection.leave} lead={ACCOUNT.leaveSection.deletingTheAccountCannot}>
        <Button className="btn-loss" onClick={() => setOpen(true)}>
          {ACCOUNT.leaveSection.deleteMyAccount}
        </Button>
        <Suspense>
          {isOpen ? <DeleteDialog hasPassword={hasPassword} tokens={tokens} onClose={() => setOpen(false)} /> : null}
        </Suspense>
      </AccountSection>
    </>
  );
}
