/** Where things stand on the sheet. Chosen by the width of the clothes, then by style and occasion, then by chance. */

import { asksFor, type Garment, type Look } from '@toile/look';
import { chance } from '#atelier/kit/chance.ts';
import { type Manner, mannerOf } from './manner.ts';
import { GROUND } from './places.ts';
import { samplesOf } from './samples.ts';
import { isBroad, isVast, isWide } from './spread.ts';

export type Part = 'title' | 'flats' | 'swatches';

/** A reserved column of the page, page units; its parts fill the whole of it, or hang from its head or stand on its foot as one group. */
export interface Column {
  x: number;
  width: number;
  top: number;
  bottom: number;
  /** Order from the top. */
  parts: readonly Part[];
  stands: 'whole' | 'head' | 'foot';
}

/** 'pair' is two people's, under whom everything stands. */
export type LayoutName =
  | 'classic'
  | 'foot'
  | 'apart'
  | 'mirror'
  | 'centre'
  | 'plinth'
  | 'spine'
  | 'wide'
  | 'crown'
  | 'pair';

export interface Layout extends Manner {
  name: LayoutName;
  /** Page x of the plumb line through the figure. */
  figureX: number;
  columns: readonly Column[];
  /** A title outside the columns: under the ground line, up the edge of the page, or across the head of a child's sheet. */
  banner: 'none' | 'plinth' | 'spine' | 'head';
  titleSize: number;
}

const TOP = 54;
/** A child's head is lower: the title fills the paper above it, and the columns begin beside it. */
const CHILD_TOP = 280;
const MARGIN = 36;
const FOOT = GROUND + 8;
/** Widths of the columns: the usual one, beside a spreading skirt, and where there are two. */
const WIDTH = { usual: 258, wide: 186, pair: 212 } as const;
/** Height to which the upper corners beside a spreading skirt are free. */
const SKIRT_FREE = 710;

/** A train lies to the right, where a figure at the right edge has no room for it. */
const trails = (garments: readonly Garment[]): boolean => garments.some((g) => asksFor(g, 'train'));

/** Does anything stand out beside the body to both sides? */
const standsOut = (look: Look): boolean =>
  isBroad(look) ||
  look.person.build === 'full' ||
  trails(look.garments) ||
  look.garments.some((g) => asksFor(g, 'cape') || g.family === 'saree');

type AloneName = Exclude<LayoutName, 'pair'>;
const USUAL: readonly AloneName[] = ['classic', 'mirror', 'centre', 'foot', 'mirror', 'apart', 'centre', 'classic'];

function nameOf(look: Look, seed: number): AloneName {
  const pick = chance(seed, 'page.layout');
  if (isWide(look)) return pick < 0.6 || isVast(look) || trails(look.garments) ? 'crown' : 'wide';
  if (look.style === 'avant-garde' || look.occasion === 'avant-garde' || look.creativity >= 85) return 'spine';
  if (look.style === 'streetwear' || look.style === 'athleisure')
    return pick < 0.5 || trails(look.garments) ? 'apart' : 'mirror';
  if (look.style === 'minimalist' || look.occasion === 'formal' || look.style === 'formal') return 'plinth';
  // one swatch alone would hold a whole column
  const apart = standsOut(look) || samplesOf(look).length < 2 ? USUAL.filter((name) => name !== 'centre') : USUAL;
  const usual = trails(look.garments) ? apart.filter((name) => name !== 'mirror') : apart;
  return usual[Math.floor(pick * usual.length)] ?? 'classic';
}

type Place = Pick<Layout, 'figureX' | 'columns'>;

/** One column at the right edge, or at the left one; the figure in the middle of what is left. */
function beside(parts: readonly Part[], page: number, o: { width?: number; left?: boolean } = {}): Place {
  const { width = WIDTH.usual, left = false } = o;
  const x = left ? MARGIN : page - MARGIN - width;
  const free = page - MARGIN - width;
  return {
    figureX: left ? page - free / 2 - 8 : free / 2 + 8,
    columns: [{ x, width, top: TOP, bottom: FOOT, parts, stands: 'whole' }],
  };
}

/** A column at either side of a figure in the middle: what it is on the left, what it is made of on the right. */
function between(
  page: number,
  width: number,
  bottom: number,
  stands: readonly [Column['stands'], Column['stands']],
): Place {
  const column = (x: number, parts: readonly Part[], end: Column['stands']): Column => ({
    x,
    width,
    top: TOP,
    bottom,
    parts,
    stands: end,
  });
  return {
    figureX: page / 2,
    columns: [
      column(MARGIN + 2, ['title', 'flats'], stands[0]),
      column(page - MARGIN - 2 - width, ['swatches'], stands[1]),
    ],
  };
}

const PLACES: Record<AloneName, (page: number) => Place> = {
  classic: (page) => beside(['title', 'flats', 'swatches'], page),
  foot: (page) => beside(['flats', 'swatches', 'title'], page),
  apart: (page) => beside(['title', 'swatches', 'flats'], page),
  mirror: (page) => beside(['title', 'flats', 'swatches'], page, { left: true }),
  plinth: (page) => beside(['flats', 'swatches'], page),
  spine: (page) => beside(['flats', 'swatches'], page - 40),
  wide: (page) => {
    const place = beside(['title', 'flats', 'swatches'], page, { width: WIDTH.wide });
    return { ...place, figureX: place.figureX - 9 };
  },
  centre: (page) => between(page, WIDTH.pair, FOOT, ['whole', 'foot']),
  crown: (page) => between(page, WIDTH.pair, SKIRT_FREE, ['head', 'head']),
};

const BANNER: Partial<Record<LayoutName, Layout['banner']>> = { plinth: 'plinth', spine: 'spine' };

/** A child's columns begin beside the head and leave the title to the paper above it. */
const lowered = (columns: readonly Column[]): Column[] =>
  columns.map((c) => ({ ...c, top: CHILD_TOP, parts: c.parts.filter((part) => part !== 'title') }));

/** @param width of the page in units; its height is always the sheet's. */
export function layoutOf(look: Look, seed: number, width: number): Layout {
  const name = nameOf(look, seed);
  const place = PLACES[name](width);
  const isChild = look.person.ageGroup === 'child';
  const banner = isChild ? 'head' : (BANNER[name] ?? 'none');
  return {
    name,
    ...place,
    columns: isChild ? lowered(place.columns) : place.columns,
    banner,
    titleSize: banner === 'none' ? 66 : 56,
    ...mannerOf(look, seed),
  };
}
