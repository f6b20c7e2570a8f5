import { formatHex, oklch } from 'culori';
import sharp from 'sharp';

/** Names a viewer would give, by OKLCH hue in degrees; greys apart. */
const HUES: [name: string, from: number, to: number][] = [
  ['red', 5, 40],
  ['yellow', 75, 115],
  ['green', 115, 180],
  ['blue', 210, 290],
];

/**
 * Shares (0 to 1) of the pixels of an encoded picture's region that read as red, yellow, green or blue. The region is in
 * fractions of the picture; pale paper and greys (chroma below 0.06) belong to no name.
 */
export async function hueShares(
  picture: Buffer,
  region: { left: number; top: number; width: number; height: number },
): Promise<Record<string, number>> {
  const { width, height } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .extract({
      left: Math.round(region.left * width),
      top: Math.round(region.top * height),
      width: Math.round(region.width * width),
      height: Math.round(region.height * height),
    })
    .resize(96, 96, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shares: Record<string, number> = Object.fromEntries(HUES.map(([name]) => [name, 0]));
  const count = info.width * info.height;
  for (let i = 0; i < count; i++) {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 3, i * 3 + 3);
    const colour = oklch(formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }));
    if (!colour || colour.c < 0.06) continue;
    const hue = colour.h ?? 0;
    for (const [name, from, to] of HUES) if (hue >= from && hue < to) shares[name] = (shares[name] ?? 0) + 1 / count;
  }
  return shares;
}
