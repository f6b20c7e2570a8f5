/** The leg inside a skirt that hangs free: what falls from the hip that bears, and what breaks over the knee that is bent. */

import type { Panel } from '#atelier/cloth/panel.ts';
import type { Where } from '#atelier/garments/upper/body-folds.ts';
import { stream } from '#atelier/kit/chance.ts';
import { spline } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';

/** Cloth below the knee without which nothing breaks over it, page units. */
const BELOW_KNEE = 70;

/** Light goes through sheer cloth: its folds are told by more height. */
const SHEER = 1.4;

/** A place on a panel nearest to one of the page: its height taken as even from top to hem. */
function uvOf(panel: Panel, [x, y]: Point): Point {
  const [top, low] = [panel.map(0, 0)[1], panel.map(0, 1)[1]];
  const v = clamp((y - top) / (low - top));
  const [left, right] = [panel.map(-1, v)[0], panel.map(1, v)[0]];
  return [clamp(((x - left) / (right - left)) * 2 - 1, -0.92, 0.92), v];
}

/**
 * Lays the few long falls that tell how the wearer stands. They come before those of the hem, which give way to them.
 * @param full so wide that the hip pulls at nothing.
 */
export function legFolds({ folds, f, fabric, seed, on }: Where, panel: Panel, full: boolean): void {
  const next = stream(seed, 'skirt.leg-folds');
  const s = f.weight;
  const hemY = panel.map(0, 1)[1];
  const { knee } = f.leg[s > 0 ? -1 : 1];
  const told = fabric.cover < 1 ? SHEER : 1;
  // a fall from a place of the body to the hem, opening on its way
  const fall = (from: Point, end: number, height: number, ink: number): void => {
    const [u, v] = uvOf(panel, from);
    const bow = (next() - 0.5) * 0.05;
    folds.lay({
      points: spline(
        [0, 0.3, 0.65, 1].map((t) => panel.map(lerp(u, end, t ** 1.2) + bow * Math.sin(Math.PI * t), lerp(v, 1, t))),
        8,
      ),
      width: fabric.foldWidth * lerp(1.15, 1.5, next()),
      height: fabric.foldHeight * height * told * lerp(0.9, 1.15, next()),
      grow: true,
      ink,
      from: 0.08,
      to: 1,
      on,
    });
  };
  const fromHip = add(f.hip[s], [-s * (16 + next() * 14), 10 + next() * 20]);
  if (hemY < knee[1] + BELOW_KNEE) {
    fall(fromHip, s * (0.42 + next() * 0.2), 1, 0.6);
    return;
  }
  const [uKnee] = uvOf(panel, knee);
  // outward from the knee: one that ran to the middle would part the skirt into two legs
  fall(add(knee, [s * 2, -24]), clamp(uKnee - s * (0.02 + next() * 0.1), -0.8, 0.8), 1.7, 0.85);
  fall(add(knee, [-s * 18, 18]), clamp(uKnee - s * (0.26 + next() * 0.1), -0.86, 0.86), 1.3, 0.6);
  fall(fromHip, s * (0.5 + next() * 0.18), 1.8, 0.75);
  // crisp cloth stands over the thigh, and a wide skirt hangs clear of it
  if (full || fabric.softness < 0.1) return;
  // the pull between the two: from the hip that bears across the thigh to the bent knee
  const high = add(f.hip[s], [-s * 12, -14]);
  const low = add(knee, [s * 22, -104]);
  folds.lay({
    points: spline([high, add(mix(high, low, 0.5), [-s * 6, 26]), low], 8),
    width: fabric.foldWidth * 2,
    height: fabric.foldHeight * 0.5,
    on,
  });
}
