import type { Difference, Garment, Look } from '@toile/look';
import type { Manner } from './frames.fixture.ts';

/** Something that may be asked of a Look, with what must be so afterwards and which slots may be others. */
export interface Ask {
  kind: string;
  /** What it is of, as it is called; empty where it is of the whole. */
  of: string;
  /** How that should be, or what is put on or taken off. */
  to: string;
  /** The colour it has today. */
  was?: string;
  manner: Manner;
  holds: (after: Look, changed: readonly Difference[]) => boolean;
  mayMove: RegExp;
}

export const garmentOf = ({ garments }: Look, id: string): Garment | undefined => garments.find((one) => one.id === id);

/** The member of a list that a number falls on; a prime step, so that neighbours differ. */
export function pick<T>(list: readonly T[], n: number): T {
  const one = list[(n * PRIME) % list.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}
const PRIME = 7;

/** Slots of one garment. */
export const slotsOf = (id: string, slots: string): RegExp => new RegExp(`^${id}\\.(?:${slots})$`);
