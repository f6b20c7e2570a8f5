import { curve, join, type Pt, poly } from '../../kit/path.ts';
import { ALLOWANCES } from '../../spec/allowances.ts';
import { isInHalves } from '../../spec/torso/opens-in-front.ts';
import { type Piece, rectangle, side } from '../piece.ts';
import type { TorsoPlan } from './torso-plan.ts';

const SA = ALLOWANCES.collar;

/** A band that stands: straight at the back, rising over the front third so that it lies to the neck. */
function stand(length: number, height: number, name = 'Collar stand'): Piece {
  const rise = Math.min(1.2, length * 0.06);
  const round: Pt = [length - 1.2, -rise - height];
  return {
    id: 'collar',
    name,
    cloth: 'fabric',
    cut: 2,
    fold: 'centre',
    sides: [
      side('neck', curve([length, -rise], [length * 0.72, -rise * 0.2], [length * 0.5, 0], [0, 0]), SA),
      {
        name: 'centre',
        points: [
          [0, 0],
          [0, -height],
        ],
        allowance: 0,
      },
      side('top', curve([0, -height], [length * 0.5, -height], [length * 0.72, -height - rise * 0.2], round), SA),
      side('front', curve(round, [length - 0.3, round[1] + 0.1], [length, -rise - height * 0.6], [length, -rise]), SA),
    ],
    grain: [
      [1, -height / 2],
      [length * 0.6, -height / 2],
    ],
    notches: [[length * 0.45, 0]],
    inner: [],
  };
}

/** The fall of a shirt collar: sewn to the top of its stand, pointed in front. */
function fallOf(length: number, height: number, point: number): Piece {
  const tip: Pt = [length + 1.2, -point + 0.6];
  return {
    id: 'collar-fall',
    name: 'Collar fall',
    cloth: 'fabric',
    cut: 2,
    fold: 'centre',
    sides: [
      side('neck', curve([length, 0.5], [length * 0.7, 0.1], [length * 0.4, 0], [0, 0]), SA),
      {
        name: 'centre',
        points: [
          [0, 0],
          [0, -height],
        ],
        allowance: 0,
      },
      side('edge', curve([0, -height], [length * 0.5, -height], [length * 0.8, -height - 0.4], tip), SA),
      side('front', poly(tip, [length, 0.5]), SA),
    ],
    grain: [
      [1, -height / 2],
      [length * 0.6, -height / 2],
    ],
    notches: [],
    inner: [],
  };
}

/** Two sides of a hood; the lower edge is as long as the neck. */
function hood(length: number, height: number, depth: number): Piece {
  const back: Pt = [depth, -height * 0.45];
  return {
    id: 'hood',
    name: 'Hood',
    cloth: 'fabric',
    cut: 2,
    sides: [
      side('neck', curve([length, -2], [length * 0.7, -0.4], [length * 0.35, 0], [0, 0]), SA),
      side('front', poly([0, 0], [0, -height]), ALLOWANCES.hem),
      side(
        'crown',
        join(
          curve([0, -height], [depth * 0.6, -height - 1], [depth, -height * 0.85], back),
          curve(back, [depth, -height * 0.2], [length, -height * 0.12], [length, -2]),
        ),
        1,
      ),
    ],
    grain: [
      [4, -4],
      [4, -height + 4],
    ],
    notches: [],
    inner: [],
  };
}

/** A collar that lies flat; where the back opens it is of two halves, upper and under. */
function flat(fall: Piece, inHalves: boolean): Piece {
  const collar = { ...fall, id: 'collar', name: inHalves ? 'Collar, in halves' : 'Collar' };
  if (!inHalves) return collar;
  const { fold: _, ...whole } = collar;
  return {
    ...whole,
    cut: 4,
    sides: whole.sides.map((one) => (one.name === 'centre' ? { ...one, allowance: SA } : one)),
  };
}

/** Collar pieces for a neck seam of this length on the half, and how much they ease on: below 0 is stretched. */
export function collarOf(p: TorsoPlan, half: number): { pieces: Piece[]; ease: number } {
  const t = p.t;
  const { collar = 3, collarFall = 4.5, collarPoint = 7 } = t;
  switch (p.g.collar) {
    case 'mandarin':
    case 'band':
    case 'funnel':
    case 'cross':
    case 'bow':
      return { pieces: [stand(half, p.g.collar === 'cross' ? 5 : collar, 'Collar')], ease: 0 };
    case 'shirt':
    case 'polo':
      // an open collar is cut in one and has no stand
      if (t.collar === undefined)
        return {
          pieces: [{ ...fallOf(half, collarFall, collarPoint), id: 'collar', name: 'Collar, in one piece' }],
          ease: 0,
        };
      return { pieces: [stand(half, collar), fallOf(half - 0.6, collarFall, collarPoint)], ease: 0 };
    case 'peter-pan':
      return { pieces: [flat(fallOf(half, collarFall, 5), isInHalves(p.g, p.shape.backSeam))], ease: 0 };
    case 'notch':
    case 'peak':
    case 'shawl': {
      const set = half * 0.78;
      return {
        pieces: [{ ...fallOf(set, collar + collarFall, collarPoint + 1), id: 'collar', name: 'Collar' }],
        ease: set - half,
      };
    }
    case 'hood':
      return { pieces: [hood(half, t.hood ?? 35, t.hoodDepth ?? 25)], ease: 0 };
    case 'rib':
    case 'roll':
      return ribBand(half, p.g.collar === 'roll' ? collar : (t.rib ?? 2.5));
    case 'none':
      return t.rib ? ribBand(half, t.rib) : { pieces: [], ease: 0 };
  }
}

/** Ribs are cut shorter than the edge they are sewn to. */
export const RIB = 0.85;

function ribBand(half: number, height: number): { pieces: Piece[]; ease: number } {
  const width = half * 2 * RIB;
  const piece = rectangle(
    'collar',
    'Neck rib',
    { width, height: height * 2 },
    {
      cloth: 'rib',
      inner: [
        {
          kind: 'fold',
          points: [
            [0, height],
            [width, height],
          ],
        },
      ],
      allowances: { top: ALLOWANCES.rib, bottom: ALLOWANCES.rib, left: ALLOWANCES.rib, right: ALLOWANCES.rib },
    },
  );
  return { pieces: [piece], ease: width / 2 - half };
}
