/** A page of a design laid out anew: what is painted on it, and what is still to be set. */
import type { BoardFormat, FlatDrafter, Look, Medium } from '@toile/look';
import type { Dressed } from '#atelier/garments/dress-person.ts';
import { PAGE, type Scene } from '#atelier/kit/scene.ts';
import type { Face } from '#atelier/sheet/lettering/type.ts';
import type { PlacedFlat } from '#atelier/sheet/page/flat-rows.ts';
import type { LooseGround } from '#atelier/sheet/page/loose/loose-ground.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';
import type { TextLine } from '#atelier/sheet/page/plan.ts';

/** A line of words with its face; its ink is chosen by what lies under it. */
export interface SetLine extends TextLine {
  face: Face;
  isSoft?: boolean;
}

/** A field of one colour with its corners square, and a thin line round it. */
export interface Chip extends Rect {
  hex: string;
}

export interface Board {
  look: Look;
  seed: number;
  format: BoardFormat;
  /** Page units. */
  page: { width: number; height: number };
  /** Holds the whole page; people are painted into parts of it. */
  scene: Scene;
  medium: Medium;
  /** The ground's colour, chosen by the clothes. */
  ground: LooseGround;
  draft: FlatDrafter | undefined;
  /** The same design in other colours, its own first; for a line-up. */
  ways: readonly Way[];
  /** Cloths as they were painted. */
  materials: Dressed['materials'][number][];
  lines: SetLine[];
  rules: Rect[];
  chips: Chip[];
  flats: PlacedFlat[];
}

/** A design in one of its colours. */
export interface Way {
  look: Look;
  name: string;
  hex: string;
}

/** Page units: the longer side where it is not the sheet's own. */
const HEIGHTS: Partial<Record<BoardFormat, number>> = { square: 1180, story: 1640, a4: 1363 };

export const pageOf = (format: BoardFormat, ratio: number): Board['page'] => {
  const height = HEIGHTS[format] ?? PAGE.height;
  return { width: height * ratio, height };
};

/** Paper at the edges, page units. */
export const MARGIN = 46;

/** The page within its margins. */
export const insideOf = ({ page }: Pick<Board, 'page'>): Rect => ({
  left: MARGIN,
  top: MARGIN,
  right: page.width - MARGIN,
  bottom: page.height - MARGIN,
});

export const widthOf = ({ left, right }: Rect): number => right - left;
export const heightOf = ({ top, bottom }: Rect): number => bottom - top;

/** Is it so tall that things stand under each other? */
export const isStory = ({ format }: Pick<Board, 'format'>): boolean => format === 'story';
