import type { SkinTone } from '@toile/look';

/** The middle of each of the Look's nine skins, as it is drawn. */
export const SKIN_COLOURS: Readonly<Record<SkinTone, string>> = {
  'fair-cool': '#f6d9c6',
  'fair-warm': '#f0c8aa',
  'light-medium-neutral': '#e5b68f',
  'olive-warm': '#d6a071',
  'tan-golden': '#c18958',
  'deep-cool': '#7a4a36',
  'deep-warm': '#a0683c',
  'brown-golden': '#8c5833',
  'ebony-rich': '#643a29',
};
