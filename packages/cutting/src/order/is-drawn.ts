import {
  CLOSURES,
  COLLARS,
  type Detail,
  detailOf,
  type Garment,
  LENGTHS,
  NECKLINES,
  type ReadSpan,
  SILHOUETTES,
  SLEEVE_LENGTHS,
  SLEEVE_SHAPES,
  WAISTLINES,
} from '@toile/look';
import { isCowled } from '../spec/as-cut.ts';
import { isMade } from '../spec/made/made.ts';
import { wholeLength } from '../spec/nearest-length.ts';
import { isHeartEdged, isSquareEdged } from '../spec/placed.ts';
import type { Specification } from '../spec/specification.ts';
import { BARE } from '../spec/torso/neck-of.ts';
import { isHalfZip } from '../spec/torso/opens-in-front.ts';
import { hasRibCollar } from '../spec/torso/ribbed.ts';
import { isClosedAsSaid } from './closed-as-said.ts';
import type { Moves } from './lines-moved.ts';
import { countHipPockets, countMade, everyPocketOf, isMadeByKind, isPanelled } from './made-by-kind.ts';
import { hasBackPleat } from './made-drawn.ts';
import { isPartDrawn } from './part-drawn.ts';

export interface Ordered {
  /** As it is drawn. */
  spec: Specification;
  moves: Moves;
}

type Shown = (order: Ordered, span: ReadSpan) => boolean;

const isOneOf = (list: readonly string[], word: string): boolean => list.includes(word);

/** Words of a slot's own that are a detail of the garment. */
const AS_DETAIL: Readonly<Record<string, Detail['id']>> = {
  'roll-up': 'rolled-sleeve',
  spread: 'spread-collar',
  'button-down': 'button-down-collar',
  'press-stud': 'press-studs',
  'half-zip': 'quarter-zip',
};

/** Sits close as far as the knee, and flares from there. */
const isFittedToKnee = ({ parts, garment }: Specification): boolean =>
  parts.legs?.flare !== undefined || garment.silhouette === 'mermaid';

/** Whether an edge ends in rib. */
function isRibbed({ parts: { torso, legs }, garment }: Specification, part: Detail['part']): boolean {
  if (part === 'cuff') return (torso?.cuff ?? legs?.cuff) !== undefined;
  if (part === 'hem') return torso?.hemRib !== undefined;
  if ((part === 'collar' || part === 'neck') && hasRibCollar(garment)) return true;
  return (part === 'collar' || part === 'neck') && (torso?.rib !== undefined || garment.collar === 'rib');
}

/** Whether as many pockets are drawn as the words count of each kind together: 'two flap pockets and one welt'. */
function isEveryPocket(spec: Specification): boolean {
  const named = spec.ordered.filter(({ id, isNone }) => id === 'pocket' && !isNone);
  const sum = named.reduce((all, { count }) => all + (count ?? Number.NaN), 0);
  return named.length > 1 && sum === everyPocketOf(spec);
}

/** Whether a detail has a line of its own on the flat. */
export function isDetailDrawn({ spec, moves }: Ordered, { id, part, count }: Detail): boolean {
  const { details } = spec.garment;
  const same = (one: Detail) => one.id === id && (part === undefined || one.part === part || one.part === undefined);
  // a lining is drawn inside and told with the cloth that it is of
  if (part === 'lining' && spec.cloths.some(({ role, name }) => role === 'lining' && name.includes(id))) return true;
  if (count !== undefined) return countMade(spec, id) === count || (id === 'pocket' && isEveryPocket(spec));
  if (details.some(same) && moves({ details: details.filter((one) => !same(one)) })) return true;
  return part === undefined || part === 'neck' || part === 'front' || part === 'back' || id === 'cut-out'
    ? isMadeByKind(spec, id) || (id === 'rib' && part !== undefined && isRibbed(spec, part))
    : (id === 'rib' || id === 'rib-knit') && isRibbed(spec, part);
}

/** Seams that shape a body from the shoulder are read as darts, and are none. */
const SEAMED = /princess|panel/i;

/** What is read of one thing and shown by another. */
function isSaidOtherwise({ spec }: Ordered, value: string, text: string): boolean {
  const { garment, parts, cut } = spec;
  // the cord of a hood
  if (value === 'drawstring')
    return parts.torso?.hood !== undefined && garment.details.some(({ id }) => id === 'drawcord');
  // 'asymmetric one shoulder'
  if (value === 'asymmetric-hem') return /^asymmetric(?:al)?$/i.test(text) && garment.neckline === 'one-shoulder';
  if (value === 'ankle-cuff') return parts.legs?.cuff !== undefined;
  if (value === 'lower-pocket') return countHipPockets(spec) > 0;
  if (value === 'elastic-waist')
    return cut.form === 'legs' && spec.closings.some(({ what }) => what.startsWith('elastic'));
  return false;
}

const detail: Shown = (order, { value, text }) => {
  if (SEAMED.test(text) && value === 'darts') return isPanelled(order.spec);
  // buttons of the cuffs are drawn as many as are sewn on
  if (
    /^buttoned-cuff/.test(value) &&
    order.spec.closings.some(({ where, what }) => /^cuff/.test(where) && /button/.test(what))
  )
    return true;
  const asked = detailOf(value);
  const drawn = asked !== undefined && isDetailDrawn(order, asked);
  return drawn || isSaidOtherwise(order, value, text);
};

/** Whether the word of a slot is what is cut, and its lines are others without it. */
const slotShown =
  <Slot extends 'closure' | 'collar' | 'neckline' | 'silhouette' | 'waistline'>(
    slot: Slot,
    known: readonly string[],
    plain: (value: string) => Garment[Slot],
  ): Shown =>
  (order, span) => {
    const { value } = span;
    if (!isOneOf(known, value)) {
      const id = AS_DETAIL[value];
      return id !== undefined && isDetailDrawn(order, { id });
    }
    if (order.spec.garment[slot] !== value) return false;
    const other = plain(value);
    return other === value || order.moves({ [slot]: other });
  };

const BUTTON_WORDS: Readonly<Record<string, number>> = { 'one-button': 1, 'two-button': 2, 'three-button': 3 };

/** Fastenings that lie where a word says: at what place of the specification, and what is there. */
const PLACED: readonly (readonly [value: RegExp, where: RegExp, what: RegExp])[] = [
  [/^back-zip$/, /^centre back/, /zip/],
  [/^back-fastening$/, /^centre back/, /./],
  [/^side-zip$/, /^side/, /zip/],
  [/^side-hook$/, /^side/, /hook/],
  [/^side-button$/, /^side/, /button/],
  [/^(?:(?:front-)?hook|hooked-front)$/, /^centre front/, /hook/],
  [/^back-hook$/, /^centre back/, /hook/],
  [/^back-lacing$/, /^centre back/, /lacing/],
  [/^back-button$/, /^centre back/, /button/],
  [/^fly$/, /^fly/, /zip/],
];

const slotOfClosure = slotShown('closure', CLOSURES, () => 'none');

const closure: Shown = (order, span) => {
  const { value } = span;
  const count = BUTTON_WORDS[value];
  const { garment, parts } = order.spec;
  const buttons = parts.torso?.buttons ?? parts.skirt?.buttons;
  if (count !== undefined)
    return buttons === count || order.spec.closings.some((one) => one.where.startsWith('cuff') && one.count === count);
  if (order.spec.isPulledOn) return true;
  // what the words order so is cut so whatever the picture has: leaving it off the picture moves no line
  if (value === 'half-placket') return parts.torso?.placket !== undefined;
  if (value === 'quarter-zip' && isHalfZip(garment)) return true;
  if (value === 'zip' && garment.closure === 'zip') return true;
  if (value === 'drawstring' && parts.torso?.hood !== undefined && isDetailDrawn(order, { id: 'drawcord' }))
    return true;
  if (isClosedAsSaid(order.spec, span) === true) return true;
  const placed = PLACED.find(([of]) => of.test(value));
  if (placed) return order.spec.closings.some(({ where, what }) => placed[1].test(where) && placed[2].test(what));
  if (value === 'drawstring' && order.spec.closings.some(({ what }) => /drawstring|drawcord/.test(what))) return true;
  // buttons of straps and cuffs are drawn on them
  if (
    value === 'buttons' &&
    order.spec.closings.some(({ where, what }) => /^(?:strap|cuff)/.test(where) && /button/.test(what))
  )
    return true;
  if (value === 'buttons' && buttons !== undefined && (parts.skirt?.buttons ?? garment.closure) !== 'none') return true;
  return slotOfClosure(order, span);
};

const sleeve: Shown = (order, { value, text }) => {
  const { sleeve: cut } = order.spec.garment;
  // 'cuffed sleeves' have their cuffs
  if (/^cuffed/i.test(text) && order.spec.parts.torso?.cuff !== undefined) return true;
  // rings at the wrist have no line
  if (/churidar/i.test(text)) return false;
  if (value === 'full') return cut.length === 'long';
  if (isOneOf(SLEEVE_LENGTHS, value)) return cut.length === value || (value === 'cap' && cut.shape === 'cap');
  if (isOneOf(SLEEVE_SHAPES, value))
    return (
      cut.shape === value &&
      (value === 'set-in' || order.moves({ sleeve: { ...cut, shape: value === 'shirt' ? 'raglan' : 'set-in' } }))
    );
  const id = AS_DETAIL[value] ?? (value === 'broad' ? 'wide-sleeve' : undefined);
  return id !== undefined && isDetailDrawn(order, { id });
};

const silhouetteSlot = slotShown('silhouette', SILHOUETTES, (value) =>
  value === 'straight' ? 'straight' : 'straight',
);

/** Words of legs that are a silhouette by another name. */
const LEGS: Readonly<Record<string, Garment['silhouette']>> = { 'straight-leg': 'straight', 'empire-line': 'empire' };

const silhouette: Shown = (order, span) => {
  const leg = LEGS[span.value];
  if (leg !== undefined) return order.spec.garment.silhouette === leg;
  // what the words order so is cut so whatever the picture has
  if (span.value === 'mermaid') return order.spec.garment.silhouette === 'mermaid';
  if (/tier/i.test(span.text) && isMadeByKind(order.spec, 'tiers')) return true;
  if (/flar/i.test(span.text) && order.spec.parts.legs?.flare !== undefined) return true;
  if (/kali/i.test(span.text) && isMadeByKind(order.spec, 'gher')) return true;
  if (span.value === 'tiered' && order.spec.parts.legs?.flare !== undefined) return true;
  if (span.value === 'gathered' && isMadeByKind(order.spec, 'gathers')) return true;
  if (span.value.startsWith('wrap') && order.spec.garment.closure === 'wrap') return true;
  if (span.value === 'pleated' && (isDetailDrawn(order, { id: 'pleats' }) || hasBackPleat(order.spec))) return true;
  if (span.value === 'narrow' && isNarrowAtAnkle(order.spec)) return true;
  return silhouetteSlot(order, span);
};

/** Legs that end close. */
const NARROW = 0.75;
export const isNarrowAtAnkle = ({ parts: { legs } }: Specification): boolean =>
  legs !== undefined && legs.opening <= legs.thigh * NARROW;

const WAISTS: Readonly<Record<string, Garment['waistline']>> = { 'high-rise': 'high', 'low-rise': 'low' };

const waistline: Shown = (order, span) => {
  const value = WAISTS[span.value] ?? span.value;
  return isOneOf(WAISTLINES, value) && order.spec.garment.waistline === value;
};

const isBorderCut = ({ parts: { torso, skirt, drape } }: Specification): boolean =>
  (torso?.border ?? skirt?.border ?? drape?.border) !== undefined;

const necklineSlot = slotShown('neckline', NECKLINES, (value) =>
  value === 'round' || value === 'crew' ? 'v' : 'round',
);

/** What each kind of word orders, and whether the flat shows it; words of other kinds order nothing that a cutter draws. */
const SHOWN: Partial<Record<ReadSpan['as'], Shown>> = {
  detail,
  closure,
  sleeve,
  silhouette,
  waistline,
  collar: slotShown('collar', COLLARS, () => 'none'),
  neckline: (order, span) =>
    (span.value === 'cowl' && isCowled(order.spec.garment)) ||
    (span.value === 'square' && isSquareEdged(order.spec.garment)) ||
    // what hangs from no shoulder is cut so whatever neck the picture has, and its edge is a heart's
    (BARE.includes(order.spec.garment.neckline) &&
      (span.value === order.spec.garment.neckline ||
        (span.value === 'sweetheart' &&
          (order.spec.garment.neckline === 'strapless' || isHeartEdged(order.spec.garment))))) ||
    (span.value === 'v' && isMade(order.spec.garment, 'v-stand')) ||
    necklineSlot(order, span),
  length: ({ spec }, { value }) =>
    !isOneOf(LENGTHS, value) ||
    spec.garment.length === value ||
    // the number beside it says how long
    wholeLength(spec.lengths) !== undefined ||
    // what flares from there is fitted as far
    (value === 'knee' && isFittedToKnee(spec)) ||
    // what ends at the waist is cropped
    (value.startsWith('crop') && ['crop', 'waist'].includes(spec.garment.length)),
  border: ({ spec }) => spec.garment.border !== undefined && isBorderCut(spec),
  // a print is told with the cloth
  print: ({ spec }, { value }) =>
    value === 'solid' ||
    (value === 'printed' && spec.garment.cloth.print.kind !== 'solid') ||
    spec.garment.cloth.print.name?.includes(value.replace(/s$/, '')) === true ||
    spec.garment.cloth.print.kind === 'graphic' ||
    spec.garment.cloth.print.kind === value,
  accessory: (order, { value }) =>
    (value === 'tie' && ['wrap', 'tie'].includes(order.spec.garment.closure)) ||
    value !== 'belt' ||
    order.spec.parts.legs?.belt !== undefined ||
    isDetailDrawn(order, { id: 'belt' }),
  part: ({ spec }, { value, drawn }) =>
    (drawn !== false && isPartDrawn(spec, value)) ||
    // a leg that flares from the knee is gathered to its flare
    (spec.parts.legs?.flare !== undefined && /\bknees?\b/.test(value)) ||
    (/\bside zip\b/.test(value) &&
      spec.closings.some(({ where, what }) => where.startsWith('side') && /zip/.test(what))),
};

/** Whether a flat shows what a stretch of the words orders of its garment. */
export const isDrawn = (order: Ordered, span: ReadSpan): boolean => SHOWN[span.as]?.(order, span) ?? true;
