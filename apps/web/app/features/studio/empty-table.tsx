import { PatternPieces } from '#web/features/studio/pictures/pattern-pieces.tsx';
import { StartList } from '#web/features/studio/start-list.tsx';
import type { Start } from '#web/features/studio/starts.ts';

/** What lies on the table before the first design: a pattern, and three briefs to begin from. */
export function EmptyTable({ onStart }: { onStart: (start: Start) => void }) {
  return (
    <div className="blank">
      <PatternPieces className="pieces" />
      <div className="blank-words">
        <h2 className="h2">Nothing on the table yet</h2>
        <p className="muted">Write a brief and press Generate. Or begin from one of these.</p>
        <StartList onStart={onStart} />
      </div>
    </div>
  );
}
