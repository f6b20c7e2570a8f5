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
  hem: 'plain' | 'cuff' | 'band' | 'free' | 'rib' | 'rolled';
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
/** A shape by the length it is cut to: to the wrist, past the elbow where that differs, and shorter. */
interface ByLength {
  long: Draft;
  middle?: Draft;
  short: Draft;
}

const always = (draft: Draft): ByLength => ({ long: draft, short: draft });

const PLAIN = { cap: 0, hem: 'plain' } as const;
const FLARED = { cap: 0, hem: 'free', outside: 0.8 } as const;
const PUFFED = { cap: 9, gathers: 'head', outside: 1 } as const;
const CUFFED = { hem: 'cuff', gathers: 'end', outside: 1 } as const;
const HELD_BY_NOTHING = { ...PLAIN, outside: 0.3, still: true } as const;

/** A puff that goes on as a close sleeve, with so much room at its end. */
const puffed = (room: number): Profile => [
  [0, 12],
  [0.14, 24],
  [0.3, 18],
  [0.45, 6],
  [1, room],
];

const SHAPES: Record<Exclude<SleeveShape, 'none'>, ByLength> = {
  'set-in': { long: { room: even(5, 4), ...PLAIN }, short: { room: even(5, 7), ...PLAIN } },
  shirt: {
    long: {
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
    },
    short: { room: even(6, 10), ...PLAIN },
  },
  tailored: {
    long: {
      room: [
        [0, 2],
        [0.16, 6],
        [0.5, 6],
        [1, 6],
      ],
      ...PLAIN,
    },
    short: {
      room: [
        [0, 2],
        [0.16, 6],
        [0.5, 6],
        [1, 8],
      ],
      ...PLAIN,
    },
  },
  raglan: {
    long: { room: even(7, 6), cap: 0, hem: 'rib', raglan: true },
    short: { room: even(7, 6), ...PLAIN, raglan: true },
  },
  'drop-shoulder': {
    long: {
      room: [
        [0, 5],
        [0.15, 13],
        [0.6, 13],
        [0.9, 12],
        [0.94, 4],
        [1, 4],
      ],
      cap: 0,
      hem: 'rib',
    },
    short: {
      room: [
        [0, 5],
        [0.15, 13],
        [0.6, 13],
        [0.9, 12],
        [0.94, 12],
        [1, 13],
      ],
      ...PLAIN,
    },
  },
  cap: always({ room: even(6, 9), ...PLAIN }),
  puff: {
    long: { room: puffed(4), hem: 'cuff', ...PUFFED },
    middle: { room: puffed(5), hem: 'plain', ...PUFFED },
    short: {
      room: [
        [0, 12],
        [0.45, 22],
        [0.78, 21],
        [0.92, 6],
        [1, 5],
      ],
      hem: 'band',
      ...PUFFED,
    },
  },
  bishop: always({
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
    ...CUFFED,
  }),
  balloon: always({
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
    ...CUFFED,
  }),
  bell: always({
    room: [
      [0, 3],
      [0.35, 5],
      [0.6, 10],
      [0.87, 25],
      [1, 35],
    ],
    ...FLARED,
  }),
  flutter: always({
    room: [
      [0, 4],
      [0.4, 12],
      [1, 25],
    ],
    ...FLARED,
  }),
  kimono: {
    long: {
      room: [
        [0, 4],
        [0.3, 14],
        [0.7, 36],
        [1, 50],
      ],
      ...HELD_BY_NOTHING,
    },
    short: {
      room: [
        [0, 4],
        [0.3, 14],
        [0.7, 24],
        [1, 30],
      ],
      ...HELD_BY_NOTHING,
    },
  },
};

/** Fractions of the arm between which a shape's length lies, where it needs some or bears no more. */
const LEAST: Partial<Record<SleeveShape, number>> = { bishop: 0.77, balloon: 0.5, bell: 0.5, puff: 0.26 };
const MOST: Partial<Record<SleeveShape, number>> = { cap: 0.19, flutter: 0.42 };
/** Fractions of the arm beyond which a sleeve is long, and past the elbow. */
const LONG = 0.9;
const PAST_ELBOW = 0.6;

/** The cut of a sleeve; null when the garment has none. Shapes that need length get the least they need. */
export function sleeveCut(shape: SleeveShape, length: SleeveLength): SleeveCut | null {
  if (shape === 'none' || length === 'sleeveless') return null;
  const end = Math.min(Math.max(END[length], LEAST[shape] ?? 0), MOST[shape] ?? 1);
  const { long, middle, short } = SHAPES[shape];
  return { end, ...(end > LONG ? long : end > PAST_ELBOW ? (middle ?? short) : short) };
}

/** A rib along its own sleeve: where the sleeve is left as it is cut, where and by how much it blouses, and the room within the rib. */
const RIB = {
  above: 0.85,
  at: 0.9,
  fuller: 3,
  room: [
    [0.935, 2],
    [1, 1.5],
  ],
} satisfies {
  above: number;
  at: number;
  fuller: number;
  room: [number, number][];
};

/** Ribbed cloth closes its long sleeves with a rib. */
export function withRib(cut: SleeveCut): SleeveCut {
  if (cut.end <= PAST_ELBOW || cut.hem !== 'plain') return cut;
  const above = cut.room.filter(([t]) => t < RIB.above);
  return { ...cut, hem: 'rib', room: [...above, [RIB.at, profile(cut.room, RIB.at) + RIB.fuller], ...RIB.room] };
}
