/** A shoe as it is built for a picture of its own: measures in lengths of its foot, matters by what is said of it. */
import type { Footwear, FootwearKind } from '@toile/look';
import { metalSaid, soleColourOf } from '#atelier/figure/feet/shoe-kit.ts';
import { type Shoe, shoeOf } from '#atelier/figure/feet/shoes.ts';
import { luma, mixHex, rgbOf } from '#atelier/kit/colour.ts';
import { hexIn } from '#atelier/lexicon/colours/hex-in.ts';
import type { Curve } from './curve-table.ts';
import { type Rail, railOf } from './rail.ts';

export type Finish =
  | 'leather'
  | 'patent'
  | 'suede'
  | 'cloth'
  | 'satin'
  | 'rubber'
  | 'metal'
  | 'sequins'
  | 'fur'
  | 'foil';

/** What a surface is made of. */
export interface Matter {
  hex: string;
  finish: Finish;
}

export interface ShoePlan {
  kind: FootwearKind;
  shoe: Shoe;
  rail: Rail;
  /** Breadth beside the table's, and thickness of the sole under the ball. */
  wide: number;
  sole: number;
  /** How far the sole stands out beyond the upper. */
  welt: number;
  /** The sole lies on the ground along its whole length. */
  isFlatSoled: boolean;
  /** Height of the opening's edge from heel to toe; none where there are straps alone. */
  topline: Curve | null;
  toe: Shoe['toe'];
  upper: Matter;
  lining: Matter;
  insole: Matter;
  under: Matter;
  heel: Matter;
  trim: Matter;
  laces: Matter;
  tab: Matter | null;
  bow: Matter | null;
  embroidery: string | null;
  stitches: string | null;
  metal: Matter;
  /** Words told of it, and its cuts, without hyphens. */
  words: readonly string[];
}

/** Heads of the figure to a foot: its shoes are written in heads. */
const FOOT = 1.08;

type Opening = 'pump' | 'loafer' | 'laced' | 'slipper' | 'boot';
/** Edges of openings over the last's bottom. */
const TOPLINES: Readonly<Record<Opening, Curve>> = {
  pump: [
    [0, 0.182],
    [0.07, 0.166],
    [0.2, 0.108],
    [0.36, 0.07],
    [0.53, 0.06],
    [0.63, 0.072],
    [0.71, 0.19],
  ],
  loafer: [
    [0, 0.235],
    [0.1, 0.22],
    [0.24, 0.185],
    [0.36, 0.175],
    [0.43, 0.215],
    [0.49, 0.33],
  ],
  laced: [
    [0, 0.27],
    [0.08, 0.25],
    [0.18, 0.225],
    [0.27, 0.25],
    [0.33, 0.31],
    [0.37, 0.46],
  ],
  slipper: [
    [0, 0.215],
    [0.09, 0.18],
    [0.25, 0.13],
    [0.4, 0.115],
    [0.5, 0.145],
    [0.57, 0.27],
  ],
  boot: [
    [0, 0.36],
    [1, 0.36],
  ],
};

const OPENINGS: Readonly<Partial<Record<FootwearKind, Opening>>> = {
  pump: 'pump',
  stiletto: 'pump',
  'block-heel': 'pump',
  flat: 'pump',
  loafer: 'loafer',
  oxford: 'laced',
  sneaker: 'laced',
  'ankle-boot': 'boot',
  'knee-boot': 'boot',
  mojari: 'slipper',
};

const WIDTHS: Readonly<Partial<Record<FootwearKind, number>>> = {
  pump: 0.86,
  stiletto: 0.84,
  'block-heel': 0.92,
  flat: 0.9,
  'heeled-sandal': 0.88,
  sneaker: 1.08,
  slide: 1.06,
  kolhapuri: 1.02,
};

/** Thickness of what is under the ball, beside the figure's, which is drawn for a distance. */
const SOLE = { least: 0.018, share: 1.05, cup: 1.02 } as const;
const WELT = { slim: 0.006, wide: 0.02, cup: 0.014 } as const;
const INSOLE = { hex: '#c8a684', light: '#e3d6c2' } as const;
const WHITE = '#f7f3ea';
const GOLD = '#c99d3f';
/** Thread on gold. */
const MAROON = '#7d1f2e';
/** Leather that no sole's colour is told of. */
const STACKED = '#6b4630';

const FINISHES: readonly (readonly [RegExp, Finish])[] = [
  [/patent|lacquer/, 'patent'],
  [/suede|velvet|nubuck/, 'suede'],
  [/sequin|glitter|rhinestone|crystal/, 'sequins'],
  [/canvas|cotton|denim|linen|twill|knit|mesh|jute|raffia|brocade|tweed|wool/, 'cloth'],
  [/satin|silk/, 'satin'],
  [/fur\b|shearling/, 'fur'],
  [/rubber|pvc|plastic|jelly/, 'rubber'],
];
const FOILS = /\b(?:gold|silver|metallic|rose gold|bronze|copper|pewter)\b/;

function finishOf(words: string, colour: string, shoe: Shoe): Finish {
  const said = FINISHES.find(([name]) => name.test(words))?.[1];
  if (said && said !== 'fur') return said;
  if (shoe.trim === 'rubber') return 'rubber';
  if (shoe.dull) return 'suede';
  return FOILS.test(colour) ? 'foil' : 'leather';
}

/** White leather a breath under paper, so that its lights are lights. */
const toned = (hex: string): string => (luma(rgbOf(hex)) > 0.86 ? mixHex(hex, '#cfccc6', 0.3) : hex);

const partSaid = (words: readonly string[], part: RegExp): string | undefined => words.find((word) => part.test(word));
const hueSaid = (words: readonly string[], part: RegExp): string | undefined => {
  const said = partSaid(words, part);
  return said === undefined ? undefined : hexIn(said);
};
const embroideryOf = (words: readonly string[], isMotif: boolean): string | null =>
  partSaid(words, /embroider|zari|zardozi|motif/) || isMotif ? (hueSaid(words, /embroider|motif/) ?? GOLD) : null;

/** Nearer to its ground than this, of 1, a thread is lost on it. */
const LOST = 0.3;
const apartFrom = (ground: string, thread: string | null): string | null => {
  if (thread === null) return null;
  const [a, b] = [rgbOf(ground), rgbOf(thread)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < LOST ? MAROON : thread;
};

function mattersOf(f: Footwear, shoe: Shoe, words: readonly string[]) {
  const hex = toned(f.colour.hex);
  const upper: Matter = { hex, finish: finishOf([f.name, ...words].join(' '), f.colour.name, shoe) };
  const isDark = luma(rgbOf(hex)) < 0.2;
  const isOpen = shoe.toe === 'open';
  const under: Matter = { hex: soleColourOf(f, shoe), finish: shoe.soleColour === 'white' ? 'rubber' : 'leather' };
  const isSlim = shoe.heelShape === 'stiletto';
  const bow = partSaid(words, /\bbows?$/);
  return {
    upper,
    lining: { hex: isDark ? mixHex(hex, '#8a6a52', 0.5) : mixHex(hex, INSOLE.light, 0.62), finish: 'cloth' as const },
    insole: { hex: isOpen ? mixHex(hex, INSOLE.hex, 0.55) : INSOLE.hex, finish: 'leather' as const },
    under,
    heel:
      isSlim || (shoe.heelShape === 'block' && !isOpen && !soleIsSaid(words)) ? upper : stackedOr(under, shoe, words),
    trim: {
      hex: hueSaid(words, /accents?$|trims?$|piping$|elastic$/) ?? mixHex(hex, '#1d1718', 0.3),
      finish: upper.finish,
    },
    laces: lacesOf(hex, shoe, words),
    tab: tabOf(words),
    bow: bow === undefined ? null : ({ hex: hexIn(bow) ?? hex, finish: 'satin' } as const),
    embroidery: apartFrom(hex, embroideryOf(words, shoe.trim === 'motif')),
    stitches: hueSaid(words, /stitch(?:ing|es)?$/) ?? null,
    metal: { hex: metalSaid(f.told), finish: 'metal' as const },
  };
}

const soleIsSaid = (words: readonly string[]): boolean => partSaid(words, /\b(?:mid|out)?soles?$/) !== undefined;
const stackedOr = (under: Matter, shoe: Shoe, words: readonly string[]): Matter =>
  soleIsSaid(words) || shoe.soleColour ? under : { hex: mixHex(under.hex, STACKED, 0.6), finish: 'leather' };

function lacesOf(hex: string, shoe: Shoe, words: readonly string[]): Matter {
  const dark = mixHex(hex, '#171315', 0.55);
  return {
    hex: hueSaid(words, /\blaces?$/) ?? (shoe.soleColour === 'white' || shoe.trim === 'chunky' ? WHITE : dark),
    finish: 'cloth',
  };
}

function tabOf(words: readonly string[]): Matter | null {
  const hex = hueSaid(words, /\bheel tab$/);
  return hex === undefined ? null : { hex, finish: 'leather' };
}

/** Deterministic in what is told of the shoe. */
export function planShoe(f: Footwear): ShoePlan {
  const { kind } = f;
  const shoe = shoeOf(kind, f.details);
  const words = [...(f.told ?? []), ...(f.details ?? []).map(({ id }) => id)].map((word) => word.replaceAll('-', ' '));
  const opening = shoe.toe === 'open' ? undefined : OPENINGS[kind];
  const isCup = shoe.heelShape === 'none' && shoe.soleColour === 'white';
  const isFlatSoled = shoe.heelShape === 'none' || shoe.heelShape === 'wedge';
  return {
    kind,
    shoe,
    rail: railOf(shoe.heel / FOOT, shoe.toe === 'curl'),
    wide: WIDTHS[kind] ?? 1,
    sole: Math.max(SOLE.least, (shoe.sole / FOOT) * (isCup ? SOLE.cup : SOLE.share)),
    welt: isCup ? WELT.cup : shoe.heelShape === 'stack' || shoe.sole > 0.03 ? WELT.wide : WELT.slim,
    isFlatSoled,
    topline: opening ? TOPLINES[shoe.shaft ? 'boot' : opening] : null,
    toe: words.includes('pointed toe') ? 'point' : shoe.toe,
    ...mattersOf(f, shoe, words),
    words,
  };
}
