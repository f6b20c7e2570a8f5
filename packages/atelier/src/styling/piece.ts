import type { Border, Colour, Fabric, Garment, PrintKind } from '@toile/look';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';

/** A garment on its way: cut settled, cloth and colour perhaps still open. */
export interface Piece {
  entry: GarmentEntry;
  garment: Garment;
  /** Colours the words give it, in order. */
  colours: Colour[];
  /** Two of them are said side by side ('black and white'), so that the cloth is of both. */
  areJoined?: boolean;
  /** Colour names the words leave a choice between ('pastel'). */
  palette: readonly string[];
  fabric?: Fabric;
  print?: PrintKind;
  border?: Border['kind'];
  /** The second colour that the words give its border. */
  borderFigure?: Colour;
  /** Named by the words, not added by the atelier. */
  asked: boolean;
  /** What the words name, where somebody young wears this in its place. */
  insteadOf?: string;
  /** Cut from the cloth of another piece: its id. */
  matches?: string;
  /** Slots that the words decided. */
  said: Set<string>;
  /** What the words rule out for it. */
  without: ReadonlySet<string>;
}
