import { crossings } from '../kit/level.ts';
import { boxOf } from '../kit/path.ts';
import type { PartName } from '../spec/specification.ts';
import { type Join, type Pattern, type Piece, seamLine, sideLength } from './piece.ts';

/** What a tape shows on the drafted pieces, allowances apart, by part and point of measure. */
export type Readings = Partial<Record<PartName, Readonly<Record<string, number>>>>;

const find = (pattern: Pattern, id: string): Piece | undefined => pattern.pieces.find((p) => p.id === id);

/** Width of a piece's seam line at a level, from the centre line where it has one. */
function widthAt(piece: Piece, y: number): number {
  const xs = crossings(seamLine(piece), y, true);
  return xs.length ? Math.max(...xs) - Math.min(...xs) : 0;
}

/** What is cut once and without a fold spans both halves of a body. */
const isWhole = ({ cut, fold }: Piece): boolean => cut === 1 && fold === undefined;
const halved = (piece: Piece, both: number): number => (isWhole(piece) ? both / 2 : both);

/** As far as the centre line: what reaches over it is not of the half. */
function halfAt(piece: Piece, y: number): number {
  if (isWhole(piece)) return widthAt(piece, y) / 2;
  const xs = crossings(seamLine(piece), y, true);
  return xs.length ? Math.max(...xs) : 0;
}

/** What darts take out at a level. */
function dartsAt(piece: Piece, y: number): number {
  return piece.inner
    .filter((q) => q.kind === 'dart' || q.kind === 'pleat')
    .reduce((sum, { points }) => {
      const upright = points.every(([x]) => Math.abs(x - (points[0]?.[0] ?? x)) < 8);
      const xs = upright ? crossings(points, y) : [];
      return sum + (xs.length > 1 ? Math.max(...xs) - Math.min(...xs) : 0);
    }, 0);
}

const dartDrop = (front: Piece): number => halved(front, sideLength(front, 'dart'));

interface BodyPieces {
  front: Piece;
  /** The lower back: below a yoke, at the centre of panels. */
  back: Piece;
  /** Parts beside them, whose width is their own. */
  others: readonly Piece[];
  /** Every piece with a share of the armhole, shoulder to underarm in front and behind. */
  all: readonly Piece[];
}

const BESIDE: readonly string[] = ['front-side', 'back-side', 'side-panel'];

function bodyPieces(pattern: Pattern): BodyPieces | undefined {
  const [front, back, yoke] = [find(pattern, 'front'), find(pattern, 'back'), find(pattern, 'yoke')];
  const others = pattern.pieces.filter((q) => BESIDE.includes(q.id));
  if (!front || !back) return undefined;
  const all = [front, ...others, back, ...(yoke ? [yoke] : [])];
  return all.some((q) => q.sides.some((s) => s.name === 'neck')) ? { front, back, others, all } : undefined;
}

/** Half the garment's width at a level, darts closed. */
function halfWidthAt({ front, back, others }: BodyPieces, under: number, y: number): number {
  const shift = y > under + 7 ? dartDrop(front) : 0;
  return (
    halfAt(front, y + shift) +
    halfAt(back, y) +
    others.reduce((sum, q) => sum + widthAt(q, y), 0) -
    halved(front, dartsAt(front, y + shift)) -
    halved(back, dartsAt(back, y))
  );
}

const pointsOf = (pieces: readonly Piece[], name: string) =>
  pieces.flatMap((q) => q.sides.filter((s) => s.name === name).flatMap((s) => s.points));

/** The underarm: the lowest point of any armhole, or where the sides begin of what has none. */
function underarmOf(body: BodyPieces): number {
  const holes = pointsOf(body.all, 'armhole').map(([, y]) => y);
  return holes.length > 0 ? Math.max(...holes) : Math.min(...pointsOf(body.all, 'side').map(([, y]) => y));
}

const isRaglanPiece = ({ name }: Piece): boolean => name.startsWith('Raglan');

/** A sleeve's pieces: one, or an upper and an under sleeve. */
function readSleeve(pattern: Pattern): Record<string, number> {
  const parts = pattern.pieces.filter((q) => q.id === 'sleeve' || q.id === 'sleeve-under');
  const sleeve = parts[0];
  if (!sleeve) return {};
  const box = boxOf(seamLine(sleeve));
  const cuff = find(pattern, 'cuff');
  const fold = cuff ? (boxOf(seamLine(cuff)).y1 - boxOf(seamLine(cuff)).y0) / 2 : 0;
  const level = Math.max(...pointsOf(parts, 'cap').map(([, y]) => y));
  const one = parts.length === 1;
  const caps = pointsOf(parts, 'cap').map(([x]) => x);
  return {
    // a head that runs to the neck begins above the shoulder point, which is notched
    sleeve:
      box.y1 -
      (isRaglanPiece(sleeve) ? (sleeve.notches[0]?.[1] ?? 0) : 0) -
      Math.min(...pointsOf(parts, 'cap').map(([, y]) => y)) +
      fold,
    upperArm: one
      ? (Math.max(...caps) - Math.min(...caps)) / 2
      : parts.reduce((sum, q) => sum + widthAt(q, level + 0.01), 0) / 2,
    ...(!cuff && { sleeveOpening: parts.reduce((sum, q) => sum + sideLength(q, 'hem'), 0) / 2 }),
  };
}

function readTorso(pattern: Pattern): Record<string, number> | undefined {
  const body = bodyPieces(pattern);
  if (!body) return undefined;
  const upper = find(pattern, 'yoke') ?? body.back;
  const backs = [upper, ...body.others.filter((q) => q.id === 'back-side')];
  const shoulder = pointsOf(backs, 'shoulder');
  const tip = shoulder.reduce((a, b) => (b[0] > a[0] ? b : a), shoulder[0] ?? [0, 0]);
  const holes = pointsOf(body.others.length ? body.others : [body.back], 'armhole');
  const under = underarmOf(body);
  const neck = pointsOf([upper], 'neck');
  const bottom = boxOf(seamLine(body.back)).y1;
  const at = (y: number) => halfWidthAt(body, under, y);
  // the side panel lies about its own axis; the chest's own width tells where the underarm is
  const reach = body.others.some((q) => q.id === 'side-panel')
    ? at(under + 0.2) / 2
    : Math.max(...holes.map(([x]) => x));
  const widths = { chest: at(under + 2), bottom, widthAtBottom: at(bottom - 0.4), ...readSleeve(pattern) };
  // what hangs from one shoulder is cut whole, and what hangs from none has no seam there
  if (shoulder.length === 0 || isWhole(body.front)) return widths;
  return {
    ...widths,
    shoulder: 2 * tip[0],
    shoulderDrop: tip[1],
    armhole: Math.hypot(reach - tip[0], under - tip[1]),
    neckWidth: 2 * (neck.at(-1)?.[0] ?? 0),
    backNeck: neck[0]?.[1] ?? 0,
  };
}

/** Torso measures at the levels of the table. */
export function torsoAt(pattern: Pattern, y: number): number {
  const body = bodyPieces(pattern);
  return body ? halfWidthAt(body, underarmOf(body), y) : 0;
}

function readSkirt(pattern: Pattern): Record<string, number> | undefined {
  const band = find(pattern, 'band');
  const height = band ? sideLength(band, 'right') / 2 : 0;
  const round = find(pattern, 'kali') ?? find(pattern, 'skirt');
  const panels = pattern.pieces.filter(({ id }) => id === round?.id || (round?.id === 'skirt' && id === 'skirt-back'));
  const allRound = (name: string): number => panels.reduce((sum, q) => sum + sideLength(q, name) * q.cut, 0);
  if (round?.sides.some((s) => s.name === 'side-right'))
    return {
      waist: allRound('top') / 2,
      sweep: allRound('hem'),
      length: sideLength(round, 'side-right') + height,
    };
  const [front, back] = [find(pattern, 'front'), find(pattern, 'back')];
  if (!front || !back || !front.sides.some((s) => s.name === 'waist') || front.sides.some((s) => s.name === 'armhole'))
    return undefined;
  const darts = dartsAt(front, 0.3) + dartsAt(back, 0.3);
  const isDrawnIn = darts === 0 && band !== undefined && find(pattern, 'band-fusing') === undefined;
  const over = -Math.min(0, ...seamLine(front).map(([x]) => x));
  return {
    // elastic draws in what is cut wide
    ...(!isDrawnIn && { waist: sideLength(front, 'waist') - over + sideLength(back, 'waist') - darts }),
    length: boxOf(seamLine(front)).y1 + height,
  };
}

const fittedWaist = (front: Piece, back: Piece): number =>
  sideLength(front, 'waist') +
  sideLength(back, 'waist') -
  [...front.inner, ...back.inner]
    .filter((q) => q.kind !== 'line')
    .reduce((sum, q) => sum + Math.abs((q.points.at(-1)?.[0] ?? 0) - (q.points[0]?.[0] ?? 0)), 0);

function readLegs(pattern: Pattern): Record<string, number> | undefined {
  const [front, back, band] = ['leg-front', 'leg-back', 'band'].map((id) => find(pattern, id));
  if (!front || !back) return undefined;
  const height = band ? sideLength(band, 'right') / 2 : 0;
  const flare = find(pattern, 'flare');
  // of a suit the sleeves may have theirs, which stand before those of the legs
  const cuff = pattern.pieces.filter(({ id }) => id === 'cuff')[find(pattern, 'sleeve') ? 1 : 0];
  const below = (flare ? sideLength(flare, 'right') : 0) + (cuff ? sideLength(cuff, 'right') / 2 : 0);
  const mean = (side: string) => (sideLength(front, side) + sideLength(back, side)) / 2;
  const fork = (p: Piece) => p.sides.find((s) => s.name === 'crotch')?.points[0]?.[1] ?? 0;
  return {
    outseam: mean('outseam') + height + below,
    inseam: mean('inseam') + below,
    frontRise: sideLength(front, 'crotch') + height,
    backRise: sideLength(back, 'crotch') + height,
    thigh: (widthAt(front, fork(front) + 2.5) + widthAt(back, fork(back) + 2.5)) / 2,
    // elastic draws the waist in, a flare or a rib ends the leg: then the edge of the leg is not what is told
    ...(find(pattern, 'fly') && { waist: fittedWaist(front, back) }),
    ...(!below && { opening: mean('hem') }),
  };
}

/** Reads the drafted pieces back with a tape: what was asked for must be found. */
export function readPattern(pattern: Pattern): Readings {
  const [torso, skirt, legs] = [readTorso(pattern), readSkirt(pattern), readLegs(pattern)];
  return { ...(torso && { torso }), ...(skirt && { skirt }), ...(legs && { legs }) };
}

/** How far the two sides of a seam are apart, less the ease that is written: 0 sews. */
export function seamError(pattern: Pattern, join: Join): number {
  const sum = (list: Join['a']) =>
    list.reduce((total, { piece, side }) => {
      const found = find(pattern, piece);
      return total + (found ? sideLength(found, side) : 0);
    }, 0);
  return sum(join.b) - sum(join.a) - join.ease;
}
