/** A row of a table of the grammar. Every row is tested by its own example: with it the example attaches so, without it not. */
export interface Rule {
  /** Its name. */
  id: string;
  why: string;
  /** Words that need it. */
  example: string;
  /** What the example attaches to what, as `attachmentsOf` of the tests tells it. */
  attaches: string;
}
