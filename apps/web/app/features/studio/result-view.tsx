import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { STUDIO } from '#web/content/studio.ts';
import { tellLook } from '#web/content/tell-look.ts';
import { wearWords } from '#web/content/wear.ts';
import type { Side } from '#web/features/studio/change/change-turn.tsx';
import { ChangedOver, type Changing, UNCHANGED } from '#web/features/studio/change/changed-over.tsx';
import { Description } from '#web/features/studio/description.tsx';
import { formOf } from '#web/features/studio/finish.ts';
import { LookAsChanged, LookCard } from '#web/features/studio/look-card.tsx';
import { PictureActions } from '#web/features/studio/picture-actions.tsx';
import { type LargePicture, ResultPicture } from '#web/features/studio/result-picture.tsx';
import { SketchSheet } from '#web/features/studio/sketch/live-sketch.tsx';
import { StandInNote } from '#web/features/studio/stand-in-note.tsx';
import { useStudioTools } from '#web/features/studio/studio-context.ts';
import type { Result } from '#web/features/studio/table-state.ts';
import { pickView, viewsOf } from '#web/lib/design-views.ts';
import { useSheetView } from '#web/lib/use-sheet-view.ts';

const ChangeBox = lazy(async () => ({
  default: (await import('#web/features/studio/change/change-box.tsx')).ChangeBox,
}));

const ChangeTurn = lazy(async () => ({
  default: (await import('#web/features/studio/change/change-turn.tsx')).ChangeTurn,
}));

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

interface Props extends LargePicture {
  result: Result;
  visit: ReactNode;
  /** Hears what a sketched change would be called while it is looked at, and when it is not any more. */
  onSketched: (name: string | undefined) => void;
}

/** What is asked for besides the design that lies here, and which of the two is looked at. */
function useChanging(onSketched: Props['onSketched']) {
  const [changing, setChanging] = useState<Changing>(UNCHANGED);
  const [side, setSide] = useState<Side>('after');
  const { sketch, isComing, isAsked } = changing;
  // A new sketch is looked at first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each sketch
  useEffect(() => setSide('after'), [sketch]);
  // In one column the picture goes small over the words: its head is not to be left above the window.
  useEffect(() => {
    if (isAsked && matchMedia('(max-width: 639px)').matches) scrollTo({ top: 0 });
  }, [isAsked]);
  const isAfter = side === 'after';
  const seen = isAfter ? sketch : null;
  const name = seen ? wearWords(seen.look.title) : undefined;
  useEffect(() => {
    onSketched(name);
    return () => onSketched(undefined);
  }, [name, onSketched]);
  const turn =
    isAsked && (sketch !== null || isComing) ? (
      <Suspense fallback={null}>
        <ChangeTurn side={side} onSide={setSide} onDrop={changing.onDrop} />
      </Suspense>
    ) : null;
  return { isAsked, seen, name, turn, setChanging, over: <ChangedOver sketch={seen} isComing={isAfter && isComing} /> };
}

/** A finished design, and over it the change that is asked for, until that is made. */
export function ResultView({ result: { request, reply }, visit, onSketched, ...large }: Props) {
  const look = reply.look ?? undefined;
  const { onChange, finish } = useStudioTools();
  const [wanted] = useSheetView(formOf(finish) !== undefined);
  const { isAsked, seen, name, turn, setChanging, over } = useChanging(onSketched);
  const views = viewsOf({
    fileId: reply.file_id,
    imageUrl: reply.image_url,
    hasFigure: reply.has_figure,
    hasFlats: look !== undefined && look.garments.length > 0,
  });
  const own = look && wearWords(look.title);
  const title = own ?? STUDIO.clothTable.yourDesign;
  const told = tellLook(look, reply.outfit_description);
  const alt = own ? STUDIO.clothTable.fashionIllustration(own) : title;
  return (
    <div className="spread" data-changing={isAsked || undefined}>
      <DesignTitle title={name ?? own} />
      <figure className="hold">
        <ResultPicture {...{ reply, look, alt, views, over }} {...large} />
        <PictureActions reply={reply} request={request} title={title} views={views} turn={turn} />
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
              isFigure={pickView(views, wanted).view === 'figure'}
              onSketch={setChanging}
              onChange={(edit, isFree) =>
                onChange({ ...request, edit: { design_id: reply.design_id, ...edit } }, isFree)
              }
            />
          </Suspense>
        ) : null}
        {/* What is told of the design is not told beside another picture. */}
        {seen ? (
          <LookAsChanged look={seen.look} />
        ) : (
          <>
            <Description text={told} />
            {look ? (
              <LookCard
                designId={reply.design_id}
                words={request.style_idea}
                change={request.edit?.words}
                look={look}
              />
            ) : null}
          </>
        )}
      </div>
    </div>
  );
}
