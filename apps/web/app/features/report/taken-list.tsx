import { REPORT_REASON, type TakenDown } from '@toile/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { LOCALE } from '#web/content/language.ts';
import { REPORT } from '#web/content/report.ts';
import { wearWords } from '#web/content/wear.ts';
import { hideNotices, readHidden } from '#web/features/report/hidden-notices.ts';
import { formatCount } from '#web/lib/formats.ts';
import { whenAsked } from '#web/lib/when-asked.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import './taken-list.css';

const WORDS = REPORT.takenDown;

const day = whenAsked(() => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' }));

function Taken({ taken: { design_id: designId, title, reason, said, at } }: { taken: TakenDown }) {
  const name = wearWords(title);
  return (
    <li>
      <p>
        {designId === null ? (
          <b>{name}</b>
        ) : (
          <Link className="basted-link" to={`/ai-outfit-generator?design=${encodeURIComponent(designId)}`}>
            {name}
          </Link>
        )}{' '}
        <time className="faint num" dateTime={at}>
          {WORDS.on(day().format(new Date(at)))}
        </time>
      </p>
      <p>
        {WORDS.reason(REPORT_REASON[reason])} {said}
      </p>
      <p>{designId === null ? WORDS.deleted : WORDS.stays}</p>
    </li>
  );
}

/** What happened to posts of one's own that were taken down, why, and what can be done; until it is hidden in this browser. */
export function TakenList({ takenDown }: { takenDown: readonly TakenDown[] }) {
  const [hidden, setHidden] = useState(readHidden);
  const told = takenDown.filter(({ post_id: id }) => !hidden.includes(id));
  if (told.length === 0) return null;
  return (
    <section className="taken-down" aria-label={WORDS.one}>
      <Notice title={told.length === 1 ? WORDS.one : WORDS.several(formatCount(told.length))}>
        <ul>
          {told.map((taken) => (
            <Taken key={taken.post_id} taken={taken} />
          ))}
        </ul>
        <p>
          {WORDS.whatToDo}{' '}
          <Link className="basted-link" to="/contact">
            {WORDS.writeToUs}
          </Link>
          .
        </p>
        <Button size="small" onClick={() => setHidden(hideNotices(told.map(({ post_id: id }) => id)))}>
          {WORDS.hide}
        </Button>
      </Notice>
    </section>
  );
}
