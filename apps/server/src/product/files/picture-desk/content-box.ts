import sharp from 'sharp';

/** Pixels of the longer side on which what lies around a picture is looked for. */
const SEEN = 240;
/** How far two neighbours may be apart in what is plain, in 255ths: a shade that changes slowly is, and so is what was coded anew. */
const PLAIN = 12;
/** Pixels of what is left at least. */
const LEAST = 16;
/** Pixels at whose edge a picture and what is around it run into each other. */
const RIM = 2;
/** Each side once more, where a bar lay across what is around. */
const ROUNDS = 3;

interface Seen {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What lies within plain ground, bars and slow shades, whatever their colours; undefined where nothing is around it. The picture is opaque. */
export async function withinPlain(picture: Buffer): Promise<Buffer | undefined> {
  const { data, info } = await sharp(picture)
    .resize(SEEN, SEEN, { fit: 'inside', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = withoutRim(contentBox({ data, width: info.width, height: info.height }), info);
  if (box.right - box.left === info.width && box.bottom - box.top === info.height) return undefined;
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const [across, down] = [width / info.width, height / info.height];
  const [left, top] = [Math.floor(box.left * across), Math.floor(box.top * down)];
  return sharp(picture)
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round((box.right - box.left) * across))),
      height: Math.max(1, Math.min(height - top, Math.round((box.bottom - box.top) * down))),
    })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Less its rim wherever anything was around it. */
const withoutRim = ({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }): Box => ({
  left: left > 0 ? left + RIM : 0,
  top: top > 0 ? top + RIM : 0,
  right: right < width ? right - RIM : right,
  bottom: bottom < height ? bottom - RIM : bottom,
});

function contentBox(seen: Seen): Box {
  const box: Box = { left: 0, top: 0, right: seen.width, bottom: seen.height };
  for (let round = 0; round < ROUNDS; round++) {
    while (box.bottom - box.top > LEAST && isPlainRow(seen, box, box.top)) box.top++;
    while (box.bottom - box.top > LEAST && isPlainRow(seen, box, box.bottom - 1)) box.bottom--;
    while (box.right - box.left > LEAST && isPlainColumn(seen, box, box.left)) box.left++;
    while (box.right - box.left > LEAST && isPlainColumn(seen, box, box.right - 1)) box.right--;
  }
  return box;
}

const CHANNELS = 3;

function isPlainRow({ data, width }: Seen, { left, right }: Box, y: number): boolean {
  for (let x = left + 1; x < right; x++) if (differ(data, y * width + x, y * width + x - 1)) return false;
  return true;
}

function isPlainColumn({ data, width }: Seen, { top, bottom }: Box, x: number): boolean {
  for (let y = top + 1; y < bottom; y++) if (differ(data, y * width + x, (y - 1) * width + x)) return false;
  return true;
}

function differ(data: Buffer, one: number, other: number): boolean {
  for (let channel = 0; channel < CHANNELS; channel++)
    if (Math.abs((data[one * CHANNELS + channel] ?? 0) - (data[other * CHANNELS + channel] ?? 0)) > PLAIN) return true;
  return false;
}
