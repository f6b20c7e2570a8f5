import { curve, flatten, join, lengthOfPoints, type Path, type Pt, poly } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import { isMade } from '../../spec/made/made.ts';
import { bagOf } from '../../spec/torso/hanging-sleeve.ts';
import { hasRibCuffs } from '../../spec/torso/ribbed.ts';
import { type Piece, rectangle, side } from '../piece.ts';
import type { TorsoPlan } from './torso-plan.ts';
import { twoPieceSleeve } from './two-piece-sleeve.ts';

const length = (path: Path) => lengthOfPoints(flatten(path, 16));

/** Cap of a height over an upper arm of a width: two S curves from underarm to top and down. */
function cap(half: number, height: number): Path {
  return join(
    curve([-half, height], [-half * 0.58, height], [-half * 0.6, 0], [0, 0]),
    curve([0, 0], [half * 0.6, 0], [half * 0.58, height], [half, height]),
  );
}

/** What the cap is cut longer than the armhole: eased in tailoring, gathered where it puffs. */
export function capEase(p: TorsoPlan, armholes: number): number {
  switch (p.g.sleeve.shape) {
    case 'puff':
    case 'balloon':
      return armholes * 0.4;
    case 'bishop':
      return armholes * 0.12;
    default:
      return p.build === 'tailored' || p.build === 'coat' || p.build === 'band-coat' ? 3 : p.knit ? 0 : 1;
  }
}

/** The height at which the cap is as long as is wanted (bisection: a higher cap is longer). */
function capHeight(half: number, wanted: number): number {
  let [low, high] = [0.2, 60];
  for (let i = 0; i < 48; i++) {
    const mid = (low + high) / 2;
    if (length(cap(half, mid)) < wanted) low = mid;
    else high = mid;
  }
  return (low + high) / 2;
}

export interface Sleeve {
  pieces: Piece[];
  /** Cap over armholes, cm. */
  ease: number;
  /** Full width of the edge before the cuff, over the cuff's width. */
  cuffEase: number;
}

const GATHERED = { bishop: 1.7, balloon: 1.9, puff: 1.6 } as const;
const isGathered = (shape: string): shape is keyof typeof GATHERED => shape in GATHERED;

function plainSleeve(p: TorsoPlan, armholes: number): Sleeve {
  const { sleeve = 0, upperArm = 0, sleeveOpening = 0, cuff = 0 } = p.t;
  const ease = capEase(p, armholes);
  const wanted = armholes + ease;
  // a cap narrower than its armhole cannot be; one far too wide gets a flat cap
  const half = Math.min(Math.max(upperArm, 8), wanted * 0.495);
  const height = capHeight(half, wanted);
  const shape = p.g.sleeve.shape;
  const fullness = isGathered(shape) ? GATHERED[shape] : 1;
  const pleats = cuff && p.build === 'shirt' ? 2.5 : 0;
  const edge = sleeveOpening * fullness + pleats;
  const end = Math.max(sleeve - cuff, height + 1.5);
  const over = cap(half, height);
  if (p.shape.twoPieceSleeve)
    return { pieces: twoPieceSleeve(over, { half, height, end, opening: sleeveOpening }), ease, cuffEase: 0 };
  const hem = cuff ? ALLOWANCES.armhole : p.knit ? ALLOWANCES.knitHem : ALLOWANCES.hem;
  const body: Piece = {
    id: 'sleeve',
    name: 'Sleeve',
    cloth: 'fabric',
    cut: 2,
    sides: [
      side('cap', over, p.knit ? ALLOWANCES.knit : ALLOWANCES.sleeveHead),
      side('seam-front', poly([half, height], [edge, end]), p.knit ? ALLOWANCES.knit : ALLOWANCES.sleeveSeam),
      side('hem', poly([edge, end], [-edge, end]), hem),
      side('seam-back', poly([-edge, end], [-half, height]), p.knit ? ALLOWANCES.knit : ALLOWANCES.sleeveSeam),
    ],
    grain: [
      [0, height * 0.4],
      [0, end - 2],
    ],
    notches: [[0, 0], onCap(over, 0.3), onCap(over, 0.7)],
    inner: [],
  };
  const pieces = [body];
  if (cuff) {
    const ribbed = hasRibCuffs(p.g, p.build);
    const doubled = isMade(p.g, 'french-cuff') && !ribbed;
    pieces.push(
      rectangle(
        'cuff',
        ribbed ? 'Cuff, rib' : doubled ? 'Double cuff, inner and outer' : 'Cuff',
        { width: sleeveOpening * 2 * (ribbed ? 0.85 : 1) + (ribbed ? 0 : 2.5), height: cuff * 2 },
        {
          cloth: ribbed ? 'rib' : 'fabric',
          cut: doubled ? 4 : 2,
          inner: [
            {
              // two layers of a double cuff turn back on this line
              kind: 'fold',
              points: [
                [0, cuff],
                [sleeveOpening * 2, cuff],
              ],
            },
          ],
        },
      ),
    );
  }
  return { pieces, ease, cuffEase: 2 * edge - 2 * sleeveOpening };
}

function onCap(path: Path, k: number): Pt {
  const points = flatten(path, 16);
  return points[Math.round((points.length - 1) * k)] ?? path.from;
}

/** A sleeve that hangs as a bag: sewn to the body at the armhole alone, closed along the bottom and at the wrist below its opening. */
function hangingSleeve(p: TorsoPlan, half: number, deep: number): Sleeve {
  const { sleeve = 0, sleeveOpening = 0 } = p.t;
  const { armhole, sleeveSeam, hem } = ALLOWANCES;
  const body: Piece = {
    id: 'sleeve',
    name: 'Sleeve',
    cloth: 'fabric',
    cut: 2,
    sides: [
      side('cap', poly([-half, 0], [0, 0], [half, 0]), armhole),
      side('open-front', poly([half, 0], [deep, 0]), hem),
      side('seam-front', poly([deep, 0], [deep, sleeve], [sleeveOpening, sleeve]), sleeveSeam),
      side('hem', poly([sleeveOpening, sleeve], [-sleeveOpening, sleeve]), hem),
      side('seam-back', poly([-sleeveOpening, sleeve], [-deep, sleeve], [-deep, 0]), sleeveSeam),
      side('open-back', poly([-deep, 0], [-half, 0]), hem),
    ],
    grain: [
      [0, 3],
      [0, sleeve - 3],
    ],
    notches: [[0, 0]],
    inner: [],
  };
  return { pieces: [body], ease: 0, cuffEase: 0 };
}

/** A straight sleeve of a robe: as wide as the armhole is deep, tapering to its opening. */
function straightSleeve(p: TorsoPlan, armholes: number): Sleeve {
  const { sleeve = 0, sleeveOpening = 0 } = p.t;
  const half = armholes / 2;
  const deep = bagOf(p.t, p.g);
  if (deep !== undefined && deep > half + 1) return hangingSleeve(p, half, deep);
  const body: Piece = {
    id: 'sleeve',
    name: 'Sleeve',
    cloth: 'fabric',
    cut: 2,
    sides: [
      side('cap', poly([-half, 0], [0, 0], [half, 0]), ALLOWANCES.armhole),
      side('seam-front', poly([half, 0], [sleeveOpening, sleeve]), ALLOWANCES.sleeveSeam),
      side('hem', poly([sleeveOpening, sleeve], [-sleeveOpening, sleeve]), ALLOWANCES.hem),
      side('seam-back', poly([-sleeveOpening, sleeve], [-half, 0]), ALLOWANCES.sleeveSeam),
    ],
    grain: [
      [0, 3],
      [0, sleeve - 3],
    ],
    notches: [[0, 0]],
    inner: [],
  };
  return { pieces: [body], ease: 0, cuffEase: 0 };
}

/** Sleeve and cuff for an armhole of this length, front and back together; nothing where there is no sleeve. */
export function sleeveOf(p: TorsoPlan, armholes: number): Sleeve | undefined {
  if (p.t.sleeve === undefined || p.t.upperArm === undefined || p.t.sleeveOpening === undefined) return undefined;
  return p.build === 'wide' ? straightSleeve(p, armholes) : plainSleeve(p, armholes);
}
