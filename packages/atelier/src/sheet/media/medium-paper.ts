import type { Medium } from '@toile/look';

/** Paper of the media that choose their own: cold-pressed white for ink, warm toothy stock for pencil. */
export const MEDIUM_PAPER: Partial<Record<Medium, string>> = { ink: '#faf7f0', pencil: '#f5f0e6' };
