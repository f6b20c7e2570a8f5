import type { Pt } from '../../kit/path.ts';
import type { TorsoPlan } from './torso-plan.ts';

export const LAPELLED: readonly string[] = ['notch', 'peak', 'shawl'];

/** Over the line from `a` to `b`: where a lapel lies before it is turned back. */
function turnedOver([x, y]: Pt, a: Pt, b: Pt): Pt {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy);
  return [2 * (a[0] + t * dx) - x, 2 * (a[1] + t * dy) - y];
}

/** Front edge with its lapel, and the gorge up to the neck: the lapel as worn is turned over its roll line. */
export function lapelOf(
  p: TorsoPlan,
  reach: number,
  bottom: number,
  drop: number,
): { edge: Pt[]; gorge: Pt[]; roll: Pt[] } {
  const { lapel = 8, stance = p.t.waistAt, frontNeck } = p.t;
  const [w] = p.hps;
  const start: Pt = [-reach, Math.min(stance, p.bottom - 4) + drop];
  const end: Pt = [w - 2, -1];
  const turn = (at: Pt): Pt => turnedOver(at, start, end);
  const level = frontNeck + 3.5;
  const corner: Pt = p.g.collar === 'peak' ? [w + lapel * 0.86, level - 3.6] : [w + lapel * 0.62, level + 1];
  const notch: Pt = [w + lapel * 0.35, level - 1.5];
  return {
    edge: [[-reach, bottom], start, turn(corner)],
    gorge: [turn(corner), turn(notch), [w * 0.72, level - 4.5], p.hps],
    roll: [start, end],
  };
}
