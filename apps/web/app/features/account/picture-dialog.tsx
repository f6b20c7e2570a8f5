import { useEffect, useState } from 'react';
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
  const change = useAccountChange((crop: Crop) => putPicture(file, crop), 'Your picture is changed.');

  const save = () => size && change.mutate(cropOf(framing, size), { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Your picture"
      lead="Drag it until the square shows what you want."
      width={420}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="action" busy={change.isPending} disabled={!size} onClick={save}>
            {change.isPending ? 'Saving...' : 'Use this picture'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 pt-3">
        <FaultNotice error={change.error} fallback="Your picture could not be sent." />
        {isBroken ? (
          <Notice tone="bad" title="This picture cannot be opened here.">
            Try a JPEG or PNG.
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
            label="Enlarge, in per cent"
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
