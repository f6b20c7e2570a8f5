/** Colourways on one sheet. */
export const COLOURWAY_SHEET = { least: 6, most: 12 } as const;

/** Colours of the seasons, from light to deep. */
export const SEASON_PALETTES = {
  spring: ['#f6e7c8', '#f3c9c3', '#e79aa8', '#f2b880', '#b8d1a3', '#7fb38a', '#9fc4d6', '#b9a5d6'],
  summer: ['#fbf6ea', '#ffd166', '#f28c5b', '#ee6c7d', '#5fb8b0', '#2f8fb0', '#8fbf4d', '#e0527f'],
  autumn: ['#e9d5ae', '#d8a021', '#c9752f', '#a9502a', '#7b2d26', '#6d1b2b', '#7a7a3a', '#4a4630'],
  winter: ['#f4f5f6', '#c9d3dc', '#8a94a6', '#1d2b4d', '#17432f', '#5b2a72', '#8e1230', '#1b1a1a'],
} as const;
