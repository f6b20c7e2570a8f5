/** Characters of a text, from the first to before the last. */
export interface Stretch {
  start: number;
  end: number;
}
