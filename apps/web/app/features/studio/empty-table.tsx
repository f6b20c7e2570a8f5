import { STUDIO } from '#web/content/studio.ts';
import { PatternPieces } from '#web/features/studio/pictures/pattern-pieces.tsx';
import { StartList } from '#web/features/studio/start-list.tsx';
import type { Start } from '#web/features/studio/starts.ts';

/** What lies on the table before the first design: a pattern, and three briefs to begin from. */
export function EmptyTable({ onStart }: { onStart: (start: Start) => void }) {
  return (
    <div className="blank">
      <PatternPieces className="pieces" />
      <div className="blank-words">
        <h2 className="h2">{STUDIO.emptyTable.nothingOnTheTable}</h2>
        <p className="muted">{STUDIO.emptyTable.writeABriefAnd}</p>
        <StartList onStart={onStart} />
      </div>
    </div>
  );
}
