/** Sleeves as data: where they end and how much room they give along the arm. */

import type { SleeveLength, SleeveShape } from '@toile/look';
import { type Profile, profile } from '#atelier/kit/profile.ts';

/** Outer share of the room of a plain sleeve. */
export const PLAIN_OUTSIDE = 0.45;

export interface SleeveCut {
  /** Fraction of the arm: 0 shoulder, 0.5 elbow, 1 wrist. */
  end: number;
  /** Room beyond the bare arm, page units, along the sleeve itself (0 its head, 1 its end). */
  room: Profile;
  /** Share of the room that lies on the outer side of the arm; cloth hangs, so plain sleeves give most of it inside. */
  outside?: number;
  /** Rise of the sleeve head above the shoulder line: a puff alone has one. */
  cap: number;
  hem: 'plain' | 'cuff' | 'band' | 'free' | 'rib';
  /** Gathers at the head or into the cuff. */
  gathers?: 'head' | 'end';
  /** Cut straight and held by nothing: no creases settle over the wrist. */
  still?: boolean;
  /** Lined and cut to the arm, as a coat's: it breaks at the elbow and hangs straight to the wrist. */
  clean?: boolean;
  /** The sleeve seam runs to the neck instead of the shoulder. */
  raglan?: boolean;
}

const END: Record<Exclude<SleeveLength, 'sleeveless'>, number> = {
  cap: 0.17,
  short: 0.31,
  elbow: 0.5,
  'three-quarter': 0.77,
  long: 0.985,
};

const even = (a: number, b: number): Profile => [
  [0, 3],
  [0.25, (a + b) / 2],
  [0.6, (a + b) / 2],
  [1, b],
];

type Draft = Omit<SleeveCut, 'end'>;
type Long = boolean;

const SHAPES: Record<Exclude<SleeveShape, 'none'>, (long: Long, end: number) => Draft> = {
  'set-in': (long) => ({ room: even(5, long ? 4 : 7), cap: 0, hem: 'plain' }),
  shirt: (long) =>
    long
      ? {
          room: [
            [0, 3],
            [0.2, 6.5],
            [0.5, 7],
            [0.84, 7],
            [0.915, 6.5],
            [0.935, 3],
            [1, 3],
          ],
          cap: 0,
          hem: 'cuff',
        }
      : { room: even(6, 10), cap: 0, hem: 'plain' },
  tailored: (long) => ({
    room: [
      [0, 2],
      [0.16, 6],
      [0.5, 6],
      [1, long ? 6 : 8],
    ],
    cap: 0,
    hem: 'plain',
  }),
  raglan: (long) => ({ room: even(7, 6), cap: 0, hem: long ? 'rib' : 'plain', raglan: true }),
  'drop-shoulder': (long) => ({
    room: [
      [0, 5],
      [0.15, 13],
      [0.6, 13],
      [0.9, 12],
      [0.94, long ? 4 : 12],
      [1, long ? 4 : 13],
    ],
    cap: 0,
    hem: long ? 'rib' : 'plain',
  }),
  cap: () => ({ room: even(6, 9), cap: 0, hem: 'plain' }),
  puff: (long, end) =>
    end > 0.6
      ? {
          room: [
            [0, 12],
            [0.14, 24],
            [0.3, 18],
            [0.45, 6],
            [1, long ? 4 : 5],
          ],
          cap: 9,
          hem: long ? 'cuff' : 'plain',
          gathers: 'head',
          outside: 1,
        }
      : {
          room: [
            [0, 12],
            [0.45, 22],
            [0.78, 21],
            [0.92, 6],
            [1, 5],
          ],
          cap: 9,
          hem: 'band',
          gathers: 'head',
          outside: 1,
        },
  bishop: () => ({
    room: [
      [0, 3],
      [0.2, 7],
      [0.5, 14],
      [0.78, 24],
      [0.89, 23],
      [0.94, 5],
      [1, 4],
    ],
    cap: 2,
    hem: 'cuff',
    gathers: 'end',
    outside: 1,
  }),
  balloon: () => ({
    room: [
      [0, 6],
      [0.2, 18],
      [0.5, 27],
      [0.78, 30],
      [0.89, 25],
      [0.94, 5],
      [1, 4],
    ],
    cap: 5,
    hem: 'cuff',
    gathers: 'end',
    outside: 1,
  }),
  bell: () => ({
    room: [
      [0, 3],
      [0.35, 5],
      [0.6, 10],
      [0.87, 25],
      [1, 35],
    ],
    cap: 0,
    hem: 'free',
    outside: 0.8,
  }),
  flutter: () => ({
    room: [
      [0, 4],
      [0.4, 12],
      [1, 25],
    ],
    cap: 0,
    hem: 'free',
    outside: 0.8,
  }),
  kimono: (long) => ({
    room: [
      [0, 4],
      [0.3, 14],
      [0.7, long ? 36 : 24],
      [1, long ? 50 : 30],
    ],
    cap: 0,
    hem: 'plain',
    outside: 0.3,
    still: true,
  }),
};

/** The cut of a sleeve; null when the garment has none. Shapes that need length get the least they need. */
export function sleeveCut(shape: SleeveShape, length: SleeveLength): SleeveCut | null {
  if (shape === 'none' || length === 'sleeveless') return null;
  const least: Partial<Record<SleeveShape, number>> = { bishop: 0.77, balloon: 0.5, bell: 0.5, puff: 0.26 };
  const most: Partial<Record<SleeveShape, number>> = { cap: 0.19, flutter: 0.42 };
  const end = Math.min(Math.max(END[length], least[shape] ?? 0), most[shape] ?? 1);
  return { end, ...SHAPES[shape](end > 0.9, end) };
}

/** Ribbed cloth closes its long sleeves with a rib. */
export const withRib = (cut: SleeveCut): SleeveCut =>
  cut.end > 0.6 && cut.hem === 'plain'
    ? {
        ...cut,
        hem: 'rib',
        room: [...cut.room.filter(([t]) => t < 0.85), [0.9, profile(cut.room, 0.9) + 3], [0.935, 2], [1, 1.5]],
      }
    : cut;
