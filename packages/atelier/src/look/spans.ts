/** Who decided something: the words, an option of the form, or the atelier. Words win over options, options over the atelier. */
export type Source = 'words' | 'option' | 'chosen';

/** A stretch of the brief, in UTF-16 offsets of the words as given. */
export interface Span {
  start: number;
  end: number;
  text: string;
}
export interface ReadSpan extends Span {
  /** What it was read as: 'garment', 'colour', 'fabric', 'print', 'sleeve', 'neckline', 'person', 'mood', 'ignored'… */
  as: string;
  /** Lexicon id or value it resolved to. */
  value: string;
  /** Garment or accessory it was bound to. */
  of?: string;
  /** False: understood and told, but the drawing does not show it (one of `notDrawn`). */
  drawn?: false;
}
