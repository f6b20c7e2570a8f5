/**
 * The two lengths of the atelier, both with y down. The person is authored and painted in heads; clothes, page and everything set on
 * it are in page units. A wearer holds the one way between them: `toPage`, `lineToPage`, `toHeads`.
 */

/** 1 = crown to chin of the adult woman of average build; x from the plumb line through the pit of the neck, y from the crown. */
export type Heads = number;
/** The page is 964 × 1285 of them, whatever the size of the picture: a scene's `scale` says how many pixels one is. */
export type PageUnits = number;

/** A head of the average build on the page. */
export const HEAD: PageUnits = 126;

/** Millimetres of the figure to a page unit: a head of the average build is 226 high. */
export const MILLIMETRES = 226 / HEAD;
