/**
 * Chance by name. Every purpose throws from a stream of its own, so a throw more in a sleeve moves no fold of a skirt, and no
 * two purposes fall together. Nobody outside the kit computes with a seed, and a name stands in one place.
 */

/** The seed of what is alike in every picture. */
export const SAME = 0;

/** Which of several that share a purpose: a side, a row, the number of a pleat. Numbers count whole. */
type Which = readonly (number | string)[];

const FNV_BASIS = 2166136261;
const FNV_PRIME = 16777619;

/** FNV-1a over the purpose. */
function mixed(seed: number, name: string, which: Which): number {
  let hash = FNV_BASIS ^ (seed >>> 0);
  const take = (word: string): void => {
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), FNV_PRIME);
  };
  take(name);
  for (const one of which)
    if (typeof one === 'string') take(one);
    else hash = Math.imul(hash ^ Math.trunc(one), FNV_PRIME);
  return hash;
}

/** The next of a 32-bit state and what it throws, 0 to 2³² − 1 (mulberry32). */
const stepped = (state: number): number => (state + 0x6d2b79f5) | 0;
function thrown(state: number): number {
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return (t ^ (t >>> 14)) >>> 0;
}
const RANGE = 2 ** 32;

/** Numbers in [0, 1) for one purpose: the same seed and name throw the same. */
export function stream(seed: number, name: string, ...which: Which): () => number {
  let state = mixed(seed, name, which);
  return () => {
    state = stepped(state);
    return thrown(state) / RANGE;
  };
}

/** A seed of its own for a part that throws for several purposes. */
export const branch = (seed: number, name: string, ...which: Which): number =>
  thrown(stepped(mixed(seed, name, which)));

/** One number in [0, 1). */
export const chance = (seed: number, name: string, ...which: Which): number => branch(seed, name, ...which) / RANGE;

/** A die of `count` sides: a whole number from 0 to `count` − 1. */
export const die = (count: number, seed: number, name: string, ...which: Which): number =>
  Math.floor(chance(seed, name, ...which) * count);

/** One of a list that is not empty. */
export const oneOf = <T>(list: readonly T[], seed: number, name: string, ...which: Which): T =>
  // within the list, which is not empty
  list[die(list.length, seed, name, ...which)] as T;
