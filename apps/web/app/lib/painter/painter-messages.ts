/** What a page and its painting worker say to each other. */
import type { Move } from '@toile/contract';
import type { Look } from '@toile/look';

/** `#rrggbb` with its names: the house's, and the nearest of the open list that browsers know. */
export interface Named {
  name: string;
  hex: string;
  near: { name: string; hex: string };
}

/** Where a garment is seen, shares of the picture's sides. */
export interface Place {
  garmentId: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A design's person alone, in its own colours or with some garments in another. */
export interface PersonOrder {
  look: Look;
  seed: number;
  /** Pixels. */
  width: number;
  height: number;
  colour?: { ids: readonly string[]; hex: string };
  /** Choices made by hand before it is painted. */
  moves?: readonly Move[];
  /** What of the picture is wanted; all of it where this is not said. */
  crop?: Crop;
}

/** Where a garment has its neck or its sleeves, with a little round it. */
export interface Crop {
  garmentId: string;
  part: 'neck' | 'sleeves';
}

export interface PaintedPerson {
  picture: ImageBitmap;
  places: Place[];
}

export type PainterOrder = { id: number } & (
  | { type: 'person'; order: PersonOrder }
  | { type: 'harmony'; hex: string }
  | { type: 'names'; hexes: readonly string[] }
);

export type PainterAnswer = { id: number } & (
  | { type: 'person'; painted: PaintedPerson }
  | { type: 'harmony'; hexes: string[] }
  | { type: 'names'; names: Named[] }
  | { type: 'failed' }
);
