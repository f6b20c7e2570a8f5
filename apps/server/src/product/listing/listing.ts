export const COMPARISONS = [
  'equal',
  'notEqual',
  'lessThan',
  'lessThanEqual',
  'greaterThan',
  'greaterThanEqual',
  'between',
  'isNull',
  'isNotNull',
  'startsWith',
  'contains',
  'search',
] as const;

export type Scalar = string | number | boolean | null;

export interface Comparison {
  readonly method: (typeof COMPARISONS)[number];
  readonly attribute: string;
  /** Several values are alternatives, except for `between`, which has exactly two. */
  readonly values: readonly Scalar[];
}

export interface Combination {
  readonly method: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export type Filter = Comparison | Combination;

export interface Order {
  readonly attribute: string;
  readonly direction: 'asc' | 'desc';
}

/** Which part of a list is asked for, and in which order. */
export interface Listing {
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
  /** At least 1, and at most what one answer may hold. */
  readonly limit: number;
  readonly offset: number;
  /** The page that ends before, or begins after, the row with this id. */
  readonly cursor?: { readonly direction: 'after' | 'before'; readonly id: string };
}
