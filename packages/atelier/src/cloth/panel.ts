/**
 * A piece of cloth as a surface between two edge curves: u runs −1 (viewer's left edge) to 1 (right edge), v runs 0
 * (top) to 1 (hem). It knows where a (u, v) lies on the page and how far the cloth stands off the page there.
 */

import { resample, slice, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp, times } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

export interface PanelOptions {
  /** Mesh cells across and along. */
  across?: number;
  along?: number;
  /** Depth of the half-ellipse by which the top and the bottom row hang below the straight line between the edges. */
  sagTop?: number;
  sagBottom?: number;
  /** Roundness of the form, as a share of its half-width: 0 flat, 0.7 a limb; negative is hollow. */
  depth?: number;
  /** Both edges hold as many points, and those of one number face each other: the rows of a bent arm fan out from its crook. */
  paired?: boolean;
  /** Offset of the top row across u, fading out downwards (positive = down). */
  top?: (u: number) => number;
  /** Offset of the bottom row across u, fading out upwards (positive = down). */
  bottom?: ((u: number) => number) | undefined;
}

/** Points kept on each edge. */
const EDGE = 96;
/** Rows at which the breadth of the form is known, and how many rows beside one it is evened over. */
const ROWS = 64;
const NEAR = 6;

/** A row of a panel: its left end, the way to its right end and how long that is, page units. */
interface Row {
  v: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  width: number;
}

export class Panel {
  readonly left: Point[];
  readonly right: Point[];
  readonly across: number;
  readonly along: number;
  private readonly sagTop: number;
  private readonly sagBottom: number;
  private readonly depth: number;
  private readonly top: ((u: number) => number) | undefined;
  private readonly bottom: ((u: number) => number) | undefined;
  private breadths: Float64Array | null = null;
  /** The row last asked for. */
  private readonly lastRow: Row = { v: Number.NaN, x: 0, y: 0, dx: 0, dy: 0, width: 0 };

  constructor(left: readonly Point[], right: readonly Point[], options: PanelOptions = {}) {
    this.left = options.paired ? slice(left, 0, 1, EDGE) : resample(left, EDGE);
    this.right = options.paired ? slice(right, 0, 1, EDGE) : resample(right, EDGE);
    this.across = options.across ?? 26;
    this.along = options.along ?? 44;
    this.sagTop = options.sagTop ?? 0;
    this.sagBottom = options.sagBottom ?? 0;
    this.depth = options.depth ?? 0.6;
    this.top = options.top;
    this.bottom = options.bottom;
  }

  /** Half the width at v, in page units. */
  halfWidth(v: number): number {
    return this.rowAt(v).width / 2;
  }

  /** Half the width at v of the form inside the cloth: a body does not widen all at once where an armhole ends. */
  breadth(v: number): number {
    if (!this.breadths) {
      const raw = new Float64Array(ROWS + 1);
      for (let i = 0; i <= ROWS; i++) raw[i] = this.halfWidth(i / ROWS);
      this.breadths = raw.map((_, i) => {
        const reach = Math.min(NEAR, i, ROWS - i);
        let sum = 0;
        for (let k = -reach; k <= reach; k++) sum += raw[i + k];
        return sum / (2 * reach + 1);
      });
    }
    const place = clamp(v) * ROWS;
    const row = Math.min(ROWS - 1, place | 0);
    return lerp(this.breadths[row], this.breadths[row + 1], place - row);
  }

  /** Where the row at `v` begins and ends; a mesh asks for one row many times on end. */
  private rowAt(v: number): Row {
    const row = this.lastRow;
    if (row.v === v) return row;
    const { left, right } = this;
    const place = clamp(v) * (EDGE - 1);
    const i = Math.min(EDGE - 2, Math.floor(place));
    const t = place - i;
    row.v = v;
    row.x = lerp(left[i][0], left[i + 1][0], t);
    row.y = lerp(left[i][1], left[i + 1][1], t);
    row.dx = lerp(right[i][0], right[i + 1][0], t) - row.x;
    row.dy = lerp(right[i][1], right[i + 1][1], t) - row.y;
    row.width = Math.sqrt(row.dx * row.dx + row.dy * row.dy);
    return row;
  }

  /** Length of the middle line. */
  length(): number {
    const { left, right } = this;
    let sum = 0;
    for (let i = 1; i < EDGE; i++) {
      const dx = lerp(left[i][0], right[i][0], 0.5) - lerp(left[i - 1][0], right[i - 1][0], 0.5);
      const dy = lerp(left[i][1], right[i][1], 0.5) - lerp(left[i - 1][1], right[i - 1][1], 0.5);
      sum += Math.sqrt(dx * dx + dy * dy);
    }
    return sum;
  }

  /** Page position of (u, v). */
  map(u: number, v: number): Point {
    const { x, y, dx, dy, width: wide } = this.rowAt(v);
    const width = wide || 1;
    const t = (u + 1) / 2;
    const round = Math.max(0, 1 - u * u);
    const sag = lerp(this.sagTop, this.sagBottom, v) * round + (this.top ? this.top(u) * (1 - v) ** 3 : 0);
    const low = this.bottom ? this.bottom(u) * v ** 4 : 0;
    return [x + dx * t - (dy / width) * sag, y + dy * t + (dx / width) * sag + low];
  }

  /** How far the cloth stands off the page at (u, v), in page units. */
  form(u: number, v: number): number {
    const left = clamp(1 - u * u * 0.94);
    return (0.55 * Math.sqrt(left) + 0.45 * left) * this.breadth(v) * this.depth;
  }

  edge(side: Side, from = 0, to = 1, count = 60): Point[] {
    return times(count, (i) => this.map(side, lerp(from, to, i / (count - 1))));
  }

  row(v: number, from = -1, to = 1, count = 40): Point[] {
    return times(count, (i) => this.map(lerp(from, to, i / (count - 1)), v));
  }

  /** A smooth line through (u, v) knots. */
  line(knots: readonly Point[], steps = 8): Point[] {
    return spline(knots, steps).map(([u, v]) => this.map(u, v));
  }

  outline(): Point[] {
    return [
      ...this.row(0),
      ...this.edge(1).slice(1),
      ...this.row(1, 1, -1, 60).slice(1),
      ...this.edge(-1, 1, 0).slice(1),
    ];
  }

  /** The part of this panel between two heights and sides, on its own (u, v). */
  part(u0: number, u1: number, v0: number, v1: number): Panel {
    return new PanelPart(this, u0, u1, v0, v1);
  }
}

class PanelPart extends Panel {
  private readonly whole: Panel;
  private readonly window: readonly [number, number, number, number];

  constructor(whole: Panel, u0: number, u1: number, v0: number, v1: number) {
    const edge = (u: number): Point[] => times(EDGE, (i) => whole.map(u, lerp(v0, v1, i / (EDGE - 1))));
    super(edge(u0), edge(u1), { across: whole.across, along: Math.max(4, Math.round(whole.along * (v1 - v0))) });
    this.whole = whole;
    this.window = [u0, u1, v0, v1];
  }

  override map(u: number, v: number): Point {
    const [u0, u1, v0, v1] = this.window;
    return this.whole.map(lerp(u0, u1, (u + 1) / 2), lerp(v0, v1, v));
  }

  override form(u: number, v: number): number {
    const [u0, u1, v0, v1] = this.window;
    return this.whole.form(lerp(u0, u1, (u + 1) / 2), lerp(v0, v1, v));
  }
}
