/** From a Look to a board: the same person, pose and cloth laid out anew for a format. */
import { type BoardFormat, type BoardLayout, boardSize, type FlatDrafter, type Look } from '@toile/look';
import { paintBoard } from '#atelier/sheet/board/paint-board.ts';
import { type Encoded, encode } from '#atelier/sheet/encoding/encode.ts';
import type { Format } from '#atelier/sheet/encoding/formats.ts';
import { boardWays } from './board-ways.ts';
import { ENGINE } from './engine.ts';

export interface DrawBoardOptions {
  layout: BoardLayout;
  format: BoardFormat;
  /** Pixels of the longer side. */
  longer: number;
  /** 'jpeg' if absent. */
  encoding?: Format;
  /** 1 to 100; the encoding's own default if absent. */
  quality?: number;
  /** Who draws the technical flats; without one there are none. */
  draft?: FlatDrafter;
  /** Goes into the provenance metadata. */
  designId?: string;
}

/** Deterministic in Look, seed and options. @throws RangeError of a Look that shows one thing alone: it has its own sheet. */
export async function drawBoard(look: Look, seed: number, o: DrawBoardOptions): Promise<Encoded> {
  if (look.product) throw new RangeError('a thing alone has its own sheet');
  const { layout, format, longer, encoding = 'jpeg', quality, draft, designId } = o;
  const { width, height } = boardSize(format, longer);
  const ways = layout === 'line-up' ? boardWays(look) : [];
  const data = paintBoard(look, seed, { layout, format, width, height, medium: look.medium, draft, ways });
  const pressing = { format: encoding, engine: ENGINE, ...(quality && { quality }), ...(designId && { designId }) };
  return encode({ data, width, height, channels: 3 }, pressing);
}
