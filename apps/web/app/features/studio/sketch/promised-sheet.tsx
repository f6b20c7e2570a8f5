import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import { SketchSheet } from '#web/features/studio/sketch/live-sketch.tsx';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';

/** The sketch of what is being drawn, under a breath of paper, and saying so. */
export const PromisedSheet = ({ sketch }: { sketch: DrawnSketch }) => (
  <div className="plate promised">
    <SketchSheet sketch={sketch} label={STUDIO.clothTable.promised(wearWords(sketch.look.title))} />
    <span className="uncoloured" aria-hidden="true" />
    <p className="plate-note small">{STUDIO.clothTable.promisedNote}</p>
  </div>
);
