import sharp from 'sharp';

/** The paper every cut figure is brought to: `--plate` of the tokens. */
const PLATE = [241, 237, 228] as const;
/** Width at which the outline is searched, pixels; finer than this it follows the grain of the paper. */
const SEARCH_WIDTH = 384;
/** The annotations of a sheet begin here, in parts of its width. */
const COLUMN_AT = 0.68;
/** Levels (0 to 255) by which a pixel differs from the paper to belong to the person. */
const INK = 18;
/** Pixels at the search width: thinner marks are leader lines and letters; the cut runs this far outside the outline. */
const THIN = 1;
const MARGIN = 2;
/** Pixels a line of the notes is high at most. */
const LINE_HEIGHT = 13;

interface Mask {
  data: Uint8Array;
  width: number;
  height: number;
}

const newMask = ({ width, height }: Mask): Mask => ({ data: new Uint8Array(width * height), width, height });

/** Grows (`1`) or shrinks (`0`) what is set, by `radius` pixels. */
function spread(mask: Mask, radius: number, value: 0 | 1): Mask {
  const { width, height } = mask;
  const out = { ...mask, data: mask.data.slice() };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (mask.data[y * width + x] !== value) continue;
      for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++)
        for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++)
          if ((u - x) ** 2 + (v - y) ** 2 <= radius ** 2) out.data[v * width + u] = value;
    }
  return out;
}

/** The pixels of `value` that hang together with `start`. */
function reach(mask: Mask, start: number, value: 0 | 1): number[] {
  const { width, height, data } = mask;
  const seen = new Uint8Array(data.length);
  const found = [start];
  seen[start] = 1;
  for (let i = 0; i < found.length; i++) {
    const at = found[i] ?? 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    const next = [
      x > 0 ? at - 1 : at,
      x < width - 1 ? at + 1 : at,
      y > 0 ? at - width : at,
      y < height - 1 ? at + width : at,
    ];
    for (const n of next)
      if (!seen[n] && data[n] === value) {
        seen[n] = 1;
        found.push(n);
      }
  }
  return found;
}

/** The mask with every hole in it filled. */
function fillHoles(mask: Mask): Mask {
  const filled = newMask(mask);
  filled.data.fill(1);
  // The first pixel is a corner of the sheet, so whatever it does not reach lies inside.
  for (const p of reach(mask, 0, 0)) filled.data[p] = 0;
  return filled;
}

/** The pieces of the mask that are higher than a line of words: the person, and what hangs beside. */
function largePieces(mask: Mask): Mask {
  const left = { ...mask, data: mask.data.slice() };
  const large = newMask(mask);
  for (let at = 0; at < left.data.length; at++) {
    if (!left.data[at]) continue;
    const piece = reach(left, at, 1);
    for (const p of piece) left.data[p] = 0;
    // Found outwards from its first pixel, which is its highest, in no order of rows.
    const lowest = piece.reduce((low, p) => Math.max(low, p), at);
    if (Math.floor(lowest / mask.width) - Math.floor(at / mask.width) >= LINE_HEIGHT)
      for (const p of piece) large.data[p] = 1;
  }
  return large;
}

/** The usual colour of the paper between the figure and the edge of the sheet. */
function paperOf(rgb: Buffer, width: number, height: number): number[] {
  return [0, 1, 2].map((channel) => {
    const levels: number[] = [];
    for (let y = 0; y < height; y++) for (let x = 2; x < 14; x++) levels.push(rgb[(y * width + x) * 3 + channel] ?? 0);
    return levels.sort((a, b) => a - b)[levels.length >> 1] ?? 0;
  });
}

/** Where the person of a sheet stands, with a soft edge, at the search width; and the colour of the sheet's paper. */
async function outline(sheet: Buffer): Promise<{ mask: Mask; paper: number[] }> {
  const { data, info } = await sharp(sheet)
    .resize(SEARCH_WIDTH)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const paper = paperOf(data, width, height);
  const ink: Mask = { data: new Uint8Array(width * height), width, height };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width * COLUMN_AT; x++) {
      const at = y * width + x;
      const far = Math.max(...paper.map((level, channel) => Math.abs((data[at * 3 + channel] ?? 0) - level)));
      if (far > INK) ink.data[at] = 1;
    }
  // Pale skin differs from the paper by its outline alone: it is sealed and filled before thin marks go.
  const sealed = fillHoles(spread(spread(ink, THIN, 1), THIN, 0));
  const solid = spread(spread(sealed, THIN, 0), THIN, 1);
  return { mask: spread(largePieces(solid), MARGIN, 1), paper };
}

/** Columns of the mask that hold something. */
function spanOf({ data, width }: Mask): { left: number; right: number } {
  let [left, right] = [width, 0];
  data.forEach((set, at) => {
    if (!set) return;
    left = Math.min(left, at % width);
    right = Math.max(right, at % width);
  });
  return { left, right };
}

/**
 * Cuts the person out of a sheet (PNG): a PNG with alpha, its paper brought to the plate's, the ground where it was. `shape` is
 * width by height; the person stands in its middle.
 */
export async function cutFigure(sheet: Buffer, shape: number, frame: { top: number; bottom: number }): Promise<Buffer> {
  const { mask, paper } = await outline(sheet);
  const { width = 0, height = 0 } = await sharp(sheet).metadata();
  const alpha = await sharp(Buffer.from(mask.data.map((set) => set * 255)), {
    raw: { width: mask.width, height: mask.height, channels: 1 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .blur(width / 420)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const lifted = await sharp(sheet)
    .removeAlpha()
    .linear(
      PLATE.map((level, channel) => level / (paper[channel] ?? level)),
      [0, 0, 0],
    )
    .raw()
    .toBuffer();
  const cut = sharp(lifted, { raw: { width, height, channels: 3 } }).joinChannel(alpha, {
    raw: { width, height, channels: 1 },
  });
  const { left, right } = spanOf(mask);
  const middle = (((left + right) / 2) * width) / mask.width;
  const tall = Math.round((frame.bottom - frame.top) * height);
  const wide = Math.round(tall * shape);
  const start = Math.round(middle - wide / 2);
  const [before, after] = [Math.max(0, -start), Math.max(0, start + wide - width)];
  const padded = await cut
    .extend({ left: before, right: after, background: { r: PLATE[0], g: PLATE[1], b: PLATE[2], alpha: 0 } })
    .png()
    .toBuffer();
  return sharp(padded)
    .extract({ left: start + before, top: Math.round(frame.top * height), width: wide, height: tall })
    .png()
    .toBuffer();
}
