import { SHOP_COLOURS } from './shop-colours.ts';

/**
 * The shop's colours, by the name a designer would write. `words` are further spellings. Hex values are what the cloth
 * should look like in daylight on paper, a little softer than a screen's pure colour.
 */
export interface ColourEntry {
  name: string;
  hex: string;
  words?: string;
}

const rows = (table: string): ColourEntry[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', hex = '', words] = line.split('|').map((cell) => cell.trim());
      return words ? { name, hex, words } : { name, hex };
    });

/** name | hex | other spellings */
export const COLOURS: readonly ColourEntry[] = [
  ...rows(`
  black            | #1d1b1e | all black, jet black, jet, ebony black, blackish, blk, blak, kala, kaala, kaali, kaale, kale rang
  soft black       | #26211f |
  white            | #f7f5f0 | all white, snow white, pure white, optic white, bright white, snow, whte, wht, wite, safed, safaid, sufed, shwet
  off-white        | #f1ebdd | off white, offwhite, winter white, antique white
  ivory            | #f4ecd8 | ivory white, pearl white
  cream            | #f3e7c9 | creme, creamy, cream white
  ecru             | #e5d8b8 | unbleached, undyed
  natural          | #d9c6a0 | jute colour
  champagne        | #e6d0a8 | champagne gold
  beige            | #d8c3a0 | all beige, latte
  nude             | #dfbb9f | skin colour, skin coloured, flesh, blush nude
  sand             | #d6be94 | sandstone, sandy, desert sand
  stone            | #c6bba4 |
  khaki            | #b4a06c | khakis colour
  camel            | #bf935a | camel brown
  tan              | #c39a6b | tan brown
  taupe            | #97877a | mink, brownish grey, greyish brown
  straw            | #dcc07e |
  wood             | #8b5e3c | wooden, horn
  wheat            | #e6cf9e |
  brown            | #75492c | brownish, earth brown, bhura, bhoora
  tobacco          | #7d5634 | tobacco brown
  chocolate        | #4e2f20 | chocolate brown, dark chocolate
  milky tea        | #d2b48f | milk tea, chai colour, milky chai, tea colour
  coffee           | #5b4030 | coffee brown
  dark brown       | #4a3023 |
  chestnut         | #7e3f28 |
  copper           | #b4703f | coppery
  bronze           | #94703d |
  rust             | #ac4d27 | rust orange, rust brown, reddish brown, brownish red, orangish brown
  terracotta       | #c2653f | terra cotta
  sienna           | #a1562f |
  burnt orange     | #c4571f |
  ochre            | #c58a2e | ocher
  red              | #c3272e | reddish, bright red, lal, laal, surkh
  cherry red       | #b71c33 | cherry, lipstick red, candy red, postbox red
  scarlet          | #cf2f22 | vermilion, orange red, orangish red, orange-red
  crimson          | #a3182e | blood red, sindoor, sindoori, sindoori red, sindoor red, sindhoori
  maroon           | #6d1d2a | mehroon, mahroon
  burgundy         | #6a1f33 |
  wine             | #6b2138 | wine red, merlot
  oxblood          | #561a1f |
  coral            | #ef7059 | coral red, coral pink, pinkish orange, orangish pink
  salmon           | #ee957b | salmon pink
  peach            | #f6bd9a | peachy, peach pink
  orange           | #e3762a | bright orange, tangerine orange, narangi, santri
  tangerine        | #ee7f23 | mandarin orange
  saffron          | #ee9420 | kesari, kesariya, bhagwa, zafrani
  marigold         | #efa31e | genda
  amber            | #d9901f |
  mustard          | #cf9a2b | mustard yellow, mustard gold
  yellow           | #f1cd3f | bright yellow, peela, peeli, pila, peele, pitambari
  haldi yellow     | #eab422 | turmeric, turmeric yellow, haldi colour
  sunflower        | #f3bf2f | sunflower yellow
  lemon            | #f4e467 | lemon yellow, lime yellow
  butter           | #f6e3a1 | butter yellow, pale yellow
  gold             | #c9a14a | golden, gold plated, gold-plated, gold toned, gold-toned, golden toned, antique gold tone, sunehra, sunheri, sunehri, sona
  brass            | #b3934a | brassy
  antique gold     | #ab8240 | old gold, dull gold
  rose gold        | #cc8f7e | rosegold, rose gold toned
  white gold       | #d3d4d3 | white gold toned
  silver           | #b9bcc1 | silver toned, silver-toned, silvery, chandi, rupehri
  metallic         | #a8a39a | metallics
  gunmetal         | #55595f | gunmetal grey, gun metal
  oxidised silver  | #6f7072 | oxidised, oxidized, oxidised metal, oxidised silver toned, blackened silver
  pewter           | #8b8d8f |
  pearl            | #ece4d8 | perl, mother of pearl, mother-of-pearl
  oyster           | #e3dccd | oyster white, shell white
  green            | #3d7d4c | greenish, hara, haraa, hare rang, hari rang, sabz
  olive            | #6f6b38 | olive green, olive drab
  army green       | #59602f | military green, fatigue green
  moss green       | #66723a | moss, mossy green
  mehendi green    | #6d6a2a | mehndi green, henna green
  loden            | #4c5540 | loden green
  sage             | #a3b08e | sage green, thyme, thyme green
  duck egg         | #bfd8d2 | duck egg blue, duck-egg blue, duck egg green, robin egg blue, robins egg blue
  mint             | #b5dcc3 | mint green, minty
  pistachio        | #c3d79f | pista, pista green, pistachio green
  sea green        | #4fa58b |
  leaf green       | #5b8c3a | grass green
  parrot green     | #58b02f | totai, tota green, totapari, totapuri green
  lime             | #b2d23b | lime green, yellowish green, yellow green, greenish yellow
  neon yellow      | #dcec3c | fluorescent yellow, hi vis yellow, hi-vis yellow, high vis yellow, safety yellow, fluoro yellow, highlighter yellow
  neon green       | #6fe04a | fluorescent green, fluoro green
  emerald          | #16765a | emerald green, jewel green
  bottle green     | #1f4a38 | dark green, british racing green, racing green
  forest green     | #2b5338 |
  rama green       | #127b78 | teal green, peacock green, morpich green
  jade             | #3d9b78 | jade green
  teal             | #17696f | teal blue, greenish blue, bluish green, blue green, blue-green
  peacock blue     | #12687f | peacock, morpich, morpankhi, mor pankhi
  turquoise        | #2fb0ad | turquoise blue, firozi, firoza
  aqua             | #86d3d2 | aqua blue, aquamarine
  blue             | #3a66a6 | bluish, neela, neeli, nila, neele, blu, bleu, azul
  sky blue         | #8fc1e3 | light sky blue, asmani, aasmani, sky
  powder blue      | #b5cde2 | pale blue
  cornflower       | #6b8fd6 | cornflower blue, periwinkle blue
  steel blue       | #5b7f9e |
  denim blue       | #45658f | denim coloured
  cobalt           | #2148a6 | cobalt blue, electric blue, ink blue bright
  royal blue       | #2949a8 |
  indigo           | #32406f | indigo blue, indigo dyed, indigo dye
  navy             | #232f4f | navy blue, dark navy, dark blue
  midnight blue    | #151b39 | midnight, midnight navy
  lavender         | #b9a7d6 | lavendar, lavender purple
  lilac            | #c9addb | pale purple
  mauve            | #a98299 | dusty mauve
  violet           | #6d4aa0 | bluish purple, purplish blue, blue violet
  purple           | #6d3f85 | royal purple, baingani
  plum             | #5f2a4e | dark purple
  aubergine        | #43243f | eggplant, brinjal
  grape            | #563069 |
  magenta          | #b3266f |
  rani pink        | #c92473 | rani, rani colour, gulabi
  fuchsia          | #d1308a | fuschia, fuchsia pink, hot fuchsia, pinkish purple, purplish pink
  hot pink         | #e54791 | bright pink, neon pink, shocking pink, barbie pink
  pink             | #e592a9 | pinkish
  bubblegum pink   | #f08fb8 | bubblegum, bubble gum, bubble gum pink
  rose             | #cf6a83 | rose pink, rosy
  gajri            | #e8747a | gajari, gajri pink
  baby pink        | #f4c5cf | light pink, pale pink, powder pink
  blush            | #eec4bb | blush pink
  dusty rose       | #c18f8c | dusty pink, ash rose, onion pink, rose dust
  onion            | #c79497 | onion colour
  grey             | #8b8b8c | greyish, saleti
  light grey       | #c3c3c1 | pale grey, silver grey light
  silver grey      | #b3b3b2 |
  slate            | #64707a | slate grey, cement, bluish grey, blue grey, blue-grey, greyish blue
  charcoal         | #3e4045 | charcoal grey, dark grey
  tortoiseshell    | #6a4526 | tortoise shell
  blonde           | #d9b872 |
  auburn           | #7d3a22 |
  raspberry        | #b3254f |
  strawberry       | #d9424f |
  cranberry        | #8f1f33 |
  blueberry        | #46538c |
  blackberry       | #43263f |
  honey            | #d9a441 | honey gold
  cerulean         | #2f7fb5 |
  slate blue       | #6d7f9f |
  dusty blue       | #8199ae |
  airforce blue    | #5d84a3 |
  fawn             | #c9a67c |
  caramel          | #b8773f | caramel brown
  oatmeal          | #ddd0b6 | oat
  mushroom         | #b9aa9a |
  putty            | #cbc0a9 |
  greige           | #bdb3a5 |
  apricot          | #f4b485 |
  brick red        | #9a3d2e | brick
  cognac           | #94502a | cognac brown
  mahogany         | #5e2d25 |
  ruby             | #9c1d3d | ruby red
  garnet           | #74283b |
  marsala          | #8a4a4b |
  claret           | #71243a |
  bordeaux         | #5f1f30 |
  espresso         | #3e2c23 | espresso brown
  mocha            | #7b5d4a | mocha brown
  tomato red       | #d34a32 | tomato, tamatari, tamatar red
  poppy red        | #d83a2c | poppy
  sapphire         | #23509a | sapphire blue
  baby blue        | #b9d7ee |
  ice blue         | #cfe2ec | icy blue
  canary yellow    | #f5db58 | canary
  fern             | #618a4c | fern green
  apple green      | #80b243 |
  kelly green      | #2f9948 |
  hunter green     | #2c4b37 |
  pine green       | #2d5445 | pine
  eucalyptus       | #91aa99 | eucalyptus green
  seafoam          | #a2d6c2 | sea foam, seafoam green
  chartreuse       | #bacf3d |
  eggshell         | #efe6d3 |
  chalk            | #efece4 | chalk white
  bone             | #e6ddc9 | bone white
  biscuit          | #d9be96 | biscuit brown
  anthracite       | #35393d | anthracite grey
  graphite         | #484b50 | graphite grey
  dove grey        | #bebdb9 | dove
  ash grey         | #a3a39f | ash
  ink blue         | #1e2b46 | in ink blue
  bougainvillea    | #c42d78 |
  wisteria         | #b79fd3 |
  berry            | #8f2a52 | boysenberry
  tawny            | #b47b46 | tawny brown
  old rose         | #bd8480 |
  rosewood         | #8f4f4c |
  clay             | #b9714f | clay brown
  burnt sienna     | #a9542f |
  steel grey       | #6e757b |
  cocoa            | #5f4234 | cocoa brown
  vanilla          | #f4e9cf |
`),
  ...rows(SHOP_COLOURS),
];

/** What a word before a colour does to it, in OKLCH: lightness and chroma are moved towards a target by a share. */
export interface Shade {
  words: string;
  /** Target lightness 0..1 and how far to go, 0..1. */
  light?: readonly [number, number];
  /** Factor on the chroma. */
  chroma: number;
}
export const SHADES: Readonly<Record<string, Shade>> = {
  dusty: {
    words: 'dusty, muted, dull, greyed, washed out, antique, smoky, ash, misty, hazy, faded out',
    light: [0.7, 0.3],
    chroma: 0.5,
  },
  pale: { words: 'pale, powder, icy, ice, baby, whisper, soft', light: [0.9, 0.65], chroma: 0.5 },
  off: { words: 'off', light: [0.92, 0.5], chroma: 0.45 },
  light: { words: 'light, lighter, lite', light: [0.86, 0.5], chroma: 0.75 },
  pastel: { words: 'pastel', light: [0.87, 0.6], chroma: 0.6 },
  medium: { words: 'medium, mid, mid-toned', chroma: 1 },
  deep: { words: 'deep, rich, intense, jewel', light: [0.34, 0.5], chroma: 1.05 },
  dark: { words: 'dark, darker, midnight', light: [0.25, 0.55], chroma: 0.85 },
  bright: { words: 'bright, vivid, vibrant, hot, electric, brilliant, pure', light: [0.64, 0.25], chroma: 1.35 },
  neon: { words: 'neon, fluorescent, fluoro, acid, day-glo', light: [0.82, 0.6], chroma: 1.7 },
  burnt: { words: 'burnt, earthy', light: [0.5, 0.45], chroma: 0.95 },
  metallic: { words: 'metallic, shiny, shimmering, lustrous', chroma: 0.9 },
};

/** Washes of denim: the colour of blue denim, a finish of any other. */
export const WASHES: readonly { name: string; hex: string; words: string }[] = [
  {
    name: 'dark-wash blue',
    hex: '#2c3a56',
    words:
      'dark wash, dark washed, dark indigo wash, darker wash, deep blue wash, dark denim, indigo wash, rinse wash, deep wash, dark blue wash',
  },
  {
    name: 'mid-wash blue',
    hex: '#54749c',
    words:
      'medium wash, mid wash, medium washed, classic wash, stone wash, stone washed, stonewash, stonewashed, enzyme wash',
  },
  {
    name: 'light-wash blue',
    hex: '#9db5cf',
    words:
      'light wash, light washed, light denim, pale denim, bleach wash, bleached wash, ice wash, ice washed, light blue wash, faded blue, faded wash, sun faded blue',
  },
];
