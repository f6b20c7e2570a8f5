import type { Outline } from '#atelier/sheet/vector/outline.ts';

/** One motif layer of a repeating print. */
export interface PatternShape {
  fill: string;
  outlines: Outline[];
}

/** A print as it repeats, page units. */
export interface Pattern {
  id: string;
  w: number;
  h: number;
  /** Turn, radians. */
  angle: number;
  ground: string;
  shapes: PatternShape[];
}

/** One flat area of the picture, painted over those before it; outlines cut holes by the even-odd rule. */
export interface FlatShape {
  outlines: Outline[];
  fill: string;
  opacity?: number;
  pattern?: Pattern;
}
