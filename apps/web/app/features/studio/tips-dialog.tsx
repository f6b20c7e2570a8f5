import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';

/** The tip, why, and a brief before and after it was followed. */
const TIPS = [
  {
    title: 'Be Specific',
    why: 'More detail gives better results.',
    better: ['a dress', ', ankle length, cowl neck, cut on the bias'],
  },
  {
    title: 'Mention Colors and Materials',
    why: 'Say fabrics, textures and color schemes.',
    better: ['a winter coat', ' in camel wool over a cream cable knit'],
  },
  {
    title: 'Include Style References',
    why: 'Name a design inspiration or a fashion era.',
    better: ['wide trousers', ', 1970s, high waist, worn with a bow blouse'],
  },
] as const;

/** The button that opens 'Tips for Great Designs', and the dialog. */
export function TipsDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="studio-tips small" onClick={() => setOpen(true)}>
        <Lightbulb aria-hidden="true" />
        <span className="basted-link">Tips</span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Tips for Great Designs" width={620}>
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
