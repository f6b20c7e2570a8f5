import { CHANGE } from '#web/content/change.ts';
import { SketchSheet } from '#web/features/studio/sketch/live-sketch.tsx';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';

/** What a change that is asked for has come to. */
export interface Changing {
  /** Its sketch; null where nothing would be another, or none has come yet. */
  sketch: DrawnSketch | null;
  /** Whether one is on its way. */
  isComing: boolean;
  /** Whether anything is asked for. */
  isAsked: boolean;
  /** Takes back all that is asked for. */
  onDrop: () => void;
}

export const UNCHANGED: Changing = { sketch: null, isComing: false, isAsked: false, onDrop: () => undefined };

/** A change in the picture's own place: veiled while it is sketched, then the sketch. The box where it is asked for tells of it. */
export function ChangedOver({ sketch, isComing }: Pick<Changing, 'sketch' | 'isComing'>) {
  return (
    <>
      {sketch ? (
        <div className="change-over" aria-hidden="true">
          <SketchSheet sketch={sketch} label="" />
          <p className="change-tag small">{CHANGE.tag}</p>
        </div>
      ) : null}
      {isComing ? (
        <div className="change-veil" aria-hidden="true">
          <p>{CHANGE.sketching}</p>
        </div>
      ) : null}
    </>
  );
}
