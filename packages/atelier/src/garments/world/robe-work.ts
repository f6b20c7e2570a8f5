/** Embroidery and braid on a great robe: its breast, its yoke, the edges of a kaftan. */

import type { Line, Piece } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { bandsBeside, frontBands, neckBand } from '#atelier/garments/finish/work-bands.ts';
import { at, reversed, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { SIDES, type Side } from '#atelier/kit/side.ts';
import { OPEN, type Robe } from './wide-robe.ts';

/** The shape that the outermost band of a breast's embroidery bounds: a yoke pointed below the slit. */
export function breastYoke(f: Wearer, slit: number): Piece {
  const pit = f.neck.pit;
  const side = (s: Side): Point[] =>
    spline(
      [
        add(at(shoulderLine(f, s), 0.16), [s * 9, 4]),
        add(pit, [s * 39, 18]),
        add(pit, [s * 46, 44]),
        add(pit, [s * 47, slit + 34]),
        add(pit, [0, slit + 80]),
      ],
      8,
    );
  const [left, right] = [side(-1), side(1)];
  const surface = new Panel(left, right, { depth: 0.1, across: 12, along: 30 });
  return { name: 'yoke', outline: [...left, ...reversed(right)], surface };
}

/** Embroidery round the neck and down the breast: bands beside the opening, knots and eyelets within a pointed panel. */
export function breastEmbroidery(f: Wearer, thread: string, slit: number): Line[] {
  const pit = f.neck.pit;
  const lines: Line[] = [];
  const band = (out: number, low: number, weight: number): void => {
    for (const s of SIDES)
      lines.push({
        kind: 'overlap',
        points: spline(
          [
            add(at(shoulderLine(f, s), 0.16), [s * out * 0.4, 4]),
            add(pit, [s * (17 + out), 9 + out * 0.4]),
            add(pit, [s * (13 + out * 1.5), 44]),
            add(pit, [s * (12 + out * 1.6), slit + 34]),
            add(pit, [s * 2, slit + 46 + low]),
          ],
          8,
        ),
        weight,
        colour: thread,
      });
  };
  band(2, 0, 2.2);
  band(6, 7, 1.2);
  band(16, 24, 2.4);
  band(21, 31, 1.2);
  const middle = (y: number): Point => add(pit, [0, y]);
  for (let i = 0; i < 5; i++)
    for (const s of SIDES) {
      const c = add(middle(46 + (i * (slit - 4)) / 4), [s * 24, 0]);
      lines.push(
        { kind: 'detail', points: ellipse(c, 5.4, 5.4, 18), weight: 2, colour: thread },
        { kind: 'detail', points: ellipse(c, 2, 2, 10), weight: 2.4, colour: thread },
      );
    }
  const star = middle(slit + 58);
  for (let k = 0; k < 8; k++) {
    const a = (k * Math.PI) / 4;
    lines.push({
      kind: 'detail',
      points: spline(
        [
          star,
          add(star, [Math.cos(a + 0.24) * 8, Math.sin(a + 0.24) * 8]),
          add(star, [Math.cos(a) * 13, Math.sin(a) * 13]),
        ],
        5,
      ),
      weight: 1.2,
      colour: thread,
    });
  }
  return lines;
}

/** Braid round the neck, down the middle to the hem and along the stitched lines that part the body of a kaftan from its wings. */
export function kaftanBraid(robe: Robe, f: Wearer, slit: number): { bands: Piece[]; lines: Line[] } {
  const low = add(f.neck.pit, [0, 16 + slit]);
  const hemY = Math.max(...robe.hem.map(([, y]) => y));
  const lines: Line[] = SIDES.map((s) => ({
    kind: 'stitch',
    points: robe.panel.line([
      [s * 0.44, 0.27],
      [s * 0.4, 0.4],
      [s * 0.5, 0.6],
    ]),
    weight: 1.1,
  }));
  // the mouths of its sleeves are braided too
  const cuffs = SIDES.map((s) => {
    const edge = robe.panel.edge(s, OPEN.from, OPEN.to, 40);
    return bandsBeside(edge, 9)[s < 0 ? 1 : 0];
  });
  return { bands: [neckBand(robe.neck, 17), ...cuffs, ...frontBands(add(low, [0, -4]), hemY - low[1] - 8, 13)], lines };
}
