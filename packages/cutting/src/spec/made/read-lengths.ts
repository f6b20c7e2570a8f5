import type { Look, Span } from '@toile/look';
import type { GarmentEdits } from '@toile/look/pack-edits';
import { PART_NAMES, PART_POINTS, rowOf } from '../grade.ts';
import type { Parts } from '../points.ts';
import { quarter } from '../round.ts';
import { whoOf } from '../wearer.ts';
import { flareSaid } from './flare-said.ts';
import { nearestGarment } from './garment-of.ts';
import { lineOf } from './line-of.ts';
import { ACROSS, isWhole, measuredBy, SAID_HOW } from './measured-by.ts';
import { MEASURED } from './measured-words.ts';
import { readParts } from './read-parts.ts';
import { girthsSaid } from './read-size.ts';
import type { SaidLength } from './said-length.ts';
import { BARE, besides, bothOf, cmOf, unitOf } from './said-number.ts';
import { tiersSaid } from './tiers-said.ts';

type PartName = keyof Parts;

const GIRTH = /^(?:bust|chest|waist|hips?|inseam|length|sleeves?|shoulder)$/i;
const ALL_ROUND = /^(?:round|around|finished|ready)$/i;
/** A measure that is so many times the house's, or so much less, is read of something else. */
const MOST = 2.2;
const LEAST = 0.4;
/** What is small may be many times the house's: a strap, a cuff, cm. */
const SMALL = 8;
/** A body is made for who wears it. */
const GIRTHS: ReadonlySet<string> = new Set(['chest', 'waist', 'hip']);
const WIDEST = 1.5;
const CLOSEST = 0.8;
/** What is left open from the hem up is as long as it is said, up to this share of the whole, and no shorter, cm. */
const OPEN: ReadonlySet<string> = new Set(['slit', 'vent', 'placket']);
const TALLEST = 0.6;
const SHORTEST = 4;
/** Without a unit no slit is so short: the number is of inches, cm. */
const SHORTEST_BARE = 8;
/** How long the whole is follows the number: a word beside it may say another length, cm. */
const WHOLES: ReadonlySet<string> = new Set(['length', 'outseam', 'train']);
const SHORTEST_WHOLE = 18;
const TALLEST_WHOLE = 4;
const lengthOf = ({ torso, skirt }: Parts, part: PartName): number =>
  (part === 'skirt' ? skirt?.length : torso?.length) ?? 0;
/** What the inside of a leg is longer or shorter than the house's, its outside is too: the rise stays. */
function outsideOf(inside: SaidLength | undefined, { legs }: Parts): SaidLength[] {
  if (!inside || !legs) return [];
  const { start, end } = inside;
  const longer = inside.cm - legs.inseam;
  const moved = (id: 'outseam' | 'kneeAt', cm: number): SaidLength => ({
    ...{ start, end, part: 'legs', id, code: PART_POINTS.legs[id]?.code ?? '' },
    cm: quarter(cm),
    follows: true,
  });
  return [moved('outseam', legs.outseam + longer), moved('kneeAt', legs.kneeAt + longer / 2)];
}

/** And what the outside is longer, the inside is. */
function insideOf(outside: SaidLength | undefined, inside: SaidLength | undefined, { legs }: Parts): SaidLength[] {
  if (!outside || inside || !legs) return [];
  const { start, end } = outside;
  const cm = quarter(legs.inseam + outside.cm - legs.outseam);
  // cut off above the crotch it would be no leg
  if (cm < LEAST_INSEAM) return [];
  return [{ start, end, part: 'legs', id: 'inseam', code: PART_POINTS.legs.inseam?.code ?? '', cm, follows: true }];
}
const LEAST_INSEAM = 4;

/** What the belt of a salwar is deeper or shallower, its asan is less or more: the rise stays. */
function belowBelt(belt: SaidLength | undefined, { legs }: Parts): SaidLength[] {
  if (!belt || legs?.belt === undefined || legs.asan === undefined) return [];
  const { start, end } = belt;
  const cm = quarter(legs.asan + legs.belt - belt.cm);
  return [{ start, end, part: 'legs', id: 'asan', code: PART_POINTS.legs.asan?.code ?? '', cm, follows: true }];
}

/** A body that is wider than the house's at the chest is as much wider below it. */
function belowChest(chest: SaidLength | undefined, said: readonly SaidLength[], { torso }: Parts): SaidLength[] {
  if (!chest || !torso) return [];
  const { start, end } = chest;
  const wider = chest.cm - torso.chest;
  return (['waist', 'hip', 'hem'] as const).flatMap((id): SaidLength[] => {
    const code = PART_POINTS.torso[id]?.code ?? '';
    if (torso[id] === undefined || said.some((one) => one.code === code)) return [];
    return [{ start, end, part: 'torso', id, code, cm: quarter(torso[id] + wider), follows: true }];
  });
}

/** The lengths that the words give a garment and what follows from them. */
export function lengthsSaid(look: Look, garment: string, house: Parts): SaidLength[] {
  const said = lengthsRead(look, garment, house);
  const setOf = (id: string) => said.find((one) => one.part === 'legs' && one.id === id);
  const chest = said.find(({ part, id }) => part === 'torso' && id === 'chest');
  const followed = [...said, ...belowBelt(setOf('belt'), house), ...belowChest(chest, said, house)];
  return setOf('outseam')
    ? [...followed, ...insideOf(setOf('outseam'), setOf('inseam'), house)]
    : [...followed, ...outsideOf(setOf('inseam'), house)];
}

/** A number of the words that measures, or may. */
interface Figure {
  readonly span: Span;
  /** What it may be in centimetres: a bare number is centimetres or inches. */
  readonly cms: readonly number[];
}

/** 'Inseam 70': nothing follows the number, and what it measures stands before it. */
function bareCm(look: Look, span: Span): readonly number[] {
  if (!BARE.test(span.text)) return [];
  const words = besides(look, span);
  const next = words.find(({ start }) => start === span.end + 1);
  // nothing is counted by a number that how wide it is, or the next measure, follows
  const isLast =
    next === undefined || ACROSS.test(next.text) || GIRTH.test(next.text) || ALL_ROUND.test(next.text) || isWhole(next);
  const before = words.find(({ end }) => end === span.start - 1);
  const named = `${words.find(({ end }) => end === (before?.start ?? 0) - 1)?.text ?? ''} ${before?.text ?? ''}`;
  const isMeasured =
    MEASURED.some((one) => one.words.test(named)) || isWhole(next) || SAID_HOW.test(before?.text ?? '');
  if (!isLast || !isMeasured) return [];
  const [cm = 0, inches = 0] = bothOf(span.text);
  return unitOf(lineOf(look)) === 'inch' ? [inches, cm] : [cm, inches];
}

/** Letters between a zip and its length. */
const NEAR_ZIP = 30;

/** Every number of the words that measures something of a garment. */
function figuresOf(look: Look, garment: string): Figure[] {
  // how wide the wearer is, is no length of what she wears
  const girths = girthsSaid(look, whoOf(look));
  const isGirth = ({ start, end }: Span): boolean => girths.some((one) => one.start < end && one.end > start);
  const ordered = readParts(look, garment);
  const zips = ordered.filter((one) => one.cm !== undefined);
  // 'back hooks 4': so many, whatever stands before them
  const isCounted = ({ start, text }: Span): boolean =>
    ordered.some(
      ({ count, cm, end }) => count !== undefined && cm === undefined && count === Number(text) && end === start - 1,
    );
  const isOfZip = ({ start, text }: Span, cm: number | undefined): boolean =>
    zips.some(
      (one) =>
        Math.abs(start - one.end) <= NEAR_ZIP &&
        (one.cm === cm || (cm === undefined && bothOf(text).includes(one.cm ?? 0))),
    );
  const counts = look.reading.understood.filter(({ as, value }) => as === 'ignored' && value === 'count');
  // '6', 'inch' are one
  const inches = (span: Span): Span => {
    const unit = look.reading.understood.find(
      ({ start, text }) => start - span.end <= 1 && start >= span.end && /^inch(?:es)?$/i.test(text),
    );
    return unit && BARE.test(span.text)
      ? { start: span.start, end: unit.end, text: `${span.text} ${unit.text}` }
      : span;
  };
  return [...look.reading.unread, ...counts].flatMap((one): Figure[] => {
    if (isGirth(one) || isCounted(one) || nearestGarment(look, one) !== garment) return [];
    const span = inches(one);
    const cm = cmOf(span.text);
    if (isOfZip(span, cm)) return [];
    const cms = cm === undefined ? bareCm(look, span) : [cm];
    return cms.length > 0 ? [{ span, cms }] : [];
  });
}

/** Whether a garment could have a measure so: one that is many times the house's is of something else. */
function couldBe(house: Parts, part: PartName, id: string, cm: number): boolean {
  const value = rowOf(house, part)?.[id];
  if (value === undefined) return false;
  if (OPEN.has(id)) return cm <= lengthOf(house, part) * TALLEST && cm >= SHORTEST;
  if (WHOLES.has(id)) return cm <= value * TALLEST_WHOLE && cm >= SHORTEST_WHOLE;
  if (GIRTHS.has(id)) return cm <= value * WIDEST && cm >= value * CLOSEST;
  return cm <= Math.max(value * MOST, SMALL) && cm >= value * LEAST;
}

interface Asked {
  readonly isRound?: true | undefined;
  readonly mayBeRound?: true | undefined;
  /** The order's own. */
  readonly unit?: 'cm' | 'inch' | undefined;
  readonly could: (cm: number) => boolean;
  /** The house's measure, cm. */
  readonly value: number;
}

/** Of what a number may be in centimetres, across or all round, the nearest to the house's; of the order's own unit where that can be. */
function likeliest({ cms }: Figure, { isRound, mayBeRound, unit, could, value }: Asked) {
  const away = (cm: number): number => Math.abs(Math.log(cm / Math.max(value, 1)));
  const isRather = (all: number): number => (unit === undefined || all === cms[0] ? 0 : 1);
  const across = isRound ? [] : cms.map((all) => ({ all, cm: all, isHalved: false }));
  const round = isRound || mayBeRound ? cms.map((all) => ({ all, cm: quarter(all / 2), isHalved: true })) : [];
  return [...across, ...round]
    .filter((one) => could(one.cm))
    .toSorted((a, b) => isRather(a.all) - isRather(b.all) || away(a.cm) - away(b.cm))[0];
}

/** The point that a number sets, and the number in centimetres: of several the nearest to the house's. */
function pointOf(look: Look, { span, cms }: Figure, house: Parts): SaidLength | undefined {
  let isKnown = false;
  const unit = cms.length > 1 ? unitOf(lineOf(look)) : undefined;
  for (const { points, isRound, mayBeRound, room = 0 } of measuredBy(look, span)) {
    // what stands farther off is meant only where the garment has nothing of the nearer
    if (isKnown) return undefined;
    for (const part of PART_NAMES)
      for (const [id, value] of Object.entries(rowOf(house, part) ?? {})) {
        if (!points.includes(`${part}.${id}`)) continue;
        isKnown = true;
        const found = likeliest(
          { span, cms },
          {
            isRound,
            mayBeRound,
            unit,
            could: (cm) => couldBe(house, part, id, cm) && !(OPEN.has(id) && cms.length > 1 && cm < SHORTEST_BARE),
            value,
          },
        );
        if (found === undefined) continue;
        const said = Number(span.text);
        // a number without a unit that is no centimetres
        const inches = cms.length > 1 && found.all !== said ? { inches: said } : {};
        return {
          start: span.start,
          end: span.end,
          part,
          id,
          code: PART_POINTS[part][id]?.code ?? '',
          cm: found.cm + room,
          ...(room > 0 && { isRoomy: true as const }),
          ...inches,
          ...(found.isHalved && { round: found.all }),
        };
      }
  }
  return undefined;
}

/** The lengths that the words give a garment and that are points of its measures; of two for one point the first. */
function lengthsRead(look: Look, garment: string, house: Parts): SaidLength[] {
  const tiers = [...tiersSaid(look, garment, house), ...flareSaid(look, garment, house)];
  const isOfTiers = ({ span }: Figure): boolean =>
    tiers.some(({ start, end }) => span.start >= start && span.end <= end);
  const figures = figuresOf(look, garment).filter((figure) => !isOfTiers(figure));
  const said = [...tiers, ...figures.flatMap((figure) => pointOf(look, figure, house) ?? [])];
  return said.filter(({ code }, nth) => said.findIndex((one) => one.code === code) === nth);
}

/** A number that the words give a garment and that it is not cut to. */
export interface UnmetLength extends Span {
  /** The point that it would have set, where there is one: what that measures stands in its place. */
  readonly code?: string;
}

/** Numbers that measure something and that nothing is cut to: they are told. */
export function lengthsUnmet(look: Look, garment: string, parts: Parts, met: readonly SaidLength[]): UnmetLength[] {
  return figuresOf(look, garment)
    .filter(({ span }) => !met.some(({ start, end, follows }) => start <= span.start && end >= span.end && !follows))
    .map(({ span }): UnmetLength => {
      const points = measuredBy(look, span).flatMap((one) => one.points);
      const found = PART_NAMES.flatMap((part) =>
        Object.keys(rowOf(parts, part) ?? {}).flatMap((id) =>
          points.includes(`${part}.${id}`) ? [PART_POINTS[part][id]?.code ?? ''] : [],
        ),
      )[0];
      return { ...span, ...(found !== undefined && { code: found }) };
    });
}

/** Lengths as edits of the points that they set. */
export const asEdits = (said: readonly SaidLength[]): GarmentEdits => ({
  points: Object.fromEntries(said.map(({ code, cm }) => [code, { value: cm }])),
});
