/** What moved, to look at: each brief as it was, as it is, and where it moved. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { newContext } from '../../src/kit/canvas.ts';
import { setFace } from '../../src/sheet/lettering/type.ts';
import { type Moved, movedCells } from './compare.ts';
import type { GatePicture } from './draw-brief.ts';
import { drawEarlier } from './earlier.ts';
import { CELL, type Signature, signatureOf } from './signature.ts';

/** A brief whose picture moved. */
export interface MovedBrief {
  id: string;
  picture: GatePicture;
  /** What was accepted. */
  reference: Signature;
  regions: Moved[];
}

/** Briefs a sheet and a row of it, and pixels of the line of words over each. */
const SHEET = { briefs: 8, columns: 2, label: 28 } as const;
const PAPER = '#f4efe6';
/** Share of a picture that is left where it is told what moved. */
const FADED = 0.35;
const MARK = [214, 40, 40] as const;

const rawOf = ({ width, height }: GatePicture) => ({ raw: { width, height, channels: 4 } }) as const;

export const pngOf = (picture: GatePicture): Promise<Buffer> => sharp(picture.data, rawOf(picture)).png().toBuffer();

/** The accepted cells, where the accepted picture cannot be drawn again. */
const mosaicOf = ({ columns, rows, colour }: Signature, { width, height }: GatePicture): Promise<Buffer> =>
  sharp(colour, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .png()
    .toBuffer();

/** The picture faded, its moved cells marked. */
function markedOf({ picture, reference }: MovedBrief): Promise<Buffer> {
  const { width, data, regionAt } = picture;
  const marked = data.map((v, i) => (i % 4 === 3 ? v : 255 - (255 - v) * FADED));
  const is = signatureOf(picture);
  for (const { cell } of movedCells(reference, is, regionAt)) {
    const corner = (Math.floor(cell / is.columns) * width + (cell % is.columns)) * CELL;
    for (let n = 0; n < CELL * CELL; n++) marked.set(MARK, (corner + Math.floor(n / CELL) * width + (n % CELL)) * 4);
  }
  return sharp(marked, rawOf(picture)).png().toBuffer();
}

export const inWords = (regions: readonly Moved[]): string =>
  regions.map(({ region, cells, most }) => `${region} ${cells} (ΔE ${most.toFixed(1)})`).join(', ');

function label({ id, regions }: MovedBrief, width: number): Buffer {
  const c = newContext(width, SHEET.label);
  setFace(c, 'sans', 15);
  c.fillStyle = '#3a332d';
  c.fillText(`${id}: ${inWords(regions)}`, 6, 19);
  return c.canvas.toBuffer('image/png');
}

async function sheetOf(briefs: readonly MovedBrief[], earlier: string, out: string): Promise<void> {
  const { width, height } = briefs[0]?.picture ?? { width: 1, height: 1 };
  const tiles: OverlayOptions[] = [];
  for (const [i, brief] of briefs.entries()) {
    const left = (i % SHEET.columns) * width * 3;
    const top = Math.floor(i / SHEET.columns) * (height + SHEET.label);
    const was = await readFile(join(earlier, `${brief.id}.png`)).catch(() => mosaicOf(brief.reference, brief.picture));
    const row = [was, await pngOf(brief.picture), await markedOf(brief)];
    tiles.push({ input: label(brief, width * 3), left, top });
    row.forEach((input, n) => {
      tiles.push({ input, left: left + n * width, top: top + SHEET.label });
    });
  }
  const columns = Math.min(SHEET.columns, briefs.length);
  const rows = Math.ceil(briefs.length / SHEET.columns);
  const size = { width: columns * width * 3, height: rows * (height + SHEET.label) };
  await sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(tiles)
    .toFile(out);
}

/** Writes one sheet, or as many as it takes: `out.png`, `out-2.png`… Returns their names. */
export async function showMoved(briefs: readonly MovedBrief[], out: string): Promise<string[]> {
  const earlier = await mkdtemp(join(tmpdir(), 'toile-earlier-'));
  await drawEarlier(
    briefs.map(({ id }) => id),
    earlier,
  );
  const made: string[] = [];
  for (let from = 0; from < briefs.length; from += SHEET.briefs) {
    const kind = extname(out);
    const name = from ? `${out.slice(0, -kind.length)}-${from / SHEET.briefs + 1}${kind}` : out;
    await sheetOf(briefs.slice(from, from + SHEET.briefs), earlier, name);
    made.push(name);
  }
  await rm(earlier, { recursive: true });
  return made;
}
