/** The viewer's left (-1) and right (1): multiplied by it, a step from the middle outwards goes to that side. */
export type Side = -1 | 1;

export const LEFT = -1 as const;
export const RIGHT = 1 as const;
export const SIDES: readonly Side[] = [LEFT, RIGHT];

/** What there is one of on either side. */
export type Sided<T> = Record<Side, T>;

export const both = <T>(left: T, right: T): Sided<T> => ({ [LEFT]: left, [RIGHT]: right });
export const other = (side: Side): Side => (side === LEFT ? RIGHT : LEFT);
