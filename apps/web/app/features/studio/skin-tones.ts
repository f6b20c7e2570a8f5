import type { GenerationRequest } from '@toile/contract';

/** Lit plane, body tone and shade, as the figures are painted in them. */
const lit = (light: string, base: string, shade: string) =>
  `linear-gradient(145deg, ${light} 12%, ${base} 48%, ${base} 62%, ${shade})`;

/** How each tone looks on the form: any CSS background. In the order they stand in, from the lightest to the darkest. */
export const SKIN_TONE: Record<GenerationRequest['skin_color'], string> = {
  any: 'conic-gradient(#f6d9c6, #e5b68f, #c18958, #a0683c, #8c5833, #643a29, #f6d9c6)',
  'fair-cool': lit('#fdeee3', '#f6d9c6', '#e3af97'),
  'fair-warm': lit('#fbe3d0', '#f0c8aa', '#d9997b'),
  'light-medium-neutral': lit('#f6d7b9', '#e5b68f', '#c78861'),
  'olive-warm': lit('#efc79d', '#d6a071', '#b0734b'),
  'tan-golden': lit('#e2b083', '#c18958', '#97603c'),
  'deep-warm': lit('#c58d5c', '#a0683c', '#784827'),
  'deep-cool': lit('#a37056', '#7a4a36', '#5b3429'),
  'ebony-rich': lit('#94604a', '#643a29', '#4c2b1f'),
};
