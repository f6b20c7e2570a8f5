import type { ReactNode } from 'react';
import { Description } from '#web/features/studio/description.tsx';
import { EmptySheet } from '#web/features/studio/empty-sheet.tsx';
import { EmptyTable } from '#web/features/studio/empty-table.tsx';
import { LookCard } from '#web/features/studio/look-card.tsx';
import { PictureActions } from '#web/features/studio/picture-actions.tsx';
import { readLook } from '#web/features/studio/read-look.ts';
import { ResultPicture } from '#web/features/studio/result-picture.tsx';
import type { Start } from '#web/features/studio/starts.ts';
import type { Result, TableState, Trouble } from '#web/features/studio/table-state.ts';
import { TroubleNotice } from '#web/features/studio/trouble-notice.tsx';
import { WorkProgress, WorkStrip } from '#web/features/studio/work-progress.tsx';

interface Props {
  table: TableState;
  onStart: (start: Start) => void;
  onRetry: (trouble: Trouble) => void;
}

/** A result, and what is said of the next one above its words. */
function ResultView({ result, table, news }: { result: Result; table: TableState; news: ReactNode }) {
  const { words, reply } = result;
  const look = readLook(reply.look);
  const title = look?.title ?? 'Your design';
  const alt = look ? `Fashion illustration: ${look.title}` : title;
  return (
    <>
      <figure className="hold">
        <ResultPicture key={reply.design_id} reply={reply} look={look} alt={alt}>
          {table.work ? <WorkStrip work={table.work} /> : null}
        </ResultPicture>
        <PictureActions reply={reply} title={title} />
      </figure>
      <div className="read">
        {news}
        {news ? <p className="label faint last-one">Your last design</p> : null}
        <Description key={reply.design_id} title={look?.title} text={reply.outfit_description} />
        {look ? <LookCard words={words} look={look} /> : null}
      </div>
    </>
  );
}

/** The cloth on the table: the empty pattern, the work, the result, or what went wrong. */
export function ClothTable({ table, onStart, onRetry }: Props) {
  const { work, result, trouble } = table;
  if (!work && !result && !trouble) return <EmptyTable onStart={onStart} />;
  const press = work?.press ?? trouble?.press;
  // A design that was already seen is only fetched again: nothing is being drawn.
  const news = trouble ? (
    <TroubleNotice trouble={trouble} onRetry={onRetry} />
  ) : work && !work.press.seen ? (
    <WorkProgress key={work.press.key} work={work} />
  ) : null;
  return (
    <div className="spread">
      {result ? (
        <ResultView result={result} table={table} news={news} />
      ) : (
        <>
          <div className="hold">
            <EmptySheet category={press?.request.category ?? 'outfit'} isWorking={work !== null}>
              {work && !work.press.seen ? <WorkStrip key={work.press.key} work={work} /> : null}
            </EmptySheet>
          </div>
          <div className="read">{news}</div>
        </>
      )}
    </div>
  );
}
