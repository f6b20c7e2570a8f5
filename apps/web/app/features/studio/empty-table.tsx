import { CategoryPicture } from '#web/features/studio/pictures/category-picture.tsx';
import { PatternPieces } from '#web/features/studio/pictures/pattern-pieces.tsx';
import { STARTS, type Start } from '#web/features/studio/starts.ts';

/** What lies on the table before the first design: a pattern, and three briefs to begin from. */
export function EmptyTable({ onStart }: { onStart: (start: Start) => void }) {
  return (
    <div className="blank">
      <PatternPieces className="pieces" />
      <div className="blank-words">
        <h2 className="h2">Nothing on the table yet</h2>
        <p className="muted">Write a brief and press Generate. Or begin from one of these.</p>
        <ul className="starts">
          {STARTS.map((start) => (
            <li key={start.id}>
              <button type="button" onClick={() => onStart(start)}>
                <span className="starts-picture">
                  <CategoryPicture category={start.brief.category ?? 'outfit'} />
                </span>
                <span>{start.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
