import { useRef } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import { SketchSheet } from '#web/features/studio/sketch/live-sketch.tsx';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';
import { useFigureCrop } from '#web/lib/figure/use-figure-crop.ts';

/** The sketch of what is being drawn, saying so: how far the work has come is told by the needle alone. */
export function PromisedSheet({ sketch }: { sketch: DrawnSketch }) {
  const frame = useRef<HTMLDivElement>(null);
  const crop = useFigureCrop(sketch.isFigure && sketch.look, () => frame.current?.querySelector('canvas') ?? null);
  return (
    <div className="plate promised" ref={frame} style={crop}>
      <SketchSheet sketch={sketch} label={STUDIO.clothTable.promised(wearWords(sketch.look.title))} />
      <p className="promised-note small muted">{STUDIO.clothTable.promisedNote}</p>
    </div>
  );
}
