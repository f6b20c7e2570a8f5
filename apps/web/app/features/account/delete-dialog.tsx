import { useMutation } from '@tanstack/react-query';
import type { AccountDeletion } from '@toile/contract';
import { type FormEvent, useId, useState } from 'react';
import { ACCOUNT } from '#web/content/account.ts';
import { FaultNotice } from '#web/features/account/fault-notice.tsx';
import { deleteAccount } from '#web/lib/account-client.ts';
import { useSessionStore } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toastDone } from '#web/ui/toast.tsx';

const POSTS = [
  { value: 'deleted', label: ACCOUNT.deleteDialog.deleteThemToo },
  { value: 'anonymous', label: ACCOUNT.deleteDialog.leaveThemWithoutMy },
] as const;
/** Who has no password to show writes this. */
const WORD = 'delete';

interface Props {
  hasPassword: boolean;
  /** Tokens that would be lost; null where nobody knows. */
  tokens: number | null;
  onClose: () => void;
}

/** Asks once more, with all that is lost and what stays, and deletes the account. */
export function DeleteDialog({ hasPassword, tokens, onClose }: Props) {
  const form = useId();
  const [posts, setPosts] = useState<AccountDeletion['posts']>('deleted');
  const [proof, setProof] = useState('');
  const { leave } = useSessionStore();
  const deletion = useMutation({
    mutationFn: deleteAccount,
    onSuccess: () => {
      leave();
      toastDone(ACCOUNT.deleteDialog.yourAccountIsDeleted, ACCOUNT.deleteDialog.thankYouForHaving);
    },
  });
  const isReady = hasPassword ? proof !== '' : proof.trim().toLowerCase() === WORD;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady) deletion.mutate({ posts, ...(hasPassword && { password: proof }) });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={ACCOUNT.deleteDialog.deleteYourAccount}
      foot={
        <>
          <Button onClick={onClose}>{ACCOUNT.deleteDialog.keepIt}</Button>
          <Button type="submit" form={form} className="btn-loss" busy={deletion.isPending} disabled={!isReady}>
            {deletion.isPending ? ACCOUNT.deleteDialog.deleting : ACCOUNT.deleteDialog.deleteForEver}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-5" onSubmit={submit}>
        <FaultNotice error={deletion.error} fallback={ACCOUNT.deleteDialog.yourAccountCouldNot} />
        <p>
          {ACCOUNT.deleteDialog.yourNameAddressPicture}
          {tokens ? ACCOUNT.deleteDialog.andYourTokensLost(tokens) : ''}
          {ACCOUNT.deleteDialog.whatTheLawHas}
        </p>
        <ChipGroup
          legend={ACCOUNT.deleteDialog.yourPostsInThe}
          name="posts"
          options={POSTS}
          value={posts}
          onChange={setPosts}
        />
        {hasPassword ? (
          <Field label={ACCOUNT.deleteDialog.yourPassword}>
            <PasswordInput
              autoComplete="current-password"
              value={proof}
              onChange={(event) => setProof(event.target.value)}
            />
          </Field>
        ) : (
          <Field label={ACCOUNT.deleteDialog.writeToGoOn(WORD)}>
            <TextInput autoComplete="off" value={proof} onChange={(event) => setProof(event.target.value)} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
