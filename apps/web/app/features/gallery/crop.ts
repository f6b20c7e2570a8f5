import { SHEET_RATIO } from '#web/features/gallery/tile-layout.ts';

/** What masonry shows of a sheet. */
export interface Crop {
  /** Height over width of the window on the sheet. */
  ratio: number;
  /** How much larger than the window's width the sheet lies, and where its point (share of the sheet) is centred. */
  zoom: number;
  x: number;
  y: number;
}

const WHOLE: Crop = { ratio: SHEET_RATIO, zoom: 1, x: 0.5, y: 0.5 };
/** The upper part of a sheet in its whole width: figures stand left, right or in the middle, and none is cut in two. */
const upper = (ratio: number): Crop => ({ ...WHOLE, ratio, y: 0 });
/** Whole sheets, cut to the hem, to the knee and to the hip. */
const CROPS: readonly Crop[] = [WHOLE, upper(1.16), WHOLE, upper(0.98), upper(0.84)];
/** Proportions between which an uploaded picture keeps its own. */
const OWN_RATIO = { least: 0.7, most: 1.6 };

/** A number of the text that is always the same. */
function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** The crop of a post: always the same for the same post. */
export function cropOf({
  $id,
  designId,
  width,
  height,
}: {
  $id: string;
  designId: string | null;
  width: number;
  height: number;
}): Crop {
  const ratio = height / width;
  if (designId === null || Math.abs(ratio - SHEET_RATIO) > 0.02) {
    return { ...WHOLE, ratio: Math.min(Math.max(ratio, OWN_RATIO.least), OWN_RATIO.most) };
  }
  return CROPS[numberOf($id) % CROPS.length] ?? WHOLE;
}

/** Left and top of the enlarged sheet in its window, in percent of the window's width and height. */
export function placeCrop({ ratio, zoom, x, y }: Crop): { left: number; top: number } {
  const across = Math.min(Math.max(x * zoom - 0.5, 0), zoom - 1);
  const sheet = (zoom * SHEET_RATIO) / ratio;
  const down = Math.min(Math.max(y * sheet - 0.5, 0), sheet - 1);
  return { left: -across * 100, top: -down * 100 };
}
