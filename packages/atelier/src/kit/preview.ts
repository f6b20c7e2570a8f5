/** Pixels per page unit below which a page is a preview: finery that nobody could see there is left out. */
export const PREVIEW = 0.45;
