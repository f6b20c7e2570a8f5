import type { Garment } from '@toile/look';
import type { ConstructionId } from './construction-words.ts';

/** A construction as it is ordered. */
export interface Made {
  readonly id: ConstructionId;
  /** The words that order it, as they stand in the brief. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A garment with what its words order beside the fields of a Look. */
export interface WithMade extends Pick<Garment, 'kind'> {
  readonly made?: readonly Made[];
}

/** A construction of a garment; undefined where nobody orders it. */
export const madeOf = ({ made }: WithMade, id: ConstructionId): Made | undefined => made?.find((one) => one.id === id);

export const isMade = (garment: WithMade, id: ConstructionId): boolean => madeOf(garment, id) !== undefined;
