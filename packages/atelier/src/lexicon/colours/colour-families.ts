/** Colour words that name no single colour: how light, how bright, how many. */
export const COLOUR_FAMILIES: readonly { id: string; words: string; palette: readonly string[] }[] = [
  {
    id: 'multicolour',
    words:
      'multicolour, multi colour, multicoloured, multi coloured, multi, many coloured, multi-hued, in many colours, of many colours',
    palette: ['fuchsia', 'marigold', 'turquoise', 'leaf green'],
  },
  {
    id: 'vibrant',
    words: 'colourful, vibrant colours, bright colours, vibrant',
    palette: ['fuchsia', 'marigold', 'turquoise', 'leaf green'],
  },
  {
    id: 'rainbow',
    words: 'rainbow, rainbow coloured, all colours of the rainbow',
    palette: ['red', 'orange', 'yellow', 'green', 'blue', 'purple'],
  },
  {
    id: 'pastel',
    words: 'pastel, pastels, soft pastel, pastel shade, pastel tone, pastel colour, pastel coloured',
    palette: ['blush', 'mint', 'lilac', 'powder blue'],
  },
  {
    id: 'neutral',
    words: 'neutral, neutrals, neutral tones, neutral colour, earth tone neutral',
    palette: ['stone', 'beige', 'ivory', 'taupe'],
  },
  { id: 'dark', words: 'dark, dark coloured, darker', palette: ['charcoal', 'midnight blue', 'soft black'] },
  {
    id: 'light',
    words: 'light coloured, light colour, pale, light shade',
    palette: ['cream', 'powder blue', 'light grey'],
  },
  {
    id: 'bright',
    words: 'bright, vivid, brightly coloured, jewel tone, jewel tones, jewel toned',
    palette: ['cobalt', 'fuchsia', 'emerald'],
  },
  {
    id: 'earthy',
    words: 'earthy, earth tones, earth tone, earthy tones, warm tones, autumnal tones',
    palette: ['terracotta', 'olive', 'camel', 'ochre'],
  },
  { id: 'neon', words: 'neon, fluorescent, fluoro', palette: ['neon green', 'hot pink', 'lemon'] },
  { id: 'monochrome', words: 'monochrome, monochromatic', palette: ['black', 'white'] },
];
