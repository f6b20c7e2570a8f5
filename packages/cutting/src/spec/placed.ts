import type { Garment } from '@toile/look';
import type { WithParts } from './closers.ts';
import type { Unlined } from './lined-share.ts';
import type { ConstructionId } from './made/construction-words.ts';
import type { WithMade } from './made/made.ts';

/** Where a garment is got into, as the words place it; the house's own place where none is said. */
export type Opening = 'side-zip' | 'side-hook' | 'side-button' | 'back-zip' | 'back-hook' | 'back-button';
export const OPENINGS: readonly Opening[] = [
  'side-zip',
  'side-hook',
  'side-button',
  'back-zip',
  'back-hook',
  'back-button',
];

/** A garment whose opening the words place: pictures have no field for what they do not show. */
export interface Placed extends Garment, WithMade, WithParts {
  opening?: Opening;
  /** The words want no opening: it is pulled on. */
  isPulledOn?: true;
  /** What the words want none of, beside its parts: 'no vent'. */
  readonly refused?: readonly string[];
  /** Parts that the words leave unlined where the rest is lined. */
  readonly unlinedParts?: readonly Unlined[];
  /** The words want no lining. */
  isUnlined?: true;
  /** How deep its hem is turned up, as the words have it, cm. */
  readonly hemDeep?: number;
  /** Its upper edge runs straight between the straps that it hangs from. */
  isSquareEdged?: true;
  /** Its upper edge is a heart's between the straps that it hangs from. */
  isHeartEdged?: true;
  /** How long it is, as the words say and not as the house has it. */
  isLengthSaid?: true;
  /** Constructions that the words order and that are left off, to see what they draw. */
  readonly unmade?: readonly ConstructionId[];
}

/** Whether the words want none of something. */
export const isWithout = ({ refused = [] }: Placed, what: string): boolean => refused.includes(what);

/** Whether the words leave a part without the lining that the rest has. */
export const isLeftUnlined = ({ unlinedParts = [] }: Placed, part: Unlined): boolean => unlinedParts.includes(part);

export const isSquareEdged = (garment: Placed): boolean => garment.isSquareEdged === true;

export const isHeartEdged = (garment: Placed): boolean => garment.isHeartEdged === true;

export const openingOf = ({ opening }: Placed): Opening | undefined => opening;

/** Opens in the side seam, and in no other place. */
export const opensAtSide = (garment: Placed): boolean => openingOf(garment)?.startsWith('side') === true;

/** Opens down the centre back. */
export const opensBehind = (garment: Placed): boolean => openingOf(garment)?.startsWith('back') === true;
