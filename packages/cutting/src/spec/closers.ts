import type { CloserId, PartPlace } from './made/part-words.ts';
import type { OrderedPart } from './made/read-parts.ts';

/** What closes a garment as the words have it. */
export interface Closer {
  readonly id: CloserId;
  readonly text: string;
  readonly count?: number;
  readonly times?: number;
  /** How long it is said to be. */
  readonly cm?: number;
  readonly side?: 'left' | 'right';
  readonly place?: PartPlace;
}

/** A garment with the parts that its words order. */
export interface WithParts {
  readonly parts?: readonly OrderedPart[];
}

/** Where one gets into a garment; what lies anywhere else closes a part of it. */
const ENTRANCES: readonly (PartPlace | undefined)[] = [
  'front',
  'back',
  'nape',
  'side',
  'fly',
  'neck',
  'chest',
  undefined,
];

const isCloser = (part: OrderedPart): part is OrderedPart & { id: CloserId } => part.as === 'closer' && !part.isNone;

export const closersOf = ({ parts = [] }: WithParts): Closer[] => parts.filter(isCloser);

/** Those that the garment is got into by. */
export const entrancesOf = (garment: WithParts): Closer[] =>
  closersOf(garment).filter(({ place, id }) => ENTRANCES.includes(place) || (place === 'shoulder' && id !== 'velcro'));

/** Behind, in the side or in front, as the words place what closes it; undefined where they do not. */
export const sideOfEntrance = ({ place }: Closer): 'front' | 'back' | 'side' | undefined =>
  place === 'back' || place === 'nape'
    ? 'back'
    : place === 'side'
      ? 'side'
      : place === 'front' || place === 'chest'
        ? 'front'
        : undefined;
