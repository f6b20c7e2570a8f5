/**
 * One sheet of free cloth: from the viewer's left hip across the body, gathered on the right shoulder, and down behind.
 * The pallu of a saree and a dupatta with one end tucked are the same thing.
 */

import type { Build } from '#atelier/cloth/build.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { besideArm, type DrapeOptions, onShoulder } from './drape.ts';
import { besideHip } from './drape-one-shoulder.ts';
import { pleatedLength } from './pleated-length.ts';

/**
 * Front: hip > chest > shoulder, in pleats that leave the shoulder stacked and open toward the hip.
 * @param folds pleated and pinned, or open: broad on the shoulder and in a few slack folds.
 */
export function palluFront(
  f: Wearer,
  o: DrapeOptions,
  from: { upper: Point; lower: Point },
  folds: 'pleated' | 'open' = 'pleated',
): Build {
  const open = folds === 'open';
  const inner = onShoulder(f, 1, open ? 0.1 : 0.2, 5);
  const outer = onShoulder(f, 1, open ? 1.02 : 0.86, 4);
  const chest = mix(f.bust[LEFT], f.bust[RIGHT], 0.5);
  const upper = spline(
    [
      inner,
      add(mix(chest, inner, 0.42), [0, -6]),
      add(mix(f.bust[LEFT], f.bust[RIGHT], 0.3), [0, -2]),
      add(mix(f.underbust[LEFT], f.underbust[RIGHT], 0.1), [0, 0]),
      from.upper,
    ],
    10,
  );
  const lower = spline(
    [
      outer,
      add(mix(f.underarm[RIGHT], f.shoulder[RIGHT], 0.4), [open ? 2 : -8, 0]),
      add(f.bust[RIGHT], [open ? -2 : -6, open ? 8 : 0]),
      add(mix(f.underbust[LEFT], f.underbust[RIGHT], 0.8), [0, 12]),
      add(mix(f.waist[LEFT], f.waist[RIGHT], 0.5), [0, 30]),
      add(mix(add(mix(f.waist[LEFT], f.waist[RIGHT], 0.5), [0, 30]), from.lower, 0.6), [4, 13]),
      from.lower,
    ],
    10,
  );
  return pleatedLength(upper, lower, {
    fabric: o.fabric,
    seed: o.seed,
    name: 'pallu',
    pleats: open ? 4 : 6,
    front: 1,
    relief: open ? 0.08 : 0.12,
    border: { edge: o.border, end: 0 },
    step: 0,
    opens: 0.7,
    lift: 3.5,
    crown: 7,
    bordered: [-1, 1],
    depth: 0.16,
  });
}

/** Behind: from the shoulder down the back to the calf; it swings out beyond the arm and ends in steps. */
export function palluFall(f: Wearer, o: DrapeOptions): Build {
  const next = stream(o.seed, 'pallu.folds');
  const low = f.leg[RIGHT].knee[1] + 92 + next() * 50;
  const hipX = f.hip[RIGHT][0];
  const reach = besideHip(f) + 20;
  // it billows: out below the hip, in again, and out to its corner
  const billow = (t: number, out: number): Point => [reach + out + (next() - 0.5) * 12, lerp(f.hip[RIGHT][1], low, t)];
  const left = spline(
    [
      onShoulder(f, 1, 0.3, 0),
      [f.underarm[RIGHT][0] - 22, f.underarm[RIGHT][1] + 40],
      [f.waist[RIGHT][0] - 20, f.waist[RIGHT][1]],
      [hipX - 44, f.hip[RIGHT][1] + 20],
      [hipX - 18, lerp(f.hip[RIGHT][1], low, 0.45)],
      [hipX - 30, lerp(f.hip[RIGHT][1], low, 0.74)],
      [hipX - 2, low],
    ],
    10,
  );
  const right = spline(
    [
      onShoulder(f, 1, 0.98, 0),
      besideArm(f, 1, 0.1, 7),
      besideArm(f, 1, 0.3, 13),
      [
        Math.max(Math.min(f.arm[RIGHT].elbow[0] + 16, f.shoulder[RIGHT][0] + 42), f.waist[RIGHT][0] + 38),
        f.waist[RIGHT][1] + 10,
      ],
      billow(0.06, 12),
      billow(0.34, 52),
      billow(0.64, 56),
      [reach + 124, low - 84 - next() * 30],
    ],
    10,
  );
  return pleatedLength(left, right, {
    fabric: o.fabric,
    seed: branch(o.seed, 'pallu.hem'),
    name: 'fall',
    pleats: o.fabric.cover < 1 ? 7 : 6,
    front: 1,
    border: { edge: o.border, end: o.border * (o.fabric.cover < 1 ? 2.4 : 3), rows: 3 },
    step: 30,
    opens: 0.6,
    lift: 0,
    dark: 0.1,
    relief: 0.3,
    fringe: true,
    bordered: [1],
    depth: 0.2,
  });
}
