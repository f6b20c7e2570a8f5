import type { GarmentMeasures, Rupees } from '@toile/contract';
import type { ReactNode } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import { wearWords } from '#web/content/wear.ts';
import { type Shown, useCost, useMeasures } from '#web/features/garment/use-garments.ts';
import { capital } from '#web/lib/capital.ts';
import { formatCount, formatRupees } from '#web/lib/formats.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';

const WORDS = GARMENT.facts;

/** What is known of its garments from its Look: cloth and shade, and how far they reach. */
export interface SaidFacts {
  /** How it is cut, and what is on it; null where nothing is told. */
  cut: ReactNode;
  cloth: ReactNode;
  length: ReactNode;
}

/** The points of measure that tell how long a torso, a skirt, legs and a drape are. */
const LENGTHS = new Set(['T01', 'S01', 'B07', 'D01']);

/** Rupees to which a sum from prices per metre and hour is worth telling; the bill itself has its paise. */
const ESTIMATE_STEP = 10;

const estimateOf = (total: Rupees) => (Math.round(total / ESTIMATE_STEP) * ESTIMATE_STEP) as Rupees;

/** Length of each garment in one size, cm; none of a garment whose table has no such point. */
function lengthsOf({ tables }: GarmentMeasures, size: string): number[] {
  return tables.flatMap(({ head, rows }) => {
    const value = rows.find(([code]) => LENGTHS.has(String(code)))?.[head.indexOf(size)];
    return typeof value === 'number' ? [value] : [];
  });
}

interface FactProps {
  name: string;
  note?: string | undefined;
  children: ReactNode;
}

function Fact({ name, note, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note ? <small>{note}</small> : null}
      </dd>
    </div>
  );
}

/** Cloth to buy for each garment, with the width it was laid in; and what the outfit costs. */
function Bought(shown: Shown) {
  const { data, isError } = useCost(shown);
  const waiting = isError ? WORDS.unknown : <SkeletonLine className="w-24" />;
  const widthFor = (width: unknown) =>
    'size' in shown.wanted ? WORDS.forSize(String(width), shown.wanted.size) : String(width);
  const isKnown = data?.garments.every(({ metres }) => metres.rows.length > 0);
  const bills = data?.garments.flatMap(({ name, metres, bill }) => {
    const [cloth] = bill.rows;
    return cloth && metres.rows.length > 0 ? [{ name, metres: cloth[1], width: cloth[5] }] : [];
  });
  return (
    <>
      <Fact name={WORDS.metres} note={bills?.length === 1 ? widthFor(bills[0]?.width) : undefined}>
        {bills
          ? bills.length > 0
            ? bills.map(({ name, metres, width }) => (
                <span key={name}>
                  {bills.length > 1 ? `${capital(wearWords(name))}: ` : ''}
                  {WORDS.metre(String(metres))}
                  {bills.length > 1 ? <small>{widthFor(width)}</small> : null}
                </span>
              ))
            : WORDS.unknown
          : waiting}
      </Fact>
      <Fact name={WORDS.cost} note={isKnown ? (data?.is_sample ? WORDS.sample : WORDS.own) : undefined}>
        {data ? (isKnown ? WORDS.about(formatRupees(estimateOf(data.total))) : WORDS.unknown) : waiting}
      </Fact>
    </>
  );
}

/** What who makes a design asks first: how long, in which sizes, of what cloth, how much of it, at what cost. */
export function MakerFacts({ said, ...shown }: Shown & { said: SaidFacts }) {
  const { sizes, base_size: base } = shown.garments;
  const { data: measures } = useMeasures(shown);
  const lengths = measures ? lengthsOf(measures, base) : [];
  return (
    <dl className="maker-facts num">
      <Fact
        name={WORDS.length}
        note={lengths.length > 0 ? WORDS.measured(lengths.map(formatCount).join(' / '), base) : undefined}
      >
        {said.length}
      </Fact>
      <Fact name={WORDS.sizes} note={WORDS.base(base, sizes.find(({ size }) => size === base)?.fits ?? '')}>
        {WORDS.range(sizes[0]?.size ?? base, sizes.at(-1)?.size ?? base)}
      </Fact>
      <Fact name={WORDS.cloth}>{said.cloth}</Fact>
      <Bought {...shown} />
    </dl>
  );
}
