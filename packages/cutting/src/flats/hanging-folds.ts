import { between, curve, type Pt } from '../kit/path.ts';
import type { View } from './view.ts';

/** How far up the skirt folds run, in turn, as shares of it. */
const REACH = [0.62, 0.38, 0.8, 0.48] as const;

interface Hang {
  /** Half widths of the hem and of the upper edge, and the level of that edge. */
  half: number;
  top: number;
  from: number;
}

/** Folds on both sides of the centre, from the turns of a hem up towards the edge that the cloth hangs from. */
export function drawFolds(view: View, turns: readonly Pt[], { half, top, from }: Hang): void {
  turns.forEach((turn, i) => {
    const head: Pt = [top * Math.sin(((turn[0] / half) * Math.PI) / 2), from];
    const end = between(turn, head, REACH[i % REACH.length] ?? 0.5);
    const bend = (turn[0] - end[0]) * 0.22;
    view.both(
      'folds',
      'fold',
      curve(
        [turn[0], turn[1] - 0.1],
        [turn[0] - bend * 0.2, turn[1] - (turn[1] - end[1]) * 0.35],
        [end[0] + bend * 0.5, end[1] + (turn[1] - end[1]) * 0.3],
        end,
      ),
    );
  });
}
