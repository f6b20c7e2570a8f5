import { lazy, Suspense, useState } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Lightbulb } from '#web/ui/icons/lightbulb.tsx';

const TipsList = lazy(async () => ({ default: (await import('#web/features/studio/tips-list.tsx')).TipsList }));

/** The button that opens 'Tips for Great Designs', and the dialog. */
export function TipsDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="studio-tips small" onClick={() => setOpen(true)}>
        <Lightbulb aria-hidden="true" />
        <span className="basted-link">{STUDIO.tipsDialog.tips}</span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={STUDIO.tipsDialog.tipsForGreatDesigns} width={620}>
        <Suspense fallback={null}>
          <TipsList />
        </Suspense>
      </Dialog>
    </>
  );
}
