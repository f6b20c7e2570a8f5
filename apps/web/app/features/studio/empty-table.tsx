import { STUDIO } from '#web/content/studio.ts';
import { StartList } from '#web/features/studio/start-list.tsx';
import type { Start } from '#web/features/studio/starts.ts';

/** What lies on the table before the first design: three briefs to begin from. */
export function EmptyTable({ onStart }: { onStart: (start: Start) => void }) {
  return (
    <div className="blank">
      <div className="blank-words">
        <h2 className="h2">{STUDIO.emptyTable.nothingOnTheTable}</h2>
        <p className="muted">{STUDIO.emptyTable.writeABriefAnd}</p>
        <StartList onStart={onStart} />
      </div>
    </div>
  );
}
