/** Pinned on one shoulder in pleats: down the front to the knee, and down the back to swing out beside the body. */

import { type Build, merge } from '#atelier/cloth/build.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { RIGHT } from '#atelier/kit/side.ts';
import { besideArm, type Drape, type DrapeOptions, onShoulder } from './drape.ts';
import { pleatedLength } from './pleated-length.ts';

/** Outermost x of the viewer's right side at hip height, the arm included. */
export const besideHip = (f: Wearer): number =>
  Math.max(f.hip[RIGHT][0] + 20, f.arm[RIGHT].wrist[0] + 12, f.arm[RIGHT].elbow[0] - 4);

/**
 * The end that hangs behind the viewer's right shoulder: it comes out below the arm and falls in a cascade.
 * @param low page height of its longer corner. @param out how far it swings beyond the hip.
 */
export function fallBehindRight(f: Wearer, o: DrapeOptions, low: number, out: number): Build {
  const next = stream(o.seed, 'one-shoulder.fall');
  const hipX = f.hip[RIGHT][0];
  const reach = besideHip(f) + out * 0.4;
  const left = spline(
    [
      onShoulder(f, 1, 0.3, 0),
      [f.underarm[RIGHT][0] - 30, f.underarm[RIGHT][1] + 60],
      [f.waist[RIGHT][0] - 30, f.waist[RIGHT][1]],
      [hipX - 46, f.hip[RIGHT][1] + 20],
      [hipX - 30, lerp(f.hip[RIGHT][1], low, 0.6)],
      [hipX - 14, low],
    ],
    10,
  );
  const right = spline(
    [
      onShoulder(f, 1, 0.94, 0),
      besideArm(f, 1, 0.1, 7),
      besideArm(f, 1, 0.3, 12),
      [
        Math.max(Math.min(f.arm[RIGHT].elbow[0] + 16, f.shoulder[RIGHT][0] + 40), f.waist[RIGHT][0] + 34),
        f.waist[RIGHT][1] + 6,
      ],
      [reach + 6, f.hip[RIGHT][1] + 14],
      [reach + out * 0.5 + (next() - 0.5) * 14, lerp(f.hip[RIGHT][1], low, 0.4)],
      [reach + out * 0.42 + (next() - 0.5) * 10, lerp(f.hip[RIGHT][1], low, 0.7)],
      [reach + out * 0.72, low - 46 - next() * 24],
    ],
    10,
  );
  return pleatedLength(left, right, {
    fabric: o.fabric,
    seed: branch(o.seed, 'one-shoulder.hem'),
    name: 'fall',
    pleats: 5,
    front: 1,
    border: { edge: o.border, end: o.border * 1.7 },
    step: 32,
    opens: 0.5,
    lift: 0,
    dark: 0.14,
    fringe: true,
    bordered: [1],
    depth: 0.2,
    relief: 0.32,
  });
}

export function overOneShoulder(f: Wearer, o: DrapeOptions): Drape {
  const next = stream(o.seed, 'one-shoulder.front');
  const low = lerp(f.hip[RIGHT][1], f.leg[RIGHT].knee[1], 0.8 + next() * 0.22);
  const a = onShoulder(f, 1, 0.14, 5);
  const c = onShoulder(f, 1, 0.86, 4);
  // it lies on the chest and from there hangs plumb
  const chest: Point = [f.bust[RIGHT][0] - 46, f.bust[RIGHT][1]];
  const left = spline(
    [
      a,
      add(chest, [2, -40]),
      chest,
      [chest[0] - 2, f.waist[RIGHT][1]],
      [chest[0] - 12 - next() * 8, lerp(f.hip[RIGHT][1], low, 0.1)],
      [chest[0] - 10 - next() * 10, lerp(f.hip[RIGHT][1], low, 0.6)],
      [chest[0] - 30 - next() * 12, low + 12],
    ],
    10,
  );
  const right = spline(
    [
      c,
      [f.bust[RIGHT][0] - 4, f.bust[RIGHT][1] - 34],
      [f.bust[RIGHT][0] - 1, f.bust[RIGHT][1] + 6],
      [f.bust[RIGHT][0] + 1, f.waist[RIGHT][1]],
      [f.bust[RIGHT][0] + 12, f.hip[RIGHT][1]],
      [f.bust[RIGHT][0] + 12 + next() * 10, lerp(f.hip[RIGHT][1], low, 0.6)],
      [f.bust[RIGHT][0] + 32 + next() * 12, low - 46],
    ],
    10,
  );
  const front = pleatedLength(left, right, {
    fabric: o.fabric,
    seed: o.seed,
    name: 'length',
    pleats: 6,
    front: -1,
    border: { edge: o.border, end: o.border * 1.7 },
    step: 30,
    relief: 0.3,
    opens: 0.75,
    lift: 3,
    fringe: true,
    crown: 7,
    bordered: [-1, 1],
    depth: 0.24,
  });
  return { behind: merge(fallBehindRight(f, o, lerp(f.hip[RIGHT][1], f.leg[RIGHT].knee[1], 0.95), 46)), front };
}
