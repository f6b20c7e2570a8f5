import { agreement, besideLight, coarseOf, coloursOf, fineOf, hueLineOf, relate } from './likeness.ts';
import { LOOK } from './look-shape.ts';

const { width, height, channels } = LOOK;
const LENGTH = width * height * channels;

/**
 * From where on two looks are of one picture: how their light agrees, and then their colours, as they are, turned, or beside what light says of them.
 * What was cut or made lighter agrees less in light and keeps its colours; where the ground has another tint the others do; where all hues were
 * turned the light has to be the same. What was measured of copies and of other designs: docs/decisions/2026-11-29-what-a-picture-looks-like.md.
 */
const SAME = [
  { light: 0.94, told: 'straight', colours: 0.965 },
  { light: 0.97, told: 'straight', colours: 0.92 },
  { light: 0.985, told: 'straight', colours: 0.86 },
  { light: 0.95, told: 'turned', colours: 0.985 },
  { light: 0.98, told: 'turned', colours: 0.9 },
  { light: 0.965, told: 'straightBeside', colours: 0.9 },
  { light: 0.992, told: 'straightBeside', colours: 0.7 },
  { light: 0.985, told: 'turnedBeside', colours: 0.9 },
] as const;
const LEAST_LIGHT = Math.min(...SAME.map(({ light }) => light));
/** Of blocks of points; a copy agrees there as it does point by point. */
const LEAST_COARSE = 0.85;

/** Of what has no colours but light and dark, or brown. */
const SAME_GREY = 0.96;
/** How far colours may be from grey, in 255ths, from the line of brown, and along it where it may lie anywhere: no drawing is so pale. */
const GREY = 1;
const BESIDE_BROWN = 3.1;
const PALE = 5;
/** The line on which sepia lies, and how far from it, in degrees. */
const BROWN = 68;
const NEAR_BROWN = 12;

/**
 * Of what lies on one line of hues that is not brown's, as a tint over all of it leaves it: how its light agrees, and how many times as far from its
 * line the colours of what it was made of lie. Who wears one colour has skin beside it.
 */
const SAME_TINTED = 0.994;
const OF_MORE_HUES = 1.5;

/** How far a brown copy's colours may go against those of what it was made of; a garment of another colour goes further. */
const AGAINST = -0.5;

interface Tone {
  /** Where there is nothing but light and dark to know it by. */
  readonly tone?: 'grey' | 'brown' | 'tinted';
  /** How far its colours lie from their line. */
  readonly beside: number;
}

function toneOf(look: Uint8Array): Tone {
  const { angle, beside, along } = hueLineOf(coloursOf(look));
  if (along < GREY) return { tone: 'grey', beside };
  if (beside >= BESIDE_BROWN) return { beside };
  const isBrown = along < PALE || Math.abs(angle - BROWN) < NEAR_BROWN;
  return { tone: isBrown ? 'brown' : 'tinted', beside };
}

/** What was taken down. Its light point by point is told again where it is needed, as many are held at once. */
export interface Known {
  readonly look: Uint8Array;
  readonly coarse: Float32Array;
}
export const knownBy = (look: Uint8Array): Known => ({ look, coarse: coarseOf(fineOf(look)) });

/** The same look with its points in another order. */
const placed = (look: Uint8Array, from: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: LENGTH }, (_, at) => {
    const point = Math.floor(at / channels);
    return look[from(point % width, Math.floor(point / width)) * channels + (at % channels)] ?? 0;
  });

/** As it stands, mirrored, upside down and turned by a half. */
const waysOf = (look: Uint8Array): readonly Uint8Array[] => [
  look,
  placed(look, (x, y) => y * width + width - 1 - x),
  placed(look, (x, y) => (height - 1 - y) * width + x),
  placed(look, (x, y) => (height - 1 - y) * width + width - 1 - x),
];

interface Way extends Known, Tone {
  readonly fine: Float32Array;
}
/** What somebody brought, in all the ways in which it may stand. */
export type Brought = readonly Way[];

/** Reads what is kept of a picture that somebody brought: its looks one after the other, as base64. */
export function readBrought(kept: string): Brought {
  const bytes = Buffer.from(kept, 'base64');
  const upright = Array.from({ length: Math.floor(bytes.length / LENGTH) }, (_, n) =>
    bytes.subarray(n * LENGTH, (n + 1) * LENGTH),
  );
  return upright.flatMap((one) => {
    const tone = toneOf(one);
    return waysOf(one).map((look) => {
      const fine = fineOf(look);
      return { look, fine, coarse: coarseOf(fine), ...tone };
    });
  });
}

/** Whether two looks agree, or one is the other's negative. */
function isSame(taken: Known, fine: Float32Array, way: Way): boolean {
  const agreed = agreement(fine, way.fine);
  const near = Math.abs(agreed);
  if (way.tone === 'grey' && near >= SAME_GREY) return true;
  if (near < LEAST_LIGHT) return false;
  const [own, others] = [coloursOf(taken.look), coloursOf(way.look)];
  const sign = Math.sign(agreed);
  const [plain, beside] = [relate(own, others), relate(besideLight(own, fine), besideLight(others, way.fine))];
  if (way.tone !== undefined && near >= SAME_TINTED && hueLineOf(own).beside >= OF_MORE_HUES * way.beside) return true;
  if (way.tone === 'brown' && near >= SAME_GREY && plain.straight * sign >= AGAINST) return true;
  const told = {
    straight: plain.straight * sign,
    turned: plain.turned,
    straightBeside: beside.straight * sign,
    turnedBeside: beside.turned,
  };
  return SAME.some((least) => near >= least.light && told[least.told] >= least.colours);
}

/** Whether what somebody brought looks as what was taken down. */
export function isSameLook(taken: Known, brought: Brought): boolean {
  const near = brought.filter(({ coarse }) => Math.abs(agreement(taken.coarse, coarse)) >= LEAST_COARSE);
  if (near.length === 0) return false;
  const fine = fineOf(taken.look);
  return near.some((way) => isSame(taken, fine, way));
}
