/** Puts the authored hands of hands.ts on the wrists of a body. */

import type { Body } from '#atelier/figure/body/body.ts';
import type { Sex } from '#atelier/figure/body/forms.ts';
import { part, resample, spline } from '#atelier/kit/curves.ts';
import { memoiseBySide } from '#atelier/kit/memoise-by-side.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, distance, mix, type Point, perp, place, radians, scaled, sub, unit } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { LEFT, type Side } from '#atelier/kit/side.ts';
import type { Finger, Hand } from './hand.ts';
import { HANDS } from './hands.ts';

/** A finger on the page: its outline from one side of the root round the tip to the other. */
export interface PlacedFinger {
  outline: Point[];
  /** The half of the finger that turns from the light. */
  shade: Point[];
  /** The edge that faces the light, root to tip. */
  lit: Point[];
  /** Where the nail takes the light. */
  nail?: Point[];
}
export interface PlacedHand {
  /** Everything that is skin and in front: palm, fingers, thumb. */
  shapes: Point[][];
  palm: Point[];
  /** The later lie over the earlier. */
  fingers: PlacedFinger[];
  /** All but the last of them fall together. */
  together: boolean;
  thumb?: PlacedFinger;
  lines: Point[][];
  /** The row of the knuckles of a hand whose fingers are hidden. */
  knuckles?: Point[];
  /** The mouth of the pocket the fingers are in. */
  mouth?: Point[];
  /** Where cloth is pinched. */
  pinch?: Point;
  /** Length of the hand, heads. */
  size: number;
  wrist: Point;
  /** Direction of the fingers, degrees from the page's x axis. */
  deg: number;
  /** From hand units to the page. */
  at: (p: Point) => Point;
}

/** Half-width of the wrist for which hands.ts is written. */
const WRIST = 0.09;
const STEPS = 18;
/** The round of a fingertip, degrees from its axis. */
const TIP = [70, 46, 22, 0, -22, -46, -70] as const;
/** Where fingers begin, and how much shorter and stouter a child's are. */
const KNUCKLES = 0.4;
const SOFT = { shorter: 0.16, stouter: 0.14 };
/** Breadth of a grown hand against the one that is written; a child's is as broad as written. */
const BREADTH: Record<Sex, number> = { female: 0.92, androgynous: 0.95, male: 0.98 };
/** How stout their fingers are beside those written. */
const STOUT: Record<Sex, number> = { female: 1, androgynous: 1.03, male: 1.08 };
/** Fraction of the arm's edge at which the hand takes over its line. */
const TAKES_OVER = 0.955;

/** Both edges of a finger in hand units, root to tip, the round of its tip and its nail. */
function edgesOf(
  { spine, half }: Finger,
  stout: number,
): { left: Point[]; right: Point[]; tip: Point[]; nail: Point[] } {
  const axis = resample(spline(spine), STEPS);
  const halfAt = (t: number): number => {
    const f = t * (half.length - 1);
    const i = Math.min(half.length - 2, Math.floor(f));
    return lerp(half[i], half[i + 1], f - i) * stout;
  };
  const ways = axis.map((_, i) => unit(sub(axis[Math.min(STEPS - 1, i + 1)], axis[Math.max(0, i - 1)])));
  const edge = (g: number) => axis.map((p, i) => add(p, scaled(perp(ways[i]), g * halfAt(i / (STEPS - 1)))));
  const end = axis[STEPS - 1];
  const way = ways[STEPS - 1];
  const r = halfAt(1);
  const tip = TIP.map((deg) =>
    add(add(end, scaled(way, r * 1.12 * Math.cos(radians(deg)))), scaled(perp(way), r * 0.97 * Math.sin(radians(deg)))),
  );
  const turn = (Math.atan2(way[1], way[0]) * 180) / Math.PI;
  return {
    left: edge(1),
    right: edge(-1),
    tip,
    nail: place(ellipse([0, 0], r * 1.1, r * 0.62, 16), add(end, scaled(way, r * 0.1)), turn),
  };
}

/** Which of two edges lies away from the light of the upper left. */
const dark = (q: Point[]): number => q.reduce((sum, p) => sum + p[0] + p[1] * 0.6, 0);

/** Degrees by which a wrist is bent back at most. */
const MOST_BENT = 26;

/** Page angle of the fingers, degrees, at the end of a forearm of such an angle. */
function aimOf({ aim, bend = 0 }: Hand, forearm: number, s: Side): number {
  const g = s === LEFT ? 1 : -1;
  if (aim === 'follow') return forearm + bend * g;
  const own = s === LEFT ? aim : 180 - aim;
  // laid down it is bent at the wrist as far as a wrist bends, however steep or level the forearm is
  return bend ? forearm + g * clamp((own - forearm) * g, bend, MOST_BENT) : own;
}

function makeHand(b: Body, s: Side): PlacedHand | null {
  const { hand: name, turn } = b.pose.arm[s];
  if (name === 'none') return null;
  const hand = HANDS[name];
  const wrist = b.j.wrist[s];
  const way = sub(wrist, b.j.elbow[s]);
  const forearm = (Math.atan2(way[1], way[0]) * 180) / Math.PI;
  const deg = aimOf(hand, forearm, s) + turn - 90;
  const size = b.form.hand * b.build.hand;
  // a child's hand is told by the size of the head over it
  const soft = clamp((b.build.head - 1.06) / 0.19);
  const across = size * lerp(BREADTH[b.sex], 1, soft);
  const fit = distance(b.armOut[s][b.armOut[s].length - 1], wrist) / (WRIST * across);
  const X = (q: Point[]): Point[] => place(q, wrist, deg, across * (s === LEFT ? 1 : -1), size);
  const body = X(hand.palm.map(([x, y]): Point => [x * (y < 0.3 ? 1 + (fit - 1) * ((0.3 - y) / 0.3) : 1), y]));
  const cuff = (edge: Point[]): Point[] => part(edge, TAKES_OVER, 0.99, 3);
  const palm = spline([...cuff(b.armOut[s]), ...body, ...cuff(b.armIn[s]).reverse()], 8);
  const stout = Math.sqrt(Math.max(0.85, fit)) * (1 + SOFT.stouter * soft) * lerp(STOUT[b.sex], 1, soft);
  const short = ([x, y]: Point): Point => [x, y > KNUCKLES ? KNUCKLES + (y - KNUCKLES) * (1 - SOFT.shorter * soft) : y];
  const placed = (authored: Finger): PlacedFinger => {
    const f = { ...authored, spine: authored.spine.map(short) };
    const { left, right, tip, nail } = edgesOf(f, stout);
    const [a, c, t] = [X(left), X(right), X(tip)];
    const axis = X(resample(spline(f.spine), STEPS));
    const [turned, lit] = dark(a) > dark(c) ? [a, c] : [c, a];
    return {
      outline: [...a, ...t, ...c.slice().reverse()],
      shade: [...turned, ...axis.slice().reverse()],
      lit: lit.map((p, i) => mix(p, axis[i], 0.3)),
      ...(f.nail && { nail: X(nail) }),
    };
  };
  const fingers = hand.fingers.map(placed);
  // from behind the thumb lies before the hand
  const thumb = b.pose.back ? undefined : hand.thumb && placed(hand.thumb);
  return {
    shapes: [palm, ...fingers.map((f) => f.outline), ...(thumb ? [thumb.outline] : [])],
    palm,
    fingers,
    together: hand.together ?? false,
    ...(thumb && { thumb }),
    ...(hand.knuckles && { knuckles: spline(X(hand.knuckles)) }),
    ...(hand.mouth && { mouth: spline(X(hand.mouth)) }),
    ...(hand.pinch && { pinch: X([hand.pinch])[0] }),
    lines: hand.lines.map((l) => spline(X(l))),
    size,
    wrist,
    deg: deg + 90,
    at: (p) => X([p])[0],
  };
}

/** The hand at the end of an arm, in heads; null where the pose hides it. */
export const placedHand = memoiseBySide(makeHand);
