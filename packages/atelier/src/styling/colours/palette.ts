import type { Colour } from '@toile/look';
import { colourDistance, lightness, oklch } from '#atelier/kit/colour.ts';
import { colourNamed, shaded } from '#atelier/lexicon/colours/named-colour.ts';
import type { Piece } from '#atelier/styling/piece.ts';
import type { Taste } from '#atelier/styling/taste.ts';
import { BY_OCCASION, BY_SEASON, BY_STYLE, INDIAN, INDIAN_WEDDING, NEUTRALS } from './dyes.ts';
import { knownColours } from './print-colours.ts';

/** Neighbouring pieces that are not cut from one cloth differ by at least this much in CIE L*. */
export const LEAST_CONTRAST = 20;

/** What leather is unless something is said: black before all, even beside black. */
const LEATHERS = ['black', 'chocolate', 'oxblood', 'tan'] as const;
const DENIMS = ['mid-wash blue', 'dark-wash blue', 'light-wash blue'] as const;
const DENIM_HEX: Readonly<Record<(typeof DENIMS)[number], string>> = {
  'mid-wash blue': '#54749c',
  'dark-wash blue': '#2c3a56',
  'light-wash blue': '#9db5cf',
};

export const allowed =
  (not: readonly Colour[]) =>
  (name: string): boolean => {
    const { hex } = colourNamed(name);
    // powder blue is blue by its name, wine is red by its hue
    const named = (colour: Colour): boolean => name.split(/[ -]/).includes(colour.name);
    return not.every((colour) => colourDistance(colour.hex, hex) > 16 && !sameHue(colour.hex, hex) && !named(colour));
  };

/** Degrees within which two colours go by one name: wine is red to whoever wants no red. */
const SAME_HUE = 28;
const sameHue = (a: string, b: string): boolean => {
  const [one, other] = [oklch(a), oklch(b)];
  return one.c > 0.1 && other.c > 0.06 && Math.abs(one.l - other.l) < 0.45 && hueGap(a, b) < SAME_HUE;
};

/** Colour names the brief leads to, the strongest reason first. */
function pool(piece: Piece, taste: Taste, not: readonly Colour[]): string[] {
  const { heritage, occasion, style, season } = taste;
  const ofIndia = piece.entry.region === 'india';
  const indian = occasion === 'wedding' && (ofIndia || heritage === 'indian' || heritage === 'south-asian');
  const lists = [
    taste.palette,
    indian ? INDIAN_WEDDING : [],
    occasion !== 'casual' ? (BY_OCCASION[occasion] ?? []) : [],
    style !== 'casual' ? (BY_STYLE[style] ?? []) : [],
    season === 'any' && ofIndia ? INDIAN : BY_SEASON[season],
  ];
  const liked = lists.flat().filter(allowed(not));
  // A season's own colours come first among what the other reasons offer.
  const seasonal = season === 'any' ? [] : BY_SEASON[season].filter(allowed(not));
  const both = liked.filter((name) => seasonal.includes(name) && taste.palette.length === 0);
  const first = lists.find((list) => list.some(allowed(not)))?.filter(allowed(not)) ?? ['ivory'];
  return taste.palette.length > 0 ? first : [...both, ...seasonal, ...first];
}

/** Colour of the piece the outfit is about, when the words leave it open. */
export function heroColour(piece: Piece, taste: Taste, not: readonly Colour[]): Colour {
  const ok = allowed(not);
  if (piece.palette.length > 0) {
    const named = piece.palette.filter(ok);
    return colourNamed(taste.pick('hero.palette', named.length > 0 ? named : piece.palette) ?? 'ivory');
  }
  if (piece.garment.cloth.fabric === 'denim') return denim(taste, piece.garment.id, not);
  const known = knownColours(piece.garment)?.ground.filter(ok) ?? [];
  if (known.length > 0 && taste.palette.length === 0) return colourNamed(taste.pick('hero.print', known) ?? 'ivory');
  const { colour } = piece.entry;
  // a wedding dress of any age is pale before it is of its age
  const own = taste.palette.length === 0 || piece.entry.family === 'dress';
  if (colour && ok(colour) && own && !(taste.dares && taste.unit('hero.own') < 0.5)) return colourNamed(colour);
  // a wedding dress that is not white is as pale as may be
  if (colour && !ok(colour) && taste.palette.length === 0) return nearest(colour, PALE.filter(ok));
  const names = pool(piece, taste, not);
  if (taste.quiet) {
    const calm = names.filter((name) => oklch(colourNamed(name).hex).c < 0.09);
    return colourNamed(taste.pick('hero', calm.length > 0 ? calm : names) ?? 'ivory');
  }
  return colourNamed(taste.pick('hero', names) ?? 'ivory');
}

const PALE = ['champagne', 'blush', 'powder blue', 'sand', 'light grey', 'camel', 'charcoal', 'navy'];
const nearest = (name: string, names: readonly string[]): Colour => {
  const { hex } = colourNamed(name);
  return (
    names.map(colourNamed).toSorted((a, b) => colourDistance(a.hex, hex) - colourDistance(b.hex, hex))[0] ??
    colourNamed(name)
  );
};

function denim(taste: Taste, id: string, not: readonly Colour[]): Colour {
  const free = denims(not);
  return taste.pick(`denim.${id}`, free) ?? colourNamed('black');
}

/** Washes of blue nobody ruled out; black and ecru where blue was. */
function denims(not: readonly Colour[]): Colour[] {
  const washes = DENIMS.map((name) => ({ name, hex: DENIM_HEX[name] }));
  const blue = not.some(({ hex }) =>
    washes.some((wash) => colourDistance(hex, wash.hex) < 16 || hueGap(hex, wash.hex) < 40),
  );
  return not.length > 0 && blue ? ['black', 'ecru'].map(colourNamed).filter(({ name }) => allowed(not)(name)) : washes;
}

/** Hue apart in degrees, 0..180. */
export function hueGap(a: string, b: string): number {
  const gap = Math.abs(oklch(a).h - oklch(b).h) % 360;
  return gap > 180 ? 360 - gap : gap;
}
export const isNeutral = (hex: string): boolean => oklch(hex).c < 0.045;

/** Colour of a companion: apart in lightness from its neighbours, quiet by default, in contrast when creativity dares. */
export function companionColour(
  piece: Piece,
  neighbours: readonly Colour[],
  taste: Taste,
  not: readonly Colour[],
): Colour {
  const ok = allowed(not);
  const { garment, entry } = piece;
  if (taste.tonal && neighbours[0]) return tonalCompanion(neighbours[0]);
  if (garment.cloth.fabric === 'denim') return bestDenim(neighbours, taste, garment.id, not);
  const apart = (colour: Colour): boolean =>
    neighbours.every((other) => Math.abs(lightness(colour.hex) - lightness(other.hex)) >= LEAST_CONTRAST);
  const isLeather = garment.cloth.fabric === 'leather' && !taste.dares;
  const usual = entry.colour ? [entry.colour] : isLeather ? LEATHERS : [];
  const own = (piece.palette.length > 0 ? piece.palette : usual).filter(ok).map(colourNamed);
  // the pyjama of a kurta stays pale beside a pale one, a dress shirt white under a white jacket
  const settled =
    piece.palette.length > 0 ||
    isLeather ||
    entry.facts?.keepsColour ||
    (entry.region === 'india' && garment.family === 'trousers');
  const fitting = own.find(apart) ?? (settled ? own[0] : undefined);
  // of a white kurta and its pyjama both are white
  const [beside] = neighbours;
  if (fitting && beside && entry.region === 'india' && isWhite(beside) && isWhite(fitting)) return beside;
  if (fitting) return fitting;
  const hero = neighbours[0];
  const names = (taste.dares && hero ? daring(hero, taste) : suited(hero, taste)).filter(ok);
  const colours = names.map(colourNamed);
  const good = colours.filter(apart);
  const choice = taste.pick(
    `colour.${garment.id}`,
    taste.dares ? good.slice(0, 4) : good.slice(0, taste.quiet ? 1 : good.length),
  );
  return choice ?? farthest(NEUTRALS.filter(ok).map(colourNamed), neighbours);
}

/** Lightness and chroma of what is called white. */
const WHITE = { lightness: 88, chroma: 0.04 } as const;
const isWhite = ({ hex }: Colour): boolean => lightness(hex) > WHITE.lightness && oklch(hex).c < WHITE.chroma;

/** What a season sets beside a colour, before the year-round companions. */
const SEASON_COMPANIONS: Readonly<Record<Taste['season'], readonly string[]>> = {
  any: [],
  summer: ['white', 'ivory', 'sand', 'ecru', 'sky blue', 'straw'],
  winter: ['charcoal', 'soft black', 'camel', 'chocolate', 'midnight blue', 'oxblood', 'cream'],
  spring: ['cream', 'blush', 'powder blue', 'sage', 'stone', 'light grey', 'butter'],
  autumn: ['chocolate', 'rust', 'camel', 'olive', 'tan', 'oxblood', 'ecru'],
};
const WARM_COMPANIONS = [
  'ivory',
  'camel',
  'chocolate',
  'cream',
  'soft black',
  'stone',
  'sand',
  'navy',
  'charcoal',
  'tan',
  'taupe',
  'olive',
  'white',
  'rust',
  'bottle green',
  'ecru',
  'oxblood',
  'steel blue',
];
const COOL_COMPANIONS = [
  'white',
  'navy',
  'charcoal',
  'light grey',
  'stone',
  'soft black',
  'ivory',
  'slate',
  'camel',
  'powder blue',
  'taupe',
  'midnight blue',
  'sand',
  'dusty rose',
  'chocolate',
  'steel blue',
  'burgundy',
  'lilac',
];

/** A step up or down from the hero's colour; black and white stay what they are. */
function tonalCompanion(hero: Colour): Colour {
  const l = lightness(hero.hex);
  if (l < 18 || l > 93) return hero;
  return l > 55 ? shaded(hero, 'burnt', 'deeper') : shaded(hero, 'light', 'lighter');
}

/** Neutrals, warm beside warm colours and cool beside cool. */
function suited(hero: Colour | undefined, taste: Taste): string[] {
  if (!hero) return [...NEUTRALS];
  const warm = isNeutral(hero.hex)
    ? taste.unit('warmth') < 0.6
    : [
        [0, 120],
        [330, 361],
      ].some(([from = 0, to = 0]) => oklch(hero.hex).h >= from && oklch(hero.hex).h < to);
  const names = warm ? WARM_COMPANIONS : COOL_COMPANIONS;
  const seasonal = SEASON_COMPANIONS[taste.season];
  return taste.quiet
    ? names.slice(0, 6)
    : [...new Set([...seasonal, ...(seasonal.length > 0 ? names.slice(0, 4) : names)])];
}

/** Colours across the wheel from the hero, the strongest contrast first. */
function daring(hero: Colour, taste: Taste): string[] {
  const names = [
    'cobalt',
    'scarlet',
    'emerald',
    'fuchsia',
    'marigold',
    'violet',
    'turquoise',
    'tangerine',
    'mustard',
    'teal',
    'coral',
    'lilac',
    'lime',
  ];
  const target = isNeutral(hero.hex) ? 90 + taste.unit('daring.hue') * 90 : 150;
  return names
    .toSorted(
      (a, b) =>
        Math.abs(hueGap(hero.hex, colourNamed(a).hex) - target) -
        Math.abs(hueGap(hero.hex, colourNamed(b).hex) - target),
    )
    .concat(NEUTRALS);
}

function bestDenim(neighbours: readonly Colour[], taste: Taste, id: string, not: readonly Colour[]): Colour {
  const all = denims(not);
  const apart = all.filter(({ hex }) =>
    neighbours.every((other) => Math.abs(lightness(hex) - lightness(other.hex)) >= LEAST_CONTRAST),
  );
  return taste.pick(`denim.${id}`, apart) ?? farthest(all, neighbours);
}

function farthest(colours: readonly Colour[], neighbours: readonly Colour[]): Colour {
  const room = (colour: Colour): number =>
    Math.min(...neighbours.map((other) => Math.abs(lightness(colour.hex) - lightness(other.hex))), 100);
  return colours.toSorted((a, b) => room(b) - room(a))[0] ?? colourNamed('ivory');
}
