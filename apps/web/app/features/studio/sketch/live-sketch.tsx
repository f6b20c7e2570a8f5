import { useEffect, useRef } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';

/** A sketch on its sheet, or of the figure alone. @param label what is said of it to those who do not see it */
export function SketchSheet({ sketch: { picture, isFigure }, label }: { sketch: DrawnSketch; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // One that was given back meanwhile has no width, and the next is on its way.
    if (picture.width > 0) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      className="sheet"
      data-view={isFigure ? 'figure' : undefined}
      role="img"
      aria-label={label}
      width={picture.width}
      height={picture.height}
    />
  );
}

/** A sketch with its plain label. */
export function LiveSketch({ sketch }: { sketch: DrawnSketch }) {
  return (
    <figure className="live-sketch">
      <SketchSheet sketch={sketch} label={STUDIO.liveSketch.liveSketch(wearWords(sketch.look.title))} />
    </figure>
  );
}
