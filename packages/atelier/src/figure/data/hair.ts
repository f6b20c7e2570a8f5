/**
 * Hair styles: declarative. A style is a cap over the skull (volume above crown and at the sides), an optional fall of two locks
 * and a back mass, and an optional gathering. The curves it grows from (skull, hairline, parting, fall, bun) belong to each head view.
 */
export type HairName =
  | 'bob'
  | 'longStraight'
  | 'longWavy'
  | 'lowBun'
  | 'topKnot'
  | 'braid'
  | 'ponytail'
  | 'afro'
  | 'cropped'
  | 'fade'
  | 'sidePart'
  | 'curlyShort'
  | 'lob'
  | 'pixie'
  | 'hijab'
  | 'turban'
  | 'bald';
export interface Hair {
  cap: { top: number; side: number };
  part: 'centre' | 'side' | 'swept' | 'none';
  texture: 'straight' | 'wavy' | 'curly' | 'coily' | 'cropped';
  /** length in heads below the crown, spread outward, wave amplitude, taper at the ends */
  fall?: { length: number; spread: number; wave: number; taper: number; behind?: boolean };
  gather?: 'lowBun' | 'topKnot' | 'ponytail' | 'braid';
  /** hairline pulled up (+) or down over the forehead (-) */
  hairline?: number;
  fringe?: number;
  fade?: boolean;
  cover?: 'hijab' | 'turban';
}
export const HAIRS: Record<HairName, Hair> = {
  bob: {
    cap: { top: 0.045, side: 0.02 },
    part: 'side',
    texture: 'straight',
    fall: { length: 0.95, spread: 0.03, wave: 0, taper: 0.045 },
  },
  lob: {
    cap: { top: 0.045, side: 0.02 },
    part: 'centre',
    texture: 'wavy',
    fall: { length: 1.25, spread: 0.05, wave: 0.055, taper: 0.06 },
  },
  longStraight: {
    cap: { top: 0.035, side: 0.01 },
    part: 'centre',
    texture: 'straight',
    fall: { length: 2.15, spread: 0.02, wave: 0.006, taper: 0.1 },
  },
  longWavy: {
    cap: { top: 0.055, side: 0.03 },
    part: 'side',
    texture: 'wavy',
    fall: { length: 2.0, spread: 0.13, wave: 0.115, taper: 0.12 },
  },
  lowBun: { cap: { top: 0.015, side: -0.005 }, part: 'centre', texture: 'straight', gather: 'lowBun' },
  topKnot: { cap: { top: 0.01, side: -0.01 }, part: 'swept', texture: 'straight', gather: 'topKnot' },
  ponytail: { cap: { top: 0.015, side: -0.005 }, part: 'swept', texture: 'straight', gather: 'ponytail' },
  braid: { cap: { top: 0.025, side: 0.005 }, part: 'centre', texture: 'straight', gather: 'braid' },
  afro: { cap: { top: 0.25, side: 0.21 }, part: 'none', texture: 'coily' },
  curlyShort: { cap: { top: 0.1, side: 0.055 }, part: 'none', texture: 'curly', fringe: 0.05 },
  cropped: { cap: { top: 0.012, side: -0.006 }, part: 'none', texture: 'cropped', hairline: 0.01 },
  fade: { cap: { top: 0.055, side: -0.03 }, part: 'none', texture: 'coily', fade: true },
  sidePart: { cap: { top: 0.075, side: 0.0 }, part: 'side', texture: 'straight', hairline: 0.012 },
  pixie: { cap: { top: 0.05, side: 0.01 }, part: 'side', texture: 'straight', fringe: 0.07 },
  hijab: { cap: { top: 0.07, side: 0.05 }, part: 'none', texture: 'straight', cover: 'hijab' },
  turban: { cap: { top: 0.19, side: 0.05 }, part: 'none', texture: 'straight', cover: 'turban' },
  bald: { cap: { top: 0, side: 0 }, part: 'none', texture: 'cropped' },
};
