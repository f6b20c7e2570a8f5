import type { FlatFill, FlatPen, FlatView } from '@toile/look';
import { type Box, boxOf, flatten, join, mirror, moved, type Path, type Pt, reverse } from '../kit/path.ts';

/** Line weights of the trade: outline, seam, dashed topstitch, fold. */
export type Pen = FlatPen | 'none';
export const LAYERS = ['inside', 'sleeves', 'body', 'seams', 'topstitch', 'folds', 'details', 'trims'] as const;
export type Layer = (typeof LAYERS)[number];
export type Fill = FlatFill;

export interface Mark {
  layer: Layer;
  pen: Pen;
  path: Path;
  fill?: Fill;
  /** The seam or the piece that it is the picture of: what is named so has to be cut. */
  of?: SewnName;
}

/** Lines that are pictures of something the pieces are cut with. */
export type SewnName =
  | 'bust dart'
  | 'front dart'
  | 'back dart'
  | 'front pleat'
  | 'panel'
  | 'yoke'
  | 'centre back'
  | 'centre front'
  | 'waist seam'
  | 'kali'
  | 'tier'
  | 'band'
  | 'tie'
  | 'wrap edge'
  | 'flounce';

/** Where words stand: their middle, how they are turned, and the line that leads to what they tell of. */
export interface Label {
  at: Pt;
  degrees: number;
  leader?: readonly [Pt, Pt];
}

/** A dimension line that carries the number of a point of measure. */
export interface Dimension {
  from: Pt;
  to: Pt;
  text: string;
  /** Where along the line the number stands, 0 to 1. */
  at: number;
  /** The points of the garment that it is taken between, where it stands off them. */
  of?: readonly [Pt, Pt];
  label?: Label;
}

export interface Caption {
  at: Pt;
  text: string;
  /** The point of the garment that it tells of, where it stands off the garment. */
  of?: Pt;
  /** In large letters, where it stands. */
  isLarge?: true;
  label?: Label;
}

export type ViewName = FlatView['name'];

/** One view of a flat: marks in centimetres about the centre line x = 0, from the high point of the shoulder or the top edge down. */
export class View {
  readonly name: ViewName;
  readonly marks: Mark[];
  readonly dimensions: Dimension[];
  readonly captions: Caption[];
  #of: SewnName | undefined;

  /** @param onto another view that everything is drawn onto */
  constructor(name: ViewName, onto?: View) {
    this.name = name;
    this.marks = onto?.marks ?? [];
    this.dimensions = onto?.dimensions ?? [];
    this.captions = onto?.captions ?? [];
  }

  add(layer: Layer, pen: Pen, path: Path, fill?: Fill): this {
    this.marks.push({ layer, pen, path, ...(fill && { fill }), ...(this.#of && { of: this.#of }) });
    return this;
  }

  /** What `draw` draws is the picture of a seam or a piece. */
  named(of: SewnName, draw: () => void): this {
    const outer = this.#of;
    this.#of = of;
    draw();
    this.#of = outer;
    return this;
  }

  /** The same on both sides of the centre. */
  both(layer: Layer, pen: Pen, path: Path, fill?: Fill): this {
    return this.add(layer, pen, path, fill).add(layer, pen, mirror(path), fill);
  }

  /** A shape over the centre line; `half` runs from the centre top to the centre bottom. */
  whole(layer: Layer, pen: Pen, half: Path, fill?: Fill): this {
    return this.add(layer, pen, wholeOf(half), fill);
  }

  measure(from: Pt, to: Pt, text: string, at = 0.5, of?: readonly [Pt, Pt]): this {
    this.dimensions.push({ from, to, text, at, ...(of && { of }) });
    return this;
  }

  say(at: Pt, text: string): this {
    this.captions.push({ at, text });
    return this;
  }

  /** Words in large letters over the sheet. */
  announce(at: Pt, text: string): this {
    this.captions.push({ at, text, isLarge: true });
    return this;
  }

  /** Words beside the garment with a leader to the point that they tell of. */
  tell(of: Pt, text: string): this {
    this.captions.push({ at: of, text, of });
    return this;
  }

  circle(layer: Layer, centre: Pt, radius: number, fill: Fill = 'button'): this {
    return this.add(layer, 'seam', circle(centre, radius), fill);
  }

  bounds(): Box {
    return boxOf(this.marks.flatMap((mark) => flatten(mark.path, 8)));
  }
}

/** Draws what lies on both sides of a garment on one of them alone: 1 right of the centre, -1 left. */
export class OneSide extends View {
  readonly #side: 1 | -1;

  constructor(view: View, side: 1 | -1) {
    super(view.name, view);
    this.#side = side;
  }

  override both(layer: Layer, pen: Pen, path: Path, fill?: Fill): this {
    return this.add(layer, pen, this.#side > 0 ? path : mirror(path), fill);
  }

  override circle(layer: Layer, centre: Pt, radius: number, fill: Fill = 'button'): this {
    return centre[0] * this.#side > 0 ? super.circle(layer, centre, radius, fill) : this;
  }
}

export const wholeOf = (half: Path): Path => ({ ...join(half, reverse(mirror(half))), closed: true });

/** Share of the radius at which the handles of a quarter circle lie. */
const ROUND = 0.5523;

export function circle([x, y]: Pt, r: number): Path {
  const k = r * ROUND;
  const path: Path = {
    from: [r, 0],
    steps: [
      {
        to: [0, r],
        by: [
          [r, k],
          [k, r],
        ],
      },
      {
        to: [-r, 0],
        by: [
          [-k, r],
          [-r, k],
        ],
      },
      {
        to: [0, -r],
        by: [
          [-r, -k],
          [-k, -r],
        ],
      },
      {
        to: [r, 0],
        by: [
          [k, -r],
          [r, -k],
        ],
      },
    ],
    closed: true,
  };
  return moved(path, x, y);
}

export interface Flat {
  name: string;
  views: readonly View[];
}

/** 99.5 → '99.5', 38 → '38'. */
export const cm = (v: number): string => String(Math.round(v * 10) / 10);
