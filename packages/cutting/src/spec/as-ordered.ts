import type { Detail, Garment, Look, ReadSpan } from '@toile/look';
import { buildOf } from './build-of.ts';
import { closureOf, isOpenNeck, isPulledOn, placeOf } from './closed-by-words.ts';
import type { Build } from './cut.ts';
import { CUTS } from './cuts.ts';
import { isJacket } from './is-jacket.ts';
import { unlinedParts } from './lined-share.ts';
import { clauseOf } from './made/clause-of.ts';
import type { ConstructionId } from './made/construction-words.ts';
import { frontButtons } from './made/front-buttons.ts';
import { hemSaid } from './made/hem-said.ts';
import { isMade, type Made } from './made/made.ts';
import { readMade } from './made/read-made.ts';
import { readParts } from './made/read-parts.ts';
import { orderedDetails } from './ordered-details.ts';
import type { Opening, Placed } from './placed.ts';

/** The words for seams that shape a body from the shoulder: read as darts, and sewn otherwise. */
const SEAMED = /princess|panel/i;
/** Shaped by seams from the shoulder to the hem. */
const PRINCESS: Detail = { id: 'darts', part: 'panel' };

export const isPrincess = ({ details }: Pick<Garment, 'details'>): boolean =>
  details.some(({ id, part }) => id === PRINCESS.id && part === PRINCESS.part);

const NUMBERS: Readonly<Record<string, number>> = {
  four: 4,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  'twenty-four': 24,
};
/** 'sixteen kalis', '12 panels'. */
const KALIS = /\b(?<number>[a-z]+(?:-four)?|\d{1,2})[ -](?:kali|kalis|panel|panels|gore|gores)\b/i;
/** Fewer are no kalis, and more are sewn by nobody. */
const LEAST_KALIS = 4;
const MOST_KALIS = 40;

/** Stretches of the words that stand in one breath, as one. */
function runs({ reading }: Look): string[] {
  const spans = [...reading.understood, ...reading.unread].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const out: { end: number; text: string }[] = [];
  for (const { start, end, text } of spans) {
    const last = out.at(-1);
    if (last && end <= last.end) continue;
    if (last && start - last.end <= 1) {
      last.text = `${last.text} ${text}`;
      last.end = end;
    } else out.push({ end, text });
  }
  return out.map(({ text }) => text);
}

function kalisOf(look: Look): number | undefined {
  for (const run of runs(look)) {
    const said = KALIS.exec(run)?.groups?.number?.toLowerCase() ?? '';
    const count = NUMBERS[said] ?? Number(said);
    if (Number.isInteger(count) && count >= LEAST_KALIS && count <= MOST_KALIS) return count;
  }
  return undefined;
}

/** 'Box pleats 8 in all': the number stands after them. */
const PLEATS_AFTER = /\bpleats?[ :]{1,2}(\d{1,2})(?=$|[ ,;](?! ?(?:cm|mm|inch|deep|wide|["”″])))/i;

/** So many pleats, where no word before them counts them. */
function pleatsAfter(look: Look, { id, details }: Garment): number | undefined {
  const said = details.some((one) => one.id === 'pleats' && one.count !== undefined)
    ? undefined
    : PLEATS_AFTER.exec(clauseOf(look, id))?.[1];
  return said === undefined ? undefined : Number(said);
}

/** Collars that stand on a neck seam, and builds that may go without one. */
const ON_NECK: readonly Garment['collar'][] = ['shirt', 'polo', 'mandarin', 'band', 'peter-pan', 'bow'];
const COLLARLESS: readonly Build[] = ['light', 'bodice', 'tunic', 'knit'];

/** An ordered neck has no collar of the house's on it. */
function collarOf(spans: readonly ReadSpan[], { kind, collar, parts = [] }: Placed): Garment['collar'] {
  const build = buildOf({ kind });
  const isSaid = spans.some(({ as }) => as === 'collar') || parts.some(({ id, isNone }) => id === 'collar' && !isNone);
  const isHouse = build !== undefined && COLLARLESS.includes(build) && ON_NECK.includes(collar) && !isSaid;
  const isBareNeck = spans.some(({ as, value }) => as === 'neckline' && (value === 'crew' || value === 'round'));
  return isHouse && (isOpenNeck(spans) || isBareNeck) ? 'none' : collar;
}

/** 'No lining', 'unlined': of this garment, or of the only one. */
const isUnlined = ({ reading, garments }: Look, id: string): boolean =>
  [...reading.understood, ...reading.unread].some(
    (span) =>
      (('as' in span && span.as === 'without' && /lining|lined/i.test(span.text)) ||
        /^(?:un|not )lined$/i.test(span.text)) &&
      (!('of' in span) || span.of === undefined || span.of === id || !garments.some((one) => one.id === span.of)),
  );

/** Counts of buttons that words have of the cuffs: 'two-button cuffs'. */
function withoutCuffCounts(
  details: readonly Detail[],
  spans: readonly ReadSpan[],
  { made = [] }: Placed,
): readonly Detail[] {
  const cuff = made.find(({ id }) => id === 'button-cuff');
  if (!cuff) return details;
  const isOfCuff = ({ id }: Detail): boolean => {
    const said = spans.filter(({ value }) => value === id);
    return (
      ['one-button', 'two-button', 'three-button'].includes(id) &&
      said.length > 0 &&
      said.every(({ start, end }) => start < cuff.end && end > cuff.start)
    );
  };
  return details.filter((detail) => !isOfCuff(detail));
}

/** What is called a vent is no slit of the sides in a jacket, and two are two. */
function ventsOf(spans: readonly ReadSpan[], garment: Placed): readonly Detail[] {
  const { details } = garment;
  const build = buildOf(garment);
  if (build === undefined || !(isJacket(build) || build === 'band-coat')) return details;
  const isVent = spans.some(({ as, value, text }) => as === 'detail' && /slit/.test(value) && /vent/i.test(text));
  const rest = isVent ? details.filter(({ id }) => id !== 'slit' && id !== 'side-slit') : details;
  const vent: Detail[] = isVent && !rest.some(({ id }) => id === 'vent') ? [{ id: 'vent' }] : [];
  if (!isMade(garment, 'two-vents')) return [...rest, ...vent];
  return [...rest.filter(({ id, count }) => id !== 'vent' || count === undefined), ...vent, { id: 'vent', count: 2 }];
}

/** A flat band does not stretch over the hips: where no word closes it, a zip of the house's does, in the side. */
const openingOfBand = (garment: Placed, spans: readonly ReadSpan[]): Opening | undefined =>
  CUTS[garment.kind].form === 'legs' &&
  isMade(garment, 'flat-band') &&
  !isMade(garment, 'elastic-back') &&
  !spans.some(({ as }) => as === 'closure')
    ? 'side-zip'
    : undefined;

/** Garments that a belt or sash belongs to. */
const BELTED: readonly string[] = [
  'trench-coat',
  'wrap-coat',
  'robe',
  'wrap-dress',
  'wrap-top',
  'kimono',
  'hanbok',
  'jeogori',
  'yukata',
  'hanfu',
];
const BELT = /belt|sash|\btie[ds]?\b|buckle|cinch|\bobi\b|wrap/i;

/** A belt that no word orders is the picture's, and not sewn. */
function unbelted({ reading }: Look, { kind }: Garment, details: readonly Detail[]): readonly Detail[] {
  const isSaid = [...reading.understood, ...reading.unread].some(({ text }) => BELT.test(text));
  const isNamed = reading.understood.some(({ as }) => as === 'garment');
  return isSaid || !isNamed || BELTED.includes(kind) ? details : details.filter(({ id }) => id !== 'belt');
}

/** A pocket of the breast with a flap is one pocket, and no flap of the hip. */
const flapped = (details: readonly Detail[], { parts = [] }: Placed): readonly Detail[] => [
  ...details.filter(({ id }) => id !== 'chest-pocket' && id !== 'flap-pocket' && id !== 'patch-pocket'),
  { id: 'chest-flap-pocket' },
  ...(isPlural(parts) ? [{ id: 'chest-flap-pocket', count: 2 } as const] : []),
];
/** 'Chest flap pockets' are two. */
const isPlural = (parts: NonNullable<Placed['parts']>): boolean =>
  parts.some(({ id, text, count, isNone }) => id === 'pocket' && !isNone && /pockets$/i.test(text) && count !== 1);

/** Rivets hold the mouths of pockets, and stand along no hem. */
const isRiveted = ({ kind }: Garment, spans: readonly ReadSpan[]): boolean =>
  CUTS[kind].form === 'legs' && spans.some(({ value, text }) => value === 'studs' && /rivet/i.test(text));

/** 'Elastic at the waist, no zip': nothing but the elastic lets one in. */
const isElasticAlone = ({ details, made = [], refused = [] }: Placed): boolean =>
  refused.some((what) => /^(?:zip(?:per)?|closures?)$/.test(what)) &&
  (made.some(({ id }) => id === 'elastic-waist') ||
    details.some(({ id, part }) => id === 'elastic' && part === 'waist'));

const TURN_UP: Detail = { id: 'turn-up' };

/** The cuffs of trousers are turn-ups. */
function hasTurnUps(spans: readonly ReadSpan[], { kind, details }: Garment): boolean {
  const cut = CUTS[kind];
  const isTailored = cut.form === 'legs' && (cut.kind === 'trousers' || cut.kind === 'jeans');
  return (
    isTailored &&
    !details.some(({ id }) => id === 'turn-up') &&
    spans.some(({ as, value }) => as === 'part' && value === 'cuff')
  );
}

/** A seam under the bust joins a skirt, whatever the skirt is called. */
const JOINED_UNDER_BUST: readonly Garment['silhouette'][] = ['a-line', 'straight', 'shift', 'slim'];

const BELTS: ReadonlySet<string> = new Set<Detail['id']>(['belt', 'wide-belt', 'narrow-belt']);
/** Drawn in by a cord at the waist: the belt of a salwar is the part that its legs hang from, and no strap lies over the cord. */
const isDrawnByCord = ({ kind, closure }: Garment): boolean => {
  const cut = CUTS[kind];
  return cut.form === 'legs' && (closure === 'drawstring' || cut.kind === 'salwar' || cut.kind === 'patiala');
};

/** A strap round the waist that is left off as a cord draws it in. */
export const isBeltOverCord = (garment: Garment, { id, part }: Detail): boolean =>
  BELTS.has(id) && part === undefined && isDrawnByCord(garment);

/** What hangs from a bib is a skirt with a seam at the waist. */
const UNJOINED: readonly Garment['silhouette'][] = ['a-line', 'straight', 'shift', 'slim', 'wide', 'boxy', 'pencil'];

function silhouetteOf(spans: readonly ReadSpan[], garment: Placed): Garment['silhouette'] {
  if (
    isMade(garment, 'bib') &&
    !isMade(garment, 'apron') &&
    CUTS[garment.kind].form === 'torso' &&
    UNJOINED.includes(garment.silhouette)
  )
    return 'fit-and-flare';
  // what is fitted to the knee and flares from there is a fishtail, whatever else its flare is called
  if (spans.some(({ as, value }) => as === 'silhouette' && value === 'mermaid')) return 'mermaid';
  const isEmpire = spans.some(({ as, value }) => as === 'waistline' && value === 'empire');
  return isEmpire && buildOf(garment) !== undefined && JOINED_UNDER_BUST.includes(garment.silhouette)
    ? 'empire'
    : garment.silhouette;
}

/** Details of a Look that are constructions under the same name, whoever ordered them. */
const AS_MADE: Partial<Readonly<Record<Detail['id'], ConstructionId>>> = {
  scallop: 'scallop',
  piping: 'piping',
  'button-down-collar': 'button-down',
  'spread-collar': 'spread-collar',
};

const madeOfDetails = ({ details, unmade }: Placed, said: readonly Made[]): Made[] =>
  details.flatMap(({ id, part }): Made[] => {
    const made = AS_MADE[id];
    if (made === undefined || unmade?.includes(made) || said.some((one) => one.id === made)) return [];
    return [{ id: made, text: part === undefined ? id : `${id} ${part}`, start: -1, end: -1 }];
  });

/** Necks of what leaves the shoulders bare, by what the words call it. */
const HUNG: readonly Garment['neckline'][] = ['strapless', 'straps', 'halter', 'off-shoulder', 'one-shoulder'];

const ONE_SLEEVE = /\bsleeve\b/i;
/** The sleeve of a shoulder, as long as its words say. */
const oneSleeve = (text: string, { shape, length }: Garment['sleeve']): Garment['sleeve'] => ({
  shape: shape === 'none' ? 'set-in' : shape,
  length: /\b(?:long|full)\b/i.test(text) ? 'long' : length === 'sleeveless' ? 'short' : length,
});

/** 'One sleeve mustard' is of another cloth than its fellow, and bares no shoulder. */
function isSleeveOfOtherCloth(spans: readonly ReadSpan[]): boolean {
  const one = spans.find(({ as, text }) => as === 'neckline' && /^(?:one|single) sleeve$/i.test(text));
  return one !== undefined && spans.some(({ as, start }) => CLOTHS.has(as) && start === one.end + 1);
}
const CLOTHS: ReadonlySet<ReadSpan['as']> = new Set(['colour', 'print', 'fabric', 'detail', 'part']);

/** Straps over the shoulders; those of a waist, a back or a sleeve are others. */
const STRAPS = /(?<!(?:sleeve|cuff|back|chin|throat|ankle|waist|buckle) )\b(?:shoulder )?straps\b/i;

/**
 * What hangs without shoulders does so whatever the shape of its upper edge, and sleeves that come off it are no part of its body:
 * 'spaghetti straps and sweetheart neck', 'strapless, detachable sleeves'.
 */
function hungOf(
  spans: readonly ReadSpan[],
  { neckline, sleeve, parts = [] }: Placed,
  line: string,
): Partial<Pick<Placed, 'neckline' | 'sleeve' | 'isSquareEdged' | 'isHeartEdged'>> {
  if (isSleeveOfOtherCloth(spans)) return { neckline: 'round' };
  // what has straps and no sleeves hangs from them
  const isStrapped = sleeve.shape === 'none' && STRAPS.test(line) && !parts.some(({ id }) => id === 'strap');
  const said =
    HUNG.find((one) => spans.some(({ as, value }) => as === 'neckline' && value === one)) ??
    (isStrapped ? 'straps' : undefined);
  const isSleeved = spans.some(({ as }) => as === 'sleeve');
  // 'one long sleeve' is read as the one shoulder that it covers
  const one = spans.find(({ as, text }) => as === 'neckline' && ONE_SLEEVE.test(text));
  const only = one && !isSleeved ? { sleeve: oneSleeve(one.text, sleeve) } : undefined;
  // a cowl falls between its straps
  const isUnsleeved =
    said === 'strapless' || ((said === 'one-shoulder' || said === 'halter' || said === 'straps') && !isSleeved);
  // to what hangs without shoulders no sleeve is set, unless one is ordered
  const bare = only ?? (isUnsleeved ? { sleeve: { shape: 'none' as const, length: 'sleeveless' as const } } : {});
  const isHeart =
    (said === 'straps' || said === 'halter') &&
    spans.some(({ as, value }) => as === 'neckline' && value === 'sweetheart');
  const edge = isHeart ? { isHeartEdged: true as const } : {};
  if (said !== undefined && said === neckline) return { ...bare, ...edge };
  if (said === undefined || HUNG.includes(neckline) || neckline === 'cowl') return {};
  return { neckline: said, ...(neckline === 'square' && { isSquareEdged: true as const }), ...edge, ...bare };
}

/**
 * A garment as its words order it, where the Look as it is painted has it otherwise: how it closes and where, seams for darts, a number of
 * kalis, and constructions that no picture shows.
 */
export function asOrdered(look: Look, worn: Placed): Placed {
  // the bib of a shirt is laid on its front, and nothing hangs from it
  const isShirt = buildOf(worn) === 'shirt';
  const said = readMade(look, worn.id).filter(({ id }) => !worn.unmade?.includes(id) && !(isShirt && id === 'bib'));
  const parts = readParts(look, worn.id);
  const made = [...said, ...madeOfDetails(worn, said), ...frontButtons({ ...worn, parts }, said)];
  const garment: Placed = { ...worn, made, parts };
  const spans = look.reading.understood.filter(({ of }) => of === garment.id);
  const opening = placeOf(spans, garment) ?? openingOfBand(garment, spans);
  const isSeamed =
    isMade(garment, 'princess') ||
    spans.some(({ as, value, text }) => as === 'detail' && value === 'darts' && SEAMED.test(text));
  const kalis = kalisOf(look);
  const isFlapped =
    isMade(garment, 'chest-flap') || spans.some(({ as, value }) => as === 'detail' && value === 'chest-flap-pocket');
  const vented = orderedDetails(garment, ventsOf(spans, garment));
  const parted = withoutCuffCounts(isFlapped ? flapped(vented, garment) : vented, spans, garment);
  const darted = unbelted(look, worn, parted).filter(
    (detail) =>
      !(isSeamed && detail.id === 'darts' && detail.part === undefined) &&
      !(detail.id === 'elastic' && detail.part === 'hem' && isMade(garment, 'drawn-hem')) &&
      !(detail.id === 'studs' && isRiveted(worn, spans)) &&
      !isBeltOverCord(garment, detail) &&
      (kalis === undefined || detail.id !== 'gher'),
  );
  const pleats = pleatsAfter(look, worn);
  const details = [
    ...darted,
    ...(pleats === undefined ? [] : [{ id: 'pleats', count: pleats } as const]),
    ...(isSeamed ? [PRINCESS] : []),
    ...(hasTurnUps(spans, garment) ? [TURN_UP] : []),
  ];
  // 'no vent' is read as no slit: what it is called counts as well
  const refused = look.reading.understood.flatMap(({ as, of, value, text }) =>
    as === 'without' && (of === undefined || of === garment.id) ? [value, text.toLowerCase()] : [],
  );
  const unlined = unlinedParts(look, garment.id);
  const hemDeep = hemSaid(look, garment.id);
  const isFull = kalis !== undefined && garment.id === fullest(look);
  return {
    ...garment,
    closure: closureOf(spans, garment),
    collar: collarOf(spans, garment),
    ...(isMade(garment, 'bib') && garment.waistline === 'none' && { waistline: 'natural' as const }),
    ...hungOf(spans, garment, CUTS[garment.kind].form === 'torso' ? clauseOf(look, garment.id) : ''),
    silhouette: silhouetteOf(spans, garment),
    details: isFull ? [...details, { id: 'gher' }, { id: 'gher', count: kalis }] : [...details],
    ...(hemDeep !== undefined && { hemDeep }),
    ...(opening !== undefined && { opening }),
    ...(refused.length > 0 && { refused }),
    ...(unlined.length > 0 && { unlinedParts: unlined }),
    ...(isUnlined(look, garment.id) && { isUnlined: true as const }),
    ...((isPulledOn(spans) || isElasticAlone({ ...garment, refused })) && { isPulledOn: true as const }),
    ...(spans.some(({ as }) => as === 'length') && { isLengthSaid: true as const }),
  };
}

/** The garment that kalis are of: what spreads widest of those that are cut of them. */
const fullest = ({ garments }: Look): string | undefined =>
  (
    garments.find(({ family }) => family === 'lehenga') ??
    garments.find(({ family }) => family === 'dress') ??
    garments[0]
  )?.id;

/** How many front buttons the words count. */
export function buttonsOf({ details }: Pick<Garment, 'details'>): number | undefined {
  const has = (id: Detail['id']) => details.some((one) => one.id === id);
  const counted = details.find(({ id, count }) => id === 'buttons' && count !== undefined)?.count;
  return counted ?? (has('one-button') ? 1 : has('two-button') ? 2 : has('three-button') ? 3 : undefined);
}

/** How many of a detail the words count. */
export const countOf = ({ details }: Pick<Garment, 'details'>, id: Detail['id']): number | undefined =>
  details.find((one) => one.id === id && one.count !== undefined)?.count;
