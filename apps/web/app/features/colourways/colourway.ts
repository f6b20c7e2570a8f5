import type { Move } from '@toile/contract';

/** Some garments in one colour. */
export interface Colourway {
  /** Of garments. */
  ids: readonly string[];
  hex: string;
}

export const keyOf = ({ ids, hex }: Colourway): string => `${ids.join(' ')} ${hex}`;

/** What makes a design of it. */
export const movesOf = ({ ids, hex }: Colourway): Move[] => ids.map((id) => ({ slot: `${id}.colour`, to: hex }));
