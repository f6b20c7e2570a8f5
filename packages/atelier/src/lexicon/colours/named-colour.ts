import type { Colour } from '@toile/look';
import { clampChroma, converter, formatHex, interpolate } from 'culori';
import { COLOURS, SHADES } from './colours.ts';

const toOklch = converter('oklch');

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

/** One colour between two, `share` of the way from the first to the second as the eye measures it. */
export const mixed = (a: Colour, b: Colour, share: number, name: string): Colour => ({
  name,
  hex: formatHex(interpolate([a.hex, b.hex], 'oklab')(share)),
});
