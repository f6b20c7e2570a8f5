import { ACCOUNT_PICTURE } from '@toile/contract';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { ACCOUNT } from '#web/content/account.ts';
import { useAccountChange } from '#web/features/account/use-profile.ts';
import { removePicture } from '#web/lib/account-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import type { User } from '#web/lib/session/read-user.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';

/** Comes with the first picture that is chosen. */
const PictureDialog = lazy(async () => ({
  default: (await import('#web/features/account/picture-dialog.tsx')).PictureDialog,
}));

const ACCEPTED = 'image/jpeg,image/png,image/webp';
const MEGABYTE = 1024 * 1024;

/** The account's picture, and how to set, change and remove it. */
export function PicturePicker({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState('');
  const removal = useAccountChange(removePicture, ACCOUNT.picturePicker.yourPictureIsRemoved);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!chosen) return;
    const isTooLarge = chosen.size > ACCOUNT_PICTURE.bytes;
    setFault(isTooLarge ? ACCOUNT.picturePicker.aPictureMayHave(ACCOUNT_PICTURE.bytes / MEGABYTE) : '');
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
          aria-label={ACCOUNT.picturePicker.pictureFile}
          onChange={choose}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => input.current?.click()}>
            {user.photoUrl ? ACCOUNT.picturePicker.changeThePicture : ACCOUNT.picturePicker.addAPicture}
          </Button>
          {user.photoUrl ? (
            <Button look="ghost" size="small" busy={removal.isPending} onClick={() => removal.mutate(undefined)}>
              {ACCOUNT.picturePicker.removeIt}
            </Button>
          ) : null}
        </div>
        <p className="hint mt-2">{ACCOUNT.picturePicker.jpegPngOrWebp(ACCOUNT_PICTURE.bytes / MEGABYTE)}</p>
        <p role="alert" className="err">
          {fault || (removal.isError ? errorMessage(removal.error, ACCOUNT.picturePicker.yourPictureCouldNot) : '')}
        </p>
      </div>
      <Suspense>{file ? <PictureDialog file={file} onClose={() => setFile(undefined)} /> : null}</Suspense>
    </div>
  );
}
