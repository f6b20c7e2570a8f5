import { ACCOUNT_PICTURE } from '@toile/contract';
import { type ChangeEvent, useRef, useState } from 'react';
import { PictureDialog } from '#web/features/account/picture-dialog.tsx';
import { useAccountChange } from '#web/features/account/use-profile.ts';
import { removePicture } from '#web/lib/account-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';
const MEGABYTE = 1024 * 1024;

/** The account's picture, and how to set, change and remove it. */
export function PicturePicker({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState('');
  const removal = useAccountChange(removePicture, 'Your picture is removed.');

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!chosen) return;
    const isTooLarge = chosen.size > ACCOUNT_PICTURE.bytes;
    setFault(isTooLarge ? `A picture may have ${ACCOUNT_PICTURE.bytes / MEGABYTE} MB; this one is larger.` : '');
    if (!isTooLarge) setFile(chosen);
  }

  return (
    <div className="account-picture">
      <Avatar name={user.name} photoUrl={user.photoUrl} />
      <div>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          className="sr-only"
          tabIndex={-1}
          aria-label="Picture file"
          onChange={choose}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => input.current?.click()}>
            {user.photoUrl ? 'Change the picture' : 'Add a picture'}
          </Button>
          {user.photoUrl ? (
            <Button look="ghost" size="small" busy={removal.isPending} onClick={() => removal.mutate(undefined)}>
              Remove it
            </Button>
          ) : null}
        </div>
        <p className="hint mt-2">
          JPEG, PNG, WebP or AVIF up to {ACCOUNT_PICTURE.bytes / MEGABYTE} MB. You choose the square.
        </p>
        <p role="alert" className="err">
          {fault || (removal.isError ? errorMessage(removal.error, 'Your picture could not be removed.') : '')}
        </p>
      </div>
      {file ? <PictureDialog file={file} onClose={() => setFile(undefined)} /> : null}
    </div>
  );
}
