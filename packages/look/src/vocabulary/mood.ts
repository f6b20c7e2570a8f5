/** What the picture is made in; the first is the house's own. */
export const MEDIA = ['watercolour', 'gouache', 'ink', 'pencil', 'flat'] as const;
export type Medium = (typeof MEDIA)[number];
/** What a sheet is made in where nobody asks for another. */
export const HOUSE_MEDIUM: Medium = 'watercolour';

/** What the design is of. */
export const CATEGORIES = ['outfit', 'top', 'bottom', 'dress', 'coat'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Styles: the form's, and those the words know besides. */
export const STYLES = [
  'casual',
  'formal',
  'streetwear',
  'athleisure',
  'bohemian',
  'vintage',
  'minimalist',
  'avant-garde',
  'boho',
  'preppy',
  'business',
  'smart-casual',
  'black-tie',
  'grunge',
  'punk',
  'gothic',
  'rockabilly',
  'hippie',
  'mod',
  'flapper',
  'regency',
  'victorian',
  'renaissance',
  '1940s',
  '1980s',
  'y2k',
  'cottagecore',
  'academia',
  'techwear',
  'nautical',
  'safari',
  'western',
  'french-chic',
  'bollywood',
  'indo-western',
  'traditional',
  'royal',
  'androgyne',
  'glam',
  'romantic',
  'elegant',
  'edgy',
] as const;
export type Style = (typeof STYLES)[number];

/** Occasions: the form's, and those the words know besides. */
export const OCCASIONS = [
  'casual',
  'travel',
  'formal',
  'party',
  'wedding',
  'festival',
  'romantic-date',
  'casual-date',
  'avant-garde',
  'gala',
  'bridal',
  'haldi',
  'mehendi',
  'sangeet',
  'indian-festival',
  'puja',
  'music-festival',
  'garden-party',
  'beach-wedding',
  'beach',
  'sport',
  'runway',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Seasons of the year. */
export const SEASONS = ['any', 'summer', 'winter', 'spring', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** What the words feel like; `composed` where they say nothing of it. */
export const MOODS = [
  'composed',
  'moody',
  'playful',
  'serene',
  'bold',
  'sensual',
  'light',
  'tonal',
  'warm',
  'modest',
] as const;
export type Mood = (typeof MOODS)[number];

/** How the colours of an outfit stand to each other. */
export const HARMONIES = [
  'monochrome',
  'neutral',
  'one colour on neutrals',
  'tonal',
  'analogous',
  'triadic',
  'complementary',
  'split-complementary',
  'contrasting',
  'muted contrast',
] as const;
export type Harmony = (typeof HARMONIES)[number];
