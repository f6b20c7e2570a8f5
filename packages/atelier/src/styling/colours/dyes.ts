/** Colours that a season, an occasion, a style or a region leads to, by name. */
import type { Taste } from '#atelier/styling/taste.ts';

export const BY_SEASON: Readonly<Record<Taste['season'], readonly string[]>> = {
  any: ['emerald', 'navy', 'terracotta', 'dusty rose', 'olive', 'burgundy', 'ivory', 'steel blue', 'camel', 'teal'],
  summer: ['ivory', 'sky blue', 'coral', 'mint', 'butter', 'white', 'turquoise', 'sand'],
  winter: ['burgundy', 'emerald', 'midnight blue', 'charcoal', 'plum', 'camel', 'forest green', 'wine'],
  spring: ['blush', 'sage', 'lilac', 'powder blue', 'butter', 'peach', 'mint', 'cream'],
  autumn: ['rust', 'olive', 'mustard', 'chocolate', 'terracotta', 'oxblood', 'camel', 'teal'],
};
export const BY_OCCASION: Partial<Record<Taste['occasion'], readonly string[]>> = {
  formal: ['navy', 'charcoal', 'camel', 'burgundy', 'ivory', 'slate'],
  party: ['emerald', 'black', 'fuchsia', 'cobalt', 'silver', 'wine'],
  wedding: ['dusty rose', 'sage', 'champagne', 'teal', 'lilac', 'wine'],
  festival: ['marigold', 'rani pink', 'emerald', 'turquoise', 'saffron', 'royal blue'],
  'romantic-date': ['wine', 'cherry red', 'blush', 'black', 'emerald'],
  'casual-date': ['powder blue', 'coral', 'sage', 'dusty rose', 'mustard'],
  gala: ['midnight blue', 'emerald', 'champagne', 'black', 'wine', 'silver'],
  'avant-garde': ['black', 'cobalt', 'neon green', 'white', 'scarlet', 'violet'],
  travel: ['sand', 'olive', 'sky blue', 'stone', 'navy', 'rust'],
};
export const BY_STYLE: Partial<Record<Taste['style'], readonly string[]>> = {
  formal: ['navy', 'charcoal', 'camel', 'ivory', 'burgundy'],
  streetwear: ['black', 'light grey', 'cobalt', 'olive', 'tangerine'],
  athleisure: ['charcoal', 'sage', 'lilac', 'light grey', 'cobalt'],
  bohemian: ['terracotta', 'ochre', 'ivory', 'olive', 'rust'],
  vintage: ['mustard', 'bottle green', 'dusty rose', 'cherry red', 'teal'],
  minimalist: ['ivory', 'stone', 'black', 'camel', 'slate'],
  'avant-garde': ['black', 'white', 'cobalt', 'scarlet', 'violet'],
};
export const INDIAN_WEDDING = ['crimson', 'rani pink', 'maroon', 'emerald', 'royal blue', 'marigold', 'dusty rose'];
/** What sarees, lehengas and kurtas are dyed in where nothing leads to a colour. */
export const INDIAN = [
  'emerald',
  'rani pink',
  'maroon',
  'teal',
  'rust',
  'royal blue',
  'mustard',
  'wine',
  'dusty rose',
  'ivory',
];
export const NEUTRALS = [
  'ivory',
  'cream',
  'stone',
  'sand',
  'camel',
  'taupe',
  'light grey',
  'charcoal',
  'navy',
  'chocolate',
  'soft black',
  'white',
  'slate',
];
