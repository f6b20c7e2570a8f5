import { type Difference, differences } from '@toile/look/differences';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { COMPARE_WORDS as WORDS } from '#web/content/compare.ts';
import { marksOf } from '#web/features/compare/marks.ts';
import { previewUrl } from '#web/lib/file-url.ts';
import { Bitmap } from '#web/lib/painter/bitmap.tsx';
import type { PaintedPerson } from '#web/lib/painter/painter-messages.ts';
import { type OwnLook, useOwnLooks } from '#web/lib/painter/use-own-looks.ts';
import { usePainter } from '#web/lib/painter/use-painter.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './compare.css';

const HISTORY = '/ai-outfit-generator?tab=all-generations';
/** Designs that are compared at once. */
const COMPARED = { least: 2, most: 4 } as const;
/** Pixels of a person; as high as its place on a wide screen. */
const PERSON = { width: 420, height: 600 } as const;

/** Every person painted alone, in the order of the designs; null until it is, and where nothing paints. */
function usePeople(looks: readonly OwnLook[]): readonly (PaintedPerson | null)[] {
  const painter = usePainter();
  const [people, setPeople] = useState<ReadonlyMap<string, PaintedPerson>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the designs of the address, once
  useEffect(() => {
    const open = painter();
    if (!open) return;
    let isOver = false;
    const paint = async () => {
      for (const { design, look } of looks) {
        const person = await open.person({ look, seed: design.seed, ...PERSON });
        if (isOver) return person.picture.close();
        setPeople((all) => new Map(all).set(design.design_id, person));
      }
    };
    // A design that is not painted is shown as it was drawn.
    paint().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [looks.map(({ design }) => design.design_id).join(' ')]);
  return looks.map(({ design }) => people.get(design.design_id) ?? null);
}

interface PersonProps {
  own: OwnLook;
  person: PaintedPerson | null;
  differing: readonly Difference[];
}

function Person({ own: { design, look }, person, differing }: PersonProps) {
  if (!person)
    return design.file_id ? (
      <img
        src={previewUrl(design.file_id, 768, 'webp', design.has_figure ? 'figure' : undefined)}
        alt={WORDS.alt(look.title)}
        {...PERSON}
      />
    ) : null;
  return (
    <div className="compare-person">
      <Bitmap picture={person.picture} label={WORDS.alt(look.title)} />
      {marksOf(differing, person.places).map(({ garmentId, numbers, x, y, width, height }) => (
        <span
          key={garmentId}
          className="compare-mark"
          style={{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }}
        >
          <b className="num">{numbers.join(' ')}</b>
        </span>
      ))}
    </div>
  );
}

function Differences({ differing }: { differing: readonly Difference[] }) {
  return (
    <>
      <p className="small muted">{WORDS.differs(differing.length)}</p>
      <ol className="compare-list">
        {differing.map(({ slot, of, from, to }, n) => (
          <li key={slot}>
            <b className="num">{n + 1}</b>
            <span>
              <b>
                {of}
                {slot.includes('.') ? `: ${slot.split('.').slice(1).join(' ')}` : ''}
              </b>{' '}
              {WORDS.change(from || WORDS.nothing, to || WORDS.nothing)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Two people one over the other, parted where the slider stands. */
function Over({ people }: { people: readonly [PaintedPerson, PaintedPerson] }) {
  const [share, setShare] = useState(50);
  return (
    <section className="compare-over" aria-labelledby="compare-over">
      <h2 id="compare-over" className="h3">
        {WORDS.over}
      </h2>
      <div className="compare-person">
        <Bitmap picture={people[0].picture} />
        <div className="compare-upper" style={{ clipPath: `inset(0 0 0 ${100 - share}%)` }}>
          <Bitmap picture={people[1].picture} />
        </div>
      </div>
      <label className="label">
        {WORDS.slider}
        <input type="range" min={0} max={100} value={share} onChange={({ target }) => setShare(Number(target.value))} />
      </label>
    </section>
  );
}

function Compared({ looks }: { looks: readonly OwnLook[] }) {
  const people = usePeople(looks);
  const [first] = looks;
  const [left, right] = people;
  if (!first) return null;
  return (
    <>
      <ol className="compare-row">
        {looks.map((own, n) => {
          const differing = n === 0 ? [] : differences(first.look, own.look);
          return (
            <li key={own.design.design_id}>
              <Person own={own} person={people[n] ?? null} differing={differing} />
              <p className="small faint">{WORDS.nth(n + 1)}</p>
              <h2 className="h3">
                <Link to={`/ai-outfit-generator?design=${encodeURIComponent(own.design.design_id)}`}>
                  {own.look.title}
                </Link>
              </h2>
              {n === 0 ? <p className="small muted">{WORDS.first}</p> : <Differences differing={differing} />}
            </li>
          );
        })}
      </ol>
      {looks.length === 2 && left && right ? <Over people={[left, right]} /> : null}
    </>
  );
}

/** Two to four designs of one's own side by side, with what differs. */
export function ComparePage({ designIds }: { designIds: readonly string[] }) {
  const ids = [...new Set(designIds)].slice(0, COMPARED.most);
  const query = useOwnLooks(ids);
  const known = query.data?.filter((own) => own !== null) ?? [];
  const isLost = query.isError || (query.data !== undefined && known.length < ids.length);
  return (
    <section className="compare wrap">
      <title>{WORDS.title}</title>
      <header>
        <Link className="basted-link small" to={HISTORY}>
          <ArrowLeft aria-hidden="true" /> {WORDS.back}
        </Link>
        <h1 className="h1">{WORDS.heading}</h1>
        <p className="lede">{WORDS.lede}</p>
      </header>
      {query.isPending ? <Skeleton className="h-64" /> : null}
      {isLost ? (
        <Notice tone="bad" title={WORDS.lost}>
          <p>{WORDS.lostMore}</p>
        </Notice>
      ) : null}
      {!query.isPending && ids.length < COMPARED.least ? (
        <Notice title={WORDS.few}>
          <ButtonLink size="small">
            <Link to={HISTORY}>{WORDS.toHistory}</Link>
          </ButtonLink>
        </Notice>
      ) : null}
      {known.length >= COMPARED.least ? <Compared looks={known} /> : null}
    </section>
  );
}
