/** The media a sheet can be made in; the first is the house's own. */
export const MEDIA = ['gouache', 'ink', 'pencil', 'flat'] as const;
export type Medium = (typeof MEDIA)[number];

/** Paper of the media that choose their own: cold-pressed white for ink, warm toothy stock for pencil. */
export const MEDIUM_PAPER: Partial<Record<Medium, string>> = { ink: '#faf7f0', pencil: '#f5f0e6' };
