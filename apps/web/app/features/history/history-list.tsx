import { MESSAGE } from '@toile/contract';
import { useEffect, useRef } from 'react';
import { HISTORY_WORDS } from '#web/content/history.ts';
import { groupByDay } from '#web/features/history/days.ts';
import { type CardActions, DesignCard, designName } from '#web/features/history/design-card.tsx';

import { HistoryEmpty } from '#web/features/history/history-empty.tsx';
import { countDrawn, shownDay } from '#web/features/history/shown-day.ts';
import { useHistory } from '#web/features/history/use-history.ts';
import type { DesignsWish } from '#web/lib/designs-client.ts';
import { Button } from '#web/ui/button.tsx';
import { RotateCw } from '#web/ui/icons/rotate-cw.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';
import { toastFault } from '#web/ui/toast.tsx';

interface Props {
  wish: DesignsWish;
  isTrash: boolean;
  isFiltered: boolean;
  onGenerate: () => void;
  onClear: () => void;
  actions: CardActions;
}

/** The places of the designs, until they come. */
export function HistoryWaiting() {
  return (
    <section className="gens-day" aria-busy="true">
      <p role="status" className="gens-waiting">
        <span className="spinner" aria-hidden="true" /> {HISTORY_WORDS.historyList.loadingYourDesigns}
      </p>
      <ul>
        {[1, 2, 3, 4].map((place) => (
          <li key={place} className="gens-card">
            <Skeleton className="gens-sheet" />
            <SkeletonLine className="w-3/4" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HistoryFault({ onRetry }: { onRetry: () => void }) {
  useEffect(() => toastFault(MESSAGE.historyLoadFailed, HISTORY_WORDS.historyList.theyAreSafeTry), []);
  return (
    <Notice tone="bad" title={MESSAGE.historyLoadFailed}>
      <p>{HISTORY_WORDS.historyList.everythingYouMadeIs}</p>
      <Button size="small" onClick={onRetry}>
        <RotateCw aria-hidden="true" /> {HISTORY_WORDS.historyList.tryAgain}
      </Button>
    </Notice>
  );
}

/** The order book itself: the days with their sheets, and what stands there while there are none. */
export function HistoryList({ wish, isTrash, isFiltered, onGenerate, onClear, actions }: Props) {
  const { query, designs } = useHistory(wish);
  const now = useRef(new Date());
  if (query.isPending) return <HistoryWaiting />;
  if (query.isError && designs.length === 0) return <HistoryFault onRetry={() => void query.refetch()} />;
  if (designs.length === 0) {
    return <HistoryEmpty isTrash={isTrash} isFiltered={isFiltered} onGenerate={onGenerate} onClear={onClear} />;
  }
  return (
    <>
      {groupByDay(designs, now.current).map(({ day, name, date, designs: made }, at, days) => (
        <section key={day} className="gens-day" aria-label={date ? `${name}, ${date}` : name}>
          <h2>
            <span className="gens-name">{name}</span>
            <span className="small faint num">
              {date ? `${date}, ` : ''}
              {HISTORY_WORDS.historyList.designs(countDrawn(made))}
            </span>
          </h2>
          <ul>
            {shownDay(made, designName, at < days.length - 1 || !query.hasNextPage).map(({ design, of }) => (
              <DesignCard key={design.design_id} design={design} of={of} {...actions} />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage ? (
        <div className="gens-more">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {HISTORY_WORDS.historyList.showMore}
          </Button>
        </div>
      ) : null}
    </>
  );
}
