import { askedGarments, type Garment, type GarmentKind, type Look, type ReadSpan, type Span } from '@toile/look';
import { countOf, isPrincess } from '../spec/as-ordered.ts';
import { nearestGarment } from '../spec/made/garment-of.ts';
import { isNamedByPart } from '../spec/made/is-of-part.ts';
import { isMade, type Made } from '../spec/made/made.ts';
import { settled } from '../spec/made/settled.ts';
import type { Specification } from '../spec/specification.ts';
import { toldOf } from './accounted.ts';
import { detailSaid, detailsMissed } from './details-missed.ts';
import { isDrawn, isNarrowAtAnkle } from './is-drawn.ts';
import { linesMoved } from './lines-moved.ts';
import { isMadeByKind } from './made-by-kind.ts';
import { madeAndDrawn } from './made-drawn.ts';
import { registeredOf } from './registered.ts';

/** Words that nobody orders a part with and that yet say how one is made: read over by whoever paints, not by whoever cuts. */
const SAYS_HOW =
  /^(?:diagonal|adjustable|detachable|removable|convertible|reversible|concealed|hidden|invisible|asymmetric|offset|raised|symmetrical|fastened|functional|working|open|closed|double|single|self)$/i;

/** Drawn together by a cord, at the waist or in a hood. */
const isCorded = ({ garment }: Specification): boolean =>
  garment.closure === 'drawstring' || garment.details.some(({ id }) => id === 'drawcord');

/** Words that nobody reads and the draughtsman keeps. */
const KEPT: readonly (readonly [word: RegExp, isKept: (spec: Specification) => boolean])[] = [
  [
    /^(?:inverted|box)$/i,
    ({ cut, garment }) =>
      cut.form === 'skirt' && cut.kind === 'straight' && garment.details.some(({ id }) => id === 'pleats'),
  ],
  [/^knife$/i, ({ parts }) => parts.skirt?.pleats !== undefined],
  [/^(?:loop|ties?|neck|butcher's)$/i, ({ garment }) => isMade(garment, 'apron')],
  [/^(?:line|lines)$/i, ({ garment }) => isPrincess(garment)],
  [/^cross(?:ed|ing)?$/i, ({ garment }) => garment.collar === 'cross' || garment.closure === 'wrap'],
  [/^seam$/i, ({ parts }) => parts.torso?.joint !== undefined],
  [/^(?:bab(?:y|ies)|infants?|newborns?|toddlers?)$/i, ({ who }) => who === 'children'],
  [/^(?:full|pair|side|stand|centre|center|middle|tied|closed)$/i, () => true],
  [/^(?:narrow|ankle)$/i, isNarrowAtAnkle],
  [/^joint$/i, ({ parts }) => parts.legs?.joint !== undefined],
  [
    /^plackets?$/i,
    ({ closings }) => closings.some(({ where, provenance }) => /^side/.test(where) && provenance === 'words'),
  ],
  [/^dart(?:ed|s)$/i, (spec) => isMadeByKind(spec, 'darts')],
  [/^slant(?:ed|ing)?$/i, (spec) => isMadeByKind(spec, 'side-pocket') || isMadeByKind(spec, 'welt-pocket')],
  [/^flaps?$/i, ({ garment }) => garment.details.some(({ id }) => id === 'cargo-pocket')],
  [/^(?:hoodie|hood)$/i, ({ garment }) => garment.collar === 'hood'],
  [/^(?:drawcords?|drawstrings?|cords?|nada)$/i, isCorded],
  [/^(?:many|pleats?)$/i, ({ garment }) => garment.details.some(({ id }) => id === 'pleats')],
  [/^rib(?:s|bed)?$/i, ({ parts: { torso } }) => torso?.cuff !== undefined || torso?.hemRib !== undefined],
  [/^cuffs?$/i, ({ parts: { torso } }) => torso?.cuff !== undefined],
  [/^hems?$/i, ({ parts: { torso } }) => torso?.hemRib !== undefined],
  [/^(?:cinch|strap|back)$/i, ({ garment }) => garment.kind === 'waistcoat'],
  [/^(?:chest|breast)$/i, (spec) => isMadeByKind(spec, 'chest-pocket')],
  [/^welt$/i, (spec) => isMadeByKind(spec, 'welt-pocket')],
  [
    /^(?:kalis?|panels?|gores?|four|six|eight|ten|twelve|fourteen|sixteen|eighteen|twenty)$/i,
    ({ garment }) => countOf(garment, 'gher') !== undefined,
  ],
];
const isKept = (text: string, spec: Specification): boolean =>
  KEPT.some(([word, kept]) => word.test(text) && kept(spec));

type Ordered = Span & Partial<Pick<ReadSpan, 'as' | 'value'>>;

/** The words of a brief in their order, each stretch once. */
function stretches({ reading }: Look): Ordered[] {
  const all: Ordered[] = [...reading.understood, ...reading.unread];
  return all.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Words that stand in one breath are a letter apart. */
const isNext = (a: Span, b: Span): boolean => b.start - a.end <= 1;

/** What a stretch orders with the words that follow it in the same breath, up to the next garment: 'diagonal' is of the frogs. */
function phraseFrom(span: Ordered, all: readonly Ordered[], { garment }: Specification): Span {
  let { end, text } = span;
  for (const next of all) {
    if (next.start < end || next.end <= end) continue;
    if (!isNext({ ...span, end }, next) || next.as === 'garment') break;
    // how long the whole garment is drawn is none of its words
    if (next.as === 'length' && next.value === garment.length) break;
    text = `${text} ${next.text}`;
    end = next.end;
  }
  return { start: span.start, end, text };
}

/** Stretches that lie within others are told with them. */
const outermost = (spans: readonly Span[]): Span[] =>
  spans
    .filter(
      (span, nth) =>
        !spans.some(
          (other, at) =>
            at !== nth &&
            other.start <= span.start &&
            other.end >= span.end &&
            (other.start < span.start || other.end > span.end || at < nth),
        ),
    )
    .toSorted((a, b) => a.start - b.start);

/** Of what is worn with a garment and is sewn to it as well, so that words beside it may be the garment's. */
const SEWN_ON: ReadonlySet<string> = new Set(['belt', 'tie', 'sash', 'obi']);
/** What only garments have. */
const OF_GARMENTS: ReadonlySet<ReadSpan['as']> = new Set(['silhouette', 'sleeve', 'collar', 'neckline', 'waistline']);

const isGarment = (look: Look, id: string | undefined): boolean => look.garments.some((garment) => garment.id === id);

/** What goes with the outfit as a thing of its own is told with the styling. */
const isWornApart = (look: Look, of: string): boolean => look.accessories.some(({ kind }) => kind === of);

/** Whether a stretch is told where it is not drawn. */
const isOfGarments = (look: Look, { of, as }: ReadSpan): boolean =>
  of === undefined ||
  isGarment(look, of) ||
  (SEWN_ON.has(of) && (OF_GARMENTS.has(as) || (as === 'accessory' && !isWornApart(look, of))));

/** Whether a stretch lies in the words of a construction that is drawn. */
const isWithin = ({ start, end }: Span, made: readonly Made[]): boolean =>
  made.some((one) => start < one.end && end > one.start);

/** A number that counts a place, as '32 waist', or measures what no point of the measures is. */
const isOrphan = ({ reading }: Look, spec: Specification, { start, end, text }: Span): boolean => {
  const { lengths, unmet, parts } = spec;
  // panels are counted with the measures
  if (Number(text) === (parts.torso?.kalis ?? parts.skirt?.kalis)) return false;
  if (unmet.some((one) => one.start === start)) return true;
  const isMet = lengths.some((one) => one.start === start);
  return !isMet && /^\d/.test(text) && reading.understood.some((next) => next.as === 'part' && next.start === end + 1);
};

/** A garment as it is painted, before its words are read once more. */
const worn = (look: Look, { garment }: Specification): Garment =>
  look.garments.find(({ id }) => id === garment.id) ?? garment;

/** A child's age is told with the size. */
const AGE = /^\d{1,2}[ -]*(?:years?|yrs?|months?)\b/i;

/**
 * What was ordered of a garment and its flat does not show, in the order's own words: parts, fastenings and numbers that a cutter does not
 * draw as they are said, and words that nobody knows.
 */
export function missedOf(read: Look, spec: Specification): Span[] {
  const look = settled(read);
  const { id } = spec.garment;
  const mine = (span: Span & { of?: string }): boolean =>
    (isGarment(look, span.of) && !isNamedByPart(look, span.of ?? '') ? span.of : nearestGarment(look, span)) === id;
  const order = { spec, moves: linesMoved(look, worn(look, spec)) };
  const made = madeAndDrawn(look, spec, order.moves);
  const { understood, unread } = look.reading;
  // 'no slit at sides': where nothing is wanted
  const isRefused = (span: ReadSpan): boolean =>
    span.as === 'part' &&
    understood.some(({ as, end }) => as === 'without' && end <= span.start && span.start - end <= 1);
  const isMissed = (span: ReadSpan): boolean => {
    if (isRefused(span) || (span.as === 'closure' && /placket/i.test(span.text) && isKept(span.text, spec)))
      return false;
    if (isWithin(span, made) || span.as === 'without' || AGE.test(span.text)) return false;
    // read of a belt or a tie, which no flat draws with it
    if (span.of !== undefined && !isGarment(look, span.of) && span.as !== 'accessory') return true;
    if (span.as === 'ignored' && span.value === 'count') return isOrphan(look, spec, span);
    return span.as === 'ignored' ? SAYS_HOW.test(span.text) : !isDrawn(order, span);
  };
  const missed = understood.filter((span) => isOfGarments(look, span) && mine(span) && isMissed(span));
  const all = stretches(look);
  const told = [
    ...missed,
    ...unread.filter(
      (span) =>
        // what lies between two words says nothing
        span.text.trim() !== '' &&
        mine(span) &&
        !isWithin(span, made) &&
        !spec.lengths.some(({ start, end }) => start <= span.start && end > span.start) &&
        !isKept(span.text, spec),
    ),
  ].map((span) => phraseFrom(span, all, spec));
  return outermost(told);
}

/** The same in words, each once, less what is registered as drawn; and after them the details of the Look that no word orders and no line shows. */
export function undrawnOf(look: Look, spec: Specification): string[] {
  const missed = missedOf(look, spec).map(({ text }) => text);
  const registered = missed.length > 0 ? registeredOf({ spec, moves: linesMoved(look, worn(look, spec)) }) : [];
  // what no template cuts shows nothing
  const told = spec.missing === undefined ? missed.flatMap((text) => toldOf(text, spec, registered) ?? []) : missed;
  // a stretch may be what lies between two words, and says nothing
  return [...new Set([...told, ...detailsMissed(look, spec).map(detailSaid)].filter((text) => text.trim() !== ''))];
}

/** Other names of one garment, in the words of the trade. */
const SAME: Readonly<Record<string, GarmentKind>> = {
  qipao: 'cheongsam',
  'saree blouse': 'choli',
  'sari blouse': 'choli',
  blouse: 'choli',
  sari: 'saree',
  romper: 'playsuit',
  overalls: 'dungarees',
  overall: 'dungarees',
  pants: 'trousers',
  slacks: 'trousers',
  kameez: 'kurta',
  cloak: 'cape',
  nightdress: 'nightgown',
  vest: 'waistcoat',
  jumper: 'sweater',
  pullover: 'sweater',
  tee: 't-shirt',
  frock: 'party-frock',
  kaftan: 'caftan',
  boubou: 'caftan',
  'dressing gown': 'robe',
  housecoat: 'robe',
  'slip dress': 'slip-dress',
  'track pants': 'joggers',
  sweatpants: 'joggers',
};

/** What the house drew in the place of a garment that it does not know. */
export function insteadOf(look: Look, { garment }: Specification): string | undefined {
  if (isMade(garment, 'apron')) return undefined;
  if (askedGarments(look).length === 0) return `no garment of these words is known: the ${garment.name} is the house's`;
  const spans = look.reading.understood.filter(({ as }) => as === 'garment');
  const called = spans.filter(({ of }) => of === garment.id);
  // 'palazzo' and 'palazzos' are one name
  const stems = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s-]+/)
      .map((word) => word.replace(/e?s$/, ''));
  const names = new Set(stems(garment.name));
  const isCalledSo = called.some(
    ({ text }) => stems(text).some((word) => names.has(word)) || SAME[text.toLowerCase()] === garment.kind,
  );
  const isOfSet = called.some((span) => spans.some((other) => other.of !== garment.id && other.start === span.start));
  if (called.length === 0 || isCalledSo || isOfSet) return undefined;
  return `ordered as “${called[0]?.text}”, drawn as a ${garment.name}`;
}
