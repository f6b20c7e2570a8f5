import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { drawBraid } from './draw-braid.ts';
import { drawBun } from './draw-bun.ts';
import { paintCurls, springs } from './draw-curls.ts';
import { drawTail } from './draw-tail.ts';
import { bumpy } from './hair-shapes.ts';
import type { Hair } from './hair-styles.ts';

/** A small knot of the upper half of the hair, and two knots on either side of the crown: how far from it, heads, and how great. */
const HALF_KNOT = { off: [0.01, -0.02] as Point, size: 0.86 };
const SPACE_BUNS = [
  { off: [-0.235, 0.1] as Point, size: 0.78 },
  { off: [0.235, 0.1] as Point, size: 0.78 },
];
/** Two puffs: their middles from the crown, and their radius, heads. */
const PUFFS = {
  off: [0.33, 0.16],
  radius: 0.21,
  bump: -0.016,
  step: 0.05,
  curl: 0.036,
  springs: 12,
  reach: 0.016,
} as const;

/** Two round puffs of coils on either side of the crown. */
function drawPuffs(s: HeadSpace, c: Ramp): void {
  const { off, radius, bump, step, curl, springs: n, reach } = PUFFS;
  for (const side of [-1, 1] as const) {
    const middle = add(s.head.bun.top, [side * off[0], off[1]]);
    const round = ellipse(middle, radius, radius, 56);
    const blob = bumpy([...round, round[0]], bump, step, stream(SAME, 'gathered.puff', side));
    s.H.form([blob], c, { round: 0.12, base: 0.5 });
    paintCurls(s.H, blob, c, curl, stream(s.seed, 'gathered.puff-curls', side));
    const line = { pts: [...blob, blob[0]], w: 0.009, press: [0.6, 1, 0.7, 1, 0.6] };
    s.H.ink([line, ...springs(blob, n, reach, stream(s.seed, 'gathered.puff-springs', side))], c.ink);
  }
}

/** Paints hair gathered behind the head. A braid hangs over the shoulder: see drawBraid. */
export function drawGathered(s: HeadSpace, st: Hair, c: Ramp): void {
  if (st.gather === 'low-bun') drawBun(s, true, c);
  else if (st.gather === 'top-knot') drawBun(s, false, c);
  else if (st.gather === 'half-knot') drawBun(s, false, c, HALF_KNOT);
  else if (st.gather === 'space-buns') for (const bun of SPACE_BUNS) drawBun(s, false, c, bun);
  else if (st.gather === 'puffs') drawPuffs(s, c);
  else if (st.gather === 'ponytail') drawTail(s, c);
  else if (st.gather === 'high-ponytail') drawTail(s, c, 'high');
  else if (st.gather === 'low-ponytail') drawTail(s, c, 'low');
  else if (st.gather === 'braid' || st.gather === 'fishtail') drawBraid(s, c, true);
}
