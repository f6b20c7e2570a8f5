import { type DesignSummary, FIGURE, HISTORY, PICTURE, TOKENS_PER_DESIGN } from '@toile/contract';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { HISTORY_WORDS } from '#web/content/history.ts';
import { wearWords } from '#web/content/wear.ts';
import { timeOf } from '#web/features/history/days.ts';
import type { ShownDesign } from '#web/features/history/shown-day.ts';
import { previewSrcSet, previewUrl } from '#web/lib/file-url.ts';
import { useHeart } from '#web/lib/use-heart.ts';
import { useOverview } from '#web/lib/use-overview.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Ellipsis } from '#web/ui/icons/ellipsis.tsx';
import { Globe } from '#web/ui/icons/globe.tsx';
import { Heart } from '#web/ui/icons/heart.tsx';
import { LayoutGrid } from '#web/ui/icons/layout-grid.tsx';
import { Lock } from '#web/ui/icons/lock.tsx';
import { PencilLine } from '#web/ui/icons/pencil-line.tsx';
import { RefreshCw } from '#web/ui/icons/refresh-cw.tsx';
import { Scissors } from '#web/ui/icons/scissors.tsx';
import { Tag } from '#web/ui/icons/tag.tsx';
import { Trash2 } from '#web/ui/icons/trash-2.tsx';
import { Undo2 } from '#web/ui/icons/undo-2.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Needle } from '#web/ui/needle.tsx';
import { toastFault } from '#web/ui/toast.tsx';

export interface CardActions {
  onUseAgain: (design: DesignSummary) => void;
  onSameAgain: (design: DesignSummary) => void;
  /** Posts it or takes its post back: an item of its menu. */
  posting: (design: DesignSummary) => ReactNode;
  /** Asks which folders it is to lie in. */
  onFolder: (design: DesignSummary) => void;
  onTrash: (design: DesignSummary) => void;
  onRestore: (designId: string) => void;
}

interface Props extends CardActions {
  design: DesignSummary;
  /** Which it is of those that go by its name. */
  of?: ShownDesign['of'];
}

const SIZES = '(min-width: 900px) 19vw, (min-width: 640px) 30vw, 46vw';
const DAY_MS = 24 * 60 * 60 * 1000;

export const designName = ({ title, request }: DesignSummary) =>
  title === null ? request.style_idea : wearWords(title);

function daysLeft(deletedAt: string): string {
  const left = HISTORY.trashDays - Math.floor((Date.now() - Date.parse(deletedAt)) / DAY_MS);
  return left <= 1 ? HISTORY_WORDS.designCard.keptForOneMore : HISTORY_WORDS.designCard.keptForMoreDays(left);
}

/** Where a design lies on the table, with its brief and its options beside it. */
const addressOf = ({ design_id: id }: DesignSummary) => `/ai-outfit-generator?design=${encodeURIComponent(id)}`;

function Picture({ design, onSameAgain }: Pick<Props, 'design' | 'onSameAgain'>) {
  if (design.status === 'running') {
    return (
      <Link to={addressOf(design)} className="gens-sheet" data-at="work">
        <span className="sr-only">{HISTORY_WORDS.designCard.showBeingMade(designName(design))}</span>
        <Needle label={HISTORY_WORDS.designCard.generating(designName(design))} progress={design.progress} />
      </Link>
    );
  }
  if (!design.file_id) {
    return (
      <div className="gens-sheet small" data-at="lost">
        <Undo2 aria-hidden="true" />
        <b>{HISTORY_WORDS.designCard.notDrawn}</b>
        <span>
          {design.message} {HISTORY_WORDS.designCard.theTokenCameBack}
        </span>
        {design.deleted_at ? null : (
          <button type="button" className="basted-link" onClick={() => onSameAgain(design)}>
            {HISTORY_WORDS.designCard.tryAgain}
          </button>
        )}
      </div>
    );
  }
  const view = design.has_figure ? 'figure' : undefined;
  const picture = (
    <img
      src={previewUrl(design.file_id, 768, 'webp', view)}
      srcSet={previewSrcSet(design.file_id, 'webp', view)}
      sizes={SIZES}
      alt=""
      {...(view ? FIGURE : PICTURE)}
      loading="lazy"
      decoding="async"
    />
  );
  if (design.deleted_at !== null)
    return (
      <div className="gens-sheet" data-at="trash">
        {picture}
      </div>
    );
  return (
    <Link to={addressOf(design)} className="gens-sheet" aria-label={HISTORY_WORDS.designCard.open(designName(design))}>
      {picture}
    </Link>
  );
}

function Standing({ design }: { design: DesignSummary }) {
  const { data: overview } = useOverview();
  const isTaken = overview?.taken_down.some(({ design_id: id }) => id === design.design_id);
  if (design.deleted_at) return <span className="gens-tag">{daysLeft(design.deleted_at)}</span>;
  if (design.status === 'running') return <span className="gens-tag">{HISTORY_WORDS.designCard.generatingNow}</span>;
  if (design.status === 'failed') return <span className="gens-tag">{HISTORY_WORDS.designCard.failed}</span>;
  if (design.post_id)
    return (
      <span className="gens-tag">
        <Globe aria-hidden="true" /> {HISTORY_WORDS.designCard.inTheGallery}
      </span>
    );
  return (
    <span className="gens-tag">
      <Lock aria-hidden="true" /> {isTaken ? HISTORY_WORDS.designCard.takenDown : HISTORY_WORDS.designCard.onlyYou}
    </span>
  );
}

function HeartButton({ design }: { design: DesignSummary }) {
  const stored = { liked: design.liked, likes: design.likes };
  const { liked, toggle } = useHeart(design.design_id, stored, (message) => toastFault(message));
  return (
    <IconButton
      label={liked ? HISTORY_WORDS.designCard.unlike : HISTORY_WORDS.designCard.like}
      className="own-heart"
      aria-pressed={liked}
      onClick={toggle}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  );
}

function CardMenu({ design, onUseAgain, onSameAgain, posting, onFolder, onTrash }: Omit<Props, 'onRestore'>) {
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <IconButton label={HISTORY_WORDS.designCard.moreFor(designName(design))}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<PencilLine aria-hidden="true" />} onSelect={() => onUseAgain(design)}>
        {HISTORY_WORDS.designCard.useAgain}
      </MenuItem>
      <MenuItem icon={<RefreshCw aria-hidden="true" />} onSelect={() => onSameAgain(design)}>
        {HISTORY_WORDS.designCard.sameAgainNewSeed}
        <span className="faint num">{HISTORY_WORDS.designCard.token(TOKENS_PER_DESIGN)}</span>
      </MenuItem>
      {design.status === 'done' ? (
        <MenuItem icon={<Scissors aria-hidden="true" />} onSelect={() => void navigate(`/designs/${design.design_id}`)}>
          {HISTORY_WORDS.designCard.makeTheGarment}
        </MenuItem>
      ) : null}
      {design.status === 'done' ? (
        <MenuItem icon={<LayoutGrid aria-hidden="true" />} onSelect={() => onFolder(design)}>
          {HISTORY_WORDS.designCard.addToFolder}
        </MenuItem>
      ) : null}
      {design.status === 'done' ? (
        <MenuItem
          icon={<Tag aria-hidden="true" />}
          onSelect={() => void navigate(`/designs/${design.design_id}/colourways`)}
        >
          {HISTORY_WORDS.designCard.colourways}
        </MenuItem>
      ) : null}
      {design.status === 'done' ? posting(design) : null}
      {design.status === 'running' ? null : (
        <MenuItem tone="loss" icon={<Trash2 aria-hidden="true" />} onSelect={() => onTrash(design)}>
          {HISTORY_WORDS.designCard.deleteWord}
        </MenuItem>
      )}
    </Menu>
  );
}

/** A design in the order book: its sheet, its name, who sees it, and what may be done with it. */
export function DesignCard({ design, of, onUseAgain, onSameAgain, posting, onFolder, onTrash, onRestore }: Props) {
  return (
    <li className="gens-card">
      <Picture design={design} onSameAgain={onSameAgain} />
      <h3>
        {designName(design)}
        {of ? <span className="gens-nth num"> {HISTORY_WORDS.historyList.nthOf(of.nth, of.all)}</span> : null}
      </h3>
      <p className="gens-standing small faint">
        <Standing design={design} />
        <span className="num">{timeOf(design.created_at)}</span>
      </p>
      {design.deleted_at ? (
        <Button size="small" onClick={() => onRestore(design.design_id)}>
          <Undo2 aria-hidden="true" /> {HISTORY_WORDS.designCard.restore}
        </Button>
      ) : (
        <div className="gens-tools">
          {design.status === 'done' ? <HeartButton key={`${design.post_id} ${design.liked}`} design={design} /> : null}
          <CardMenu
            design={design}
            onUseAgain={onUseAgain}
            onSameAgain={onSameAgain}
            posting={posting}
            onFolder={onFolder}
            onTrash={onTrash}
          />
        </div>
      )}
    </li>
  );
}
