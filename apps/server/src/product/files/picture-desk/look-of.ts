import sharp, { type Sharp } from 'sharp';
import { LOOK } from '../looks/picture-look.ts';
import { cardOf } from '../preview-spec.ts';
import { composeCard } from './compose-card.ts';

/** How much all points of a look differ from its middle, in 255ths: light and dark copies of one picture have the same. */
const SPREAD = 45;
/** Of a picture whose points differ by less, everything of one colour looks like it. */
const PLAIN = 6;
const MIDDLE = 128;
/** Shares of each side that somebody may have cut off all around. */
const CUTS = [0, 0.01, 0.02, 0.03, 0.04] as const;

/** The look of a picture, as base64; undefined where it has none: all of it is of one colour. */
export async function lookOf(picture: Buffer | Sharp): Promise<string | undefined> {
  const points = await (Buffer.isBuffer(picture) ? sharp(picture) : picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(LOOK.width, LOOK.height, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return levelled(points)?.toString('base64');
}

/** Every point less what is the mean of its colour, and all of them as far from the middle as in every other look. */
function levelled(points: Buffer): Buffer | undefined {
  const count = points.length / LOOK.channels;
  const means = Array.from({ length: LOOK.channels }, () => 0);
  points.forEach((value, at) => {
    const channel = at % LOOK.channels;
    means[channel] = (means[channel] ?? 0) + value / count;
  });
  const differences = Array.from(points, (value, at) => value - (means[at % LOOK.channels] ?? 0));
  const spread = Math.sqrt(differences.reduce((sum, value) => sum + value * value, 0) / points.length);
  if (spread < PLAIN) return undefined;
  return Buffer.from(
    differences.map((value) => Math.max(0, Math.min(255, Math.round(MIDDLE + (value * SPREAD) / spread)))),
  );
}

/** The looks of a picture as it stands, cut a little all around, and as it is shown where a link is sent. */
export async function looksOf(picture: Buffer, isFigure: boolean): Promise<readonly string[]> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const cuts = CUTS.map((share) => {
    const [left, top] = [Math.round(width * share), Math.round(height * share)];
    return sharp(picture).extract({ left, top, width: width - 2 * left, height: height - 2 * top });
  });
  const card = await composeCard(picture, cardOf(isFigure ? 'figure' : 'picture'));
  const looks: (string | undefined)[] = [];
  for (const shown of cuts) looks.push(await lookOf(shown));
  looks.push(await lookOf(await card.png({ compressionLevel: 0 }).toBuffer()));
  return looks.filter((look) => look !== undefined);
}
