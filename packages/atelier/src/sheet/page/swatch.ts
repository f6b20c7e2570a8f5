/** A swatch: the garment's own material at the garment's own scale, cut with pinking shears. */
import type { Build, FoldCurve, Material, Piece } from '#atelier/cloth/build.ts';
import { emptyBuild } from '#atelier/cloth/build.ts';
import { FABRIC_RULES, isSheer } from '#atelier/cloth/fabric-rules.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { paintLayer } from '#atelier/cloth/shading/layer.ts';
import { grainAngle } from '#atelier/garments/measures.ts';
import { mixHex, rgbOf } from '#atelier/kit/colour.ts';
import { spline } from '#atelier/kit/curves.ts';
import { scoped } from '#atelier/kit/fields.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { layWash } from '#atelier/kit/wash.ts';

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

/** Cloth is laid in one soft roll or two, or its swatch would look like a painted card: lower where it is matte and lies flat. */
function rolls({ x, y, width, height }: SwatchBox, { fabric }: Material): FoldCurve[] {
  const { shine } = FABRIC_RULES[fabric];
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
  // pile glows only where it turns away, so its swatch is rolled highest
  if (shine === 'edge') return [roll(0.3, 52, 15), roll(0.7, 44, 11)];
  return shine === 'none' ? [roll(0.46, 104, 7)] : [roll(0.36, 74, 9), roll(0.74, 46, 5)];
}

/** Side of the corner that is turned up, page units. */
const cornerOf = ({ width, height }: SwatchBox): number => Math.min(44, Math.min(width, height) * 0.3);

/** What lies left of and above the crease across the lower right corner. */
function uncornered(box: SwatchBox): Point[] {
  const low = box.x + box.width + box.y + box.height - cornerOf(box);
  return pinked(box).filter(([x, y]) => x + y < low + BITE);
}

/** The corner turned up over the cloth: its reverse, a little paler, where print and pile hardly show. */
function turned(box: SwatchBox, surface: Panel): Piece {
  const c = cornerOf(box);
  const [right, low] = [box.x + box.width, box.y + box.height];
  const teeth = (ax: number, ay: number, bx: number, by: number): Point[] =>
    pinked({ x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay) }).filter(
      ([x, y]) => (ax === bx ? x < ax + 0.01 : y < ay + 0.01),
    );
  const crease: Point[] = [
    [right, low - c],
    [right - c * 0.46, low - c * 0.46],
    [right - c, low],
  ];
  const tip: Point = [right - c * 0.94, low - c * 0.9];
  const upper = teeth(tip[0], tip[1], right, tip[1]).sort((p, q) => p[0] - q[0]);
  const side = teeth(tip[0], tip[1], tip[0], low).sort((p, q) => q[1] - p[1]);
  return {
    name: 'turned',
    outline: [...spline(crease, 6), ...side, tip, ...upper],
    surface,
    material: 1,
    lift: 3,
  };
}

/** The wrong side of a cloth: its ground alone, dulled. */
const reverseOf = ({ print: _, work: __, ...material }: Material): Material => ({
  ...material,
  colour: mixHex(material.colour, '#d8cfc2', 0.24),
});

function build(box: SwatchBox, material: Material): Build {
  const { x, y, width, height } = box;
  const strip = !!material.strip;
  const edge = (at: number): Point[] => [
    [at, y],
    [at, y + height],
  ];
  // the surface reaches far beyond the cut, where a panel compresses its print towards the turning edges
  const surface = new Panel(edge(x - width * 2), edge(x + width * 3), { depth: 0, across: 12, along: 6 });
  const cut: Piece = {
    name: 'swatch',
    outline: strip ? pinked(box) : uncornered(box),
    surface,
    grain: strip ? { fit: 'along-u' } : { angle: grainAngle(material) },
  };
  return {
    ...emptyBuild(),
    pieces: strip ? [cut] : [cut, turned(box, surface)],
    folds: strip ? [] : rolls(box, material).map((fold) => ({ ...fold, on: ['swatch'] })),
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

/** Lays a colour evenly over a shape. @param density 0..1. */
function layEven(scene: Scene, shape: readonly Point[], colour: string, density = 1): void {
  const box = scene.bbox([shape], 1);
  const cover = scene.mask([shape], box);
  const { rgb, line, light, width } = scene;
  const tint = rgbOf(colour);
  for (let y = 0; y < box.h; y++)
    for (let x = 0, from = y * box.w, page = (y + box.y) * width + box.x; x < box.w; x++, page++) {
      const here = cover[from + x] * density;
      if (here === 0) continue;
      for (let c = 0; c < 3; c++) rgb[page * 3 + c] += (tint[c] - rgb[page * 3 + c]) * here;
      if (line) line[page] *= 1 - here;
      if (light) light[page] += (1 - light[page]) * here;
    }
}

/** A swatch of a preview: shadow and turned corner are of one tone each. */
function paintSmall(scene: Scene, material: Material, box: SwatchBox, seed: number): void {
  const whole = build(box, material);
  const [cut, corner] = whole.pieces;
  layEven(
    scene,
    cut.outline.map(([x, y]): Point => [x + 3.5, y + 4.5]),
    '#8f867c',
    0.3,
  );
  const single: Build = { ...whole, pieces: [cut] };
  paintLayer(scene, single, [material], { seed });
  if (isSheer(material.fabric) && !material.strip) paintLayer(scene, doubled(box, single), [material], { seed });
  if (!corner) return;
  layEven(
    scene,
    corner.outline.map(([x, y]): Point => [x - 2, y - 2]),
    mixHex(material.colour, '#2e2620', 0.45),
    0.45,
  );
  layEven(scene, corner.outline, reverseOf(material).colour);
}

/** Paints one swatch with its soft shadow on the paper. */
export function paintSwatch(scene: Scene, material: Material, box: SwatchBox, seed: number): void {
  if (!scene.shows('sheet')) {
    scoped(() => paintSmall(scene, material, box, seed));
    return;
  }
  const shadow = (material.strip ? pinked(box) : uncornered(box)).map(([x, y]): Point => [x + 3.5, y + 4.5]);
  layWash(scene, [shadow], { colour: '#8f867c', density: 0.34, soft: 2.4, wander: 0 });
  const single = build(box, material);
  paintLayer(scene, single, [material, reverseOf(material)], { seed });
  if (isSheer(material.fabric) && !material.strip) paintLayer(scene, doubled(box, single), [material], { seed });
}
