/**
 * Hair styles: a cap over the skull (volume above the crown and at the sides), an optional fall of two locks with a mass behind,
 * an optional gathering. The curves it grows from (skull, hairline, parting, fall, bun) belong to each head view.
 */
import type { HairStyle } from '@toile/look';

/** Where and how hair is tied. */
export type Gather =
  | 'low-bun'
  | 'top-knot'
  | 'half-knot'
  | 'space-buns'
  | 'puffs'
  | 'ponytail'
  | 'high-ponytail'
  | 'low-ponytail'
  | 'braid'
  | 'fishtail'
  | 'two-plaits';

export interface Hair {
  cap: { top: number; side: number };
  part: 'centre' | 'side' | 'swept' | 'none';
  texture: 'straight' | 'curly' | 'coily' | 'cropped' | 'tousled' | 'ropes' | 'rows';
  /** Ropes are plaited; else rolled, as locs are. */
  plaited?: boolean;
  /** Length in heads below the crown, spread outward, amplitude of the wave, taper at the ends. */
  fall?: {
    length: number;
    spread: number;
    wave: number;
    taper: number /** Waves along its length, and how far they swing, where the style has its own. */;
    turns?: number;
  };
  /** Cut to one line, however long it is. */
  level?: boolean;
  gather?: Gather;
  /** Hairline pulled up (+). */
  hairline?: number;
  /** How high hair stands over the forehead before it is combed back. */
  quiff?: number;
  /** Length of a feathered fringe. */
  fringe?: number;
  /** Hair cut straight over the brows. */
  bangs?: boolean;
  fade?: boolean;
  cover?: 'hijab' | 'turban' | 'gele';
}

// biome-ignore format: a table
export const HAIRS: Record<HairStyle, Hair> = {
  long: { cap: { top: .056, side: .022 }, part: 'centre', texture: 'straight', fall: { length: 1.95, spread: .05, wave: .026, taper: .07 } },
  'long-wavy': { cap: { top: .068, side: .042 }, part: 'side', texture: 'straight', fall: { length: 1.85, spread: .12, wave: .115, taper: .06 } },
  bob: { cap: { top: .058, side: .034 }, part: 'side', texture: 'straight', fall: { length: 1.0, spread: .03, wave: .008, taper: .05 } },
  'long-fringe': { cap: { top: .06, side: .024 }, part: 'centre', texture: 'straight', bangs: true, fall: { length: 1.8, spread: .05, wave: .02, taper: .07 } },
  'long-curly': { cap: { top: .095, side: .075 }, part: 'side', texture: 'straight', fall: { length: 1.56, spread: .24, wave: .085, taper: .03, turns: 6.2 } },
  'very-long': { cap: { top: .056, side: .022 }, part: 'centre', texture: 'straight', fall: { length: 2.75, spread: .05, wave: .03, taper: .08 } },
  waves: { cap: { top: .075, side: .05 }, part: 'side', texture: 'straight', fall: { length: 1.66, spread: .17, wave: .15, taper: .05, turns: 3.1 } },
  'half-up': { cap: { top: .056, side: .02 }, part: 'centre', texture: 'straight', gather: 'half-knot', fall: { length: 1.85, spread: .06, wave: .03, taper: .07 } },
  'bob-fringe': { cap: { top: .06, side: .036 }, part: 'centre', texture: 'straight', bangs: true, fall: { length: .98, spread: .03, wave: .006, taper: .05 } },
  lob: { cap: { top: .056, side: .03 }, part: 'centre', texture: 'straight', level: true, fall: { length: 1.3, spread: .05, wave: .012, taper: .02 } },
  'space-buns': { cap: { top: .042, side: .012 }, part: 'centre', texture: 'straight', gather: 'space-buns' },
  'high-ponytail': { cap: { top: .046, side: .008 }, part: 'swept', texture: 'straight', gather: 'high-ponytail' },
  'low-ponytail': { cap: { top: .05, side: .01 }, part: 'centre', texture: 'straight', gather: 'low-ponytail' },
  fishtail: { cap: { top: .056, side: .016 }, part: 'side', texture: 'straight', gather: 'fishtail' },
  'slicked-back': { cap: { top: .03, side: .004 }, part: 'swept', texture: 'straight', hairline: .01 },
  'short-curly': { cap: { top: .085, side: .05 }, part: 'none', texture: 'curly', fringe: .03 },
  'short-afro': { cap: { top: .1, side: .075 }, part: 'none', texture: 'coily' },
  'afro-puffs': { cap: { top: .03, side: .006 }, part: 'centre', texture: 'straight', gather: 'puffs' },
  bun: { cap: { top: .058, side: .016 }, part: 'centre', texture: 'straight', gather: 'low-bun' },
  'top-knot': { cap: { top: .042, side: .012 }, part: 'swept', texture: 'straight', gather: 'top-knot' },
  ponytail: { cap: { top: .05, side: .01 }, part: 'swept', texture: 'straight', gather: 'ponytail' },
  braid: { cap: { top: .056, side: .016 }, part: 'side', texture: 'straight', gather: 'braid' },
  'two-plaits': { cap: { top: .05, side: .014 }, part: 'centre', texture: 'straight', gather: 'two-plaits' },
  'box-braids': { cap: { top: .034, side: .02 }, part: 'centre', texture: 'ropes', plaited: true, fall: { length: 1.85, spread: .07, wave: .012, taper: .02 } },
  cornrows: { cap: { top: .02, side: .004 }, part: 'none', texture: 'rows', gather: 'low-bun' },
  locs: { cap: { top: .045, side: .03 }, part: 'side', texture: 'ropes', fall: { length: 1.5, spread: .1, wave: .03, taper: .02 } },
  pixie: { cap: { top: .052, side: .014 }, part: 'side', texture: 'tousled', fringe: .085 },
  crop: { cap: { top: .02, side: .004 }, part: 'none', texture: 'cropped', hairline: -.012 },
  short: { cap: { top: .042, side: .008 }, part: 'none', texture: 'tousled', hairline: .008, quiff: .022 },
  'side-part': { cap: { top: .05, side: .01 }, part: 'side', texture: 'straight', hairline: .012, quiff: .03 },
  fade: { cap: { top: .045, side: .002 }, part: 'none', texture: 'coily', fade: true },
  curly: { cap: { top: .11, side: .075 }, part: 'none', texture: 'curly', fringe: .05 },
  afro: { cap: { top: .23, side: .19 }, part: 'none', texture: 'coily' },
  bald: { cap: { top: 0, side: 0 }, part: 'none', texture: 'cropped' },
  hijab: { cap: { top: .06, side: .05 }, part: 'none', texture: 'straight', cover: 'hijab' },
  gele: { cap: { top: .1, side: .03 }, part: 'none', texture: 'straight', cover: 'gele' },
  turban: { cap: { top: .16, side: .025 }, part: 'none', texture: 'straight', cover: 'turban' },
};
