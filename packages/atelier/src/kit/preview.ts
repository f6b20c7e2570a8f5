import { MILLIMETRES } from './units.ts';

/** Pixels per page unit below which a page is a preview: finery that nobody could see there is left out. */
export const PREVIEW = 0.45;

/** Millimetres of the figure in a pixel, at so many pixels per page unit. */
export const grainOf = (scale: number): number => MILLIMETRES / scale;

/** The grain beyond which finery is left out. */
const FINERY = grainOf(PREVIEW);

/**
 * What a small picture leaves out or draws plainer: for each detail the coarsest grain, millimetres of the figure in a pixel, at
 * which it is drawn. The layers are the same at every size; only these thresholds tell a preview from a sheet.
 */
export const DETAILS = {
  /** Light along dark edges, the holes of a button, the buttons of a cuff. */
  glint: FINERY,
  /** Stitches one by one; else their row is a paler line. */
  stitch: FINERY,
  /** Every point of an outline; else those a pixel or two apart. */
  outline: FINERY,
  /** Threads of plain weaves, and several looks at each of the others. */
  thread: FINERY,
  /** Folds narrower than a pixel or two, and what a crease swallows of a figure. */
  fold: FINERY,
  /** Soft shadows round what lies flat, second passes of a slight blur. */
  softness: FINERY,
  /** Blots and clouds in paint. */
  blot: FINERY,
  /** Every pixel shaded by itself; else one is told from its neighbours. */
  shade: FINERY,
  /** Limbs that cloth hides, whose contour might be told through it. */
  limb: FINERY,
  /** Single hairs. */
  hair: FINERY,
  /** Locks within a mass of hair, and every turn of a curl. */
  lock: FINERY,
  /** Lashes and lids. */
  lash: FINERY,
  /** Knuckles, nails, and what a hand does to the cloth it holds. */
  knuckle: FINERY,
  /** Faint tones and their several edges. */
  tone: FINERY,
  /** Toes, seams and shine of shoes. */
  shoe: FINERY,
  /** Handwriting beside the figure. */
  note: FINERY,
  /** The weave of a swatch, and washes pixel by pixel. */
  sheet: FINERY,
} as const satisfies Readonly<Record<string, number>>;

export type Detail = keyof typeof DETAILS;
