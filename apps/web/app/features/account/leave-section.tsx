import { Download } from 'lucide-react';
import { useState } from 'react';
import { AccountSection } from '#web/features/account/account-section.tsx';
import { DeleteDialog } from '#web/features/account/delete-dialog.tsx';
import { EXPORT_PATH } from '#web/lib/account-client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** Taking everything along, and leaving. */
export function LeaveSection({ hasPassword, tokens }: { hasPassword: boolean; tokens: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AccountSection
        title="Your data"
        lead="Your designs with their pictures, your posts, purchases and settings, in one archive."
      >
        <ButtonLink>
          <a href={EXPORT_PATH} download>
            <Download aria-hidden="true" />
            Download everything
          </a>
        </ButtonLink>
      </AccountSection>
      <AccountSection title="Leave" lead="Deleting the account cannot be undone.">
        <Button className="btn-loss" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
        {isOpen ? <DeleteDialog hasPassword={hasPassword} tokens={tokens} onClose={() => setOpen(false)} /> : null}
      </AccountSection>
    </>
  );
}
