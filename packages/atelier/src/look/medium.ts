/** The media a sheet can be made in; the first is the house's own. */
export const MEDIA = ['gouache', 'ink', 'pencil', 'flat'] as const;
export type Medium = (typeof MEDIA)[number];
