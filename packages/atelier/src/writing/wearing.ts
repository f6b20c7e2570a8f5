import { oklch } from '#atelier/lexicon/colour.ts';
import type { Fabric, Garment, Look } from '#atelier/look/look.ts';
import { listed, withArticle } from './words.ts';

const PAIRS = /(s|feet|jewellery)$/;

/** Shoes and accessories, in one sentence. */
export function extrasLine({ footwear, accessories }: Look, way: number): string {
  const coloured = (colour: string, name: string): string => (name.startsWith(colour) ? name : `${colour} ${name}`);
  const shoes = footwear.kind === 'barefoot' ? 'bare feet' : coloured(footwear.colour.name, footwear.name);
  const things = accessories.map(({ name, colour, kind }) => {
    if (kind === 'held') return withArticle(name);
    if (kind === 'gajra') return name;
    const phrase = coloured(colour.name, name);
    return PAIRS.test(name) ? phrase : withArticle(phrase);
  });
  if (things.length === 0) {
    const ways = [
      `on the feet, ${shoes}`,
      `${shoes} below`,
      `wear ${shoes}`,
      `the shoes are ${shoes}`,
      `${shoes} go with it`,
      `${shoes} end the line`,
    ];
    return footwear.kind === 'barefoot' ? 'it is worn with bare feet' : (ways[way % ways.length] ?? shoes);
  }
  const all = listed(things);
  const ways = [
    `${shoes} on the feet, and besides ${all}`,
    `add ${all}, and ${shoes}`,
    `with it go ${shoes} and ${all}`,
    `the rest is ${listed([...things, shoes])}`,
    `${listed([shoes, ...things])} complete it`,
  ];
  return ways[way % ways.length] ?? all;
}

/** Names of the two colours an outfit is about, the stronger first. */
function twoColours({ garments }: Look): [string, string] | undefined {
  const colours = garments.flatMap(({ cloth }) => [cloth.colour, ...cloth.print.colours.slice(0, 1)]);
  const names = [
    ...new Map(colours.toSorted((a, b) => oklch(b.hex).c - oklch(a.hex).c).map(({ name }) => [name, name])).keys(),
  ];
  const [a, b] = names;
  return a && b ? [a, b] : undefined;
}

/** What the colours do, with their names. */
export function harmonyLine(look: Look, way: number): string {
  const pair = twoColours(look);
  if (!pair)
    return (
      ['it keeps to a single colour', 'one colour runs through it', 'there is one colour and no second'][way % 3] ?? ''
    );
  const [a, b] = pair;
  const lines: Readonly<Record<string, readonly string[]>> = {
    neutral: [`${a} and ${b} leave the eye to line and cloth`, `with only ${a} and ${b}, cut and cloth come forward`],
    monochrome: [`${a} and ${b} stay within one colour`, `the colours hardly part: ${a}, ${b}`],
    'one colour on neutrals': [
      `${a} is the one colour; ${b} stays neutral beside it`,
      `let ${a} speak; the rest is neutral`,
      `only ${a} is a colour here, and it is enough`,
    ],
    tonal: [`${a} and ${b} are steps of one hue`, `it moves within one hue, from ${a} to ${b}`],
    analogous: [`${a} and ${b} sit side by side on the wheel`, `${a} runs easily into ${b}`],
    complementary: [`${a} and ${b} face each other across the wheel`, `${b} sharpens ${a}, its opposite`],
    'split-complementary': [
      `${a} and ${b} pull apart, not quite opposites`,
      `${b} is set against ${a}, a little off its opposite`,
    ],
    triadic: [`three spaced hues share it, ${a} and ${b} first`],
    contrasting: [`${a} against ${b} is a contrast on purpose`, `${a} and ${b} contrast, and are meant to`],
    'muted contrast': [`${a} and ${b} contrast softly`, `the contrast of ${a} and ${b} is a soft one`],
  };
  const list = lines[look.harmony] ?? [`${a} and ${b} hold each other in balance`];
  return list[way % list.length] ?? '';
}

const CLOTHS: Partial<Record<Fabric, readonly string[]>> = {
  cotton: ['cotton keeps it cool', 'the cotton takes a crease and gives it up again'],
  poplin: ['poplin keeps the lines crisp'],
  linen: ['linen will crease, and should'],
  denim: ['the denim will fade where it is worn most'],
  jersey: ['jersey gives with every movement'],
  knit: ['the knit holds warmth without weight'],
  'cable-knit': ['the cables give the knit its relief'],
  wool: ['wool keeps the line through a long day'],
  tweed: ['tweed has flecks enough to need no ornament'],
  satin: ['satin gives the light long folds to run along'],
  silk: ['silk moves first and settles last'],
  velvet: ['velvet is darkest where it faces you and bright at the edges'],
  chiffon: ['chiffon lets the layer beneath show through'],
  georgette: ['georgette falls softly and hardly creases'],
  organza: ['organza stands a little away from the body'],
  net: ['the net stands away and shows its edge'],
  lace: ['lace lets the skin or the lining through'],
  leather: ['leather creases sharply and keeps its shine'],
  brocade: ['the brocade is stiff enough to hold its own folds'],
  sequin: ['sequins catch the light point by point'],
  corduroy: ['the corduroy shows its wales when it turns'],
  fleece: ['fleece is soft inside and matt outside'],
  fur: ['the pile softens every edge'],
  quilted: ['the quilting keeps the air, and the warmth'],
};
const TEMPERATURES = (hue: number): string => (hue > 330 || hue < 110 ? 'warm' : hue < 160 ? 'fresh' : 'cool');

const DEEP = ['it holds its own by evening light', 'it makes the outline sharp', 'it lets paler things come forward'];
const MIDDLING = [
  'it sits well beside skin and denim alike',
  'it neither shouts nor fades',
  'it changes little between day and evening',
];
const LIGHT = ['it asks for daylight', 'it shows every fold', 'it lifts what is worn beside it'];

/** What the colour is like, by its place in OKLCH. */
export function colourLine({ cloth: { colour } }: Garment, way: number): string {
  const { l, c, h } = oklch(colour.hex);
  const depth = l < 0.42 ? 'deep' : l < 0.7 ? 'middling' : 'light';
  const kind = c < 0.045 ? 'neutral' : `${TEMPERATURES(h)} colour`;
  const nature = c < 0.045 ? `${withArticle(depth)} neutral` : `${withArticle(depth)}, ${kind}`;
  const lists = l < 0.42 ? DEEP : l > 0.7 ? LIGHT : MIDDLING;
  const easy = lists[way % lists.length] ?? '';
  return (
    [
      `the ${colour.name} is ${nature}; ${easy}`,
      `as a colour, ${colour.name} is ${depth} and ${c < 0.045 ? 'neutral' : TEMPERATURES(h)}, and ${easy}`,
      `${colour.name} is ${nature}: ${easy}`,
    ][Math.floor(way / 7) % 3] ?? ''
  );
}

const FITS: Readonly<Record<Garment['fit'], readonly string[]>> = {
  tight: ['it stays with the body at every step'],
  fitted: ['the fit is close without pulling', 'it is fitted through the body and free below'],
  regular: ['the fit is easy without being loose', 'there is room enough to sit and to walk'],
  relaxed: ['there is room to move in it', 'the ease is part of the cut'],
  oversized: ['the size is the point of it', 'it is meant to look a size too large'],
};
/** How it sits on the body, for outfits of few pieces. */
export function fitLine({ fit, family, silhouette }: Garment, way: number): string {
  if (family === 'saree') return 'the drape is what fits it to the wearer';
  if (fit === 'fitted' && ['pencil', 'mermaid', 'slip'].includes(silhouette)) return 'the fit is close without pulling';
  const lines = FITS[fit];
  return lines[way % lines.length] ?? '';
}

export function clothLine({ cloth }: Garment, way: number): string {
  const list = CLOTHS[cloth.fabric] ?? [];
  return list[way % Math.max(1, list.length)] ?? '';
}

interface Tip {
  fits: (look: Look) => boolean;
  say: readonly string[];
}
const worn = (look: Look, test: (garment: Garment) => boolean): boolean => look.garments.some(test);
const sleeved = ({ sleeve }: Garment): boolean => sleeve.length === 'long' || sleeve.length === 'three-quarter';

/** How to wear it; only what the garments allow. */
const TIPS: readonly Tip[] = [
  {
    fits: (look) => worn(look, ({ family }) => family === 'saree'),
    say: [
      'Pin the pleats once at the waist and let the pallu fall free',
      'Keep the front pleats narrow and even',
      'Pin the pallu at the shoulder and leave its end loose',
    ],
  },
  {
    fits: (look) => worn(look, ({ family }) => family === 'lehenga'),
    say: [
      'Wear the skirt at the natural waist and give it room to turn',
      'Pin the dupatta once and leave the other end free',
    ],
  },
  {
    fits: (look) => worn(look, ({ family }) => family === 'dupatta'),
    say: ['Let it fall from one shoulder', 'Carry the drape loosely, over one arm or both shoulders'],
  },
  {
    fits: (look) => worn(look, (garment) => /kurt|anarkali|angrakha/.test(garment.kind) && sleeved(garment)),
    say: [
      'Push the sleeves up a little and let the hem hang free',
      'Leave it untucked and let it move',
      'Worn loose from the shoulder, it needs no belt',
    ],
  },
  { fits: (look) => worn(look, ({ kind }) => /kurt|tunic/.test(kind)), say: ['Leave it untucked and let it move'] },
  {
    fits: (look) => worn(look, ({ layer, closure }) => layer === 'outer' && closure !== 'frog' && closure !== 'tie'),
    say: [
      'Wear the outer layer open indoors and fastened outside',
      'Leave the outer layer open and the rest in view',
      'Fasten it in the cold; otherwise let it swing',
    ],
  },
  {
    fits: (look) =>
      worn(look, ({ family }) => family === 'skirt') &&
      worn(look, ({ family, length }) => family === 'top' && length !== 'crop'),
    say: ['Tuck the top in to keep the waist clear', 'A half-tuck is enough; the skirt should start at the waist'],
  },
  {
    fits: (look) => worn(look, ({ collar }) => collar === 'hood'),
    say: ['Wear it loose, sleeves pushed up', 'Keep the hood down and the cords even'],
  },
  {
    fits: (look) =>
      worn(look, ({ family }) => family === 'trousers') &&
      worn(look, ({ family, length }) => family === 'top' && length === 'hip'),
    say: [
      'Tuck the top in for town, leave it out for the weekend',
      'One tuck at the front is enough',
      'Tuck it in and the leg looks longer',
    ],
  },
  {
    fits: (look) => worn(look, ({ family, length }) => family === 'dress' && (length === 'maxi' || length === 'floor')),
    say: [
      'Let the hem just clear the ground',
      'Walk slowly: the length is the point',
      'Lift the hem on the stairs, and nowhere else',
    ],
  },
  {
    fits: (look) => worn(look, ({ family }) => family === 'dress' || family === 'jumpsuit'),
    say: ['It is complete as it is', 'Add a coat when the evening turns cool'],
  },
  { fits: () => true, say: ['Keep the rest simple', 'Let the pieces speak for themselves'] },
];
export function tipLine(look: Look, way: number): string {
  const tip = TIPS.find(({ fits }) => fits(look));
  return tip?.say[way % tip.say.length] ?? '';
}

const HAIR: Partial<Record<Look['person']['hair']['style'], string>> = {
  long: 'the hair is long and straight',
  'long-wavy': 'the hair falls in waves',
  bob: 'the hair is a bob',
  bun: 'the hair is up in a bun',
  'top-knot': 'the hair is in a high knot',
  ponytail: 'the hair is in a ponytail',
  braid: 'the hair is braided',
  pixie: 'the hair is a pixie cut',
  curly: 'the hair is left in its curls',
  afro: 'the hair is an afro',
  'side-part': 'the hair is parted at the side',
};
/** Told only where the words asked for it. */
export const hairLine = ({ person, reading }: Look): string =>
  reading.sources['person.hair'] === 'words' ? (HAIR[person.hair.style] ?? '') : '';
