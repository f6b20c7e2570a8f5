/** Straps buttoned along the shoulders. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { at, reversed, slice } from '#atelier/kit/curves.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { SIDES } from '#atelier/kit/side.ts';

/** How a shoulder is built: what pads raise it by and carry it out by, page units. */
interface Shoulders {
  pad?: number;
  padOut?: number;
}

/** From where to where along the shoulder a strap runs, its breadth at either end, how far its point reaches and its lift, page units. */
const STRAP = { from: 0.36, to: 1, over: 2.5, inner: 11, outer: 17, point: 6, lift: 3 } as const;
/** The button near the point: where between it and the sleeve, and its radius, page units. */
const BUTTON = { along: 0.14, radius: 2.7 } as const;

/** Both straps, on the cloth of a bodice or of a coat. */
export function epaulettes(f: Wearer, surface: Panel, { pad = 0, padOut = 0 }: Shoulders): Build {
  const b = emptyBuild();
  for (const s of SIDES) {
    const line = slice(shoulderLine(f, s, pad, padOut), STRAP.from, STRAP.to, 10);
    const top = line.map((p) => add(p, [0, -STRAP.over]));
    const low = line.map((p, i): Point => {
      const t = i / (line.length - 1);
      return add(p, [s * 2 * t, STRAP.inner + (STRAP.outer - STRAP.inner) * t]);
    });
    const point = add(mix(top[0], low[0], 0.5), [-s * STRAP.point, 0]);
    const outline = [point, ...top, ...reversed(low)];
    const button = ellipse(mix(at(top, BUTTON.along), at(low, BUTTON.along), 0.5), BUTTON.radius, BUTTON.radius, 12);
    b.pieces.push({ name: 'epaulette', outline, surface, lift: STRAP.lift });
    b.lines.push(
      { kind: 'overlap', points: [...outline, point], weight: 0.8, top: true },
      { kind: 'detail', points: [...button, button[0]], weight: 1.3, top: true },
    );
  }
  return b;
}
