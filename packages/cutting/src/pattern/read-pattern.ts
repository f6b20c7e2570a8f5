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

/** As far as the centre line: what reaches over it is not of the half. */
function halfAt(piece: Piece, y: number): number {
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

const dartDrop = (front: Piece): number => sideLength(front, 'dart');

function readTorso(pattern: Pattern): Record<string, number> | undefined {
  const front = find(pattern, 'front');
  const back = find(pattern, 'back');
  if (!front || !back || !front.sides.some((s) => s.name === 'armhole')) return undefined;
  const hole = back.sides.find((s) => s.name === 'armhole');
  const tip = hole?.points[0] ?? [0, 0];
  const under = hole?.points.at(-1) ?? [0, 0];
  const neck = back.sides.find((s) => s.name === 'neck')?.points ?? [];
  const drop = dartDrop(front);
  const at = (y: number) =>
    halfAt(front, y > under[1] + 7 ? y + drop : y) +
    halfAt(back, y) -
    dartsAt(front, y > under[1] + 7 ? y + drop : y) -
    dartsAt(back, y);
  const out: Record<string, number> = {
    chest: at(under[1] + 2),
    shoulder: 2 * tip[0],
    shoulderDrop: tip[1],
    armhole: Math.hypot(under[0] - tip[0], under[1] - tip[1]),
    neckWidth: 2 * (neck.at(-1)?.[0] ?? 0),
    backNeck: neck[0]?.[1] ?? 0,
    bottom: boxOf(seamLine(back)).y1,
    widthAtBottom: at(boxOf(seamLine(back)).y1 - 0.4),
  };
  const sleeve = find(pattern, 'sleeve');
  if (sleeve) {
    const box = boxOf(seamLine(sleeve));
    const cap = sleeve.sides.find((s) => s.name === 'cap')?.points ?? [];
    const cuff = find(pattern, 'cuff');
    const fold = cuff ? (boxOf(seamLine(cuff)).y1 - boxOf(seamLine(cuff)).y0) / 2 : 0;
    out.sleeve = box.y1 - Math.min(...cap.map(([, y]) => y)) + fold;
    out.upperArm = (Math.max(...cap.map(([x]) => x)) - Math.min(...cap.map(([x]) => x))) / 2;
    if (!cuff) out.sleeveOpening = sideLength(sleeve, 'hem') / 2;
  }
  return out;
}

/** Torso measures at the levels of the table. */
export function torsoAt(pattern: Pattern, y: number): number {
  const front = find(pattern, 'front');
  const back = find(pattern, 'back');
  if (!front || !back) return 0;
  const under = front.sides.find((s) => s.name === 'armhole')?.points.at(-1)?.[1] ?? 0;
  const shift = y > under + 7 ? dartDrop(front) : 0;
  return halfAt(front, y + shift) + halfAt(back, y) - dartsAt(front, y + shift) - dartsAt(back, y);
}

function readSkirt(pattern: Pattern): Record<string, number> | undefined {
  const band = find(pattern, 'band');
  const height = band ? sideLength(band, 'right') / 2 : 0;
  const round = find(pattern, 'kali') ?? find(pattern, 'skirt');
  if (round?.sides.some((s) => s.name === 'side-right'))
    return {
      waist: (sideLength(round, 'top') * round.cut) / 2,
      sweep: sideLength(round, 'hem') * round.cut,
      length: sideLength(round, 'side-right') + height,
    };
  const [front, back] = [find(pattern, 'front'), find(pattern, 'back')];
  if (!front || !back || !front.sides.some((s) => s.name === 'waist') || front.sides.some((s) => s.name === 'armhole'))
    return undefined;
  const darts = dartsAt(front, 0.3) + dartsAt(back, 0.3);
  const over = -Math.min(0, ...seamLine(front).map(([x]) => x));
  return {
    waist: sideLength(front, 'waist') - over + sideLength(back, 'waist') - darts,
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
  const cuff = find(pattern, 'cuff');
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
