import type { Garment } from '@toile/look';
import type { Fill, Pen } from '../view.ts';

/** Width in points at 100 %, and dashes: the trade's line weights. */
export const PENS: Readonly<Record<Exclude<Pen, 'none'>, { width: number; dash?: readonly [number, number] }>> = {
  outline: { width: 1.6 },
  seam: { width: 0.85 },
  stitch: { width: 0.65, dash: [2.4, 1.7] },
  fold: { width: 0.5 },
};

export const INK = '#1d1d1f';
export const DIMENSION_INK = '#1f5fa8';

/** White, or the cloth's own colour washed so that every line still shows on it. */
export type Ground = 'white' | 'cloth';

function wash(hex: string, strength = 0.38): string {
  const parts = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const washed = parts.map((v) => Math.round(v * strength + 255 * (1 - strength)));
  return `#${washed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

export type Inks = Readonly<Record<Fill, string>>;

/** The colour of each fill for a garment. */
export function inksOf(g: Garment, ground: Ground): Inks {
  if (ground === 'white')
    return {
      cloth: '#ffffff',
      inside: '#e9e7e3',
      white: '#ffffff',
      rib: '#f6f5f2',
      trim: '#f0ece2',
      border: '#f3efe6',
      contrast: '#ececec',
      collar: '#ffffff',
      cuff: '#ffffff',
      lapel: '#f6f5f2',
      button: '#ffffff',
      graphic: '#ededed',
      block: '#e4e4e4',
      middle: '#f0f0f0',
    };
  const cloth = wash(g.cloth.colour.hex);
  const second = g.trims.contrast ?? g.trims.belt ?? g.trims.sash ?? g.trims.obi ?? g.trims.lapel ?? g.border?.colour;
  const [lowest = g.cloth.colour, middle = lowest] = g.cloth.print.colours;
  return {
    cloth,
    collar: wash((g.trims.collar ?? g.cloth.colour).hex),
    cuff: wash((g.trims.cuff ?? g.cloth.colour).hex),
    lapel: wash((g.trims.lapel ?? g.cloth.colour).hex),
    button: g.trims.buttons ? wash(g.trims.buttons.hex, 0.6) : '#ffffff',
    graphic: wash(lowest.hex, 0.6),
    block: wash(lowest.hex),
    middle: wash(middle.hex),
    inside: wash(g.trims.lining?.hex ?? '#b9aea0', 0.55),
    white: '#ffffff',
    rib: wash(g.trims.rib?.hex ?? g.cloth.colour.hex, 0.5),
    trim: wash(g.border?.accent.hex ?? '#d8a93a', 0.7),
    border: wash(g.border?.colour.hex ?? '#d8a93a', 0.55),
    contrast: second ? wash(second.hex, 0.5) : wash(g.cloth.colour.hex, 0.55),
  };
}
