/** A swatch: the garment's own material at the garment's own scale, cut with pinking shears. */
import type { Build, FoldCurve, Material } from '#atelier/cloth/build.ts';
import { emptyBuild } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabrics.ts';
import { paintLayer } from '#atelier/cloth/layer.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { grainAngle } from '#atelier/garments/measures.ts';
import { type Point, spline } from '#atelier/paint/geometry.ts';
import type { Scene } from '#atelier/paint/scene.ts';
import { layWash } from '#atelier/paint/wash.ts';

/** Page units. */
export interface SwatchBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TOOTH = 6;
const BITE = 3;

/** The zigzag outline, teeth pointing outwards. */
export function pinked({ x, y, width, height }: SwatchBox): Point[] {
  const outline: Point[] = [];
  const along = (ax: number, ay: number, bx: number, by: number, outX: number, outY: number): void => {
    const teeth = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / TOOTH));
    for (let i = 0; i < teeth; i++) {
      const t = i / teeth;
      const m = (i + 0.5) / teeth;
      outline.push([ax + (bx - ax) * t, ay + (by - ay) * t]);
      outline.push([ax + (bx - ax) * m + outX * BITE, ay + (by - ay) * m + outY * BITE]);
    }
  };
  along(x, y, x + width, y, 0, -1);
  along(x + width, y, x + width, y + height, 1, 0);
  along(x + width, y + height, x, y + height, 0, 1);
  along(x, y + height, x, y, -1, 0);
  return outline;
}

/** Cloth that shines is laid in one soft roll, or its swatch would look like paper; matte cloth lies flat. */
function rolls({ x, y, width, height }: SwatchBox, { fabric }: Material): FoldCurve[] {
  if (FABRIC_RULES[fabric].shine === 'none') return [];
  const roll = (at: number, reach: number, rise: number): FoldCurve => ({
    points: spline(
      [
        [x + width * (at + 0.16), y - 8],
        [x + width * (at + 0.02), y + height * 0.5],
        [x + width * (at - 0.16), y + height + 8],
      ],
      6,
    ),
    width: reach,
    height: rise,
    side: 1,
  });
  return [roll(0.36, 74, 9), roll(0.74, 46, 5)];
}

function build(box: SwatchBox, material: Material): Build {
  const { x, y, width, height } = box;
  const strip = !!material.strip;
  const edge = (at: number): Point[] => [
    [at, y],
    [at, y + height],
  ];
  // the surface reaches far beyond the cut, where a panel compresses its print towards the turning edges
  const surface = new Panel(edge(x - width * 2), edge(x + width * 3), { depth: 0, across: 12, along: 6 });
  return {
    ...emptyBuild(),
    pieces: [
      {
        name: 'swatch',
        outline: pinked(box),
        surface,
        grain: strip ? { fit: 'along-u' } : { angle: grainAngle(material) },
      },
    ],
    folds: strip ? [] : rolls(box, material),
  };
}

/** Cloth one sees through is laid double over a part of the swatch, as it lies over its lining when worn. */
function doubled({ x, y, width, height }: SwatchBox, single: Build): Build {
  const fold: Point[] = [
    [x + width * 0.6, y - BITE],
    [x + width * 0.44, y + height + BITE],
  ];
  const [piece] = single.pieces;
  const outline: Point[] = [...fold, [x + width + BITE, y + height + BITE], [x + width + BITE, y - BITE]];
  return { ...single, folds: [], pieces: [{ ...piece, outline, clip: [piece.outline], lift: 1 }] };
}

/** Paints one swatch with its soft shadow on the paper. */
export function paintSwatch(scene: Scene, material: Material, box: SwatchBox, seed: number): void {
  const shadow = pinked(box).map(([x, y]): Point => [x + 3.5, y + 4.5]);
  layWash(scene, [shadow], { colour: '#8f867c', density: 0.34, soft: 2.4, wander: 0 });
  const single = build(box, material);
  paintLayer(scene, single, [material], { seed });
  if (isSheer(material.fabric) && !material.strip) paintLayer(scene, doubled(box, single), [material], { seed });
}
