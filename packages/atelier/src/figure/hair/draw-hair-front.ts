/** Hair before face and shoulders, and the wisps that escape from gathered hair. */

import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { stream } from '#atelier/kit/chance.ts';
import { part, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, shift } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES } from '#atelier/kit/side.ts';
import { drawBraid, drawFishtail, drawTwoPlaits } from './draw-braid.ts';
import { drawFall } from './draw-fall.ts';
import { drawParting } from './draw-parting.ts';
import { hanging, lockAbout } from './hair-fall.ts';
import type { Hair } from './hair-styles.ts';

/** The share of the places a tendril may escape from where one does. */
const ESCAPES = 0.45;
/** Where tendrils spring from: at the temples, from there some way to the hairline and the ear; and under the ear. */
const SPRINGS = {
  far: 0.45,
  hairline: 0.4,
  near: 0.55,
  nape: { lobe: 4, at: [0.012, 0.05] as Point, long: 0.6 },
} as const;
/** How long one is: at least, by how much this person lets escape, and by chance. */
const LONG = { least: 0.12, loose: 0.26, by: 0.08 } as const;
/** Its line: how it begins above its root, and how far out it stands at shares of its length. `by` is chance's part. */
const WISP = {
  root: [-0.006, -0.08],
  middle: { out: 0.014, by: 0.014, down: 0.45 },
  low: { out: -0.008, down: 0.8 },
  tip: { out: 0.018, loose: 0.02 },
} as const;
/** Half its breadth from root to tip; the second the fuller the looser. */
const BREADTH = { root: 0.004, full: 0.008, low: 0.007, tip: 0.0015 } as const;
const WISP_FORM = { round: 0.02, base: 0.4, edge: 0.4, grain: 0 } as const;
const WISP_LINE: Omit<Stroke, 'pts'> = { w: 0.006, press: [0.6, 0.9, 0.6, 0.1], a: 0.8 };
/** A single hair beside it. */
const BESIDE = { from: 0.2, out: 0.014, w: 0.0048, press: [0.1, 0.8, 0.1], a: 0.55 } as const;

/** A place a tendril may escape from, the side it swings to, and how long it is beside the others. */
type Spring = readonly [at: Point, g: -1 | 1, long: number];

function springsOf({ head, turned }: HeadSpace): readonly Spring[] {
  const { far, near } = head.temple;
  const side = turned ? near : mix(near, head.hairline[head.hairline.length - 1], SPRINGS.hairline);
  const { lobe, at, long } = SPRINGS.nape;
  const seen: Spring[] = [
    [mix(side, head.ear[0], SPRINGS.near), 1, 1],
    [add(head.ear[lobe], at), 1, long],
  ];
  return turned ? seen : [[mix(far, head.hairline[0], SPRINGS.far), -1, 1], ...seen];
}

/** Tapering tendrils from the temples and the nape: as many as this person lets escape. */
function wisps(s: HeadSpace, c: Ramp): void {
  const next = stream(s.seed, 'hair-front.wisps');
  const loose = next();
  for (const [p, g, share] of springsOf(s)) {
    const escapes = next() < ESCAPES;
    const long = (LONG.least + loose * LONG.loose + next() * LONG.by) * share;
    if (!escapes) continue;
    const { root, middle, low, tip } = WISP;
    const line = spline([
      add(p, [g * root[0], root[1]]),
      p,
      add(p, [g * (middle.out + next() * middle.by), long * middle.down]),
      add(p, [g * low.out, long * low.down]),
      add(p, [g * (tip.out + loose * tip.loose), long]),
    ]);
    const lock = lockAbout(hanging(s, line), [BREADTH.root, BREADTH.full * (0.5 + loose), BREADTH.low, BREADTH.tip]);
    s.H.form([lock.shape], c, WISP_FORM);
    const { from, out, w, press, a } = BESIDE;
    const beside = { pts: shift(part(lock.spine, from, 1), [g * out, 0]), w, press: [...press], a };
    s.H.ink([{ pts: lock.spine, ...WISP_LINE }, beside], c.ink);
  }
}

/** Paints the hair before face and shoulders. */
export function drawHairFront(s: HeadSpace, st: Hair, c: Ramp): void {
  const sides = s.flip ? [RIGHT, LEFT] : SIDES;
  if (st.fall) {
    for (const side of sides) drawFall(s, st, c, side);
    drawParting(s, st, c);
  }
  if (st.gather === 'braid') drawBraid(s, c);
  if (st.gather === 'fishtail') drawFishtail(s, c);
  if (st.gather === 'two-plaits') drawTwoPlaits(s, c);
  if (st.gather && !st.fall) wisps(s, c);
}
