import { type BeforeAfter, beforeAfter } from '#web/features/studio/change/before-after.ts';
import type { DrawnSketch } from '#web/features/studio/sketch/sketch-messages.ts';

/** One thing on a line: what it is struck through, and what it would be. */
function Line({ what, from, to }: BeforeAfter) {
  return (
    <li>
      <span className="change-what">{what}</span>{' '}
      <span>
        {from ? (
          <>
            <s>{from}</s> <span aria-hidden="true">→</span>{' '}
          </>
        ) : null}
        <b>{to}</b>
      </span>
    </li>
  );
}

/** What would be another, each as it is and as it would be. The line for readers tells it in words, so this is for the eye. */
export function ChangeList({ changed = [] }: Pick<DrawnSketch, 'changed'>) {
  return (
    <ul className="change-list" aria-hidden="true">
      {beforeAfter(changed).map((line) => (
        <Line key={`${line.what} ${line.from} ${line.to}`} {...line} />
      ))}
    </ul>
  );
}
