import { LiveSketch } from '#web/features/studio/sketch/live-sketch.tsx';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';

/** What lies on the table while a first brief is being written. */
export function SketchTable({ sketch }: { sketch: DrawnSketch }) {
  return (
    <div className="spread sketching">
      <div className="hold">
        <LiveSketch sketch={sketch} />
      </div>
      <div className="read">
        <div className="blank-words">
          <h2 className="h2">{sketch.title}</h2>
          <p className="muted">
            Drawn on your own device as you type: no token, nothing sent. Generate draws your design in full, with its
            description.
          </p>
        </div>
      </div>
    </div>
  );
}
