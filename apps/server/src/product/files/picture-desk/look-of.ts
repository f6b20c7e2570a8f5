import sharp, { type Sharp } from 'sharp';
import { agreement, fineOf } from '../looks/likeness.ts';
import { LOOK, MIDDLE, SPREAD } from '../looks/look-shape.ts';
import { cardOf } from '../preview-spec.ts';
import { composeCard } from './compose-card.ts';
import { withinPlain } from './content-box.ts';

/** Of a picture whose points differ by less, everything of one colour looks like it. */
const PLAIN = 6;

/** Pixels of the longer side of what looks are told from. */
const SEEN = 480;

/** Shares of each side that somebody may have cut off all around. */
const CUTS = [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12] as const;
/** And off one side alone. */
const SIDE_CUTS = [0.05, 0.1, 0.15] as const;
/** Degrees that somebody may have turned it by, either way. */
const TURNS = [1, 2, 3] as const;
/** Degrees. */
const QUARTER = 90;

/** From where on one half of a picture is the other again. */
const TWICE = 0.9;

const small = (picture: Buffer | Sharp): Promise<Buffer> =>
  (Buffer.isBuffer(picture) ? sharp(picture) : picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(SEEN, SEEN, { fit: 'inside', kernel: 'cubic' })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();

/**
 * The look of a picture that somebody brings, and behind it that of what lies within the plain ground around it and of the half that stands in it
 * twice, where there is any; as base64. Undefined where it has none: all of it is of one colour.
 */
export async function lookBrought(picture: Buffer | Sharp): Promise<string | undefined> {
  const seen = await small(picture);
  const whole = await lookOf(seen);
  if (whole === undefined) return undefined;
  const within = await withinPlain(seen);
  const looks = [whole, within && (await lookOf(within)), await lookOfTwice(seen)];
  return Buffer.concat(looks.flatMap((look) => look ?? [])).toString('base64');
}

/** The look of the half that a picture shows twice, beside or below itself. */
async function lookOfTwice(picture: Buffer): Promise<Buffer | undefined> {
  for (const half of [{ right: 0.5 }, { bottom: 0.5 }]) {
    const [first, second] = await Promise.all(
      [half, 'right' in half ? { left: 0.5 } : { top: 0.5 }].map(async (cut) => lookOf(await cutOff(picture, cut))),
    );
    if (first && second && Math.abs(agreement(fineOf(first), fineOf(second))) >= TWICE) return first;
  }
  return undefined;
}

/** Shares of each side. */
interface Cut {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
}

async function cutOff(picture: Buffer, { left = 0, top = 0, right = 0, bottom = 0 }: Cut): Promise<Sharp> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  return sharp(picture).extract({
    left: Math.floor(width * left),
    top: Math.floor(height * top),
    width: Math.max(1, Math.floor(width * (1 - left - right))),
    height: Math.max(1, Math.floor(height * (1 - top - bottom))),
  });
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

/**
 * The looks of a picture as it stands and as somebody may have it back: cut all around or off one side, turned a little or by a quarter, without the
 * plain ground around it, and as it is shown where a link is sent.
 */
export async function looksOf(picture: Buffer, isFigure: boolean): Promise<readonly string[]> {
  const seen = await small(picture);
  const looks: (Buffer | undefined)[] = [];
  for (const share of CUTS)
    looks.push(await lookOf(await cutOff(seen, { left: share, top: share, right: share, bottom: share })));
  for (const share of SIDE_CUTS)
    for (const side of ['left', 'top', 'right', 'bottom'])
      looks.push(await lookOf(await cutOff(seen, { [side]: share })));
  for (const turn of TURNS.flatMap((degrees) => [degrees, -degrees]))
    looks.push(await lookOf(await turned(seen, turn)));
  const within = await withinPlain(seen);
  if (within) looks.push(await lookOf(within));
  const card = await composeCard(picture, cardOf(isFigure ? 'figure' : 'picture'));
  looks.push(await lookOf(await card.png({ compressionLevel: 0 }).toBuffer()));
  looks.push(await lookOf(await turned(seen, QUARTER)));
  return looks.flatMap((look) => (look ? [look.toString('base64')] : []));
}

/** On the white that most programs put behind a picture that was turned. */
const turned = (picture: Buffer, degrees: number): Promise<Buffer> =>
  sharp(picture).rotate(degrees, { background: '#ffffff' }).png({ compressionLevel: 0 }).toBuffer();
