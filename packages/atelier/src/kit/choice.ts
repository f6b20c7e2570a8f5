import { chance } from './chance.ts';

/**
 * Seeded choice by purpose: each purpose has its own stream, so a word more about the shoes does not change the hair.
 */
export interface Choice {
  /** One of the items; undefined only when there are none. */
  pick<T>(purpose: string, items: readonly T[]): T | undefined;
  /** 0 ≤ x < 1. */
  unit(purpose: string): number;
}

export function makeChoice(seed: number): Choice {
  return {
    unit: (purpose) => chance(seed, purpose),
    pick: (purpose, items) => items[Math.floor(chance(seed, purpose) * items.length)],
  };
}
