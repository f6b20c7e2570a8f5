import type { FootwearEntry } from './entry.ts';

/** Shoes, each with the nearest drawn kind. */
export const FOOTWEAR_WORDS: readonly FootwearEntry[] = [
  {
    id: 'heels',
    words: 'heels, high heels, court shoes, courts, heeled shoes, high heel',
    kind: 'pump',
    formality: 2,
  },
  { id: 'pumps', words: 'pumps, pump', kind: 'pump', formality: 2 },
  { id: 'stilettos', words: 'stilettos, stiletto heels, stiletto, stiletto pumps', kind: 'stiletto', formality: 3 },
  {
    id: 'block-heels',
    words: 'block heels, block heel, block heeled shoes, kitten heels, kitten heel',
    kind: 'block-heel',
    formality: 2,
  },
  {
    id: 'platform-heels',
    words: 'platform heels, platforms, platform shoes, platform pumps, platform',
    kind: 'block-heel',
    details: ['platform'],
    formality: 2,
  },
  {
    id: 'wedges',
    words: 'wedges, wedge heels, wedge sandals, wedge',
    kind: 'block-heel',
    details: ['wedge'],
    formality: 1,
  },
  {
    id: 'heeled-sandals',
    words:
      'heeled sandals, strappy heels, strappy sandals heels, strappy heeled sandals, ankle strap heels, sandal heels',
    kind: 'heeled-sandal',
    formality: 2,
  },
  {
    id: 'sandals',
    words: 'sandals, flat sandals, strappy sandals, sandal, gladiator sandals, gladiators',
    kind: 'sandal',
    formality: 1,
  },
  {
    id: 'geta',
    words: 'geta, geta sandals, zori, wooden sandals',
    name: 'geta sandals',
    kind: 'sandal',
    details: ['wooden-sole'],
    formality: 2,
  },
  {
    id: 'kolhapuris',
    words:
      'kolhapuri, kolhapuris, kolhapuri chappals, chappals, kolhapuri sandals, chappal, toe ring sandals, toe strap sandals',
    name: 'kolhapuri sandals',
    kind: 'kolhapuri',
    formality: 1,
    colour: 'tan',
  },
  {
    id: 'mojaris',
    words: 'mojari, mojaris, jutti, juttis, mojris, mojri, khussa, embroidered juttis, punjabi jutti',
    name: 'mojaris',
    kind: 'mojari',
    formality: 2,
    colour: 'antique gold',
  },
  {
    id: 'slides',
    words:
      'slides, slide, slide sandals, crocs, birkenstocks, sliders, flip flops, flip-flops, slippers, mules, slippers flat, clogs',
    kind: 'slide',
    formality: 0,
  },
  {
    id: 'flats',
    words: 'flats, ballet flats, ballerinas, ballerina flats, ballerina shoes, mary janes, mary jane shoes, bellies',
    kind: 'flat',
    formality: 1,
  },
  {
    id: 'espadrilles',
    words: 'espadrilles, espadrille flats, espadrille, espadrille wedges',
    kind: 'flat',
    details: ['rope-sole'],
    formality: 1,
    colour: 'natural',
  },
  {
    id: 'loafers',
    words: 'loafers, loafer, penny loafers, moccasins, boat shoes, driving shoes, horsebit loafers, tassel loafers',
    kind: 'loafer',
    formality: 2,
    colour: 'dark brown',
  },
  {
    id: 'oxfords',
    words:
      'oxfords, oxford shoes, brogues, derbies, derby shoes, derbys, lace up shoes, formal shoes, dress shoes, monk straps, brogue shoes, formal shoe',
    kind: 'oxford',
    formality: 2,
    colour: 'dark brown',
  },
  {
    id: 'sneakers',
    words:
      'sneakers, dad shoes, dad sneakers, dad trainers, dunks, jordans, air jordans, air force ones, air max, converse, vans, stan smiths, trainers, tennis shoes, running shoes, sports shoes, high tops, high-tops, high top sneakers, canvas shoes, kicks, sneaker, athletic shoes, gym shoes, skate shoes, plimsolls',
    kind: 'sneaker',
    formality: 0,
    colour: 'white',
  },
  {
    id: 'ankle-boots',
    words:
      'ankle boots, boots, chelsea boots, booties, bootie, combat boots, chukka boots, desert boots, work boots, biker boots, hiking boots, lace up boots, boot, doc martens, dr martens, uggs, ugg boots, timberlands, ankle boot, heeled boots',
    kind: 'ankle-boot',
    formality: 1,
  },
  {
    id: 'knee-boots',
    words:
      'knee boots, knee high boots, knee-high boots, tall boots, riding boots, thigh high boots, over the knee boots, cowboy boots, western boots, wellington boots, wellies, rain boots, thigh-high boots, gumboots',
    kind: 'knee-boot',
    formality: 1,
  },
  {
    id: 'go-go-boots',
    words: 'go-go boots, go go boots, gogo boots',
    name: 'go-go boots',
    kind: 'knee-boot',
    formality: 1,
    colour: 'white',
  },
  {
    id: 'barefoot',
    words: 'barefoot, bare feet, bare foot, barefooted',
    name: 'bare feet',
    kind: 'barefoot',
    formality: 0,
  },
  { id: 'shoes', words: 'shoes, footwear, shoe', kind: 'flat', formality: 1 },
];
