import type { ReactNode } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { wearWords } from '#web/content/wear.ts';
import { LookFacts, LookOpen } from '#web/features/studio/look-card.tsx';
import { CroquisLines } from '#web/features/studio/sketch/croquis-lines.tsx';
import { LiveSketch } from '#web/features/studio/sketch/live-sketch.tsx';
import type { DrawnSketch, SketchPlan } from '#web/features/studio/sketch/sketch-messages.ts';
import { RunningNeedle } from '#web/ui/running-needle.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';

interface WordsProps {
  title: string;
  /** Whether the sketch is still being drawn. */
  isComing?: boolean;
  /** Whether its name stands on the sheet beside it: then it is only a label here. */
  isNamed?: boolean;
}

/** What is said of a sketch: as tall while it comes as when it is there, so that nothing under it moves. */
function SketchWords({ title, isComing = false, isNamed = false }: WordsProps) {
  return (
    <div className="blank-words sketch-words">
      <h2 className={isNamed ? 'label' : 'h2'}>{title}</h2>
      <div className="sketch-seam" aria-hidden="true">
        {isComing ? <RunningNeedle /> : <i className="seam" />}
      </div>
      <p className="muted">{STUDIO.sketchTable.free}</p>
      <p className="small muted sketch-short">{STUDIO.sketchTable.freeShort}</p>
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
        <SketchWords title={STUDIO.sketchTable.yours} isNamed />
        <LookFacts look={sketch.look} />
        <LookOpen look={sketch.look} />
      </div>
    </div>
  );
}

/** The same within the brief, whose words stand right above it, where the table is not in sight yet. */
export function SketchStrip({ sketch }: { sketch: DrawnSketch }) {
  return (
    <div className="sketch-strip">
      <LiveSketch sketch={sketch} />
      <SketchWords title={wearWords(sketch.look.title)} />
      <LookFacts look={sketch.look} />
      <LookOpen look={sketch.look} />
    </div>
  );
}

interface ComingProps {
  /** How the figure will stand, as soon as that is known. */
  croquis: SketchPlan['croquis'] | null;
}

/** As large as the sketch that takes its place, and its figure where she will stand. */
const ComingSheet = ({ croquis }: ComingProps) => (
  <div className="live-sketch">
    <div className="sheet skel" aria-busy="true">
      {croquis ? <CroquisLines croquis={croquis} /> : null}
    </div>
  </div>
);

/** The places of what is understood and of what is chosen besides. */
const ComingFacts = () => (
  <>
    <div className="look-card look-facts coming-facts" aria-hidden="true">
      <section>
        <SkeletonLine className="w-2/5" />
        <SkeletonLine className="w-full" />
        <SkeletonLine className="w-3/5" />
        <SkeletonLine className="w-4/5" />
      </section>
    </div>
    <div className="look-card look-open coming-facts" aria-hidden="true">
      <section>
        <SkeletonLine className="w-1/3" />
        <SkeletonLine className="w-1/2" />
        <SkeletonLine className="w-1/4" />
        <SkeletonLine className="w-2/3" />
      </section>
    </div>
  </>
);

/** The place of the first sketch on the table, until it comes. */
export function ComingTable({ croquis }: ComingProps) {
  return (
    <div className="spread sketching">
      <div className="hold">
        <ComingSheet croquis={croquis} />
      </div>
      <div className="read">
        <SketchWords title={STUDIO.sketchTable.coming} isComing isNamed />
        <ComingFacts />
      </div>
    </div>
  );
}

/** The same within the brief. */
export function ComingStrip({ croquis }: ComingProps) {
  return (
    <div className="sketch-strip">
      <ComingSheet croquis={croquis} />
      <SketchWords title={STUDIO.sketchTable.coming} isComing />
      <ComingFacts />
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
