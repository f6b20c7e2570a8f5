/** Where hair parts: a soft gap of scalp that closes towards the crown, roots turning away from it on either side. */

import type { Ramp } from '#atelier/figure/brush/brush.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { part } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import type { Hair } from './hair-styles.ts';

/** Half the breadth of the gap at the hairline, how far up it is seen, and how far its shade reaches, heads. */
const GAP = { half: 0.0055, seen: 0.5, shade: 0.026 };

/** A sliver about a line: full at its root, nothing at its end. */
function sliver(line: Point[], half: number): Point[] {
  const edge = (g: number) => line.map((p, i) => add(p, [g * half * (1 - i / (line.length - 1)) ** 0.7, 0]));
  return [...edge(-1), ...edge(1).reverse()];
}

/** The line hair of this style parts along, from the hairline to the crown; null where it does not part. */
function partingOf(s: HeadSpace, st: Hair): Point[] | null {
  if (st.part !== 'side' && st.part !== 'centre') return null;
  const [root, , crown] = s.head.parting[st.part];
  return [add(root, [0, -(st.hairline ?? 0)]), crown];
}

/** Paints the parting of combed hair over the hair on both its sides. */
export function drawParting(s: HeadSpace, st: Hair, c: Ramp): void {
  const line = partingOf(s, st);
  if (!line || st.bangs || st.texture !== 'straight') return;
  const seen = part(line, 0, GAP.seen, 16);
  s.H.glaze([sliver(seen, GAP.shade)], mixHex(c.shade, c.deep, 0.5), 0.5, 0.022);
  s.H.touch([sliver(seen, GAP.half)], mixHex(s.skin.shade, c.deep, 0.42), 0.75, 0.004);
}
