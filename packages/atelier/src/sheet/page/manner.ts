/** The manner in which a sheet is laid out and lettered: its backdrop, rule and typeface, by style, season and occasion. */
import type { Look } from '@toile/look';
import type { BackdropKind } from '#atelier/sheet/page/backdrop/backdrop.ts';
import { chooseBackdrop, likeOf } from '#atelier/sheet/page/backdrop/choose-backdrop.ts';

export type Rule = 'stitch' | 'double' | 'diamond' | 'dots' | 'temple' | 'bar' | 'hair';
export type TitleFace = 'title' | 'roman' | 'caps';

export interface Manner {
  backdrop: BackdropKind;
  rule: Rule;
  titleFace: TitleFace;
}

const RULE: Record<string, Rule> = {
  casual: 'hair',
  travel: 'dots',
  formal: 'double',
  party: 'dots',
  wedding: 'diamond',
  festival: 'temple',
  'romantic-date': 'hair',
  'casual-date': 'hair',
  'avant-garde': 'bar',
  gala: 'diamond',
};

const faceOf = ({ style }: Look): TitleFace =>
  style === 'streetwear' || style === 'athleisure'
    ? 'caps'
    : style === 'formal' || style === 'minimalist'
      ? 'roman'
      : 'title';

export const mannerOf = (look: Look, seed: number): Manner => ({
  backdrop: chooseBackdrop(look, seed),
  rule: RULE[likeOf(look.occasion)] ?? 'hair',
  titleFace: faceOf(look),
});
