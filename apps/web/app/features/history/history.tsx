import { type DesignSummary, HISTORY } from '@toile/contract';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { HISTORY_WORDS } from '#web/content/history.ts';
import { DeleteDialog } from '#web/features/history/delete-dialog.tsx';
import type { CardActions } from '#web/features/history/design-card.tsx';
import { FilterPanel } from '#web/features/history/filter-panel.tsx';
import { countFilters, FILTER_FIELDS, readFilter, wishOf } from '#web/features/history/history-filter.ts';
import { HistoryList, HistoryWaiting } from '#web/features/history/history-list.tsx';
import { useSearchKey } from '#web/features/history/use-search-key.ts';
import { useTrash } from '#web/features/history/use-trash.tsx';
import { useOverview } from '#web/lib/use-overview.ts';
import { useWholeRows } from '#web/lib/whole-rows/use-whole-rows.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.tsx';
import { Clock } from '#web/ui/icons/clock.tsx';
import { Folder } from '#web/ui/icons/folder.tsx';
import { Heart } from '#web/ui/icons/heart.tsx';
import { ListFilter } from '#web/ui/icons/list-filter.tsx';
import { Trash2 } from '#web/ui/icons/trash-2.tsx';

interface Props extends Omit<CardActions, 'onTrash' | 'onRestore'> {
  /** Goes to the form for new designs. */
  onGenerate: () => void;
  /** A design was deleted or brought back. */
  onChanged: () => void;
  /** Of posts that were taken down. */
  notice?: ReactNode;
}

/** What is told of a design under its picture is seen whole or not at all. */
const WHOLE_ROWS = {
  rows: '.gens-card > :is(h3, .gens-standing, .gens-tools)',
  bars: '.dock',
  scrollers: '#main',
};

/** Changes of the address: a value of '' takes its name away. */
function changed(params: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** 'Your Generation History': everything one has made, private until it is posted. The filter stands in the address. */
export function History({ onGenerate, onChanged, notice, ...cards }: Props) {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const isTrash = params.get('trash') === 'true';
  const set = countFilters(filter);
  const [isOpen, setIsOpen] = useState(set > 0);
  useSearchKey(() => {
    setIsOpen(true);
    // The panel may have to be mounted first.
    requestAnimationFrame(() => document.querySelector<HTMLInputElement>('#gens-filter input')?.focus());
  });
  const { trash, restore } = useTrash(onChanged);
  const title = useRef<HTMLHeadingElement>(null);
  const { data: overview } = useOverview();
  // Where nothing was made yet, the way to the first design is the one action of the screen.
  const isNew = overview !== undefined && overview.saved + overview.running === 0;
  const isRecent = filter.recent === 'true';
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams((before) => changed(before, changes), { replace: true, preventScrollReset: true });
  const page = useRef<HTMLDivElement>(null);
  useWholeRows(page, WHOLE_ROWS);
  const none = Object.fromEntries(FILTER_FIELDS.map((field) => [field, '']));
  const clear = () => change(none);

  /** The card goes, and the focus that was in it would go with it. */
  const keepFocus =
    <T,>(work: (what: T) => void) =>
    (what: T) => {
      work(what);
      title.current?.focus({ preventScroll: true });
    };
  const [asked, setAsked] = useState<DesignSummary | null>(null);
  /** What hangs in the gallery is not taken from there without a word. */
  const handleTrash = (design: DesignSummary) =>
    design.post_id === null ? keepFocus(trash)(design) : setAsked(design);

  return (
    <div className="gens" ref={page}>
      <header>
        <h1 ref={title} tabIndex={-1} className="h1">
          {isTrash ? HISTORY_WORDS.history.trash : HISTORY_WORDS.history.yourGenerationHistory}
        </h1>
        <div className="gens-bar">
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? 'gens-filter' : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ListFilter aria-hidden="true" /> {HISTORY_WORDS.history.filter}
            {set > 0 ? <span className="num faint">{set}</span> : null}
          </Button>
          <Button
            size="small"
            aria-pressed={isRecent}
            onClick={() => change({ recent: isRecent ? '' : 'true', from: '', to: '' })}
          >
            <Clock aria-hidden="true" /> {HISTORY_WORDS.history.recent}
          </Button>
          <Button
            size="small"
            aria-pressed={filter.liked === 'true'}
            onClick={() => change({ liked: filter.liked === 'true' ? '' : 'true' })}
          >
            <Heart aria-hidden="true" /> {HISTORY_WORDS.history.favourites}
          </Button>
          <ButtonLink size="small">
            <Link to="/designs/folders">
              <Folder aria-hidden="true" /> {HISTORY_WORDS.history.folders}
            </Link>
          </ButtonLink>
          <Button size="small" onClick={() => change({ ...none, trash: isTrash ? '' : 'true' })}>
            {isTrash ? <ArrowLeft aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
            {isTrash ? HISTORY_WORDS.history.backToHistory : HISTORY_WORDS.history.trash}
          </Button>
          <Button look={isNew ? 'quiet' : 'action'} className="gens-new" onClick={onGenerate}>
            {HISTORY_WORDS.history.generateNewDesigns}
          </Button>
        </div>
      </header>
      {isTrash ? null : notice}
      {isOpen ? <FilterPanel filter={filter} onChange={change} onClear={clear} /> : null}
      {isTrash ? (
        <p className="muted gens-note">{HISTORY_WORDS.history.designsStayHereFor(HISTORY.trashDays)}</p>
      ) : null}
      <HistoryList
        wish={wishOf(filter, isTrash)}
        isTrash={isTrash}
        isFiltered={set > 0}
        onGenerate={onGenerate}
        onClear={clear}
        actions={{ ...cards, onTrash: handleTrash, onRestore: keepFocus(restore) }}
      />
      <DeleteDialog
        design={asked}
        onCancel={() => setAsked(null)}
        onConfirm={(design) => {
          setAsked(null);
          keepFocus(trash)(design);
        }}
      />
    </div>
  );
}

/** The history while it is not yet known whose it is. */
export const HistorySkeleton = () => (
  <div className="gens">
    <header>
      <h1 className="h1">{HISTORY_WORDS.history.yourGenerationHistory}</h1>
    </header>
    <HistoryWaiting />
  </div>
);
