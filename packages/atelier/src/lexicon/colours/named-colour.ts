import { clampChroma, converter, differenceCiede2000, formatHex } from 'culori';
import type { Colour } from '#atelier/look/look.ts';
import { COLOURS, SHADES } from './colours.ts';

const toOklch = converter('oklch');
const toLab = converter('lab65');
const difference = differenceCiede2000();

const HEX = new Map(COLOURS.map(({ name, hex }) => [name, hex]));

/** A colour of the shop's table by its name; names outside it are a mistake of ours. */
export function colourNamed(name: string): Colour {
  const hex = HEX.get(name);
  if (!hex) throw new Error(`The colour table has no '${name}'`);
  return { name, hex };
}

/** 'deep' + rust → deep rust, moved in OKLCH so that hue stays; `word` is how the shade was said. */
export function shaded(colour: Colour, shadeId: string, word = shadeId): Colour {
  const shade = SHADES[shadeId];
  const base = toOklch(colour.hex);
  if (!shade || !base) return colour;
  const [target, share] = shade.light ?? [base.l, 0];
  const moved = clampChroma({ ...base, l: base.l + (target - base.l) * share, c: base.c * shade.chroma }, 'oklch');
  return { name: `${word} ${colour.name}`, hex: formatHex(moved) };
}

/** CIE L*, 0 black to 100 white. */
export function lightness(hex: string): number {
  return toLab(hex)?.l ?? 50;
}
/** OKLCH hue in degrees (0 for greys), chroma and lightness 0..1. */
export function oklch(hex: string): { l: number; c: number; h: number } {
  const { l = 0.5, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}
/** CIEDE2000. */
export const distance = (a: string, b: string): number => difference(a, b);
