/** A style as one person wears it: its parting, length, volume and fringe are their own. */

import type { HairStyle, Person } from '@toile/look';
import { stream } from '#atelier/kit/chance.ts';
import { HAIRS, type Hair } from './hair-styles.ts';

type Parting = Hair['part'];
/** What may differ: partings to choose from, share of the length, how many in a hundred wear a fringe. */
interface Freedom {
  parts?: readonly Parting[];
  length?: readonly [least: number, most: number];
  wave?: readonly [least: number, most: number];
  fringe?: number;
  volume?: readonly [least: number, most: number];
  /** Heads by which it stands over the forehead. */
  quiff?: readonly [least: number, most: number];
}

const FREEDOM: Partial<Record<HairStyle, Freedom>> = {
  long: { parts: ['centre', 'side'], length: [0.76, 1], wave: [0.4, 2.4], fringe: 18, volume: [0.9, 1.3] },
  'long-wavy': { parts: ['side', 'centre'], length: [0.76, 1], wave: [0.7, 1.25], fringe: 12, volume: [0.85, 1.3] },
  bob: { parts: ['side', 'centre'], length: [0.86, 1.06], wave: [0.5, 4], fringe: 30, volume: [0.85, 1.35] },
  bun: { parts: ['centre', 'side', 'swept'], volume: [0.8, 1.35] },
  braid: { parts: ['centre', 'side'], fringe: 15 },
  ponytail: { fringe: 15, volume: [0.7, 1.5] },
  'two-plaits': { fringe: 35 },
  'box-braids': { parts: ['centre', 'side'], length: [0.66, 1.05] },
  locs: { parts: ['centre', 'side'], length: [0.7, 1.15] },
  curly: { volume: [0.75, 1.3] },
  afro: { volume: [0.78, 1.08] },
  short: { volume: [0.8, 1.5], quiff: [0.006, 0.05] },
  'side-part': { volume: [0.75, 1.45], quiff: [0.008, 0.07] },
  crop: { volume: [0.8, 1.7] },
  fade: { volume: [0.6, 1.5] },
};

/** A child's head is large against its body: hair of as many heads would hang to its hips. */
const CHILDS_LENGTH = 0.8;
/** And its hair is finer: it stands off the temples by this share. */
const CHILDS_SIDES = 0.6;

/** @param seed whose head it is. */
export function wornHair(style: HairStyle, seed: number, age?: Person['ageGroup']): Hair {
  const hair = grown(style, seed);
  if (age !== 'child' || !hair.fall) return hair;
  return {
    ...hair,
    cap: { ...hair.cap, side: hair.cap.side * CHILDS_SIDES },
    fall: { ...hair.fall, length: Math.max(1, hair.fall.length * CHILDS_LENGTH) },
  };
}

function grown(style: HairStyle, seed: number): Hair {
  const hair = HAIRS[style];
  const free = FREEDOM[style];
  if (!free) return hair;
  const next = stream(seed, 'hair.grown');
  const within = (range: readonly [number, number] | undefined): number => {
    const t = next();
    return range ? range[0] + (range[1] - range[0]) * t : 1;
  };
  const parts = free.parts ?? [hair.part];
  const part = parts[Math.floor(next() * parts.length)];
  const volume = within(free.volume);
  const [length, wave] = [within(free.length), within(free.wave)];
  const fringed = next() * 100 < (free.fringe ?? 0);
  const quiff = free.quiff && within(free.quiff);
  return {
    ...hair,
    part: fringed && part === 'side' ? 'centre' : part,
    cap: { top: hair.cap.top * volume, side: hair.cap.side },
    ...(hair.fall && { fall: { ...hair.fall, length: hair.fall.length * length, wave: hair.fall.wave * wave } }),
    ...(fringed && { bangs: true }),
    ...(quiff !== undefined && { quiff }),
  };
}
