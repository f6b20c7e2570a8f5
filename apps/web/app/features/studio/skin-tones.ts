import type { GenerationRequest } from '@toile/contract';

/** How each tone looks on the form, lit as the figures are. */
export const SKIN_TONE: Record<GenerationRequest['skin_color'], string> = {
  any: 'conic-gradient(#f3d9c4, #e2b48e, #b98658, #8b5a36, #55321f, #3a2117, #f3d9c4)',
  'fair-cool': '#f6ddd0',
  'fair-warm': '#f3d5b5',
  'light-medium-neutral': '#deb491',
  'olive-warm': '#c69c6d',
  'tan-golden': '#b07a4a',
  'deep-cool': '#74492f',
  'deep-warm': '#7d4524',
  'ebony-rich': '#3d241a',
};
