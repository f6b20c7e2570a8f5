import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { drawBraid } from './draw-braid.ts';
import { drawBun } from './draw-bun.ts';
import { drawTail } from './draw-tail.ts';
import type { Hair } from './hair-styles.ts';

/** Paints hair gathered behind the head. A braid hangs over the shoulder: see drawBraid. */
export function drawGathered(s: HeadSpace, st: Hair, c: Ramp): void {
  if (st.gather === 'low-bun') drawBun(s, true, c);
  else if (st.gather === 'top-knot') drawBun(s, false, c);
  else if (st.gather === 'ponytail') drawTail(s, c);
  else if (st.gather === 'braid') drawBraid(s, c, true);
}
