/** What a page and its painting worker say to each other. */
import type { Move, Way } from '@toile/contract';
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

/** Designs near one, that differ from it in some ways. */
export interface VariationsOrder {
  look: Look;
  seed: number;
  ways: readonly Way[];
  /** How many. */
  count: number;
  /** Another number gives others. */
  turn: number;
}

/** One of them: what is chosen for it, and what that changes in one line. */
export interface Varied {
  moves: Move[];
  told: string;
  /** It takes no token: its colours alone are others. */
  isFree: boolean;
}

export type PainterOrder = { id: number } & (
  | { type: 'person'; order: PersonOrder }
  | { type: 'variations'; order: VariationsOrder }
  | { type: 'harmony'; hex: string }
  | { type: 'names'; hexes: readonly string[] }
);

export type PainterAnswer = { id: number } & (
  | { type: 'person'; painted: PaintedPerson }
  | { type: 'variations'; variations: Varied[] }
  | { type: 'harmony'; hexes: string[] }
  | { type: 'names'; names: Named[] }
  | { type: 'failed' }
);
