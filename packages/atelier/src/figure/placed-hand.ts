/** Puts the authored hands of data/hands.ts on the wrists of a body. */
import type { Body } from './body.ts';
import { type P, place, spline, sub } from './curves.ts';
import { HANDS } from './data/hands.ts';
import type { Side } from './data/poses.ts';

export interface PlacedHand {
  /** Everything that is skin and in front: palm with fingers, forefinger, thumb. */
  shapes: P[][];
  open: P[];
  index?: P[];
  thumb?: P[];
  lines: P[][];
  /** Length of the hand, heads. */
  size: number;
  wrist: P;
  /** Direction of the fingers, degrees from the page's x axis. */
  deg: number;
}

/** The hand at the end of an arm, in heads; null where the pose hides it. */
export function placedHand(b: Body, s: Side): PlacedHand | null {
  const { hand: name, turn } = b.pose.arm[s];
  if (name === 'none') return null;
  const hand = HANDS[name];
  const wrist = b.j[`wr${s}`];
  const way = sub(wrist, b.j[`el${s}`]);
  const forearm = (Math.atan2(way[1], way[0]) * 180) / Math.PI;
  const follows = hand.aim === 'follow';
  const deg = (hand.aim === 'follow' ? forearm : s === 'L' ? hand.aim : 180 - hand.aim) + turn - 90;
  const size = b.form.hand;
  const outer = b.form.armOuter;
  const half = outer[outer.length - 1][2] * b.build.limb;
  const fit = half / (0.086 * size);
  const X = (q: P[]): P[] =>
    spline(
      place(
        q.map(([x, y0]): P => {
          const y = Math.max(y0, follows ? -0.06 : -0.02);
          return [x * (y < 0.15 ? 1 + (fit - 1) * Math.min(1, (0.15 - y) / 0.2) : 1), y];
        }),
        wrist,
        deg,
        size * (s === 'L' ? 1 : -1),
        size,
      ),
    );
  const open = X(hand.mass);
  const index = hand.index && X(hand.index);
  const thumb = hand.thumb && X(hand.thumb);
  return {
    shapes: [open, ...(index ? [index] : []), ...(thumb ? [thumb] : [])],
    open,
    ...(index && { index }),
    ...(thumb && { thumb }),
    lines: hand.lines.map(X),
    size,
    wrist,
    deg: deg + 90,
  };
}
