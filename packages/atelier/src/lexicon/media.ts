import type { Medium } from '@toile/look';

/** In what the sheet is to be made. 'Pencil' alone is a skirt's word, so each stands in a phrase of its own. */
export const MEDIUM_WORDS: readonly { words: string; is: Medium }[] = [
  {
    is: 'watercolour',
    words:
      'in watercolour, in watercolor, watercolour painting, watercolor painting, watercolour illustration, watercolor illustration, watercolour sketch, watercolor sketch, watercolour fashion illustration, watercolor fashion illustration',
  },
  {
    is: 'gouache',
    words: 'gouache, in gouache, gouache painting, gouache illustration, painted illustration, painted in gouache',
  },
  {
    is: 'ink',
    words:
      'ink and wash, in ink and wash, croquis style, hand drawn croquis style, fashion croquis style, croquis sketch, fashion croquis sketch, hand drawn sketch, hand drawn fashion sketch, line drawing, fashion line drawing, drawn in ink, ink drawing, ink sketch, ink illustration, pen and ink',
  },
  {
    is: 'pencil',
    words:
      'pencil sketch, pencil drawing, pencil illustration, in pencil, in coloured pencil, in colored pencil, coloured pencil drawing, colored pencil drawing, coloured pencil sketch, graphite drawing, graphite sketch, charcoal sketch, charcoal drawing',
  },
  {
    is: 'flat',
    words:
      'flat vector, flat vector art, vector art, vector illustration, vector drawing, flat vector illustration, flat illustration, flat design, flat colour illustration, flat color illustration, minimal vector',
  },
];
