import type { Colour } from '@toile/look';
import { oklch } from '#atelier/kit/colour.ts';
import { shaded } from '#atelier/lexicon/colours/named-colour.ts';

const NAMES = new Map([
  [1, 'deep'],
  [-1, 'pale'],
]);

/** A colour deeper or paler by a step; undefined where it is nearly black or white already. */
export function toned(colour: Colour, steps: number): Colour | undefined {
  const { l } = oklch(colour.hex);
  if (steps > 0 ? l < 0.2 : l > 0.95) return undefined;
  const plain = colour.name.replace(/^(?:(?:deep|dark|pale|light) )+/, '');
  const undone = plain !== colour.name && /^(?:deep|dark)/.test(colour.name) === steps < 0;
  const shade = steps > 0 ? (Math.abs(steps) > 1 || l < 0.4 ? 'dark' : 'deep') : Math.abs(steps) > 1 ? 'pale' : 'light';
  const word = undone ? '' : (NAMES.get(Math.sign(steps)) ?? '');
  const moved = shaded({ ...colour, name: plain }, shade, word);
  return { hex: moved.hex, name: moved.name.trim() };
}

/** A colour brighter or dustier by a step; undefined where there is nothing of a hue. */
export function vivid(colour: Colour, steps: number): Colour | undefined {
  const plain = colour.name.replace(/^(?:(?:bright|dusty|muted) )+/, '');
  const { c } = oklch(colour.hex);
  if (c < 0.015) return undefined;
  return shaded({ ...colour, name: plain }, steps > 0 ? 'bright' : 'dusty', steps > 0 ? 'bright' : 'dusty');
}
