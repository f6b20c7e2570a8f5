import type { CSSProperties } from 'react';
import { describeLook, type LookGroup, type LookRow } from '#web/features/studio/describe-look.ts';
import { MarkedWords } from '#web/features/studio/marked-words.tsx';
import type { LookView } from '#web/features/studio/read-look.ts';

interface Props {
  words: string;
  look: LookView;
}

/** Characters from which a value takes a line of its own. */
const LONG_VALUE = 17;

function Row({ term, value, decision, swatch }: LookRow) {
  return (
    <div data-long={value.length > LONG_VALUE || undefined}>
      <dt>{term}</dt>
      <dd>
        {/* Custom properties are not in React's CSSProperties. */}
        {swatch ? <i className="pinked" style={{ '--swatch': swatch } as CSSProperties} aria-hidden="true" /> : null}
        <span className={decision === 'said' ? 'sewn' : 'basted'}>{value}</span>
        {decision === 'chosen' ? <span className="sr-only">, chosen for you</span> : null}
      </dd>
    </div>
  );
}

function Group({ title, rows }: LookGroup) {
  return (
    <section>
      <h4 className="label">{title}</h4>
      <dl>
        {rows.map((row) => (
          <Row key={`${row.term} ${row.value}`} {...row} />
        ))}
      </dl>
    </section>
  );
}

/** What each thread means, said once and only for the threads that are on the card. */
function Legend({ groups }: { groups: LookGroup[] }) {
  const rows = groups.flatMap((group) => group.rows);
  const said = rows.filter((row) => row.decision === 'said').length;
  const chosen = rows.length - said;
  return (
    <ul className="look-legend small faint" aria-label="What the stitches mean">
      {said > 0 ? (
        <li>
          <i className="sewn" aria-hidden="true" /> From your brief <span className="num">{said}</span>
        </li>
      ) : null}
      {chosen > 0 ? (
        <li>
          <i className="basted" aria-hidden="true" /> Chosen for you <span className="num">{chosen}</span>
        </li>
      ) : null}
    </ul>
  );
}

function NotDrawn({ reading: { notDrawn, unread } }: { reading: LookView['reading'] }) {
  const unknown = [...new Set(unread.map(({ text }) => text.trim()).filter(Boolean))];
  const count = notDrawn.length + unknown.length;
  if (count === 0) return null;
  return (
    <section className="not-drawn">
      <h4 className="label">
        Could not draw <span className="faint num">{count}</span>
      </h4>
      <ul className="small">
        {notDrawn.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {unknown.length > 0 ? (
          <li>
            Not known here:{' '}
            {unknown.map((word, at) => (
              <span key={word}>
                {at > 0 ? ', ' : ''}
                <span className="chalk">{word}</span>
              </span>
            ))}
            . Say it another way and generate again.
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** The Look: the brief with its threads, then every garment, its values sewn where they were said and basted where not. */
export function LookCard({ words, look }: Props) {
  const groups = describeLook(look);
  return (
    <section className="look-card" aria-labelledby="look-title">
      <h3 id="look-title" className="h3">
        The Look
      </h3>
      <MarkedWords words={words} reading={look.reading} />
      <Legend groups={groups} />
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
      <NotDrawn reading={look.reading} />
    </section>
  );
}
