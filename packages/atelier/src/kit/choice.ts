/**
 * Seeded choice by purpose: each purpose has its own stream, so a word more about the shoes does not change the hair.
 */
export interface Choice {
  /** One of the items; undefined only when there are none. */
  pick<T>(purpose: string, items: readonly T[]): T | undefined;
  /** 0 ≤ x < 1. */
  unit(purpose: string): number;
}

/** FNV-1a over the purpose, then one round of mulberry32: cheap, and far apart for neighbouring seeds. */
function unit(seed: number, purpose: string): number {
  let h = 2166136261 ^ (seed >>> 0);
  for (let i = 0; i < purpose.length; i++) h = Math.imul(h ^ purpose.charCodeAt(i), 16777619);
  h = (h + 0x6d2b79f5) | 0;
  let t = Math.imul(h ^ (h >>> 15), 1 | h);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

export function makeChoice(seed: number): Choice {
  return {
    unit: (purpose) => unit(seed, purpose),
    pick: (purpose, items) => items[Math.floor(unit(seed, purpose) * items.length)],
  };
}
