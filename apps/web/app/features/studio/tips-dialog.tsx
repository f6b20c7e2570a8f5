import { useState } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Lightbulb } from '#web/ui/icons/lightbulb.tsx';

/** The tip, why, and a brief before and after it was followed. */
const TIPS = [
  {
    title: STUDIO.tipsDialog.beSpecific,
    why: STUDIO.tipsDialog.moreDetailGivesBetter,
    better: [STUDIO.tipsDialog.aDress, STUDIO.tipsDialog.ankleLengthCowlNeck],
  },
  {
    title: STUDIO.tipsDialog.mentionColorsAndMaterials,
    why: STUDIO.tipsDialog.sayFabricsTexturesAnd,
    better: [STUDIO.tipsDialog.aWinterCoat, STUDIO.tipsDialog.inCamelWoolOver],
  },
  {
    title: STUDIO.tipsDialog.includeStyleReferences,
    why: STUDIO.tipsDialog.nameADesignInspiration,
    better: [STUDIO.tipsDialog.wideTrousers, STUDIO.tipsDialog.wideTrousersDetails],
  },
] as const;

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
        <ol className="tips">
          {TIPS.map(({ title, why, better }) => (
            <li key={title}>
              <h3 className="h3">{title}</h3>
              <p className="muted small">{why}</p>
              <p className="brief tips-brief">
                {better[0]}
                <span className="sewn">{better[1]}</span>
              </p>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
