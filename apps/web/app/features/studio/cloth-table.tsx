import { STUDIO } from '#web/content/studio.ts';
import { Description } from '#web/features/studio/description.tsx';
import { EmptySheet } from '#web/features/studio/empty-sheet.tsx';
import { EmptyTable } from '#web/features/studio/empty-table.tsx';
import { LookCard } from '#web/features/studio/look-card.tsx';
import { PictureActions } from '#web/features/studio/picture-actions.tsx';
import { ResultPicture } from '#web/features/studio/result-picture.tsx';
import { SketchSheet } from '#web/features/studio/sketch/live-sketch.tsx';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';
import { SketchTable } from '#web/features/studio/sketch/sketch-table.tsx';
import { StandInNote } from '#web/features/studio/stand-in-note.tsx';
import type { Start } from '#web/features/studio/starts.ts';
import type { Result, TableState, Trouble } from '#web/features/studio/table-state.ts';
import { TroubleNotice } from '#web/features/studio/trouble-notice.tsx';
import type { KeptPress } from '#web/features/studio/visit-memory.ts';
import { WorkProgress, WorkStrip } from '#web/features/studio/work-progress.tsx';

interface Props {
  table: TableState;
  /** Of the brief that is being written. */
  sketch: DrawnSketch | null;
  /** Of the brief that was pressed, while its design is made: what will stand in its place. */
  promised: DrawnSketch | null;
  onStart: (start: Start) => void;
  onRetry: (trouble: Trouble) => void;
  onCancel: (press: KeptPress) => void;
}

function ResultView({ result: { request, reply } }: { result: Result }) {
  const look = reply.look ?? undefined;
  const title = look?.title ?? STUDIO.clothTable.yourDesign;
  const alt = look ? STUDIO.clothTable.fashionIllustration(look.title) : title;
  return (
    <>
      <figure className="hold">
        <ResultPicture reply={reply} look={look} alt={alt} />
        <PictureActions reply={reply} request={request} title={title} />
      </figure>
      <div className="read">
        {reply.stand_in ? <StandInNote words={reply.stand_in} /> : null}
        <Description title={look?.title} text={reply.outfit_description} />
        {look ? <LookCard designId={reply.design_id} words={request.style_idea} look={look} /> : null}
      </div>
    </>
  );
}

/** The cloth on the table: the empty pattern, the work, the result, or what went wrong. */
export function ClothTable({ table: { work, result, trouble }, sketch, promised, onStart, onRetry, onCancel }: Props) {
  if (result) {
    return (
      <div className="spread">
        <ResultView key={result.reply.design_id} result={result} />
      </div>
    );
  }
  const press = work?.press ?? trouble?.press;
  if (!press) return sketch ? <SketchTable sketch={sketch} /> : <EmptyTable onStart={onStart} />;
  // A design that was already seen is only fetched again: nothing is being drawn.
  const drawn = work && !work.press.seen ? work : null;
  return (
    <div className="spread">
      <div className="hold">
        {drawn && promised ? (
          <div className="plate promised">
            <SketchSheet sketch={promised} label={STUDIO.clothTable.promised(promised.look.title)} />
            <WorkStrip key={press.key} work={drawn} />
          </div>
        ) : (
          <EmptySheet category={press.request.category} isWorking={work !== null}>
            {drawn ? <WorkStrip key={press.key} work={drawn} /> : null}
          </EmptySheet>
        )}
      </div>
      <div className="read">
        {trouble ? <TroubleNotice trouble={trouble} onRetry={onRetry} /> : null}
        {drawn ? <WorkProgress key={press.key} work={drawn} onCancel={onCancel} /> : null}
      </div>
    </div>
  );
}
