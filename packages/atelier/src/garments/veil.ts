/** A dupatta or pallu drawn over the head: it lies behind the front hair, frames the face and falls to the shoulders. */
import { type Build, emptyBuild, type Material } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabrics.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { headSpace } from '#atelier/figure/head-space.ts';
import type { Dressing } from '#atelier/garments/dressing.ts';
import { edgeBand } from '#atelier/garments/pallu.ts';
import type { Garment } from '#atelier/look/look.ts';
import { add, mix, type Point, reversed, spline } from '#atelier/paint/geometry.ts';

/** Edge round the face and outline of the veil in the head's space, from the facing shoulder over the crown to the other. */
interface VeilCurves {
  face: Point[];
  outer: Point[];
}

const mirrored = (half: Point[]): Point[] => [...half, ...reversed(half.slice(0, -1)).map(([x, y]): Point => [-x, y])];

const FRONT: VeilCurves = {
  face: mirrored([
    [-0.36, 1.5],
    [-0.3, 1.16],
    [-0.315, 0.86],
    [-0.345, 0.6],
    [-0.325, 0.36],
    [-0.22, 0.13],
    [0, 0.045],
  ]),
  outer: mirrored([
    [-0.6, 1.46],
    [-0.48, 1.12],
    [-0.45, 0.8],
    [-0.45, 0.5],
    [-0.41, 0.22],
    [-0.25, -0.03],
    [0, -0.095],
  ]),
};
const TURNED: VeilCurves = {
  face: [
    [-0.38, 1.5],
    [-0.335, 1.14],
    [-0.34, 0.84],
    [-0.345, 0.58],
    [-0.325, 0.33],
    [-0.22, 0.1],
    [-0.03, 0.045],
    [0.13, 0.13],
    [0.25, 0.31],
    [0.315, 0.55],
    [0.305, 0.85],
    [0.28, 1.16],
    [0.36, 1.52],
  ],
  outer: [
    [-0.54, 1.46],
    [-0.43, 1.12],
    [-0.395, 0.82],
    [-0.385, 0.5],
    [-0.36, 0.2],
    [-0.23, -0.035],
    [0.06, -0.105],
    [0.33, -0.035],
    [0.475, 0.18],
    [0.505, 0.46],
    [0.5, 0.8],
    [0.53, 1.12],
    [0.68, 1.46],
  ],
};

function front({ face, outer }: VeilCurves, fold: number, bordered: boolean): Build {
  const b = emptyBuild();
  const panel = new Panel(face, outer, { depth: 0.42, across: 14, along: 60 });
  b.pieces.push({ name: 'veil', outline: [...outer, ...reversed(face)], surface: panel, lift: 3 });
  for (const [u, from, to] of [
    [-0.2, 0.02, 0.34],
    [0.35, 0.04, 0.3],
    [-0.3, 0.66, 0.98],
    [0.25, 0.62, 0.97],
    [0.7, 0.72, 0.99],
  ] as const)
    b.folds.push({
      points: Array.from({ length: 22 }, (_, i) =>
        panel.map(u + Math.sin(i * 0.2) * 0.05, from + ((to - from) * i) / 21),
      ),
      width: 11,
      height: fold * 0.7,
      side: 1,
      ink: 0.7,
    });
  if (bordered)
    b.pieces.push(
      edgeBand(
        face,
        face.map((p, i) => mix(p, outer[i], 0.3)),
      ),
    );
  b.lines.push({ kind: 'opening', points: face, weight: 0.9 }, { kind: 'overlap', points: outer, weight: 0.8 });
  return b;
}

/** The inside of the veil behind the neck. */
function behind({ outer }: VeilCurves): Build {
  const b = emptyBuild();
  const half = Math.floor(outer.length / 2);
  const surface = new Panel(outer.slice(0, half + 1).reverse(), outer.slice(half), {
    depth: -0.2,
    across: 12,
    along: 30,
  });
  b.pieces.push({ name: 'veil-inside', outline: outer, surface, dark: 0.55 });
  return b;
}

/** Lays the cloth of a garment over the head: its inside at once, its outside when the head has been painted. */
export function layVeil(d: Dressing, g: Garment, materials: readonly Material[]): void {
  const { view, toSheet } = headSpace(d.scene, d.f, 0);
  const curves = view === 'front' ? FRONT : TURNED;
  const onSheet = (line: Point[]): Point[] => spline(line, 10).map((p) => toSheet(p));
  const placed = { face: onSheet(curves.face), outer: onSheet(curves.outer) };
  // shoulders carry the veil, so its ends spread with them
  const low = Math.max(d.f.shL[1], d.f.shR[1]) - 6;
  for (const line of [placed.face, placed.outer])
    for (const end of [0, line.length - 1])
      if (line[end][1] > low) line[end] = add(line[end], [0, (low - line[end][1]) * 0.5]);
  d.render(g, behind(placed), materials, { cast: 0 });
  const rule = FABRIC_RULES[g.cloth.fabric];
  d.f.overHead.push(() => d.render(g, front(placed, rule.foldHeight, materials.length > 1), materials, { cast: 0.45 }));
}
