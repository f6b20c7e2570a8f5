import { hexOf, luma, mixHex, rgbOf } from '#atelier/kit/colour.ts';
import type { Ramp } from './brush.ts';

/** Four stops and an ink from one colour: lights warm, darks cool, black never a hole and white never chalk. */
export function rampOf(hex: string): Ramp {
  const c = rgbOf(hex);
  const y = luma(c);
  const open = y < 0.2 ? hexOf(c.map((v) => v * 0.86 + 0.055)) : y > 0.9 ? mixHex(hex, '#e9e4dc', 0.5) : hex;
  const toLight = y < 0.2 ? 0.44 : y > 0.75 ? 0.62 : 0.36;
  const depth = y > 0.75 ? 0.24 : 0.36;
  return {
    light: mixHex(open, y < 0.2 ? '#a9a4b2' : '#fff6e8', toLight),
    base: open,
    shade: mixHex(open, y < 0.2 ? '#08070c' : '#3a2434', depth),
    deep: mixHex(open, y < 0.2 ? '#060509' : '#2a1a2c', Math.min(0.7, depth * 1.9)),
    ink: mixHex(open, '#171015', y < 0.2 ? 0.62 : 0.76),
  };
}

/** Hair lighter than this and of less colour is silver. */
const SILVER = { luma: 0.4, tint: 0.1 };

/** Silver hair shines white on its crests and is nowhere as dark as cloth of its colour would be. */
const silver = (ramp: Ramp): Ramp => ({
  light: mixHex(ramp.light, '#ffffff', 0.45),
  base: mixHex(ramp.base, ramp.light, 0.34),
  shade: mixHex(ramp.shade, ramp.base, 0.42),
  deep: mixHex(ramp.deep, ramp.shade, 0.5),
  ink: mixHex(ramp.ink, ramp.shade, 0.4),
});

/** The stops of hair: near-black hair shines, else its locks would not be told apart; other hair has no hard dark outline. */
export function hairRamp(hex: string): Ramp {
  const ramp = rampOf(hex);
  const c = rgbOf(hex);
  if (luma(c) > SILVER.luma && Math.max(...c) - Math.min(...c) < SILVER.tint) return silver(ramp);
  if (luma(c) > 0.2) return { ...ramp, ink: mixHex(ramp.ink, ramp.deep, 0.36) };
  return { ...ramp, light: mixHex(ramp.light, '#b9b0b4', 0.3), base: mixHex(ramp.base, ramp.light, 0.07) };
}
