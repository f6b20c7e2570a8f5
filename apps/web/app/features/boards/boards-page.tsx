import {
  BOARD_FORMATS,
  BOARD_LAYOUTS,
  BOARD_MESSAGE,
  BOARD_RATIOS,
  type BoardFormat,
  type BoardWish,
  boardForm,
  type DesignSummary,
} from '@toile/contract';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { BOARD_WORDS as WORDS } from '#web/content/boards.ts';
import { BoardSave } from '#web/features/boards/board-save.tsx';
import { BoardStage } from '#web/features/boards/board-stage.tsx';
import { LayoutPicture } from '#web/features/boards/layout-picture.tsx';
import { useSettled } from '#web/features/boards/use-settled.ts';
import { useFormState } from '#web/lib/use-form-state.ts';
import { useOwnDesign } from '#web/lib/use-summary.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './boards.css';

const HISTORY = '/ai-outfit-generator?tab=all-generations';
/** Milliseconds that a choice stands before it is ordered: each order is a drawing, and arrow keys walk through all. */
const SETTLED = 450;
const FIRST: BoardWish = { layout: 'hero', format: 'portrait', size: 'usual' };

const Shape = ({ format }: { format: BoardFormat }) => (
  <span className="board-shape" style={{ aspectRatio: BOARD_RATIOS[format] }} aria-hidden="true" />
);
const LAYOUTS = BOARD_LAYOUTS.map((layout) => ({
  value: layout,
  label: WORDS.layouts[layout],
  picture: <LayoutPicture layout={layout} />,
}));
const FORMATS = BOARD_FORMATS.map((format) => ({
  value: format,
  label: WORDS.formats[format],
  icon: <Shape format={format} />,
}));
// Custom properties are not in React's CSSProperties.
const FOUR = { '--columns': 4 } as CSSProperties;

function Boards({ design: { design_id: designId, title } }: { design: DesignSummary }) {
  const [wish, setWish] = useState(FIRST);
  const name = title ?? WORDS.back;
  const form = boardForm({ ...wish, size: 'usual' });
  const settled = useSettled(form, SETTLED);
  const progress = useFormState(designId, settled);
  // A greater file is a drawing of its own: it is asked for of one board, not of those looked at after it.
  const choose = (chosen: Partial<BoardWish>) => setWish({ ...wish, size: 'usual', ...chosen });
  return (
    <div className="boards-bench">
      <BoardStage title={name} wish={wish} progress={progress} />
      <div className="boards-choices" style={FOUR}>
        <ChoiceCards
          legend={WORDS.layout}
          name="board-layout"
          options={LAYOUTS}
          value={wish.layout}
          onChange={(layout) => choose({ layout })}
        />
        <ChipGroup
          legend={WORDS.format}
          name="board-format"
          options={FORMATS}
          value={wish.format}
          onChange={(format) => choose({ format })}
        />
      </div>
      <div className="boards-save">
        <BoardSave
          designId={designId}
          title={name}
          wish={wish}
          onSize={(size) => setWish({ ...wish, size })}
          isDrawn={progress.state?.status === 'done'}
        />
      </div>
    </div>
  );
}

function NoDesign({ isUnfinished }: { isUnfinished: boolean }) {
  return (
    <Notice tone="bad" title={isUnfinished ? BOARD_MESSAGE.unfinished : BOARD_MESSAGE.lost}>
      <p>{isUnfinished ? BOARD_MESSAGE.unfinishedMore : BOARD_MESSAGE.lostMore}</p>
      <ButtonLink size="small">
        <Link to={HISTORY}>{WORDS.toHistory}</Link>
      </ButtonLink>
    </Notice>
  );
}

/** A design's eight layouts in five formats: choose, look, keep. */
export function BoardsPage({ designId }: { designId: string }) {
  const query = useOwnDesign(designId);
  const { data: design } = query;
  const isThere = design?.status === 'done' && design.deleted_at === null;
  return (
    <section className="boards wrap">
      <title>{WORDS.title}</title>
      <header>
        <Link className="basted-link small" to={`/designs/${encodeURIComponent(designId)}`}>
          <ArrowLeft aria-hidden="true" /> {WORDS.back}
        </Link>
        <h1 className="h1">{WORDS.heading}</h1>
        <p className="lede">{isThere && design.title ? `${design.title}. ${WORDS.lede}` : WORDS.lede}</p>
      </header>
      {query.isPending ? <Skeleton className="h-96" /> : null}
      {query.isError ? (
        <Notice tone="bad" title={BOARD_MESSAGE.notFetched}>
          <Button size="small" onClick={() => void query.refetch()}>
            {WORDS.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {query.isSuccess && !isThere ? <NoDesign isUnfinished={design !== null && design?.deleted_at === null} /> : null}
      {isThere ? <Boards key={designId} design={design} /> : null}
    </section>
  );
}
