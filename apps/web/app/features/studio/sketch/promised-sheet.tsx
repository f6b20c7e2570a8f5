import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import { SketchSheet } from '#web/features/studio/sketch/live-sketch.tsx';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';

/** The sketch of what is being drawn, saying so: how far the work has come is told by the needle alone. */
export const PromisedSheet = ({ sketch }: { sketch: DrawnSketch }) => (
  <div className="plate promised">
    <SketchSheet sketch={sketch} label={STUDIO.clothTable.promised(wearWords(sketch.look.title))} />
    <p className="promised-note small muted">{STUDIO.clothTable.promisedNote}</p>
  </div>
);
