/** Puts the authored hands of data/hands.ts on the wrists of a body. */
import type { Body } from './body.ts';
import { add, lerp, mul, type P, perp, place, resample, spline, sub, unit } from './curves.ts';
import { type Finger, HANDS } from './data/hands.ts';
import type { Side } from './data/poses.ts';

/** A finger on the page: its outline from one side of the root round the tip to the other. */
export interface PlacedFinger {
  outline: P[];
  /** The half of the finger that turns from the light. */
  shade: P[];
}
export interface PlacedHand {
  /** Everything that is skin and in front: palm, fingers, thumb. */
  shapes: P[][];
  palm: P[];
  /** The later lie over the earlier. */
  fingers: PlacedFinger[];
  thumb?: PlacedFinger;
  lines: P[][];
  /** The mouth of the pocket the fingers are in. */
  mouth?: P[];
  /** Length of the hand, heads. */
  size: number;
  wrist: P;
  /** Direction of the fingers, degrees from the page's x axis. */
  deg: number;
}

/** Half-width of the wrist in data/hands.ts. */
const WRIST = 0.075;
const STEPS = 18;

/** Both edges of a finger in hand units, root to tip, and the round of its tip. */
function edgesOf({ spine, half }: Finger, stout: number): { left: P[]; right: P[]; tip: P[] } {
  const axis = resample(spline(spine), STEPS);
  const halfAt = (t: number): number => {
    const f = t * (half.length - 1);
    const i = Math.min(half.length - 2, Math.floor(f));
    return lerp(half[i], half[i + 1], f - i) * stout;
  };
  const ways = axis.map((_, i) => unit(sub(axis[Math.min(STEPS - 1, i + 1)], axis[Math.max(0, i - 1)])));
  const edge = (g: number) => axis.map((p, i) => add(p, mul(perp(ways[i]), g * halfAt(i / (STEPS - 1)))));
  const end = axis[STEPS - 1];
  const way = ways[STEPS - 1];
  const r = halfAt(1);
  const tip = [0.72, 1.1, 0.72].map((f, i) => add(add(end, mul(way, r * f)), mul(perp(way), (1 - i) * 0.66 * r)));
  return { left: edge(1), right: edge(-1), tip };
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
  const fit = (outer[outer.length - 1][2] * b.build.limb) / (WRIST * size);
  const X = (q: P[]): P[] => place(q, wrist, deg, size * (s === 'L' ? 1 : -1), size);
  const palm = spline(
    X(
      hand.palm.map(([x, y0]): P => {
        const y = Math.max(y0, follows ? -0.06 : -0.02);
        // above the wrist the palm lies within the arm, so that no corner of it shows
        const tucked = y0 < 0 ? 0.78 : 1;
        return [x * tucked * (y < 0.3 ? 1 + (fit - 1) * Math.min(1, (0.3 - y) / 0.36) : 1), y];
      }),
    ),
  );
  const stout = Math.sqrt(Math.max(0.85, fit));
  const placed = (f: Finger): PlacedFinger => {
    const { left, right, tip } = edgesOf(f, stout);
    const [a, c, t] = [X(left), X(right), X(tip)];
    const dark = (q: P[]) => q.reduce((sum, p) => sum + p[0] + p[1] * 0.6, 0);
    const axis = X(resample(spline(f.spine), STEPS));
    const turned = dark(a) > dark(c) ? a : c;
    return { outline: [...a, ...t, ...c.slice().reverse()], shade: [...turned, ...axis.reverse()] };
  };
  const fingers = hand.fingers.map(placed);
  // from behind the thumb lies before the hand
  const thumb = b.pose.back ? undefined : hand.thumb && placed(hand.thumb);
  return {
    shapes: [palm, ...fingers.map((f) => f.outline), ...(thumb ? [thumb.outline] : [])],
    palm,
    fingers,
    ...(thumb && { thumb }),
    ...(hand.mouth && { mouth: spline(X(hand.mouth)) }),
    lines: hand.lines.map((l) => spline(X(l))),
    size,
    wrist,
    deg: deg + 90,
  };
}
