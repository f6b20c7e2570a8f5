import type { CSSProperties } from 'react';
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
            {/* Custom properties are not in React's CSSProperties. */}
            <img
              src={start.picture}
              alt=""
              width={420}
              height={630}
              style={{ '--middle': start.middle } as CSSProperties}
            />
            <span>{start.title}</span>
            <span className="start-words small muted">{start.brief.style_idea}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
