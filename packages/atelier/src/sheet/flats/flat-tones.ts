/** Colours of a technical drawing: the garment's own, true to its cloth, and lines that are read on them. */

import type { Garment } from '@toile/look';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { ruleOf } from '#atelier/cloth/named-cloths.ts';
import { hexOf, inkOf, lumaOf, mixHex, rgbOf } from '#atelier/kit/colour.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Mark, Tone } from './marks.ts';

/** Lightness below which a dark line is lost on cloth. */
const DARK = 0.27;

/** How much of a cloth's colour its drawing has: lines are what is read, and every one of them shows on a tint. */
const TINT = 0.43;
const GROUND = '#fdfcf8';

/** Dark cloth is let up towards a middle tone by so many times at most, or the tint of every one of them were the same grey. */
const MIDDLE = 0.5;
const MOST_LIFT = 1.8;
const lifted = (hex: string): string => {
  const parts = rgbOf(hex);
  const k = clamp(MIDDLE / Math.max(...parts, 0.01), 1, MOST_LIFT);
  return hexOf(parts.map((v) => v * k));
};

/** Cloth in a tint of its own colour. */
export const clothTone = (hex: string): string => mixHex(GROUND, lifted(hex), TINT);

/** Tells whether lines on cloth of this colour are drawn pale. */
export const isDark = (hex: string): boolean => lumaOf(hex) < DARK;

/** What is drawn on cloth without being another: a shade on light cloth, a light on dark. @param k 0..1, how strongly. */
export const tonal = (hex: string, k: number): string => mixHex(hex, isDark(hex) ? '#f3ece0' : '#231c18', k);

/** How much the sheen of a cloth that shines in broad ribbons lifts its colour where it lies in the light. */
const SHEEN = 0.2;
const lit = (hex: string, { shine, gloss }: FabricRule): string =>
  shine === 'ribbon' ? hexOf(rgbOf(hex).map((v) => v * (1 + SHEEN * gloss))) : hex;

/** How much of what is behind it is seen through sheer cloth without a lining. */
const SHEER = 0.4;
/** Cloth of this colour where nothing lies behind it. */
export const sheerTone = (hex: string): string => mixHex(hex, '#f4efe5', SHEER);

export function tonesOf({ cloth, border }: Garment): Record<Tone, string> {
  const body = clothTone(lit(cloth.colour.hex, ruleOf(cloth)));
  const [lowest = cloth.colour, middle = lowest] = cloth.print.colours;
  return {
    cloth: body,
    sheer: sheerTone(body),
    inside: isDark(body) ? tonal(body, 0.16) : mixHex(body, inkOf(body), 0.42),
    trim: border ? clothTone(border.colour.hex) : body,
    block: clothTone(lowest.hex),
    middle: clothTone(middle.hex),
  };
}

/** The colour of a filled mark. */
export const fillOf = (mark: Mark & { kind: 'fill' }, tones: Record<Tone, string>): string =>
  mark.of ? clothTone(mark.of) : tones[mark.tone];

export const dark = (cloth: string): string => mixHex(inkOf(cloth), '#1c1815', 0.75);
export const pale = (cloth: string): string => mixHex(cloth, '#f3ece0', 0.56);
