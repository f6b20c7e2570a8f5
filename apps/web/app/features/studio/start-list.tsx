import { CategoryPicture } from '#web/features/studio/pictures/category-picture.tsx';
import { STARTS, type Start } from '#web/features/studio/starts.ts';

interface Props {
  onStart: (start: Start) => void;
}

/** Three briefs to begin from. */
export function StartList({ onStart }: Props) {
  return (
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
  );
}
