import type { GenerationReply } from '@toile/contract';
import { Download, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { downloadPicture, pictureName } from '#web/lib/download-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { toastDone, toastFault } from '#web/ui/toast.tsx';

interface Props {
  reply: GenerationReply;
  title: string;
}

/** In one column the brief stands far beneath the picture and all that is said of it. */
function showBrief() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const brief = document.getElementById('brief');
  brief?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  brief?.querySelector('textarea')?.focus({ preventScroll: true });
}

/** What can be done with a finished picture. */
export function PictureActions({ reply, title }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const handleDownload = async () => {
    setIsSaving(true);
    const { saved, message } = await downloadPicture(reply.image_url, pictureName(title, reply.design_id));
    setIsSaving(false);
    if (saved) toastDone(message);
    else toastFault(message, 'The design is safe. Try again in a moment.');
  };
  return (
    <div className="picture-actions">
      <Button size="small" busy={isSaving} onClick={handleDownload}>
        <Download aria-hidden="true" /> Download
      </Button>
      <span className="edit-brief">
        <Button size="small" onClick={showBrief}>
          <PencilLine aria-hidden="true" /> Edit the brief
        </Button>
      </span>
    </div>
  );
}
