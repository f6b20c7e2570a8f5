import type { Look } from '@toile/look';
import { IN_DOUBT } from '@toile/look/in-doubt';
import type { CSSProperties, ReactNode } from 'react';
import { CHANGE } from '#web/content/change.ts';
import { STUDIO } from '#web/content/studio.ts';
import { CameBy } from '#web/features/studio/change/came-by.tsx';
import { type Decision, describeLook } from '#web/features/studio/describe-look.ts';
import { KeepParts } from '#web/features/studio/keep-parts.tsx';
import { MarkedWords } from '#web/features/studio/marked-words.tsx';
import { countChoices, type LookChoice, type LookPart, sortLook, wholeLook } from '#web/features/studio/sort-look.ts';
import { Check } from '#web/ui/icons/check.tsx';
import { CircleSlash } from '#web/ui/icons/circle-slash.tsx';
import { Scissors } from '#web/ui/icons/scissors.tsx';

interface Props {
  designId: string;
  words: string;
  /** The change that made it of another design, where it came of one. */
  change?: string | undefined;
  look: Look;
}

const THREAD: Record<Decision, string> = { said: 'sewn', chosen: 'basted' };

function Choice({ choice: { words, swatch }, thread }: { choice: LookChoice; thread: string }) {
  return (
    <li>
      {/* Custom properties are not in React's CSSProperties. */}
      {swatch ? <i className="pinked" style={{ '--swatch': swatch } as CSSProperties} aria-hidden="true" /> : null}
      <span className={thread}>{words}</span>
    </li>
  );
}

function Group({
  icon,
  title,
  count,
  children,
}: {
  icon: ReactNode;
  title: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <section>
      <h4 className="label">
        {icon} {title} <span className="faint num">{count}</span>
      </h4>
      {children}
    </section>
  );
}

/** @param decision who decided what is named here, and each choice that does not tell it itself */
function Parts({ parts, decision }: { parts: LookPart[]; decision: Decision }) {
  const thread = THREAD[decision];
  return (
    <dl>
      {parts.map(({ id, title, isNamed, choices }) => (
        <div key={id}>
          <dt>
            <span className={isNamed ? thread : undefined}>{title}</span>
          </dt>
          <dd>
            <ul>
              {choices.map((choice) => (
                <Choice key={choice.words} choice={choice} thread={THREAD[choice.decision ?? decision]} />
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function NotDrawn({ reading: { notDrawn, unread } }: { reading: Look['reading'] }) {
  const unknown = [...new Set(unread.map(({ text }) => text.trim()).filter(Boolean))];
  const count = notDrawn.length + unknown.length;
  if (count === 0) return null;
  return (
    <Group icon={<CircleSlash aria-hidden="true" />} title={STUDIO.lookCard.couldNotBeDrawn} count={count}>
      <ul className="not-drawn small">
        {notDrawn.map((sentence) => (
          <li key={sentence}>{sentence === IN_DOUBT ? STUDIO.lookCard.notSaidToBeGrown : sentence}</li>
        ))}
        {unknown.length > 0 ? (
          <li>
            {STUDIO.lookCard.notKnownHere}{' '}
            {unknown.map((word, at) => (
              <span key={word}>
                {at > 0 ? ', ' : ''}
                <span className="chalk">{word}</span>
              </span>
            ))}
            {STUDIO.lookCard.sayItAnotherWay}
          </li>
        ) : null}
      </ul>
    </Group>
  );
}

function Understood({ parts }: { parts: LookPart[] }) {
  if (parts.length === 0) return null;
  return (
    <Group
      icon={<Check aria-hidden="true" />}
      title={STUDIO.lookCard.understoodFromYourBrief}
      count={countChoices(parts)}
    >
      <Parts parts={parts} decision="said" />
    </Group>
  );
}

function Chosen({ parts }: { parts: LookPart[] }) {
  if (parts.length === 0) return null;
  return (
    <Group icon={<Scissors aria-hidden="true" />} title={STUDIO.lookCard.chosenForYou} count={countChoices(parts)}>
      <Parts parts={parts} decision="chosen" />
      <p className="small faint">{STUDIO.lookCard.nameAnyOfIt}</p>
    </Group>
  );
}

/** What is read of a brief while it is written. */
export function LookFacts({ look }: Pick<Props, 'look'>) {
  return (
    <section className="look-card look-facts" aria-label={STUDIO.lookCard.readSoFar}>
      <Understood parts={sortLook(describeLook(look), 'said')} />
      <NotDrawn reading={look.reading} />
    </section>
  );
}

/** What the words leave open, as the sketch shows it: the design that is pressed has the same. */
export function LookOpen({ look }: Pick<Props, 'look'>) {
  const parts = sortLook(describeLook(look), 'chosen');
  return parts.length === 0 ? null : (
    <section className="look-card look-open" aria-label={STUDIO.lookCard.chosenForYou}>
      <Chosen parts={parts} />
    </section>
  );
}

/** What a sketched change would come to, each with the thread that says whence it came. */
export function LookAsChanged({ look }: Pick<Props, 'look'>) {
  return (
    <section className="look-card" aria-labelledby="changed-title">
      <h3 id="changed-title" className="h3">
        {CHANGE.wouldBe}
      </h3>
      <section>
        <Parts parts={wholeLook(describeLook(look))} decision="chosen" />
      </section>
    </section>
  );
}

/** The Look: the brief with its threads, then what was understood of it, what was chosen for it, and what could not be drawn. */
export function LookCard({ designId, words, change, look }: Props) {
  const groups = describeLook(look);
  return (
    <section className="look-card" aria-labelledby="look-title">
      <h3 id="look-title" className="h3">
        {STUDIO.lookCard.theLook}
      </h3>
      {change === undefined ? (
        <MarkedWords words={words} reading={look.reading} />
      ) : (
        <CameBy designId={designId} words={words} latest={change} />
      )}
      <Understood parts={sortLook(groups, 'said')} />
      <Chosen parts={sortLook(groups, 'chosen')} />
      <NotDrawn reading={look.reading} />
      <KeepParts designId={designId} look={look} />
    </section>
  );
}
