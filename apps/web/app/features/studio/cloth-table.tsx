import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { tellLook } from '#web/content/tell-look.ts';
import { wearWords } from '#web/content/wear.ts';
import { ChangedOver, type Changing, UNCHANGED } from '#web/features/studio/change/changed-over.tsx';
import { Description } from '#web/features/studio/description.tsx';
import { EmptySheet } from '#web/features/studio/empty-sheet.tsx';
import { EmptyTable } from '#web/features/studio/empty-table.tsx';
import { GarmentWay } from '#web/features/studio/garment-way.tsx';
import { LookCard, LookFacts } from '#web/features/studio/look-card.tsx';
import type { Neighbours } from '#web/features/studio/neighbours.ts';
import { PictureActions } from '#web/features/studio/picture-actions.tsx';
import { type LargePicture, ResultPicture } from '#web/features/studio/result-picture.tsx';
import { SketchSheet } from '#web/features/studio/sketch/live-sketch.tsx';
import { PromisedSheet } from '#web/features/studio/sketch/promised-sheet.tsx';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';
import { ComingTable, SketchTable } from '#web/features/studio/sketch/sketch-table.tsx';
import { StandInNote } from '#web/features/studio/stand-in-note.tsx';
import type { Start } from '#web/features/studio/starts.ts';
import { useStudioTools } from '#web/features/studio/studio-context.ts';
import type { Result, TableState, Trouble } from '#web/features/studio/table-state.ts';
import { TroubleNotice } from '#web/features/studio/trouble-notice.tsx';
import type { KeptPress } from '#web/features/studio/visit-memory.ts';
import { WorkProgress, WorkStrip } from '#web/features/studio/work-progress.tsx';
import { viewsOf } from '#web/lib/design-views.ts';

const ChangeBox = lazy(async () => ({
  default: (await import('#web/features/studio/change/change-box.tsx')).ChangeBox,
}));

interface Props {
  table: TableState;
  /** The ways to the designs beside the one that lies here. */
  neighbours: Neighbours;
  /** Of the brief that is being written. */
  sketch: DrawnSketch | null;
  /** Whether the first sketch of it is on its way. */
  isComing: boolean;
  /** Of the brief that was pressed, while its design is made: what will stand in its place. */
  promised: DrawnSketch | null;
  /** The designs of this visit, which stand beside the one that lies here. */
  visit: ReactNode;
  onStart: (start: Start) => void;
  onRetry: (trouble: Trouble) => void;
  onCancel: (press: KeptPress) => void;
}

/** Characters from which a title is set smaller, to keep it to about three lines. */
const LONG_TITLE = 44;

function DesignTitle({ title }: { title: string | undefined }) {
  const isLong = (title?.length ?? 0) > LONG_TITLE;
  return (
    <h2 id="design-title" className={title ? 'design-title h2' : 'sr-only'} data-long={isLong || undefined}>
      {title ?? STUDIO.description.yourDesign}
    </h2>
  );
}

interface ResultProps extends LargePicture {
  result: Result;
  visit: ReactNode;
}

function ResultView({ result: { request, reply }, visit, ...large }: ResultProps) {
  const look = reply.look ?? undefined;
  const { onChange } = useStudioTools();
  const views = viewsOf({
    fileId: reply.file_id,
    imageUrl: reply.image_url,
    hasFigure: reply.has_figure,
    hasFlats: look !== undefined && look.garments.length > 0,
  });
  const [changing, setChanging] = useState<Changing>(UNCHANGED);
  // In one column the picture goes small over the words: its head is not to be left above the window.
  useEffect(() => {
    if (changing.isAsked && matchMedia('(max-width: 639px)').matches) scrollTo({ top: 0 });
  }, [changing.isAsked]);
  const over = <ChangedOver {...changing} />;
  const own = look && wearWords(look.title);
  const title = own ?? STUDIO.clothTable.yourDesign;
  const told = tellLook(look, reply.outfit_description);
  const alt = own ? STUDIO.clothTable.fashionIllustration(own) : title;
  return (
    <div className="spread" data-changing={changing.isAsked || undefined}>
      <DesignTitle title={own} />
      <figure className="hold">
        <ResultPicture {...{ reply, look, alt, views, over }} {...large} />
        <PictureActions reply={reply} request={request} title={title} views={views} />
      </figure>
      {visit}
      <div className="read">
        {reply.stand_in ? <StandInNote words={reply.stand_in} /> : null}
        {look ? (
          <Suspense fallback={<div className="change-box change-waiting" aria-hidden="true" />}>
            <ChangeBox
              designId={reply.design_id}
              look={look}
              seed={reply.seed}
              Sheet={SketchSheet}
              onSketch={setChanging}
              onChange={(edit, isFree) =>
                onChange({ ...request, edit: { design_id: reply.design_id, ...edit } }, isFree)
              }
            />
          </Suspense>
        ) : null}
        <GarmentWay designId={reply.design_id} isLow />
        <Description text={told} />
        {look ? (
          <LookCard designId={reply.design_id} words={request.style_idea} change={request.edit?.words} look={look} />
        ) : null}
      </div>
    </div>
  );
}

/** What is written and not yet pressed, or the empty pattern. */
function Unpressed({ sketch, isComing, visit, onStart }: Pick<Props, 'sketch' | 'isComing' | 'visit' | 'onStart'>) {
  if (sketch) return <SketchTable sketch={sketch} visit={visit} />;
  return isComing ? <ComingTable /> : <EmptyTable onStart={onStart} />;
}

/** The cloth on the table: the empty pattern, the sketch, the work, the result, or what went wrong. */
export function ClothTable(props: Props) {
  const { table, neighbours, promised, visit, onRetry, onCancel } = props;
  const { work, result, trouble } = table;
  // It stays over the screen while the designs beneath it change.
  const [isLarge, setIsLarge] = useState(false);
  if (result) {
    return (
      <ResultView
        key={result.reply.design_id}
        result={result}
        visit={visit}
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
          <EmptySheet category={press.request.category} isWorking={work !== null} />
        )}
      </div>
      {visit}
      <div className="read">
        {trouble ? <TroubleNotice trouble={trouble} onRetry={onRetry} /> : null}
        {drawn ? <WorkProgress key={press.key} work={drawn} onCancel={onCancel} /> : null}
        {drawn && promised ? <LookFacts look={promised.look} /> : null}
      </div>
    </div>
  );
}
