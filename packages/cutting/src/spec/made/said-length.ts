import type { Parts } from '../points.ts';

/** A length that the words give a point of measure. */
export interface SaidLength {
  readonly start: number;
  readonly end: number;
  readonly part: keyof Parts;
  readonly id: string;
  readonly code: string;
  /** Centimetres. */
  readonly cm: number;
  /** Said without a unit and read as inches: so many. */
  readonly inches?: number;
  /** Said of the whole way round, where half of it is told. */
  readonly round?: number;
  /** With the room for what is measured: a casing for its elastic. */
  readonly isRoomy?: true;
  /** It follows from another that the words give, and is in no word itself. */
  readonly follows?: true;
}
