/** From where shoes by themselves are looked at, and how they stand for that. */
import type { Footwear } from '@toile/look';
import { buildShoe } from './build-shoe.ts';
import { type Camera, cameraAt, seen } from './camera.ts';
import { type Placed, type Stand, type Surface, standing } from './surface.ts';

interface ShoeStance {
  words: string;
  /** Degrees by which the eye stands over the floor. */
  lift: number;
  stands: readonly Stand[];
}

const LEFT_SHOE = { isMirrored: true } as const;
const RIGHT_SHOE = { isMirrored: false } as const;

const STANCES: readonly ShoeStance[] = [
  {
    words: 'three-quarter',
    lift: 24,
    stands: [
      { turn: 60, x: 0, z: 0, ...LEFT_SHOE },
      { turn: 46, x: 0.34, z: -0.36, ...RIGHT_SHOE },
    ],
  },
  { words: 'side', lift: 7, stands: [{ turn: 90, x: 0, z: 0, ...LEFT_SHOE }] },
  {
    words: 'back',
    lift: 18,
    stands: [
      { turn: 212, x: 0, z: 0, ...LEFT_SHOE },
      { turn: 204, x: -0.4, z: -0.2, ...RIGHT_SHOE },
    ],
  },
];

/** Lengths of a foot from the eye to the shoes, and page units of the figure to one. */
const DISTANCE = 6;
export const UNITS = 136;

export interface ShoeView {
  words: string;
  camera: Camera;
  surfaces: readonly Placed[];
  groups: readonly number[];
  /** What the shoes take up of the picture, page units of the figure. */
  box: { x: number; y: number; w: number; h: number };
  /** Page heights of the seat and the foot of the heel of the nearer shoe, in the same. */
  heel: { seat: number; foot: number };
}

/** Groups of one shoe are no other's. */
const GROUPS = 40;

function viewOf({ words, lift, stands }: ShoeStance, built: readonly Surface[]): ShoeView {
  const surfaces = stands.flatMap((stand) => built.map((surface) => standing(surface, stand)));
  const groups = stands.flatMap((_, i) => built.map(({ group }) => group + i * GROUPS));
  const camera = cameraAt(lift, DISTANCE, [0, 0.2, 0]);
  let [left, top, right, low] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points, places, keeps } of surfaces)
    for (let i = 0; i < points.length; i += 3) {
      if (keeps && !keeps(places[i], places[i + 1], places[i + 2])) continue;
      const [x, y] = seen(camera, [points[i], points[i + 1], points[i + 2]]);
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, low] = [Math.min(top, y), Math.max(low, y)];
    }
  const box = { x: left * UNITS, y: top * UNITS, w: (right - left) * UNITS, h: (low - top) * UNITS };
  return { words, camera, surfaces, groups, box, heel: { seat: box.y, foot: box.y + box.h } };
}

/** The views of shoes, the largest first. */
export function shoeViews(footwear: Footwear): ShoeView[] {
  const built = buildShoe(footwear);
  return STANCES.map((stance) => viewOf(stance, built));
}
