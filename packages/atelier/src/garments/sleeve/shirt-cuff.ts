/** The cuffs of a shirt: a finger's breadth of them comes out of a jacket's sleeves. */

import type { Garment } from '@toile/look';
import { Panel } from '#atelier/cloth/panel.ts';
import { armEdge } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { type Sleeve, sleeveName } from './sleeve-parts.ts';

/** Fractions of the arm between which a cuff lies, and where the sleeve over it ends. */
const CUFF = { from: 0.9, to: 0.995 };
export const SLEEVE_OVER_CUFF = 0.95;
/** No room: the cuff lies as close to the wrist as cloth may. */
const CLOSE: [number, number][] = [
  [0, 0],
  [1, 0],
];

/** A shirt with cuffs. */
export const hasCuffs = ({ family, collar, sleeve }: Garment): boolean =>
  family === 'top' && sleeve.length === 'long' && (collar === 'shirt' || collar === 'band');

/** A sleeve with the cuff of the shirt under it, which is of the sleeve: lines of the body stop at it. @param material of the cuff, by its place among the garment's. */
export function overCuff(f: Wearer, sleeve: Sleeve, material: number): Sleeve {
  const s = sleeve.side;
  const outer = armEdge(f, s, CLOSE, true, CUFF.from, CUFF.to, 8);
  const inner = armEdge(f, s, CLOSE, false, CUFF.from, CUFF.to, 8);
  const surface = new Panel(s < 0 ? outer : inner, s < 0 ? inner : outer, { depth: 0.6, sagBottom: 3, along: 6 });
  const mouth = surface.row(1, -1, 1, 12);
  const outline = [...surface.edge(-1), ...mouth, ...reversed(surface.edge(1))];
  return {
    ...sleeve,
    pieces: [{ name: `${sleeveName(s)} cuff`, outline, surface, material }, ...sleeve.pieces],
    lines: [...sleeve.lines, { kind: 'hem', points: mouth, weight: 0.7, top: true }],
  };
}
