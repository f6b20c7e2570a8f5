import type { CSSProperties } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import { SketchSheet } from '#web/features/studio/sketch/live-sketch.tsx';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';
import type { Work } from '#web/features/studio/table-state.ts';
import { useCreep } from '#web/features/studio/use-creep.ts';

/** The sketch of what is being drawn, uncoloured as far as the work has not come. */
export function PromisedSheet({ sketch, work }: { sketch: DrawnSketch; work: Work }) {
  const shown = useCreep(work);
  return (
    // Custom properties are not in React's CSSProperties.
    <div className="plate promised" style={{ '--done': shown } as CSSProperties}>
      <SketchSheet sketch={sketch} label={STUDIO.clothTable.promised(wearWords(sketch.look.title))} />
      <span className="uncoloured" aria-hidden="true" />
    </div>
  );
}
