/** One outfit in other colours: what is named takes a colour, everything else stays as it is to the pixel. */

import type { Colour, Look } from '@toile/look';
import { clampChroma, colorsNamed, formatHex } from 'culori';
import { chosenColour } from '#atelier/changing/by-hand/chosen-colour.ts';
import { change } from '#atelier/changing/change.ts';
import type { Move } from '#atelier/draft/brief.ts';
import { drawnParts } from '#atelier/garments/drawn-parts.ts';
import { outfitOf } from '#atelier/garments/outfit.ts';
import { colourDistance, oklch } from '#atelier/kit/colour.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { loneWearer } from '#atelier/sheet/page/lone-wearer.ts';
import { paintCutout } from '#atelier/sheet/page/paint-cutout.ts';
import { paintFlatCutout } from '#atelier/sheet/page/paint-flat.ts';
import { neverDrawn } from './never-drawn.ts';

/** A colour of the house, and the nearest of the open list that browsers know (CSS Color 4). */
export interface NamedColour extends Colour {
  near: Colour;
}

const OPEN: readonly Colour[] = Object.entries(colorsNamed).map(([name, rgb]) => ({
  name,
  hex: `#${rgb.toString(16).padStart(6, '0')}`,
}));

const nearestOpen = (hex: string): Colour =>
  OPEN.reduce((best, colour) => (colourDistance(hex, colour.hex) < colourDistance(hex, best.hex) ? colour : best));

/** Colours with their names; what is no `#rrggbb` is none. */
export const nameColours = (hexes: readonly string[]): NamedColour[] =>
  hexes.flatMap((each) => {
    const colour = chosenColour(each);
    return colour ? [{ ...colour, near: nearestOpen(colour.hex) }] : [];
  });

/** Turns of the hue, degrees, and steps of the lightness, of colours that go with one. */
const HARMONY = [
  { turn: 30, lift: 0 },
  { turn: -30, lift: 0 },
  { turn: 60, lift: 0.06 },
  { turn: -60, lift: 0.06 },
  { turn: 180, lift: 0 },
  { turn: 120, lift: 0 },
  { turn: -120, lift: 0 },
  { turn: 150, lift: -0.06 },
  { turn: -150, lift: -0.06 },
  { turn: 0, lift: 0.2 },
  { turn: 0, lift: -0.16 },
] as const;
/** OKLCH lightness between which cloth still shows its folds, and the chroma that a grey borrows to have a hue at all. */
const LIGHT = { least: 0.28, most: 0.93 } as const;
const LEAST_CHROMA = 0.06;

/** Colours that go with one, itself first. */
export function harmonyOf(hex: string): string[] {
  const { l, c, h } = oklch(hex);
  const around = HARMONY.map(({ turn, lift }) => {
    const lightness = Math.min(LIGHT.most, Math.max(LIGHT.least, l + lift));
    const chroma = Math.max(c, turn === 0 ? 0 : LEAST_CHROMA);
    return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: (h + turn + 360) % 360 }, 'oklch'));
  });
  return [...new Set([hex.toLowerCase(), ...around])];
}

/** Some of a look's clothes in another colour, as the design will be that is made of it. @param ids of garments */
export const recolour = (look: Look, ids: readonly string[], hex: string): Look =>
  choose(
    look,
    ids.map((id) => ({ slot: `${id}.colour`, to: hex })),
  );

/** A look as choices by hand make it, as the design will be that is made of it. */
export const choose = (look: Look, moves: readonly Move[]): Look => change({ look, words: '', moves }).look;

/** The dressed person alone: straight alpha, 4 bytes a pixel. Throws where the server would not draw the Look again. */
export function paintPerson(look: Look, seed: number, size: { width: number; height: number }): Uint8Array {
  const why = neverDrawn(look);
  if (why) throw new Error(`it may not be drawn: ${why}`);
  return look.medium === 'flat'
    ? paintFlatCutout(look, seed, size)
    : paintCutout(look, seed, { ...size, medium: look.medium });
}

/** Where a garment is seen on the picture of the person alone, shares of its sides. */
export interface GarmentPlace {
  garmentId: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The places of all garments of a person painted alone. @param ratio width over height of the picture */
export function placesOf(look: Look, seed: number, ratio: number): GarmentPlace[] {
  const width = PAGE.height * ratio;
  const parts = drawnParts(outfitOf(loneWearer(look, width), look, seed));
  return look.garments.flatMap(({ id }) => {
    const boxes = parts.filter(({ garmentId }) => garmentId === id).map(({ box }) => box);
    if (boxes.length === 0) return [];
    const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
    const right = Math.max(...boxes.map(({ x, w }) => x + w));
    const bottom = Math.max(...boxes.map(({ y, h }) => y + h));
    const shares = { width: (right - left) / width, height: (bottom - top) / PAGE.height };
    return [{ garmentId: id, x: left / width, y: top / PAGE.height, ...shares }];
  });
}
