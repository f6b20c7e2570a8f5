/** Folds of trousers where the legs part: drags that rise from the crotch toward the hips. */

import { type FoldSet, ray } from '#atelier/cloth/folds/fold-set.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { stream } from '#atelier/kit/chance.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { SIDES } from '#atelier/kit/side.ts';
import { isCreased, isSmooth, isWide, type TrouserOptions } from './trouser-parts.ts';

/** How steeply the drags of the crotch rise, radians: toward the hip that bears, and toward the other. */
const DRAGS = { bears: [1, 0.62, 0.34], free: [0.8, 0.4] } as const;
/** Of cloth that falls free or is pressed: one long soft drag, and where it creases easily a second. */
const CALM_DRAGS = { bears: [0.85, 0.5], free: [0.7] } as const;

/** Creases fan from the crotch, upward and unlike: at most three toward the hip that bears, one or two toward the other. */
export function crotchFolds(folds: FoldSet, f: Wearer, crotch: Point, o: TrouserOptions): void {
  if (o.cut.gathered) return;
  const next = stream(o.seed, 'trousers.crotch');
  const { fabric } = o;
  // what falls free from the hip hardly pulls
  const isCalm = isWide(o) || isCreased(o);
  const quiet = o.second || o.length < 0.45;
  const soft = lerp(0.6, 1.15, clamp(fabric.crease));
  // jersey and fleece yield where denim creases
  const slack = fabric.crease < 1 ? 0.75 : 0.3;
  const none = isCalm && isSmooth(o);
  for (const s of SIDES) {
    const bears = s === f.weight;
    if (none && (!bears || next() < 0.4)) continue;
    if (isCalm && !bears && next() < 0.45) continue;
    const rises = (isCalm ? CALM_DRAGS : DRAGS)[bears ? 'bears' : 'free'];
    const longest = isCalm ? 0 : Math.floor(next() * rises.length);
    for (const [i, rise] of rises.entries()) {
      if (i !== longest && (none || next() < (quiet || isCalm ? 0.5 : slack))) continue;
      const angle = rise + (next() - 0.5) * 0.22;
      const reach = (i === longest ? 1 : 0.5 + next() * 0.2) * (bears ? 78 : 56) * (quiet ? 0.75 : 1);
      folds.lay({
        points: ray(
          add(crotch, [s * (4 + next() * 4), -4 - rise * 9]),
          s > 0 ? -angle : Math.PI + angle,
          reach,
          -s * (0.02 + next() * 0.07),
        ),
        width: fabric.foldWidth * (0.28 + next() * 0.1),
        height: fabric.foldHeight * (i === longest ? 0.5 : 0.36) * (bears ? 1.1 : 0.85) * soft * (isCalm ? 0.45 : 1),
        ink: isCalm ? 0 : (i === longest ? 0.55 : 0.32) + next() * 0.2,
        from: 0,
        to: 0.55 + next() * 0.25,
      });
    }
  }
}
