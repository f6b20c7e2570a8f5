import { DOWNLOAD_FORMATS, type DownloadFormat, type GenerationReply, HD_PICTURE, PICTURE } from '@toile/contract';
import { useState } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { formOf } from '#web/features/studio/finish.ts';
import { useStudioTools } from '#web/features/studio/studio-context.ts';
import { designDownloadUrl } from '#web/lib/designs-client.ts';
import { downloadPicture, pictureName } from '#web/lib/download-picture.ts';
import { formatCount } from '#web/lib/formats.ts';
import { useFormState } from '#web/lib/use-form-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronDown } from '#web/ui/icons/chevron-down.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

const FORMATS: Record<DownloadFormat, { name: string; extension: string }> = {
  jpeg: { name: 'JPEG', extension: 'jpg' },
  png: { name: 'PNG', extension: 'png' },
  webp: { name: 'WebP', extension: 'webp' },
};

interface Props {
  reply: GenerationReply;
  title: string;
}

/** Saves the picture as it is wanted: one press for the usual format, a list of the others beside it. */
export function DownloadButton({ reply, title }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const { finish } = useStudioTools();
  const wanted = formOf(finish);
  const { state, isFailed, impossible } = useFormState(reply.design_id, wanted);
  // What has no other form is kept as it is.
  const form = impossible ? undefined : wanted;
  const isPreparing = form !== undefined && state?.status !== 'done' && !isFailed;
  const { width, height } = form && form !== 'clear' ? HD_PICTURE : PICTURE;
  // JPEG holds no clear background.
  const formats = DOWNLOAD_FORMATS.filter((format) => !(form && form !== 'hd' && format === 'jpeg'));
  const [usual = 'png'] = formats;

  const save = async (format: DownloadFormat) => {
    const name = pictureName(title, reply.design_id).replace(/jpg$/, () => FORMATS[format].extension);
    setIsSaving(true);
    const { saved, message } = await downloadPicture(designDownloadUrl(reply.design_id, format, form), name);
    setIsSaving(false);
    if (saved) toastDone(message);
    else toastFault(message, STUDIO.downloadButton.theDesignIsSafe);
  };

  return (
    <span className="split">
      <Button look="ink" size="small" aria-keyshortcuts="D" busy={isSaving || isPreparing} onClick={() => save(usual)}>
        <Download aria-hidden="true" />{' '}
        <span className="download-word">
          {isPreparing ? STUDIO.downloadButton.preparing : STUDIO.downloadButton.download}
        </span>
      </Button>
      <Menu
        align="start"
        label={STUDIO.downloadButton.downloadAs}
        trigger={
          <Button
            look="ink"
            size="small"
            aria-label={STUDIO.downloadButton.chooseAFormat}
            disabled={isSaving || isPreparing}
          >
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {formats.map((format) => (
          <MenuItem key={format} onSelect={() => void save(format)}>
            {FORMATS[format].name}{' '}
            <span className="faint num">
              {formatCount(width)} × {formatCount(height)}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
