import { useEffect, useState } from 'react';
import { ACCOUNT } from '#web/content/account.ts';
import { cropOf, type Framing, type Size, settle, WHOLE, ZOOM_MAX } from '#web/features/account/crop-square.ts';
import { CropWindow } from '#web/features/account/crop-window.tsx';
import { FaultNotice } from '#web/features/account/fault-notice.tsx';
import { useAccountChange } from '#web/features/account/use-profile.ts';
import { type Crop, putPicture } from '#web/lib/account-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Slider } from '#web/ui/slider.tsx';

/** An address for the file while the dialog stands. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Chooses the square of a picture and sends it. */
export function PictureDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const url = useObjectUrl(file);
  const [size, setSize] = useState<Size>();
  const [isBroken, setBroken] = useState(false);
  const [framing, setFraming] = useState<Framing>(WHOLE);
  const change = useAccountChange((crop: Crop) => putPicture(file, crop), ACCOUNT.pictureDialog.yourPictureIsChanged);

  const save = () => size && change.mutate(cropOf(framing, size), { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={ACCOUNT.pictureDialog.yourPicture}
      lead={ACCOUNT.pictureDialog.dragItUntilThe}
      width={420}
      foot={
        <>
          <Button onClick={onClose}>{ACCOUNT.pictureDialog.cancel}</Button>
          <Button look="action" busy={change.isPending} disabled={!size} onClick={save}>
            {change.isPending ? ACCOUNT.pictureDialog.saving : ACCOUNT.pictureDialog.useThisPicture}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 pt-3">
        <FaultNotice error={change.error} fallback={ACCOUNT.pictureDialog.yourPictureCouldNot} />
        {isBroken ? (
          <Notice tone="bad" title={ACCOUNT.pictureDialog.thisPictureCannotBe}>
            {ACCOUNT.pictureDialog.tryAJpegOr}
          </Notice>
        ) : null}
        {url && !isBroken ? (
          <CropWindow
            url={url}
            size={size}
            framing={framing}
            onSize={setSize}
            onBroken={() => setBroken(true)}
            onChange={setFraming}
          />
        ) : null}
        {size ? (
          <Slider
            label={ACCOUNT.pictureDialog.enlargeInPerCent}
            min={100}
            max={ZOOM_MAX * 100}
            step={5}
            value={Math.round(framing.zoom * 100)}
            onChange={(percent) => setFraming(settle({ ...framing, zoom: percent / 100 }, size))}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
