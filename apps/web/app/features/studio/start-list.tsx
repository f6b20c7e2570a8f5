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
            <img src={start.picture} alt="" width={420} height={630} />
            <span>{start.title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
