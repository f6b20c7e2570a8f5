/** What a check found. */
export type Rule = 'exception' | 'sheet' | 'hole' | 'limb' | 'colour' | 'unfinished' | 'said' | 'print' | 'part';

export interface Fault {
  rule: Rule;
  /** Kind of the garment, or 'figure'. */
  kind: string;
  note: string;
}
