import type { GenerationRequest } from '@toile/contract';

/** Lit plane, body tone and shade, as the figures are painted in them. */
const lit = (light: string, base: string, shade: string) =>
  `linear-gradient(145deg, ${light} 12%, ${base} 48%, ${base} 62%, ${shade})`;

/** How each tone looks on the form: any CSS background. */
export const SKIN_TONE: Record<GenerationRequest['skin_color'], string> = {
  any: 'conic-gradient(#f6d9c6, #e5b68f, #c18958, #a87145, #7a4d35, #664130, #f6d9c6)',
  'fair-cool': lit('#fdeee3', '#f6d9c6', '#e3af97'),
  'fair-warm': lit('#fbe3d0', '#f0c8aa', '#d9997b'),
  'light-medium-neutral': lit('#f6d7b9', '#e5b68f', '#c78861'),
  'olive-warm': lit('#efc79d', '#d6a071', '#b0734b'),
  'tan-golden': lit('#e2b083', '#c18958', '#97603c'),
  'deep-cool': lit('#ab7755', '#7a4d35', '#543127'),
  'deep-warm': lit('#d09a6c', '#a87145', '#7d4c30'),
  'ebony-rich': lit('#9a6b4e', '#664130', '#452a25'),
};
