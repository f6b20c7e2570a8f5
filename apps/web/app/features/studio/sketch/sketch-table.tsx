import type { ReactNode } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import { LookFacts } from '#web/features/studio/look-card.tsx';
import { LateCroquis } from '#web/features/studio/pictures/late-croquis.tsx';
import { LiveSketch } from '#web/features/studio/sketch/live-sketch.tsx';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';

function SketchWords({ title, told, short }: { title: string; told: string; short?: string }) {
  return (
    <div className="blank-words">
      <h2 className="h2">{title}</h2>
      <p className="muted">{told}</p>
      {short ? <p className="small muted sketch-short">{short}</p> : null}
    </div>
  );
}

/** What lies on the table while a brief is being written. @param visit the designs that were made before it */
export function SketchTable({ sketch, visit }: { sketch: DrawnSketch; visit: ReactNode }) {
  return (
    <div className="spread sketching">
      <div className="hold">
        <LiveSketch sketch={sketch} />
      </div>
      {visit}
      <div className="read">
        <SketchWords title={wearWords(sketch.look.title)} told={STUDIO.sketchTable.free} />
        <LookFacts look={sketch.look} />
      </div>
    </div>
  );
}

/** The same within the brief, whose words stand right above it, where the table is not in sight yet. */
export function SketchStrip({ sketch }: { sketch: DrawnSketch }) {
  return (
    <div className="sketch-strip">
      <LiveSketch sketch={sketch} />
      <SketchWords
        title={wearWords(sketch.look.title)}
        told={STUDIO.sketchTable.free}
        short={STUDIO.sketchTable.freeShort}
      />
      <LookFacts look={sketch.look} />
    </div>
  );
}

/** As large as the sketch that takes its place, with the places of its flats and its swatch. */
const ComingSheet = () => (
  <div className="live-sketch">
    <div className="sheet skel" aria-busy="true">
      <LateCroquis />
      <i className="coming-place" />
      <i className="coming-place" />
    </div>
  </div>
);

/** What is being done, and the place of what is understood. */
const ComingWords = () => (
  <>
    <SketchWords title={STUDIO.sketchTable.coming} told={STUDIO.sketchTable.comingFree} />
    <div className="look-card look-facts coming-facts" aria-hidden="true">
      <section>
        <SkeletonLine className="w-2/5" />
        <SkeletonLine className="w-full" />
        <SkeletonLine className="w-3/5" />
        <SkeletonLine className="w-4/5" />
      </section>
    </div>
  </>
);

/** The place of the first sketch on the table, until it comes. */
export function ComingTable() {
  return (
    <div className="spread sketching">
      <div className="hold">
        <ComingSheet />
      </div>
      <div className="read">
        <ComingWords />
      </div>
    </div>
  );
}

/** The same within the brief. */
export function ComingStrip() {
  return (
    <div className="sketch-strip">
      <ComingSheet />
      <ComingWords />
    </div>
  );
}

/** Why there is no sketch, while there is none because what sketches broke. */
export function SketchTrouble({ isBroken }: { isBroken: boolean }) {
  return (
    <p className="sketch-trouble small" role="status">
      {isBroken ? STUDIO.sketchTable.broken : ''}
    </p>
  );
}
