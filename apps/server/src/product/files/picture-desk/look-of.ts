import sharp, { type Sharp } from 'sharp';
import { LOOK, MIDDLE, SPREAD } from '../looks/picture-look.ts';
import { cardOf } from '../preview-spec.ts';
import { composeCard } from './compose-card.ts';

/** Of a picture whose points differ by less, everything of one colour looks like it. */
const PLAIN = 6;
/** Shares of each side that somebody may have cut off all around. */
const CUTS = [0, 0.01, 0.02, 0.03, 0.04] as const;

/** Pixels of the longer side on which a border is looked for. */
const FRAMED = 480;
/** How far a border's points may be from its first, in 255ths: it was coded anew. */
const OF_BORDER = 12;

/**
 * The look of a picture that somebody brings, and behind it that of what lies within its border of one colour, where it has one; as base64.
 * Undefined where it has none: all of it is of one colour.
 */
export async function lookBrought(picture: Buffer | Sharp): Promise<string | undefined> {
  const small = await (Buffer.isBuffer(picture) ? sharp(picture) : picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(FRAMED, FRAMED, { fit: 'inside', kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const whole = await lookOf(small);
  if (whole === undefined) return undefined;
  const within = await withinBorder(small);
  const framed = within && (await lookOf(within));
  return Buffer.concat([whole, ...(framed ? [framed] : [])]).toString('base64');
}

/** What a border of one colour lies around; undefined where there is none. */
async function withinBorder(picture: Buffer): Promise<Buffer | undefined> {
  const { data, info } = await sharp(picture).trim({ threshold: OF_BORDER }).toBuffer({ resolveWithObject: true });
  return info.trimOffsetLeft || info.trimOffsetTop ? data : undefined;
}

/** The look of a picture; undefined where it has none: all of it is of one colour. */
async function lookOf(picture: Buffer | Sharp): Promise<Buffer | undefined> {
  const points = await (Buffer.isBuffer(picture) ? sharp(picture) : picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(LOOK.width, LOOK.height, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return levelled(points);
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

/** Degrees. */
const QUARTER = 90;

/** The looks of a picture as it stands, cut a little all around, as it is shown where a link is sent, and turned by a quarter. */
export async function looksOf(picture: Buffer, isFigure: boolean): Promise<readonly string[]> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const cuts = CUTS.map((share) => {
    const [left, top] = [Math.round(width * share), Math.round(height * share)];
    return sharp(picture).extract({ left, top, width: width - 2 * left, height: height - 2 * top });
  });
  const card = await composeCard(picture, cardOf(isFigure ? 'figure' : 'picture'));
  const looks: (Buffer | undefined)[] = [];
  for (const shown of cuts) looks.push(await lookOf(shown));
  looks.push(await lookOf(await card.png({ compressionLevel: 0 }).toBuffer()));
  looks.push(await lookOf(sharp(picture).rotate(QUARTER)));
  return looks.flatMap((look) => (look ? [look.toString('base64')] : []));
}
