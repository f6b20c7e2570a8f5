/** What of an outfit is drawn, where, and how much of it is seen: read from its layers, without painting them. */

import { isSheer } from '#atelier/cloth/fabric-rules.ts';
import { shapesOver } from '#atelier/figure/hands/draw-hand.ts';
import { headOnPage } from '#atelier/figure/head/head-space.ts';
import { confine, erase, unite } from '#atelier/kit/cover-field.ts';
import type { Raster } from '#atelier/kit/coverage.ts';
import { closedSpline } from '#atelier/kit/curves.ts';
import { scoped, zeros } from '#atelier/kit/fields.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { SIDES } from '#atelier/kit/side.ts';
import type { ClothLayer, Layer } from './layer.ts';
import type { Outfit, Step } from './outfit.ts';
import type { Part } from './part.ts';

/** A rectangle of the page, page units. */
export interface PageBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface DrawnPart {
  /** The id of its garment in the Look. */
  garmentId: string;
  part: Part;
  /** Which piece of cloth it is, or none where it is drawn in lines alone. */
  piece?: string;
  /** Laid over its garment, and maybe over what is worn under it: its pixels keep whom they were of. */
  isApart?: true;
  box: PageBox;
  /** Share of it over which nothing else lies, 0..1. */
  seen: number;
}

/** Cells per page unit: a cell is the size of a button. */
const FINE = 0.25;
const GRID = { w: Math.ceil(PAGE.width * FINE), h: Math.ceil(PAGE.height * FINE) } as const;
/** Cover from which a cell belongs to a shape. */
const HALF = 0.5;

type Shapes = readonly (readonly Point[])[];

/** A part as its cells are counted. */
interface Counted extends Omit<DrawnPart, 'box' | 'seen'> {
  /** Each cell with the count of what had been laid when it was last laid there. */
  cells: Map<number, number>;
  points: Point[];
}

/** What hangs before a layer, and what it may not be seen in. */
interface Hidden {
  shapes: Shapes;
}

class Counting {
  private readonly parts = new Map<string, Counted>();
  /** Per cell: when it was last covered. */
  private readonly covered = new Uint16Array(GRID.w * GRID.h);
  private laid = 0;

  /** Cells within shapes, but for those within what hangs before them. */
  private cellsOf(shapes: Shapes, clip: Shapes | undefined, hidden: Hidden): number[] {
    const raster = rasterOf(shapes);
    const { x, y, w, h } = raster;
    return scoped(() => {
      const field = zeros(w * h);
      for (const shape of shapes) unite(field, [shape], raster);
      if (clip) confine(field, clip, raster);
      for (const shape of hidden.shapes) erase(field, [shape], raster);
      const cells: number[] = [];
      for (let i = 0; i < field.length; i++)
        if ((field[i] ?? 0) > HALF) cells.push((y + Math.floor(i / w)) * GRID.w + x + (i % w));
      return cells;
    });
  }

  private partOf(layer: ClothLayer, piece?: string): Counted {
    const key = [layer.garment.id, layer.part, piece].join('/');
    const known = this.parts.get(key);
    if (known) return known;
    const { garment, part, isApart } = layer;
    const named = { garmentId: garment.id, part, ...(piece && { piece }), ...(isApart && { isApart }) };
    const fresh: Counted = { ...named, cells: new Map(), points: [] };
    this.parts.set(key, fresh);
    return fresh;
  }

  /** The person lies here now, over everything before. */
  cover(shapes: Shapes, hidden: Hidden = { shapes: [] }): void {
    this.laid++;
    for (const cell of this.cellsOf(shapes, undefined, hidden)) this.covered[cell] = this.laid;
  }

  private layer(layer: ClothLayer, hidden: Hidden): void {
    for (const piece of layer.build.pieces) {
      this.laid++;
      const part = this.partOf(layer, piece.name);
      const material = layer.materials[piece.material ?? 0];
      const isOpaque = !material || !isSheer(material.fabric);
      const cells = this.cellsOf([piece.outline], piece.clip, hidden);
      // what is smaller than a cell has the one it lies in
      const own = cells.length ? cells : [...cellsAlong([middleOf(piece.outline)])];
      for (const cell of own) {
        part.cells.set(cell, this.laid);
        if (isOpaque && cells.length) this.covered[cell] = this.laid;
      }
      part.points.push(...piece.outline);
    }
    if (layer.build.pieces.length) return;
    const part = this.partOf(layer);
    this.laid++;
    for (const { points } of layer.build.lines) {
      for (const cell of cellsAlong(points)) part.cells.set(cell, this.laid);
      part.points.push(...points);
    }
  }

  lay(layers: readonly Layer[], hidden: Hidden): void {
    for (const layer of layers) {
      if (layer.is === 'cloth') this.layer(layer, hidden);
      if (layer.is === 'beneath') this.lay(layer.layers, { shapes: [...hidden.shapes, ...layer.shapes] });
    }
  }

  /** Every part that has been laid, in the order in which they were first. */
  drawn(): DrawnPart[] {
    return [...this.parts.values()].flatMap(({ cells, points, ...part }) => {
      if (!points.length) return [];
      const seen = [...cells].filter(([cell, at]) => (this.covered[cell] ?? 0) <= at).length;
      return [{ ...part, box: boxOf(points), seen: cells.size ? seen / cells.size : 0 }];
    });
  }
}

const middleOf = (points: readonly Point[]): Point => {
  const { x, y, w, h } = boxOf(points);
  return [x + w / 2, y + h / 2];
};

/** The cells that points lie in. */
function cellsAlong(points: readonly Point[]): Set<number> {
  const cells = points.flatMap(([x, y]) => {
    const [column, row] = [Math.floor(x * FINE), Math.floor(y * FINE)];
    return column < 0 || row < 0 || column >= GRID.w || row >= GRID.h ? [] : [row * GRID.w + column];
  });
  return new Set(cells);
}

function boxOf(points: readonly Point[]): PageBox {
  let [left, top, right, low] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    low = Math.max(low, y);
  }
  return { x: left, y: top, w: right - left, h: low - top };
}

/** The part of the grid that shapes lie in; never empty. */
function rasterOf(shapes: Shapes): Raster {
  const { x, y, w, h } = boxOf(shapes.flat());
  const [left, top] = [clamp(Math.floor(x * FINE), 0, GRID.w - 1), clamp(Math.floor(y * FINE), 0, GRID.h - 1)];
  return {
    x: left,
    y: top,
    w: clamp(Math.ceil((x + w) * FINE) - left, 1, GRID.w - left),
    h: clamp(Math.ceil((y + h) * FINE) - top, 1, GRID.h - top),
    scale: FINE,
  };
}

function count(counting: Counting, step: Step, { wearer }: Outfit): void {
  const { torso, arm, leg, neck } = wearer.body.shapes;
  switch (step.is) {
    case 'layers':
      counting.lay(step.layers, { shapes: [...(step.under ?? []), ...(step.outside ?? [])] });
      break;
    case 'body':
      counting.cover([torso, neck, ...SIDES.flatMap((s) => [arm[s], leg[s]])].map((shape) => wearer.lineToPage(shape)));
      break;
    case 'arm':
      counting.cover(
        shapesOver(wearer, step.side, step.from).map((shape) => wearer.lineToPage(shape)),
        { shapes: [...step.beyond, ...step.under] },
      );
  }
}

/** The parts of every garment of an outfit; head and arms hide what lies behind them, loose hair does not. */
export function drawnParts(outfit: Outfit): DrawnPart[] {
  const { wearer, seed, steps } = outfit;
  const counting = new Counting();
  for (const step of steps.filter(({ z }) => z !== 'over head')) count(counting, step, outfit);
  const { head, toSheet } = headOnPage(wearer, seed);
  counting.cover([closedSpline(head.skull).map(toSheet), closedSpline(head.face).map(toSheet)]);
  for (const step of steps.filter(({ z }) => z === 'over head')) count(counting, step, outfit);
  return counting.drawn();
}
