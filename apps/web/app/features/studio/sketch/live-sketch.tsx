import { useEffect, useRef } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';

/** A sketch on its sheet, with its plain label. */
export function LiveSketch({ sketch: { look, picture } }: { sketch: DrawnSketch }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <figure className="live-sketch">
      <canvas
        ref={canvas}
        className="sheet"
        role="img"
        aria-label={STUDIO.liveSketch.liveSketch(look.title)}
        width={picture.width}
        height={picture.height}
      />
      <figcaption className="small">{STUDIO.liveSketch.liveSketchFree}</figcaption>
    </figure>
  );
}
