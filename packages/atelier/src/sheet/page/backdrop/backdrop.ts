/** What a backdrop is made of, and where there is room for it. Page units throughout. */
import type { Point } from '#atelier/kit/points.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';

/**
 * Pigments of a backdrop: the tint of the washes, the deeper one of what is drawn into them, the glow of flowers and suns, the
 * night behind evening clothes, and body white.
 */
export type Pigment = 'wash' | 'deep' | 'glow' | 'night' | 'white';

/** Room beside the columns. */
export interface Stage {
  left: number;
  right: number;
  top: number;
  foot: number;
  /** The plumb line of the figure. */
  figureX: number;
  /** Half the breadth of what stands on the floor. */
  reach: number;
  seed: number;
}

/** Density of pigment at a point of the page: 1 = the colour as it was mixed, 0 = bare paper. */
export type Tone = (x: number, y: number) => number;

export interface Wash {
  pigment: Pigment;
  tone: Tone;
  /** Beyond it the tone is 0. */
  box: Rect;
}

/** Things drawn into the washes with a fine brush. */
export interface Motif {
  pigment: Pigment;
  density: number;
  shapes: Point[][];
  lines?: { points: Point[]; width: number }[];
  /** Share of the density that is left at a point: where a motif runs out before its shapes end. */
  within?: Tone;
}

export interface Backdrop {
  washes: Wash[];
  motifs: Motif[];
}

export const BACKDROP_KINDS = [
  'bloom',
  'shore',
  'hills',
  'garden',
  'palm',
  'snow',
  'street',
  'autumn',
  'brush',
  'block',
  'window',
  'arch',
  'garland',
  'evening',
  'salon',
  'plinth',
  'drape',
] as const;
export type BackdropKind = (typeof BACKDROP_KINDS)[number];
