/** Cloth drawn up on rows of elastic or smocked: between two rows it stands in small tubes, light beside dark. */

import type { Line } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { gathersAlong } from '#atelier/garments/finish/gathers.ts';
import { stream } from '#atelier/kit/chance.ts';
import { inkOf, lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';

/** From row to row and from tube to tube, page units. */
const APART = { rows: 12.5, tubes: 5 } as const;

interface Shirred {
  /** Heights (v) of the first and the last row. */
  from: number;
  to: number;
  seed: number;
  /** Colour of the cloth, `#rrggbb`. */
  cloth: string;
}

/** Rows of stitches with the tubes between them, on the whole breadth of a panel. */
export function shirredRows(panel: Panel, { from, to, seed, cloth }: Shirred): Line[] {
  const next = stream(seed, 'edges.shirred');
  const count = Math.max(3, Math.round(((to - from) * panel.length()) / APART.rows));
  const isDark = lumaOf(cloth) < 0.25;
  const shade = isDark ? mixHex(cloth, '#000000', 0.5) : mixHex(cloth, inkOf(cloth), 0.5);
  const light = mixHex(cloth, '#ffffff', isDark ? 0.28 : 0.6);
  const lines: Line[] = [];
  for (let row = 0; row < count; row++) {
    const [v0, v1] = [lerp(from, to, row / count), lerp(from, to, (row + 1) / count)];
    const tubes = Math.round((panel.halfWidth(v0) * 2) / APART.tubes);
    for (let i = 1; i < tubes; i++) {
      // they crowd where the form turns away, and stand between those of the row above
      const u = -Math.cos((Math.PI * (i + (row % 2) * 0.5)) / tubes) * 0.985;
      const lean = (next() - 0.5) * 0.012;
      const tube = (off: number, a: number, b: number): Line['points'] =>
        panel.line(
          [
            [u + off, lerp(v0, v1, a)],
            [u + off + lean, lerp(v0, v1, b)],
          ],
          3,
        );
      lines.push(
        { kind: 'detail', points: tube(0, 0.08, 0.86 + next() * 0.1), weight: 0.62 + next() * 0.25, colour: shade },
        { kind: 'detail', points: tube(2.1 / panel.halfWidth(v0), 0.24, 0.76), weight: 0.55, colour: light },
      );
    }
  }
  for (let row = 0; row <= count; row++)
    lines.push({ kind: 'detail', points: panel.row(lerp(from, to, row / count), -0.985, 0.985, 60), weight: 0.42 });
  return lines;
}

/** How far gathers run out of a band of elastic, page units. */
const OUT_OF_BAND = 26;

/** A band drawn up on elastic: tubes across it, and gathers that run out of it below. @param cloth its colour. */
export function elasticBand(
  { top, low }: { top: readonly Point[]; low: readonly Point[] },
  cloth: string,
  seed: number,
): Line[] {
  const across = new Panel([top[0], low[0]], [top[top.length - 1], low[low.length - 1]], { sagTop: 6, sagBottom: 6 });
  const rows = shirredRows(across, { from: 0.06, to: 0.94, seed, cloth });
  return [...rows, ...gathersAlong({ seam: low, up: 0, down: OUT_OF_BAND, seed, on: [] }).lines];
}
