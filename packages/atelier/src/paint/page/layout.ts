/** Where things stand on the sheet. Chosen by the width of the clothes, then by style and occasion, then by chance. */
import type { Garment, Look } from '#atelier/look/look.ts';
import { random } from '#atelier/paint/geometry.ts';

export type Part = 'title' | 'flats' | 'swatches';
export type WashKind = 'bloom' | 'panel' | 'arch' | 'disc' | 'horizon' | 'slant' | 'none';
export type Rule = 'stitch' | 'double' | 'diamond' | 'dots' | 'temple' | 'bar' | 'hair';

export interface Layout {
  name: 'classic' | 'foot' | 'apart' | 'wide' | 'spine';
  /** Page x of the plumb line through the figure. */
  figureX: number;
  /** The reserved column, page units. */
  column: { x: number; width: number; top: number; bottom: number };
  /** Order of the column from the top; the last part stands on the ground line. */
  order: readonly Part[];
  titleFace: 'title' | 'roman' | 'caps';
  titleSize: number;
  wash: WashKind;
  rule: Rule;
}

/** Page y of the ground the figure stands on. */
export const GROUND = 1240;
const TOP = 66;
/** A child's head is lower, and the column begins beside it. */
const CHILD_TOP = 250;
const RIGHT_MARGIN = 38;

const FULL_SKIRT = new Set(['circle', 'flared', 'tiered', 'gathered', 'sharara']);
const LONG = new Set(['ankle', 'maxi', 'floor', 'full']);

/** Does the hem spread so far that the figure has to make room? */
export const isWide = (garments: readonly Garment[]): boolean =>
  garments.some((g) => g.family === 'lehenga' || (FULL_SKIRT.has(g.silhouette) && LONG.has(g.length)));

/** An everyday sheet takes any of these by chance. */
const EVERYDAY: readonly WashKind[] = ['disc', 'horizon', 'bloom', 'horizon', 'disc', 'none'];
const WASH: Record<string, WashKind> = {
  travel: 'horizon',
  formal: 'panel',
  party: 'disc',
  wedding: 'arch',
  festival: 'arch',
  'romantic-date': 'bloom',
  'casual-date': 'disc',
  'avant-garde': 'slant',
  gala: 'panel',
};
const RULE: Record<string, Rule> = {
  casual: 'stitch',
  travel: 'dots',
  formal: 'double',
  party: 'dots',
  wedding: 'diamond',
  festival: 'temple',
  'romantic-date': 'hair',
  'casual-date': 'stitch',
  'avant-garde': 'bar',
  gala: 'diamond',
};

function nameOf(look: Look, seed: number): Layout['name'] {
  if (isWide(look.garments)) return 'wide';
  if (look.style === 'avant-garde' || look.occasion === 'avant-garde' || look.creativity >= 85) return 'spine';
  if (look.style === 'streetwear' || look.style === 'athleisure') return 'apart';
  if (look.style === 'minimalist') return 'foot';
  const pick = random(seed ^ 0x51ab)();
  return pick < 0.5 ? 'classic' : pick < 0.75 ? 'foot' : 'apart';
}

const ORDER: Record<Layout['name'], readonly Part[]> = {
  classic: ['title', 'flats', 'swatches'],
  wide: ['title', 'flats', 'swatches'],
  foot: ['flats', 'swatches', 'title'],
  apart: ['title', 'swatches', 'flats'],
  spine: ['flats', 'swatches'],
};

function washKind({ style, occasion }: Look, seed: number): WashKind {
  if (style === 'minimalist') return 'none';
  const pick = Math.floor(random(seed ^ 0x3c7d)() * EVERYDAY.length);
  return WASH[occasion] ?? EVERYDAY[pick] ?? 'bloom';
}

/** @param width of the page in units; its height is always the sheet's. */
export function layoutOf(look: Look, seed: number, width: number): Layout {
  const name = nameOf(look, seed);
  const columnWidth = name === 'wide' ? 204 : 258;
  const x = width - RIGHT_MARGIN - columnWidth - (name === 'spine' ? 40 : 0);
  const street = look.style === 'streetwear' || look.style === 'athleisure';
  return {
    name,
    figureX: name === 'wide' ? x / 2 - 1 : x / 2 + 8,
    column: { x, width: columnWidth, top: look.person.ageGroup === 'child' ? CHILD_TOP : TOP, bottom: GROUND + 8 },
    order: ORDER[name],
    titleFace: street ? 'caps' : look.style === 'formal' || look.style === 'minimalist' ? 'roman' : 'title',
    titleSize: name === 'spine' ? 46 : 39,
    wash: washKind(look, seed),
    rule: RULE[look.occasion] ?? 'stitch',
  };
}
