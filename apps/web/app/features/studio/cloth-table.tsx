import { type ReactNode, useState } from 'react';
import { EmptySheet } from '#web/features/studio/empty-sheet.tsx';
import { EmptyTable } from '#web/features/studio/empty-table.tsx';
import { LookFacts, LookOpen } from '#web/features/studio/look-card.tsx';
import type { Neighbours } from '#web/features/studio/neighbours.ts';
import { ResultView } from '#web/features/studio/result-view.tsx';
import { PromisedSheet } from '#web/features/studio/sketch/promised-sheet.tsx';
import type { DrawnSketch, SketchPlan } from '#web/features/studio/sketch/sketch-messages.ts';
import { ComingTable, SketchTable } from '#web/features/studio/sketch/sketch-table.tsx';
import type { Start } from '#web/features/studio/starts.ts';
import type { TableState, Trouble } from '#web/features/studio/table-state.ts';
import { TroubleNotice } from '#web/features/studio/trouble-notice.tsx';
import type { KeptPress } from '#web/features/studio/visit-memory.ts';
import { WorkProgress, WorkStrip } from '#web/features/studio/work-progress.tsx';

interface Props {
  table: TableState;
  /** The ways to the designs beside the one that lies here. */
  neighbours: Neighbours;
  /** Of the brief that is being written. */
  sketch: DrawnSketch | null;
  /** Whether the first sketch of it is on its way, and how its figure will stand. */
  isComing: boolean;
  croquis: SketchPlan['croquis'] | null;
  /** Of the brief that was pressed, while its design is made: what will stand in its place. */
  promised: DrawnSketch | null;
  /** The designs of this visit, which stand beside the one that lies here. */
  visit: ReactNode;
  onStart: (start: Start) => void;
  onRetry: (trouble: Trouble) => void;
  onCancel: (press: KeptPress) => void;
  onSketched: (name: string | undefined) => void;
}

/** What is written and not yet pressed, or the empty pattern. */
function Unpressed({ sketch, isComing, croquis, visit, onStart }: Props) {
  if (sketch) return <SketchTable sketch={sketch} visit={visit} />;
  return isComing ? <ComingTable croquis={croquis} /> : <EmptyTable onStart={onStart} />;
}

/** The cloth on the table: the empty pattern, the sketch, the work, the result, or what went wrong. */
export function ClothTable(props: Props) {
  const { table, neighbours, promised, visit, onRetry, onCancel, onSketched } = props;
  const { work, result, trouble } = table;
  // It stays over the screen while the designs beneath it change.
  const [isLarge, setIsLarge] = useState(false);
  if (result) {
    return (
      <ResultView
        key={result.reply.design_id}
        result={result}
        visit={visit}
        onSketched={onSketched}
        isLarge={isLarge}
        onLarge={setIsLarge}
        neighbours={neighbours}
      />
    );
  }
  const press = work?.press ?? trouble?.press;
  if (!press) return <Unpressed {...props} />;
  // A design that was already seen is only fetched again: nothing is being drawn.
  const drawn = work && !work.press.seen ? work : null;
  return (
    <div className="spread">
      <div className="hold">
        {drawn ? <WorkStrip key={press.key} work={drawn} onCancel={onCancel} /> : null}
        {drawn && promised ? (
          <PromisedSheet key={`sheet ${press.key}`} sketch={promised} />
        ) : (
          <EmptySheet isWorking={work !== null} />
        )}
      </div>
      {visit}
      <div className="read">
        {trouble ? <TroubleNotice trouble={trouble} onRetry={onRetry} /> : null}
        {drawn ? (
          <WorkProgress key={press.key} work={drawn} isSketched={promised !== null} onCancel={onCancel} />
        ) : null}
        {drawn && promised ? <LookFacts look={promised.look} /> : null}
        {drawn && promised ? <LookOpen look={promised.look} /> : null}
      </div>
    </div>
  );
}
