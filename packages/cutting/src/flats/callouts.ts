/** What is told of a garment and has no line on its flat. */
export interface Callout {
  readonly text: string;
  /** The picture has it, and no word orders it. */
  readonly isOfPicture?: true;
}
