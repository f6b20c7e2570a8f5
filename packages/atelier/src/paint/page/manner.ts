/** The manner in which a sheet is laid out and lettered: its wash, rule and typeface, by style, season and occasion. */
import { OCCASION_WORDS } from '#atelier/lexicon/moments.ts';
import type { Look } from '#atelier/look/look.ts';
import { random } from '#atelier/paint/geometry.ts';

export type WashKind = 'bloom' | 'panel' | 'arch' | 'disc' | 'horizon' | 'slant' | 'tall' | 'base' | 'side' | 'none';
export type Rule = 'stitch' | 'double' | 'diamond' | 'dots' | 'temple' | 'bar' | 'hair';
export type TitleFace = 'title' | 'roman' | 'caps';

export interface Manner {
  wash: WashKind;
  rule: Rule;
  titleFace: TitleFace;
}

/** What an occasion may stand before; chance takes one of them. */
const WASHES: Record<string, readonly WashKind[]> = {
  travel: ['horizon', 'base', 'disc'],
  formal: ['panel', 'side', 'tall'],
  party: ['disc', 'tall', 'slant'],
  wedding: ['arch', 'arch', 'panel', 'bloom'],
  festival: ['arch', 'disc', 'base'],
  'romantic-date': ['bloom', 'arch'],
  'casual-date': ['disc', 'bloom', 'side'],
  'avant-garde': ['slant', 'tall'],
  gala: ['panel', 'tall', 'arch'],
};
const EVERYDAY: readonly WashKind[] = ['disc', 'side', 'horizon', 'tall', 'bloom', 'base', 'side', 'disc', 'slant'];

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

/** An occasion of its own name is laid out like the one it belongs to. */
const likeOf = (occasion: string): string => OCCASION_WORDS.find(({ id }) => id === occasion)?.like ?? occasion;

function washOf({ style, occasion }: Look, seed: number, paired: boolean): WashKind {
  if (style === 'minimalist') return paired ? 'none' : 'side';
  const among = (WASHES[likeOf(occasion)] ?? EVERYDAY).filter((wash) => !(paired && wash === 'side'));
  return among[Math.floor(random(seed ^ 0x3c7d)() * among.length)] ?? 'bloom';
}

const faceOf = ({ style }: Look): TitleFace =>
  style === 'streetwear' || style === 'athleisure'
    ? 'caps'
    : style === 'formal' || style === 'minimalist'
      ? 'roman'
      : 'title';

/** @param paired there is a column on either side, and no side of the page to itself. */
export const mannerOf = (look: Look, seed: number, paired: boolean): Manner => ({
  wash: washOf(look, seed, paired),
  rule: RULE[likeOf(look.occasion)] ?? 'stitch',
  titleFace: faceOf(look),
});
