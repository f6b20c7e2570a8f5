/** The loops on a waistband, in front of the belt they hold. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { at } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point, perp, scaled, sub, unit } from '#atelier/kit/points.ts';

/** Where loops sit along a band, half the breadth of one in front, and how far it reaches beyond the band, page units. */
const LOOPS = { at: [0.15, 0.33, 0.7, 0.87], half: 3, above: 1.5, below: 3 } as const;
/** Breadth of one at the very side, as a share of that in front. */
const TURNED = 0.45;
/** How far it stands off the belt, page units. */
const LIFT = 1.6;

/** @param top upper edge of the band, from left to right. @param low its lower edge. */
export function beltLoops(top: readonly Point[], low: readonly Point[]): Build {
  const b = emptyBuild();
  for (const t of LOOPS.at) {
    const [a, z] = [at(top, t), at(low, t)];
    const down = unit(sub(z, a));
    const aside = scaled(perp(down), -LOOPS.half * lerp(TURNED, 1, Math.sin(Math.PI * t)));
    const [from, to] = [add(a, scaled(down, -LOOPS.above)), add(z, scaled(down, LOOPS.below))];
    const left = [sub(from, aside), sub(to, aside)];
    const right = [add(from, aside), add(to, aside)];
    const outline = [left[0], right[0], right[1], left[1]];
    b.pieces.push({
      name: 'loop',
      outline,
      surface: new Panel(left, right, { depth: 0.5, across: 4, along: 6 }),
      lift: LIFT,
    });
    b.lines.push({ kind: 'overlap', points: [...outline, outline[0]], weight: 0.65 });
  }
  return b;
}
