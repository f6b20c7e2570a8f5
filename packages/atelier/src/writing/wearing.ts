import { oklch } from '#atelier/lexicon/colour.ts';
import type { Fabric, Garment, Look } from '#atelier/look/look.ts';
import { agree, listed, withArticle } from './words.ts';

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

/** What the colours do, with their names; nothing to say of one alone. */
export function harmonyLine(look: Look, way: number): string {
  const pair = twoColours(look);
  if (!pair) return '';
  const [a, b] = pair;
  const lines: Readonly<Record<string, readonly string[]>> = {
    neutral: [`${a} and ${b} keep the eye on line and cloth`],
    'one colour on neutrals': [
      `${a} is the one colour, set against ${b}`,
      `the ${b} leaves all the colour to the ${a}`,
    ],
    tonal: [`${a} and ${b} are steps of one hue`],
    analogous: [`${a} and ${b} are neighbours and blend easily`],
    complementary: [`${a} and ${b} are opposites, and each sharpens the other`],
    'split-complementary': [`the ${b} is set well apart from the ${a}`],
    contrasting: [`${a} against ${b} is a contrast made on purpose`],
    'muted contrast': [`${a} and ${b} contrast, but softly`],
  };
  const list = lines[look.harmony] ?? [`${a} and ${b} balance each other`];
  return list[way % list.length] ?? '';
}

const CLOTHS: Partial<Record<Fabric, string | readonly string[]>> = {
  cotton: ['stays cool and keeps a crease', 'is light enough to wear all day', 'washes soft'],
  poplin: 'stays crisp through the day',
  linen: 'creases as the day goes on, as it should',
  denim: 'softens and fades where it is worn most',
  jersey: 'stretches with the body',
  knit: 'is soft, with a little weight to it',
  'cable-knit': 'stands out in cables',
  wool: ['hangs without a crease', 'holds its line all day'],
  tweed: 'shows its flecks close to',
  satin: 'catches the light along each fold',
  silk: ['falls in long, soft folds', 'moves with each step', 'takes the light softly'],
  velvet: 'turns from dark to bright as it moves',
  chiffon: 'lets the light through',
  georgette: 'falls close and moves easily',
  organza: 'stands a little away from the body',
  net: 'stands away in layers',
  lace: 'shows its lining through the pattern',
  leather: 'keeps its creases sharp',
  brocade: 'is stiff enough to hold its shape',
  sequin: 'catches the light with every step',
  corduroy: 'shows its ribs as it turns',
  fleece: 'is soft on the inside',
  fur: 'gives every edge a soft line',
  quilted: 'keeps the warmth in',
};
/** What the cloth of a garment does. */
export function clothLine({ cloth, name }: Garment, way: number): string {
  const ways = [CLOTHS[cloth.fabric] ?? []].flat();
  const does = ways[way % Math.max(1, ways.length)];
  const called =
    cloth.name ??
    (cloth.fabric === 'net' ? 'tulle' : cloth.fabric === 'sequin' ? 'sequin cloth' : cloth.fabric.replaceAll('-', ' '));
  return does ? `the ${called} of the ${name} ${does}` : '';
}

const EASES: Readonly<Record<Garment['fit'], string>> = {
  tight: 'moves with the body',
  fitted: 'sits close without pulling',
  regular: 'leaves room to sit and to walk',
  relaxed: 'leaves room to move',
  oversized: 'stands well clear of the body',
};
/** How a garment sits. */
export function fitLine(garment: Garment): string {
  if (garment.family === 'saree' || garment.family === 'dupatta') return '';
  return `the ${garment.name} ${agree(garment, EASES[garment.fit])}`;
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
