import { LOOK } from './look-shape.ts';

const { width } = LOOK;
const POINTS = width * LOOK.height;
/** Points of a side that are one of the coarse light. */
const BLOCK = 4;

/** What eyes make of red, green and blue (Rec. 601). */
const LIGHTNESS = [0.299, 0.587, 0.114] as const;

function ofLengthOne(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  return values.map((value) => (value - mean) / length);
}

/**
 * A look's light and dark point by point, less their mean and of length one: what makes a picture lighter or stronger is not told by it, and what
 * makes it a negative turns its sign.
 */
export function fineOf(look: Uint8Array): Float32Array {
  const [red, green, blue] = LIGHTNESS;
  const light = new Float32Array(POINTS);
  for (let point = 0; point < POINTS; point++) {
    const at = point * LOOK.channels;
    light[point] = red * (look[at] ?? 0) + green * (look[at + 1] ?? 0) + blue * (look[at + 2] ?? 0);
  }
  return ofLengthOne(light);
}

/** The same of blocks of points: who differs there need not be compared any closer. */
export function coarseOf(fine: Float32Array): Float32Array {
  const across = width / BLOCK;
  const blocks = new Float32Array(POINTS / BLOCK ** 2);
  fine.forEach((value, point) => {
    const block = Math.floor(point / width / BLOCK) * across + Math.floor((point % width) / BLOCK);
    blocks[block] = (blocks[block] ?? 0) + value;
  });
  return ofLengthOne(blocks);
}

/** How two lights stand to each other: 1 of the same, -1 of a negative. */
export function agreement(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Where the points of a look lie from grey: two numbers each, less their mean, that say nothing of light. */
interface Colours {
  readonly across: Float32Array;
  readonly along: Float32Array;
}

export function coloursOf(look: Uint8Array): Colours {
  const [across, along] = [new Float32Array(POINTS), new Float32Array(POINTS)];
  for (let point = 0; point < POINTS; point++) {
    const [red = 0, green = 0, blue = 0] = look.subarray(point * LOOK.channels, (point + 1) * LOOK.channels);
    across[point] = (red - green) / Math.SQRT2;
    along[point] = (red + green - 2 * blue) / Math.sqrt(6);
  }
  return { across: lessMean(across), along: lessMean(along) };
}

function lessMean(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** Colours less what light alone says of them: a tint that lies over what is light is none of them. */
export function besideLight({ across, along }: Colours, fine: Float32Array): Colours {
  const less = (values: Float32Array): Float32Array => {
    const share = agreement(values, fine);
    return values.map((value, point) => value - share * (fine[point] ?? 0));
  };
  return { across: less(across), along: less(along) };
}

const lengthOf = ({ across, along }: Colours): number => Math.sqrt(agreement(across, across) + agreement(along, along));

/** How colours stand to others, from -1 to 1, and turned by whatever angle or exchange brings them nearest. */
export function relate(one: Colours, other: Colours): { readonly straight: number; readonly turned: number } {
  const [same, cross] = [agreement(one.across, other.across), agreement(one.along, other.along)];
  const [there, back] = [agreement(one.across, other.along), agreement(one.along, other.across)];
  const length = lengthOf(one) * lengthOf(other) || 1;
  const turned = Math.max(Math.hypot(same + cross, there - back), Math.hypot(same - cross, there + back));
  return { straight: (same + cross) / length, turned: turned / length };
}

/** The line on which most of a look's colours lie. */
interface HueLine {
  /** Degrees, from 0 to 180. */
  readonly angle: number;
  /** How far colours are from it, in 255ths. */
  readonly beside: number;
  /** How far along it. */
  readonly along: number;
}

export function hueLineOf({ across, along }: Colours): HueLine {
  const [a, b, both] = [agreement(across, across), agreement(along, along), agreement(across, along)];
  const [middle, half] = [(a + b) / 2, Math.hypot((a - b) / 2, both)];
  const angle = (Math.atan2(both, (a - b) / 2) / 2) * (180 / Math.PI);
  return {
    angle: (angle + 180) % 180,
    beside: Math.sqrt(Math.max(0, middle - half) / POINTS),
    along: Math.sqrt((middle + half) / POINTS),
  };
}
