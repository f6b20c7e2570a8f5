import { WALLET } from '#web/content/wallet.ts';
import { byDay } from '#web/features/wallet/history/days.ts';
import { HistoryLine } from '#web/features/wallet/history/history-line.tsx';
import { useHistory } from '#web/features/wallet/history/use-history.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';

function Waiting() {
  return (
    <div className="history" aria-busy="true">
      <p className="sr-only" role="status">
        {WALLET.tokenHistory.loadingYourTokensHistory}
      </p>
      <section>
        <SkeletonLine className="w-28" />
        <ul>
          {[0, 1, 2].map((nth) => (
            <li key={nth} className="entry">
              <span className="entry-picture" />
              <div className="entry-say">
                <SkeletonLine className="w-56" />
                <SkeletonLine className="w-32" />
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Every token that came or went, by day, with what it was for. */
export function TokenHistory() {
  const history = useHistory();
  if (history.isPending) return <Waiting />;
  if (history.isError && !history.data) {
    return (
      <Notice tone="bad" title={WALLET.tokenHistory.theHistoryCouldNot}>
        {WALLET.tokenHistory.nothingInItIs}{' '}
        <button type="button" className="basted-link" onClick={() => void history.refetch()}>
          {WALLET.tokenHistory.tryAgain}
        </button>
      </Notice>
    );
  }
  const days = byDay(
    history.data.pages.flatMap(({ entries }) => entries),
    new Date(),
  );
  return (
    <div className="history">
      {days.map((day) => (
        <section key={day.key} aria-label={day.date}>
          <h3>
            {day.name ? <span className="history-day">{day.name}</span> : null}
            <span className={day.name ? 'small faint num' : 'history-day num'}>{day.date}</span>
          </h3>
          <ul>
            {day.items.map((entry) => (
              <HistoryLine key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {history.hasNextPage ? (
        <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {WALLET.tokenHistory.showEarlier}
        </Button>
      ) : null}
    </div>
  );
}
