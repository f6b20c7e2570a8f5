import { hexOf, luma, mixHex, rgbOf } from '#atelier/paint/colour.ts';
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

/** The stops of hair: near-black hair shines, else its locks would not be told apart; other hair has no hard dark outline. */
export function hairRamp(hex: string): Ramp {
  const ramp = rampOf(hex);
  if (luma(rgbOf(hex)) > 0.2) return { ...ramp, ink: mixHex(ramp.ink, ramp.deep, 0.36) };
  return { ...ramp, light: mixHex(ramp.light, '#b9b0b4', 0.3), base: mixHex(ramp.base, ramp.light, 0.07) };
}
