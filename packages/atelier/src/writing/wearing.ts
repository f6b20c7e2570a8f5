import type { Garment, Look } from '#atelier/look/look.ts';
import { listed, withArticle } from './words.ts';

const PAIRS = /(s|feet)$/;

/** Shoes and accessories, in one sentence. */
export function extrasLine(look: Look, way: number): string {
  const { footwear, accessories } = look;
  const coloured = (colour: string, name: string): string =>
    name.startsWith(colour) || name.includes('jasmine') ? name : `${colour} ${name}`;
  const shoes = footwear.kind === 'barefoot' ? 'bare feet' : coloured(footwear.colour.name, footwear.name);
  const things = accessories.map(({ name, colour, kind }) => {
    if (kind === 'held' || kind === 'gajra') return kind === 'held' ? withArticle(name) : name;
    const phrase = coloured(colour.name, name);
    return PAIRS.test(name) || name === 'jewellery' ? phrase : withArticle(phrase);
  });
  if (things.length === 0)
    return (
      [`${shoes} ground it`, `on the feet, ${shoes}`, `it stands on ${shoes}`, `${shoes}, and nothing more`][way % 4] ??
      shoes
    );
  const all = listed(things);
  return (
    [
      `${shoes} and ${all} finish it`,
      `with it: ${all}, and ${shoes}`,
      `on the feet ${shoes}; besides, ${all}`,
      `${all} and ${shoes} are all it needs`,
    ][way % 4] ?? all
  );
}

const HARMONIES: Readonly<Record<string, readonly string[]>> = {
  neutral: [
    'the colours stay neutral, so the cut does the talking',
    'a neutral palette leaves the eye to line and cloth',
  ],
  monochrome: ['one colour runs through it all', 'it keeps to a single colour'],
  'one colour on neutrals': ['one colour speaks and the neutrals listen', 'a single colour stands against neutrals'],
  tonal: ['the colours are tonal, steps of one hue', 'it works in steps of one hue'],
  analogous: ['the colours are neighbours on the wheel', 'neighbouring hues keep it calm'],
  complementary: ['the colours face each other across the wheel', 'complementary colours sharpen each other'],
  'split-complementary': [
    'the colours pull apart, though not quite to opposites',
    'near-opposite hues give it tension',
  ],
  triadic: ['three hues share the outfit evenly', 'three spaced hues keep it lively'],
  contrasting: ['the colours contrast on purpose', 'the contrast of colour is deliberate'],
  'muted contrast': ['the colours contrast, but softly', 'the contrast is soft'],
};
export const harmonyLine = ({ harmony }: Look, way: number): string => {
  const lines = HARMONIES[harmony] ?? ['the colours are balanced'];
  return lines[way % lines.length] ?? '';
};

interface Tip {
  fits: (look: Look) => boolean;
  say: readonly string[];
}
const worn = (look: Look, test: (garment: Garment) => boolean): boolean => look.garments.some(test);

/** How to wear it; only what the garments allow. */
const TIPS: readonly Tip[] = [
  {
    fits: (look) => worn(look, ({ family }) => family === 'saree'),
    say: [
      'Pin the pleats once at the waist and let the pallu fall free',
      'Keep the front pleats narrow and even, and the pallu just clear of the floor',
    ],
  },
  {
    fits: (look) => worn(look, ({ family }) => family === 'lehenga'),
    say: [
      'Pin the dupatta at one shoulder and leave the skirt room to turn',
      'Wear the skirt at the natural waist, so that the hem clears the floor',
    ],
  },
  {
    fits: (look) => worn(look, ({ family }) => family === 'dupatta'),
    say: ['Let the dupatta fall from one shoulder', 'Carry the dupatta loosely, over one arm or both shoulders'],
  },
  {
    fits: (look) => worn(look, ({ kind }) => /kurt|anarkali|angrakha/.test(kind)),
    say: ['Push the sleeves up a little and let the hem hang free', 'Wear it untucked and uncluttered'],
  },
  {
    fits: (look) => worn(look, ({ layer, closure }) => layer === 'outer' && closure !== 'frog'),
    say: [
      'Wear the outer layer open indoors and fastened outside',
      'Leave the outer layer open, so that what is under it shows',
    ],
  },
  {
    fits: (look) => worn(look, ({ family }) => family === 'skirt') && worn(look, ({ family }) => family === 'top'),
    say: ['Tuck the top in to keep the waist clear', 'A half-tuck is enough; the skirt should start at the waist'],
  },
  {
    fits: (look) =>
      worn(look, ({ family }) => family === 'trousers') &&
      worn(look, ({ family, length }) => family === 'top' && length === 'hip'),
    say: [
      'Tuck the top in for town, leave it out for the weekend',
      'Keep the waist clean: one tuck at the front is enough',
    ],
  },
  {
    fits: (look) => worn(look, ({ family, length }) => family === 'dress' && ['maxi', 'floor'].includes(length)),
    say: ['Let the hem just clear the ground', 'Walk slowly: the length is the point'],
  },
  {
    fits: (look) => worn(look, ({ family }) => family === 'dress'),
    say: ['It asks for nothing but good posture', 'Wear it as it is; add a coat when the evening turns cool'],
  },
  { fits: () => true, say: ['Keep the rest simple', 'Nothing needs to be added'] },
];
export function tipLine(look: Look, way: number): string {
  const tip = TIPS.find(({ fits }) => fits(look));
  return tip?.say[way % tip.say.length] ?? '';
}

const HAIR: Partial<Record<Look['person']['hair']['style'], string>> = {
  long: 'Hair worn long',
  'long-wavy': 'Hair in loose waves',
  bob: 'A bob',
  bun: 'Hair in a low bun',
  'top-knot': 'Hair in a high knot',
  ponytail: 'A ponytail',
  braid: 'A braid',
  pixie: 'A pixie cut',
  'side-part': 'A side parting',
  curly: 'Curls left natural',
  afro: 'An afro',
  turban: 'The wrapped turban',
  hijab: 'The hijab',
  fade: 'A sharp fade',
  short: 'Short hair',
};
export function hairLine({ person }: Look, way: number): string {
  const hair = HAIR[person.hair.style];
  if (!hair) return '';
  return (
    [`${hair} keeps the neckline in view`, `${hair} is all the head needs`, `${hair} suits it`][
      person.hair.style.startsWith('long') || person.hair.style === 'hijab' ? 1 + (way % 2) : way % 3
    ] ?? ''
  );
}
