/** Where on its wearer a product lies: what is painted with it and not without it. */
import type { Look } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { drawWorn } from '#atelier/figure/worn/draw-worn.ts';
import { PAGE, Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';
import { paintFigure } from '#atelier/sheet/page/paint-figure.ts';

/** Page units. */
export interface ProductBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Painted pixels per page unit: enough to find a ring of the ear. */
const SCALE = 0.5;
/** Least a pixel changes where something lies, of 1. */
export const CHANGED = 0.04;

/** The Look without its product. */
export function withoutProduct(look: Look): Look {
  const of = look.product?.of;
  if (of === undefined) return look;
  if (of === 'dupatta') return { ...look, garments: look.garments.filter(({ family }) => family !== 'dupatta') };
  return { ...look, accessories: look.accessories.filter(({ kind }) => kind !== of) };
}

/** How far a pixel of one painting is from the same of another, 0..1. */
export const awayAt = (a: Float32Array, b: Float32Array, pixel: number): number => {
  const p = pixel * 3;
  return Math.max(Math.abs(a[p] - b[p]), Math.abs(a[p + 1] - b[p + 1]), Math.abs(a[p + 2] - b[p + 2]));
};

const painted = (look: Look, wearer: Wearer, seed: number): Scene => {
  const scene = new Scene(SCALE, seed, '#ffffff', PAGE, false);
  paintFigure(scene, wearer, look, seed);
  return scene;
};

/** Columns that stand between two of a pair, painted pixels. */
const BETWEEN = 3;

/** The columns of the outer one of a pair: from the outermost inwards to the first gap. */
function outerOne(columns: readonly number[], side: Side): ReadonlySet<number> {
  const inwards = columns.toSorted((a, b) => (b - a) * side);
  const kept = new Set<number>();
  let last = inwards[0] ?? 0;
  for (const column of inwards) {
    if (Math.abs(column - last) > BETWEEN) break;
    kept.add(column);
    last = column;
  }
  return kept;
}

/** Where a thing lies that is drawn by itself, on nobody. */
export function findAloneBox(look: Look, wearer: Wearer, seed: number): ProductBox | null {
  const scene = new Scene(SCALE, seed, '#ffffff', PAGE, false);
  drawWorn(
    scene,
    wearer,
    look.accessories.filter(({ kind }) => kind === look.product?.of),
    { seed, isAlone: true },
  );
  const { figure, width, height } = scene;
  let [left, right, top, low] = [width, -1, height, -1];
  for (let i = 0; i < figure.length; i++) {
    if (figure[i] < CHANGED) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, low] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(low, y)];
  }
  scene.release();
  if (right < 0) return null;
  return { x: left / SCALE, y: top / SCALE, w: (right + 1 - left) / SCALE, h: (low + 1 - top) / SCALE };
}

/** @param side of a pair the one on this side alone. Null where nothing of the product is seen. */
export function findProductBox(look: Look, wearer: Wearer, seed: number, side?: Side): ProductBox | null {
  const [own, bare] = [painted(look, wearer, seed), painted(withoutProduct(look), wearer, seed)];
  const { width } = own;
  const rows = new Map<number, [top: number, low: number]>();
  for (let i = 0; i < own.figure.length; i++) {
    if (awayAt(own.rgb, bare.rgb, i) < CHANGED) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const [top, low] = rows.get(x) ?? [y, y];
    rows.set(x, [Math.min(top, y), Math.max(low, y)]);
  }
  own.release();
  bare.release();
  if (rows.size === 0) return null;
  const all = [...rows.keys()];
  const middle = (wearer.leg[LEFT].ankle[0] + wearer.leg[RIGHT].ankle[0]) / 2;
  const outer =
    side &&
    outerOne(
      all.filter((x) => (x / SCALE - middle) * side > 0),
      side,
    );
  const columns = outer ? all.filter((x) => outer.has(x)) : all;
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  const spans = columns.map((x) => rows.get(x) ?? [0, 0]);
  const [top, low] = [Math.min(...spans.map(([y]) => y)), Math.max(...spans.map(([, y]) => y)) + 1];
  return { x: left / SCALE, y: top / SCALE, w: (right - left) / SCALE, h: (low - top) / SCALE };
}
