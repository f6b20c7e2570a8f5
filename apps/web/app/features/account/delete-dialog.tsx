import { useMutation } from '@tanstack/react-query';
import type { AccountDeletion } from '@toile/contract';
import { type FormEvent, useId, useState } from 'react';
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
  { value: 'deleted', label: 'Delete them too' },
  { value: 'anonymous', label: 'Leave them, without my name' },
] as const;
/** Who has no password to show writes this. */
const WORD = 'delete';

interface Props {
  hasPassword: boolean;
  /** Tokens that would be lost. */
  tokens: number;
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
      toastDone('Your account is deleted.', 'Thank you for having been here.');
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
      title="Delete your account"
      foot={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" form={form} className="btn-loss" busy={deletion.isPending} disabled={!isReady}>
            {deletion.isPending ? 'Deleting...' : 'Delete for ever'}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-5" onSubmit={submit}>
        <FaultNotice error={deletion.error} fallback="Your account could not be deleted." />
        <p>
          Your name, address, picture, designs and sign-ins are deleted at once
          {tokens > 0 ? `, and your ${tokens === 1 ? 'token is' : `${tokens} tokens are`} lost` : ''}. What the law has
          us keep of purchases stays, without your name.
        </p>
        <ChipGroup
          legend="Your posts in the community"
          name="posts"
          options={POSTS}
          value={posts}
          onChange={setPosts}
        />
        {hasPassword ? (
          <Field label="Your password">
            <PasswordInput
              autoComplete="current-password"
              value={proof}
              onChange={(event) => setProof(event.target.value)}
            />
          </Field>
        ) : (
          <Field label={`Write “${WORD}” to go on`}>
            <TextInput autoComplete="off" value={proof} onChange={(event) => setProof(event.target.value)} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
