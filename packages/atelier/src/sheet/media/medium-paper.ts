import type { Medium } from '@toile/look';

/** Paper of the media that choose their own: cold-pressed white for water and ink, warm toothy stock for pencil. */
export const MEDIUM_PAPER: Partial<Record<Medium, string>> = {
  watercolour: '#fbf9f4',
  ink: '#faf7f0',
  pencil: '#f5f0e6',
};
