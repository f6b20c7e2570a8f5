import type { HairStyle } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import type { Ramp } from '#atelier/figure/brush/brush.ts';
import { hairRamp, rampOf } from '#atelier/figure/brush/ramps.ts';
import { drawBangs } from '#atelier/figure/hair/draw-bangs.ts';
import { drawHairBehind } from '#atelier/figure/hair/draw-hair-behind.ts';
import { drawHairCap } from '#atelier/figure/hair/draw-hair-cap.ts';
import { drawHairFront } from '#atelier/figure/hair/draw-hair-front.ts';
import { HAIRS, type Hair } from '#atelier/figure/hair/hair-styles.ts';
import { wornHair } from '#atelier/figure/hair/worn-hair.ts';
import { drawEar, drawFace } from '#atelier/figure/head/draw-face.ts';
import { type HeadSpace, headOnPage, headSpace } from '#atelier/figure/head/head-space.ts';
import { drawCover } from '#atelier/figure/worn/draw-cover.ts';
import { closedSpline, spline } from '#atelier/kit/curves.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { drawHeadBehind } from './draw-head-behind.ts';

export interface HeadOptions {
  /** Whose features these are; the same seed gives the same person. */
  seed: number;
  /** Colour of a hijab or turban; the hair's own where it is not said. */
  cover?: string;
  /** A cloth or a hat lies over the head: hair that would stand out beside it is pinned up. */
  under?: 'veil' | 'hat' | undefined;
}

/** What is tied high, or under a veil behind, is a bun. */
const UNDER: Record<'veil' | 'hat', Partial<Record<HairStyle, HairStyle>>> = {
  hat: {
    'top-knot': 'bun',
    'space-buns': 'bun',
    'high-ponytail': 'low-ponytail',
    'half-up': 'long',
    'afro-puffs': 'curly',
    afro: 'curly',
  },
  veil: {
    'high-ponytail': 'bun',
    'low-ponytail': 'bun',
    fishtail: 'bun',
    'space-buns': 'bun',
    'half-up': 'long',
    'afro-puffs': 'bun',
    ponytail: 'bun',
    braid: 'bun',
    'top-knot': 'bun',
    afro: 'bun',
  },
};

/** What shows at the temples of a wound head. */
const UNDER_GELE: Hair = { ...HAIRS.bun, part: 'swept', cap: { top: 0, side: 0 } };

interface Coiffure {
  s: HeadSpace;
  style: Hair;
  hair: Ramp;
  cover: Ramp;
}
function coiffure(S: Scene, w: Wearer, o: HeadOptions): Coiffure {
  const { hair } = w.person;
  return {
    s: headSpace(S, w, o.seed),
    style: wornHair((o.under && UNDER[o.under][hair.style]) || hair.style, o.seed, w.person.ageGroup),
    hair: hairRamp(hair.colour.hex),
    cover: rampOf(o.cover ?? hair.colour.hex),
  };
}

/** Short and gathered hair lies behind the ear. */
const showsEar = ({ fall, texture }: Hair): boolean => !fall && texture !== 'coily' && texture !== 'curly';

/** The line of a shaven head and the light on its crown. */
function drawBareSkull(s: HeadSpace): void {
  const skull = spline(s.head.skull);
  s.H.ink(
    [{ pts: skull, w: 0.0115, press: [0.3, 0.9, 0.8, 1.1, 0.6], gap: s.flip ? [0.6, 0.7] : [0.3, 0.4] }],
    s.skin.ink,
  );
  s.H.touch([ellipse([s.flip ? 0.12 : -0.04, 0.1], 0.1, 0.045)], s.skin.lift, 0.45, 0.05);
}

/** Paints the hair that lies behind neck and shoulders. Comes before the body and the clothes. */
export function drawBackHair(S: Scene, w: Wearer, o: HeadOptions): void {
  const { s, style, hair, cover } = coiffure(S, w, o);
  if (s.view !== 'back') drawHairBehind(s, style, hair, cover);
}

/** Paints face, features, beard, hair and cover. Comes after the clothes: hair falls over collars. */
export function drawHead(S: Scene, w: Wearer, o: HeadOptions): void {
  const { s, style, hair, cover } = coiffure(S, w, o);
  if (s.view === 'back') {
    drawHeadBehind(s, style, hair, cover);
    return;
  }
  drawFace(s, hair);
  if (w.person.hair.style === 'bald') drawBareSkull(s);
  if (style.cover === 'gele') drawHairCap(s, UNDER_GELE, hair);
  if (style.cover) {
    drawCover(s, style, cover);
    if (style.cover === 'gele') drawEar(s, false);
  } else if (w.person.hair.style !== 'bald') {
    drawHairCap(s, style, hair);
    if (showsEar(style)) drawEar(s, false);
    drawHairFront(s, style, hair);
    if (style.bangs && !o.under) drawBangs(s, style, hair);
  }
}

/** Outline of the face on the sheet; null from behind. */
export function faceOnSheet(w: Wearer, seed: number): Point[] | null {
  const s = headOnPage(w, seed);
  return s.view === 'back' ? null : closedSpline(s.head.face).map(s.toSheet);
}
