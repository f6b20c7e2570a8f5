/** Fur sewn to a coat: a collar that lies along the neck and fronts, and cuffs. */

import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { isSharp } from '#atelier/garments/sleeve/bent-sleeve.ts';
import type { Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import { collarTop } from '#atelier/garments/upper/collar-back.ts';
import { COLLAR_RISE } from '#atelier/garments/upper/collar-cuts.ts';
import { normals, reversed, spline } from '#atelier/kit/curves.ts';
import { add, mix, type Point, scaled } from '#atelier/kit/points.ts';
import { SIDES, type Sided } from '#atelier/kit/side.ts';

const COLLAR_WIDTH = 30;

/** The collar. @param ends where each half of it ends, on the front edges. */
export function furCollar(f: Wearer, ends: Sided<Point>): Build {
  const b = emptyBuild();
  for (const s of SIDES) {
    const top = collarTop(f, s, COLLAR_RISE);
    const end = ends[s];
    const line = spline([top, add(mix(top, end, 0.35), [s * 7, 0]), add(mix(top, end, 0.7), [s * 5, 0]), end], 10);
    const across = normals(line);
    const last = line.length - 1;
    const side = (k: number): Point[] =>
      line.map((p, i) =>
        add(
          p,
          scaled(
            across[i],
            k * COLLAR_WIDTH * (0.35 + 0.65 * Math.sin((Math.PI * Math.min(0.8, 0.25 + i / last)) / 1.1)),
          ),
        ),
      );
    const [inner, outer] = [side(s * 0.2), side(-s * 0.8)];
    b.pieces.push({
      name: 'fur',
      outline: [...inner, ...reversed(outer)],
      surface: new Panel(s < 0 ? outer : inner, s < 0 ? inner : outer, { depth: 0.5, across: 8, along: 24 }),
      lift: 2.5,
    });
  }
  return b;
}

/** A cuff on each sleeve that is seen to its end in one length; a sharply bent one ends under the other arm. */
export function furCuffs(f: Wearer, sleeves: readonly Sleeve[]): Build {
  const b = emptyBuild();
  for (const sleeve of sleeves) {
    if (isSharp(f, sleeve.side)) continue;
    const cuff = sleeve.panel.part(-1.12, 1.12, 0.9, 1);
    b.pieces.push({ name: 'fur', outline: cuff.outline(), surface: cuff, lift: 1.5 });
  }
  return b;
}
