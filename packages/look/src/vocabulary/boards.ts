/** Ways a design is laid out anew beside its own sheet. */
export const BOARD_LAYOUTS = [
  'hero',
  'front-back',
  'crop',
  'details',
  'line-up',
  'specification',
  'mood',
  'product',
] as const;
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];

/** Formats a board is composed for, width to height: the sheet's own, a square, a post, a telephone's whole screen, paper. */
export const BOARD_FORMATS = ['portrait', 'square', 'post', 'story', 'a4'] as const;
export type BoardFormat = (typeof BOARD_FORMATS)[number];

/** Width over height. */
export const BOARD_RATIOS: Readonly<Record<BoardFormat, number>> = {
  portrait: 3 / 4,
  square: 1,
  post: 4 / 5,
  story: 9 / 16,
  a4: 210 / 297,
};

/** Pixels of a board whose longer side has so many. */
export function boardSize(format: BoardFormat, longer: number): { width: number; height: number } {
  return { width: Math.round(longer * BOARD_RATIOS[format]), height: longer };
}
