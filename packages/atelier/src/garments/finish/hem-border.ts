/** A border along a hem: it dips and rises with every fold, because it is cut from the same surface. */

import type { Border, Garment } from '@toile/look';
import type { Material } from '#atelier/cloth/build.ts';
import { emptyBuild, type Piece } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { borderStrip } from '#atelier/cloth/prints/border-strips.ts';
import { type Layer, lay } from '#atelier/garments/layer.ts';
import { hasDetail } from '#atelier/garments/measures.ts';
import { printedPart } from '#atelier/garments/part-print.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';

/** The border's own material on cloth of colour `body`. @param isScalloped its inner edge is cut in half-rounds. */
export const borderMaterial = (border: Border, body: string, isScalloped = false): Material => ({
  fabric: 'silk',
  colour: border.colour.hex,
  strip: borderStrip(border, body, isScalloped),
});

/** Of which material of its layer a band is, and the swell of the cloth it lies on. */
interface BandOf {
  material: number;
  swell?: Piece['swell'] | undefined;
}

/** Band between v0 and the free edge; across it the strip runs from cloth to edge. */
export function hemBand(panel: Panel, edge: readonly Point[], v0: number, { material, swell }: BandOf): Piece {
  return {
    name: 'border',
    outline: [...panel.row(v0, -1, 1, 70), ...reversed(edge)],
    surface: panel.part(-1, 1, v0, 1),
    material,
    grain: { fit: 'along-u' },
    // it stands in the same tubes as the cloth it is sewn to
    ...(swell && { swell: (u: number, v: number) => swell(u, lerp(v0, 1, v)) }),
  };
}

/** Another band, that ends above the hem at `to`. */
export const bandAt = (panel: Panel, from: number, to: number, of: BandOf): Piece =>
  hemBand(panel.part(-1, 1, 0, to), panel.row(to, -1, 1, 70), from / to, of);

/** Borders are scaled to 4–8% of the garment's height. */
const bandHeight = (border: Border): number => (border.kind === 'plain' ? 18 : border.kind === 'kasavu' ? 30 : 40);

/** Bands above a border: how broad each is and how far from the next, over the border's own breadth. */
const ABOVE = { broad: 0.6, apart: 1.1, unsaid: 2 } as const;

/** Where the bands lie that are sewn above the border, from and to in v; the border itself is the first of those counted. */
export function bandsAbove(g: Garment, v0: number): (readonly [number, number])[] {
  if (!hasDetail(g, 'hem-bands') || !g.border) return [];
  const counted = g.details.find(({ id, count }) => id === 'hem-bands' && count)?.count ?? ABOVE.unsaid;
  const breadth = 1 - v0;
  return Array.from({ length: Math.max(0, counted - 1) }, (_, i) => {
    const to = v0 - breadth * (ABOVE.apart + i * (ABOVE.apart + ABOVE.broad));
    return [to - breadth * ABOVE.broad, to] as const;
  }).filter(([from]) => from > 0);
}

/** How high a printed hem reaches: page units, and as a share of the cloth. */
const PRINTED = { high: 120, share: 0.26 } as const;

/** The hem of a garment that is printed there and nowhere else. */
function printedHem(g: Garment, { panel, hem, pieces }: { panel: Panel; hem: Point[]; pieces?: Piece[] }): Layer[] {
  const of = printedPart(g, 'hem');
  if (!of) return [];
  const v0 = 1 - Math.min(PRINTED.share, PRINTED.high / Math.max(120, panel.length()));
  const swell = pieces?.find((p) => p.surface === panel && p.swell)?.swell;
  const { grain: _, ...band } = hemBand(panel, hem, v0, { material: 0, swell });
  return [lay(g, 'border', { ...emptyBuild(), pieces: [band] }, { of, called: 'printed hem' })];
}

/** The border of a garment, sewn along its hem; nothing without one. */
export function borderOnHem(g: Garment, on: { panel: Panel; hem: Point[]; pieces?: Piece[] }): Layer[] {
  const { border } = g;
  if (!border) return printedHem(g, on);
  const v0 = 1 - bandHeight(border) / Math.max(120, on.panel.length());
  const b = emptyBuild();
  b.pieces.push(
    hemBand(on.panel, on.hem, v0, {
      material: 0,
      swell: on.pieces?.find((p) => p.surface === on.panel && p.swell)?.swell,
    }),
  );
  b.lines.push({ kind: 'seam', points: on.panel.row(v0, -1, 1, 60) });
  for (const [from, to] of bandsAbove(g, v0)) {
    const swell = on.pieces?.find((p) => p.surface === on.panel && p.swell)?.swell;
    b.pieces.push(bandAt(on.panel, from, to, { material: 0, swell }));
  }
  return [
    lay(g, 'border', b, {
      of: borderMaterial(border, g.cloth.colour.hex, hasDetail(g, 'scallop')),
      called: `${border.kind} border`,
    }),
  ];
}
