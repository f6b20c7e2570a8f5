import { asksFor, type Detail, type Garment } from '@toile/look';
import { countOf } from '../as-ordered.ts';
import type { WithParts } from '../closers.ts';
import type { Build } from '../cut.ts';
import { isJacket } from '../is-jacket.ts';
import type { OrderedPart } from '../made/read-parts.ts';
import { isRefused, onePocketOf } from '../ordered-details.ts';
import type { Torso } from '../points.ts';
import { isWorked } from '../works.ts';

/**
 * A kangaroo across the front, patches on breast and hip, an opening with flaps or a welt at the hip, a slanted welt, an opening
 * left in the side seam, and the tailor's breast welt.
 */
export type PocketKind =
  | 'kangaroo'
  | 'breast-patch'
  | 'hip-patch'
  | 'flap'
  | 'welt'
  | 'slanted-welt'
  | 'in-seam'
  | 'breast-welt';

export interface Pocket {
  kind: PocketKind;
  /** One lies on the wearer's left. */
  count: 1 | 2;
  width: number;
  height: number;
  /** Whose side one lies on, the wearer's; left where none is said. */
  side?: 'left' | 'right';
  /** A flap over a patch. */
  flapped?: true;
}

const PATCH = { width: 11, height: 12.5 } as const;
/** A shorter skirt has no room for a patch, cm. */
const LEAST_SKIRT = 26;
const HIP_PATCH = { width: 15, height: 17 } as const;

/** A patch of the hip takes its room of a narrow waist, cm. */
const CLEAR_OF_PATCH = 8;
const tenth = (cm: number): number => Math.round(cm * 10) / 10;
function hipPatch({ waist }: Torso): { width: number; height: number } {
  const scale = Math.min(1, waist / 2 / (HIP_PATCH.width + CLEAR_OF_PATCH));
  return { width: tenth(HIP_PATCH.width * scale), height: tenth(HIP_PATCH.height * scale) };
}

/** A flap at the hip: as wide as lies between the front and the side, cm. */
const FLAP = { width: 14, clear: 1.8, below: 8, share: 0.14 } as const;
function flapWidth({ g, t }: Order): number {
  const down = Math.min(1, FLAP.below / Math.max(1, t.hipAt - t.waistAt));
  const side = (t.waist + (t.hip - t.waist) * down) / 2;
  const from = Math.max(t.hip * FLAP.share, g.closure === 'double-breasted' ? (t.overlap ?? 0) + FLAP.clear : 0);
  return Math.min(FLAP.width, tenth(side - from - FLAP.clear));
}

/** Narrower chests, halves, are children's. */
const CHILD_CHEST = 41;

interface Order {
  g: Garment & WithParts;
  t: Torso;
  build: Build;
  men: boolean;
}

/** How many the words count of a pocket, or of pockets at all. */
const counted = ({ g }: Order, id: Detail['id']): number | undefined => countOf(g, id) ?? countOf(g, 'pocket');

const named = ({ g }: Pick<Order, 'g'>): OrderedPart[] =>
  (g.parts ?? []).filter(({ id, isNone }) => id === 'pocket' && !isNone);
/** Two welts lie at the hip, whatever stands beside them. */
const isPairOfWelts = ({ text, count }: OrderedPart): boolean => count === 2 && /^welt/i.test(text);
const isOfBreast = (part: OrderedPart): boolean =>
  /\b(?:chest|breast)\b/i.test(part.text) || (part.place === 'chest' && !isPairOfWelts(part));
/** Whether the words have a pocket on the breast. */
const saysBreast = (order: Pick<Order, 'g'>): boolean => named(order).some(isOfBreast);
/** Whether every pocket that the words name lies on the breast. */
const isAllOnBreast = (order: Pick<Order, 'g'>): boolean => named(order).length > 0 && named(order).every(isOfBreast);
/** What goes on so far below the hip is a dress or a coat, cm. */
const LONG = 12;

/** Patches lie below the waist: on a skirt, on knits that open and on what hangs straight to the hip. */
function isLow(order: Order): boolean {
  const { g, t, build } = order;
  if (named(order).some(({ place, text }) => place === 'skirt' || place === 'hip' || /\bhip\b/i.test(text)))
    return true;
  if (saysBreast(order)) return false;
  if (build !== 'shirt' && build !== 'tunic' && t.length > t.hipAt + LONG && named(order).length > 0) return true;
  const isJoined = t.joint !== undefined && t.joint < t.length - LEAST_SKIRT;
  return (
    isJoined || ((build === 'wide' || (build === 'rib-knit' && g.closure === 'buttons')) && t.length > t.hipAt - 6)
  );
}

function breastPatches(o: Order): Pocket[] {
  const { g, build } = o;
  const has = (id: Detail['id']) => asksFor(g, id);
  const casual = build === 'casual';
  const flapped = casual || has('chest-flap-pocket') ? ({ flapped: true } as const) : {};
  // shirts of denim and western ones have a pair
  const isPaired = casual || has('press-studs') || (g.cloth.fabric === 'denim' && g.collar === 'shirt');
  const patch = (count: 1 | 2): Pocket[] => [{ kind: 'breast-patch', count, ...PATCH, ...flapped }];
  if (has('flap-pocket') && (counted(o, 'flap-pocket') ?? 0) >= 4)
    return [{ kind: 'breast-patch', count: 2, ...PATCH, flapped: true }];
  if (has('patch-pocket') && isLow(o)) return [];
  // of a jacket's patches two lie at the hip, and a third on the breast
  if (has('patch-pocket') && isJacket(build))
    return (counted(o, 'patch-pocket') ?? 2) >= 3 ? patch((counted(o, 'patch-pocket') ?? 3) > 3 ? 2 : 1) : [];
  if (has('patch-pocket')) {
    const said = counted(o, 'patch-pocket');
    const isPair = named(o).some(({ text, count }) => /pockets$/i.test(text) && count === undefined);
    return patch((said ?? (casual || g.fit === 'relaxed' || isPair ? 2 : 1)) > 1 ? 2 : 1);
  }
  // the tailor's welt is the breast pocket of a jacket
  if (
    has('chest-pocket') &&
    !has('chest-flap-pocket') &&
    (isJacket(build) || build === 'band-coat' || build === 'vest')
  )
    return [];
  if (has('chest-pocket') || has('chest-flap-pocket'))
    return patch((counted(o, 'chest-flap-pocket') ?? counted(o, 'chest-pocket') ?? (isPaired ? 2 : 1)) > 1 ? 2 : 1);
  return [];
}

/** Pockets of the hip. */
const HIP_NAMES: readonly Detail['id'][] = ['flap-pocket', 'welt-pocket', 'side-pocket', 'patch-pocket', 'pocket'];

function hipPockets(o: Order): Pocket[] {
  const { g, t, build } = o;
  const has = (id: Detail['id']) => asksFor(g, id);
  const jacket = isJacket(build) || build === 'band-coat';
  const long = t.length > t.hipAt - 2;
  const isFour = (counted(o, 'patch-pocket') ?? 0) >= 4 && long;
  if (has('patch-pocket') && isFour && !jacket)
    return [{ kind: 'hip-patch', count: 2, ...hipPatch(t), ...(has('flap-pocket') && { flapped: true as const }) }];
  if (has('patch-pocket'))
    return jacket || isLow(o) || (build === 'casual' && long) ? [{ kind: 'hip-patch', count: 2, ...hipPatch(t) }] : [];
  const isSide = has('side-pocket') && namesPockets(g);
  if (jacket && isSide && !has('flap-pocket') && !has('welt-pocket'))
    return [{ kind: 'in-seam', count: 2, width: 15, height: 15 }];
  if (namesPockets(g) && jacket && !HIP_NAMES.some(has) && named(o)[0]?.count !== WITH_BREAST) return [];
  if (isAllOnBreast(o)) return [];
  // a coat has those that are ordered; a tailored jacket is none without
  if (has('flap-pocket') || build === 'tailored') return [{ kind: 'flap', count: 2, width: flapWidth(o), height: 5 }];
  if (build === 'band-coat' && has('welt-pocket')) return [{ kind: 'welt', count: 2, width: 14, height: 1.6 }];
  if (build === 'vest') return [{ kind: 'welt', count: 2, width: 10.5, height: 1.6 }];
  if (has('kangaroo-pocket')) return [];
  // under a patch on the breast a short jacket has no room for them
  if (build === 'casual' && t.length < t.waistAt + 12 && breastPatches(o).length > 0) return [];
  if (build === 'casual') return [{ kind: 'slanted-welt', count: 2, width: 13, height: 2.4 }];
  if (has('welt-pocket')) return [{ kind: 'welt', count: 2, width: 12, height: 1.6 }];
  // fleece has the pockets of sweatshirts: welts beside a zip, one across under a hood
  if (build === 'rib-knit' && (has('pocket') || has('side-pocket')))
    return g.closure === 'zip' ? [{ kind: 'slanted-welt', count: 2, width: 13, height: 2.4 }] : [];
  const isSeamed = has('side-pocket') || (has('pocket') && t.length > t.hipAt + 8);
  // a peplum is too short for one
  const isShort = t.joint !== undefined && t.joint < t.length - 2 && t.length - t.joint < LEAST_SKIRT;
  return isSeamed && long && build !== 'knit' && !isShort ? [{ kind: 'in-seam', count: 2, width: 15, height: 15 }] : [];
}

/** What lies over the breast leaves no place for its welt: a storm flap, work on the front. */
const isCovered = (g: Garment): boolean =>
  asksFor(g, 'storm-flap') ||
  g.details.some(({ id, part }) => isWorked({ id }) && (part === undefined || part === 'front'));

/** The words name pockets: what they do not name is not there. */
const namesPockets = ({ parts = [] }: WithParts): boolean => parts.some(({ id }) => id === 'pocket');

/** Every pocket of a body, in the order in which they are made: flats draw them, pieces are cut for them. */
export function pocketsOf(t: Torso, g: Garment & WithParts, build: Build, men: boolean): Pocket[] {
  if (isRefused(g, 'pocket')) return [];
  const one = onePocketOf(g);
  const all = everyPocket(t, g, build, men);
  const isOnly = all.length === 1 && one !== undefined;
  return isOnly ? all.map((pocket) => ({ ...pocket, count: 1, ...(one.side && { side: one.side }) })) : all;
}

/** Two of the hip and one of the breast. */
const WITH_BREAST = 3;

function everyPocket(t: Torso, g: Garment & WithParts, build: Build, men: boolean): Pocket[] {
  const order = { g, t, build, men };
  const hooded = build === 'rib-knit' && g.collar === 'hood' && g.closure !== 'zip';
  const isKangaroo = asksFor(g, 'kangaroo-pocket') || (hooded && (asksFor(g, 'pocket') || asksFor(g, 'side-pocket')));
  const kangaroo: Pocket[] = isKangaroo
    ? [{ kind: 'kangaroo', count: 1, width: 2 * Math.min(15, t.chest * 0.3), height: 19 }]
    : [];
  // who counts two welts of a waistcoat has none on the breast
  const two = counted(order, 'welt-pocket') === 2 && build === 'vest' && !saysBreast(order);
  // and a patch on the breast stands where the welt would
  const patched = asksFor(g, 'patch-pocket') && (counted(order, 'patch-pocket') ?? 2) >= 3;
  const isWelted = isJacket(build) || build === 'band-coat' || build === 'vest';
  // who names the pockets of a jacket has a welt on the breast where he says so
  const isThird = named(order).length === 1 && named(order)[0]?.count === WITH_BREAST;
  const isWanted = saysBreast(order) || !namesPockets(g) || isThird;
  const welted =
    !two && !patched && !isCovered(g) && (isWelted ? isWanted : asksFor(g, 'welt-pocket') && isAllOnBreast(order));
  const breast: Pocket[] = welted
    ? [{ kind: 'breast-welt', count: 1, width: t.chest < CHILD_CHEST ? 7 : 10, height: 2.3 }]
    : [];
  return [...kangaroo, ...breastPatches(order), ...hipPockets(order), ...breast];
}
