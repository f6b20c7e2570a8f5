import { MESSAGE, TOKENS_PER_DESIGN, VARIATIONS, WAYS, type Way } from '@toile/contract';
import type { Look } from '@toile/look';
import { useState } from 'react';
import { Link } from 'react-router';
import { FOUR } from '#web/content/four.ts';
import { type Ended, useSet } from '#web/features/studio/change/use-set.ts';
import { type PaintedVariation, useVariations } from '#web/features/studio/change/use-variations.ts';
import { useAddTokens } from '#web/lib/add-tokens.ts';
import { Bitmap } from '#web/lib/painter/bitmap.tsx';
import { usePainter } from '#web/lib/painter/use-painter.ts';
import { spendable, useSession } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { comesIntoView } from '#web/ui/comes-into-view.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';
import '../styles/four.css';

const PLACES = Array.from({ length: VARIATIONS }, (_, place) => place);

interface Props {
  designId: string;
  look: Look;
  seed: number;
  /** Where one of the family is looked at. */
  pageOf: (designId: string) => string;
}

function End({ end, n, pageOf }: { end: Ended; n: number; pageOf: Props['pageOf'] }) {
  if (end.is === 'going') return <p className="small muted">{FOUR.going}</p>;
  if (end.is === 'failed') return <p className="err">{end.why}</p>;
  return (
    <Link className="basted-link small" to={pageOf(end.designId)}>
      {FOUR.open} <span className="sr-only">{FOUR.nth(n)}</span>
    </Link>
  );
}

interface TileProps {
  variation: PaintedVariation;
  n: number;
  end: Ended | undefined;
  pageOf: Props['pageOf'];
}

function Tile({ variation: { picture, told, isFree }, n, end, pageOf }: TileProps) {
  return (
    <li className="four-tile">
      <span className="four-picture">
        {picture ? <Bitmap picture={picture} label={FOUR.alt(n, told)} /> : <Skeleton className="four-waiting" />}
      </span>
      <p className="small">
        <b className="num">{n}</b> {told} {isFree ? FOUR.free : ''}
      </p>
      <div aria-live="polite">{end ? <End end={end} n={n} pageOf={pageOf} /> : null}</div>
    </li>
  );
}

/** The places of the four, until they are found. */
function Places() {
  return PLACES.map((place) => (
    <li key={place} className="four-tile" aria-hidden="true">
      <span className="four-picture">
        <Skeleton className="four-waiting" />
      </span>
      <SkeletonLine className="w-full" />
    </li>
  ));
}

function Ways({ ways, onWay, isShut }: { ways: readonly Way[]; onWay: (way: Way) => void; isShut: boolean }) {
  return (
    <fieldset className="choices" disabled={isShut}>
      <legend className="label">{FOUR.ways}</legend>
      <div className="four-ways">
        {WAYS.map((way) => (
          <label key={way} className="four-way">
            <input type="checkbox" checked={ways.includes(way)} onChange={() => onWay(way)} />
            {FOUR.way[way]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Four designs near one, sketched for nothing in the ways one chooses, and ordered all together: what they take is said before. */
export function FourAtOnce({ designId, look, seed, pageOf }: Props) {
  const [ways, setWays] = useState<readonly Way[]>(['cut', 'colour']);
  const [turn, setTurn] = useState(0);
  const painter = usePainter();
  const { all, isBroken } = useVariations(painter, { look, seed, ways, turn });
  const { isOrdering, ends, why, order, forget } = useSet(designId);
  const session = useSession();
  const addTokens = useAddTokens();
  const tokens = session.status === 'signed-in' ? spendable(session.user) : null;
  const cost = (all ?? []).filter(({ isFree }) => !isFree).length * TOKENS_PER_DESIGN;
  const isWhole = all?.length === VARIATIONS;
  const isGoing = isOrdering || ends.some(({ is }) => is === 'going');
  const isOrdered = ends.length > 0;
  const press = () => {
    if (!isWhole || isGoing || isOrdered) return;
    if (tokens !== null && tokens < cost) addTokens(MESSAGE.spendNoTokens);
    else void order(all.map(({ moves }) => moves));
  };
  const anew = (change: () => void) => {
    if (isGoing) return;
    forget();
    change();
  };
  const toggle = (way: Way) => setWays(WAYS.filter((one) => (one === way) !== ways.includes(one)));
  return (
    <section ref={comesIntoView} className="four" aria-labelledby="four-title">
      <h4 id="four-title" className="label">
        {FOUR.title}
      </h4>
      <p className="small muted">{FOUR.lede}</p>
      <Ways ways={ways} isShut={isGoing} onWay={(way) => anew(() => toggle(way))} />
      <ol className="four-tiles">
        {all || isBroken ? null : <Places />}
        {all?.map((variation, n) => (
          <Tile key={`${turn} ${variation.told}`} variation={variation} n={n + 1} end={ends[n]} pageOf={pageOf} />
        ))}
      </ol>
      <p role="status" className="small muted">
        {isBroken ? FOUR.cannot : null}
        {all || isBroken ? null : FOUR.finding}
        {all && !isWhole ? FOUR.few(all.length) : null}
        {isWhole && !isOrdered ? FOUR.price(cost) : null}
      </p>
      <div className="change-deeds">
        <Button
          look="action"
          busy={isGoing}
          {...(cost > 0 && { cost })}
          aria-disabled={!isWhole || isOrdered || undefined}
          onClick={press}
        >
          {isGoing ? FOUR.making : FOUR.make}
        </Button>
        <Button size="small" aria-disabled={isGoing || undefined} onClick={() => anew(() => setTurn(turn + 1))}>
          {isBroken ? FOUR.tryAgain : FOUR.others}
        </Button>
      </div>
      {why ? (
        <Notice tone="bad" title={FOUR.notMade}>
          <p>{why}</p>
        </Notice>
      ) : null}
    </section>
  );
}
