import type { Part } from '@toile/look';
import { CRAFTS, type CraftHand, type CraftId, craftOf, isCraft, isMetal } from '@toile/look/records';

/** Needlework where embroiderers put it: round the neck and down its opening, along hem and cuffs, butis on the field. */

import type { Colour, Fabric, Garment } from '@toile/look';
import type { Material } from '#atelier/cloth/build.ts';
import { type Creature, creatureOf } from '#atelier/cloth/motifs/creature-motifs.ts';
import { fieldOf } from '#atelier/cloth/needlework/crafts.ts';
import type { Threads } from '#atelier/cloth/needlework/stitches.ts';
import { trimOf } from '#atelier/garments/measures.ts';
import { die } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex, rgbOf, shadeHex } from '#atelier/kit/colour.ts';

/** Ids of details that are worked with the needle. */
export const WORKED: readonly CraftId[] = Object.keys(CRAFTS).filter(isCraft);

type Place = 'neck' | 'front' | 'hem' | 'cuff' | 'field';
/** Named parts of a garment, each with the place that is worked when it alone is named. */
const PLACE_OF: Readonly<Record<string, Place>> = {
  neck: 'neck',
  neckline: 'neck',
  collar: 'neck',
  yoke: 'front',
  front: 'front',
  placket: 'front',
  bodice: 'front',
  hem: 'hem',
  border: 'hem',
  edge: 'hem',
  sleeve: 'cuff',
  cuff: 'cuff',
};
const EVERYWHERE: readonly Place[] = ['neck', 'front', 'hem', 'cuff', 'field'];

export interface Needlework {
  craft: CraftHand;
  places: ReadonlySet<Place>;
  /** The cloth whose light it takes: silk's on what shines, else the quieter one of cotton. */
  fabric: Fabric;
  threads: Threads;
}

/** Silk, bead and metal of each craft where the words name no thread: [first, second, leaf] on light cloth and on dark. */
const OWN: Record<
  CraftHand,
  readonly [light: readonly [string, string, string], dark: readonly [string, string, string]]
> = {
  silk: [
    ['#b0435a', '#d49a3a', '#5b7a4c'],
    ['#e9c98f', '#e58a7a', '#a9bf8c'],
  ],
  metal: [
    ['#c99a3e', '#f3dfae', '#b98a34'],
    ['#e0bd6a', '#fbeec8', '#d9b35c'],
  ],
  white: [
    ['#ffffff', '#ffffff', '#ffffff'],
    ['#fbf7ee', '#fbf7ee', '#fbf7ee'],
  ],
  darned: [
    ['#dd6a26', '#c01f62', '#eeb92f'],
    ['#f08a2c', '#e0357c', '#f3cf4a'],
  ],
  gold: [
    ['#b98a34', '#9c2f3a', '#b98a34'],
    ['#d9b35c', '#b8434c', '#d9b35c'],
  ],
  ribbon: [
    ['#c99a3e', '#b13a52', '#c99a3e'],
    ['#e0bd6a', '#d2506a', '#e0bd6a'],
  ],
  mirror: [
    ['#d0792a', '#b3305e', '#2f7f74'],
    ['#f0a640', '#e4578a', '#5fb5a6'],
  ],
  running: [
    ['#2f4a7a', '#b2413a', '#4a7a5a'],
    ['#f0e6d0', '#e0a94e', '#b9c7a0'],
  ],
  spangle: [
    ['#b9bcc2', '#ffffff', '#b9bcc2'],
    ['#c9ccd2', '#ffffff', '#c9ccd2'],
  ],
  fleck: [
    ['#a9aeb4', '#8c9299', '#a9aeb4'],
    ['#e6e9ec', '#cfd4d9', '#e6e9ec'],
  ],
  jewel: [
    ['#ebe0cc', '#c6d2e0', '#ebe0cc'],
    ['#efe8da', '#c3d2e4', '#efe8da'],
  ],
  patch: [
    ['#c4566a', '#e0b04a', '#6a8a5a'],
    ['#f0dcc0', '#e0a050', '#b0c498'],
  ],
};

/** The shade in the hollows of white work: what tells it on white cloth. */
const whiteShade = (ground: string): string => mixHex(ground, '#767c9c', 0.46);

/** Parts that the details name as worked: the colour said of one is its thread's. */
const partsWorked = (g: Garment): Part[] => g.details.flatMap(({ id, part }) => (part && isCraft(id) ? [part] : []));

/** Threads of metal, by the names of their colours. */
const SILVER = '#b3b8c0';
const isMetalThread = (thread: Colour | undefined): boolean => !!thread && isMetal(thread.name);

const isYellow = (metal: string): boolean => {
  const [r, g, b] = rgbOf(metal);
  return g > r * 0.72 && b < g * 0.7;
};

/** What a metal thread throws back of the room: it warms what is not yellow. */
const GLOW = '#f6d0a4';

/** Thread of metal: pale cloth asks for its lit side, or it looks like dull silk. */
function metalThreads(metal: string, ground: string): Threads {
  const [r, , b] = rgbOf(metal);
  const isPale = lumaOf(ground) > 0.55;
  const lit = isYellow(metal)
    ? metal
    : mixHex(shadeHex(metal, isPale ? 1.26 : 1.12), r - b > 0.08 ? GLOW : '#f2f5f8', 0.3);
  return { ground, first: lit, second: mixHex(lit, '#ffffff', 0.72), leaf: mixHex(lit, metal, 0.5) };
}

function threadsFor(g: Garment, craft: CraftHand): Threads {
  const ground = g.cloth.colour.hex;
  const light = lumaOf(ground);
  const own = OWN[craft][light > 0.55 ? 0 : 1];
  const isSilver = !g.trims.embroidery && g.details.some(({ id }) => id === 'silver-work');
  const said = isSilver ? SILVER : trimOf(g, 'embroidery', ...partsWorked(g));
  if (said && (isSilver || isMetalThread(g.trims.embroidery)))
    // metal is told by its own light and dark, never by another hue
    return craft === 'metal' || ((craft === 'ribbon' || craft === 'gold') && !isYellow(said))
      ? metalThreads(said, ground)
      : { ground, first: said, second: said, leaf: shadeHex(said, 0.86) };
  if (said)
    return {
      ground,
      first: said,
      second:
        craft === 'white'
          ? whiteShade(ground)
          : craft === 'spangle'
            ? mixHex(said, '#ffffff', 0.8)
            : craft === 'gold'
              ? said
              : shadeHex(said, lumaOf(said) > 0.5 ? 0.72 : 1.4),
      leaf: craft === 'silk' ? mixHex(said, own[2], 0.55) : said,
    };
  // sequins where no colour is said are those of the cloth, lighter than it
  if (craft === 'spangle') {
    const first = mixHex(ground, '#ffffff', light > 0.55 ? 0.25 : 0.32);
    return { ground, first, second: mixHex(ground, '#ffffff', 0.86), leaf: first };
  }
  const [first, second, leaf] = own;
  return {
    ground,
    first,
    second: craft === 'white' ? whiteShade(ground) : second,
    leaf,
  };
}

/** Colour of the thread a garment is worked in. */
export const threadOf = (g: Garment): string =>
  needleworkOf(g)?.threads.first ?? trimOf(g, 'embroidery', 'border', 'contrast') ?? '#cfa44e';

const MOTIF = '-motif';

/** The creature a garment is adorned with, if its words name one. */
export function figureOf(g: Garment): Creature | undefined {
  const told = g.details.map(({ id, part }) =>
    part === 'embroidery' ? creatureOf(id) : id.endsWith(MOTIF) ? creatureOf(id.slice(0, -MOTIF.length)) : undefined,
  );
  return told.find((creature) => creature !== undefined);
}

/** Cut-and-sewn jersey carries a creature as one picture on its chest, not as needlework. */
export const isPrintedTop = (g: Garment): boolean =>
  g.family === 'top' && (g.cloth.fabric === 'jersey' || g.cloth.fabric === 'fleece');

const SHINING: readonly Fabric[] = ['silk', 'satin', 'velvet', 'brocade'];

/** The needlework a garment's details ask for; null if they ask for none. */
export function needleworkOf(g: Garment): Needlework | null {
  let craft: CraftHand | null = null;
  const places = new Set<Place>();
  for (const { id, part } of g.details) {
    // cloth made of sequins has none sewn on it
    if (!isCraft(id) || (id === 'sequins' && g.cloth.fabric === 'sequin')) continue;
    craft ??= craftOf(id).hand;
    if (!part) for (const place of EVERYWHERE) places.add(place);
    else places.add(PLACE_OF[part] ?? 'neck');
  }
  if (craft === 'silk' && isMetalThread(g.trims.embroidery)) craft = 'metal';
  const figure = figureOf(g);
  if (figure && !craft && !isPrintedTop(g) && g.cloth.print.kind !== 'graphic') {
    craft = 'silk';
    for (const place of ['hem', 'field'] as const) places.add(place);
  }
  const fabric: Fabric = SHINING.includes(g.cloth.fabric) ? 'silk' : 'cotton';
  return craft && { craft, places, fabric, threads: { ...threadsFor(g, craft), ...(figure && { figure }) } };
}

/** Cloth that has a figure of its own leaves no room for butis. */
const FIGURED = ['brocade', 'sequin', 'lace', 'fur', 'cable-knit', 'quilted'];

/** Quilting by hand is stitched all over the quilt. */
const isStitched = ({ details }: Garment): boolean => details.some(({ id }) => id === 'kantha' || id === 'embroidery');

/** Fields of butis that chance tells apart: each is a tile to be sewn and kept. */
const FIELDS = 4;

/** The garment's own cloths with the butis that are strewn on them. */
export function withButis(g: Garment, materials: readonly Material[], seed: number): readonly Material[] {
  const work = needleworkOf(g);
  const isFull = FIGURED.includes(g.cloth.fabric) && !(g.cloth.fabric === 'quilted' && isStitched(g));
  if (!work?.places.has('field') || isFull || g.cloth.print.kind !== 'solid') return materials;
  const field = fieldOf(work.craft, work.threads, die(FIELDS, seed, 'needlework.field'));
  if (!field) return materials;
  return materials.map((m) =>
    m.colour === g.cloth.colour.hex && m.fabric === g.cloth.fabric && !m.strip ? { ...m, work: field } : m,
  );
}
