/** From a Look to a finished picture. Pure: Look + seed + size + format = the same bytes. */
import type { FlatDrafter, Look, Medium } from '@toile/look';
import { type Encoded, encode } from '#atelier/sheet/encoding/encode.ts';
import type { Format, Mime } from '#atelier/sheet/encoding/formats.ts';
import type { FigurePicture } from '#atelier/sheet/page/figure-picture.ts';
import { painterOf } from '#atelier/sheet/page/painter.ts';
import { ENGINE } from './engine.ts';

/** Pixels of the usual picture, and the least and most a side may have. */
export const PICTURE_SIZE = { width: 1024, height: 1365, least: 64, most: 4096 } as const;
/** Width of the smallest preview, pixels, and its quality as a JPEG: a quarter more bytes than WebP in a third of its time. */
const PREVIEW_WIDTH = 320;
const PREVIEW_QUALITY = 84;

/** What drawing goes through, in order. */
export type DrawStage = 'cutting' | 'painting' | 'pressing';

export interface DrawOptions {
  /** Pixels; 1024 × 1365 if absent. */
  width?: number;
  height?: number;
  /** 'jpeg' if absent; 'png' where the background is transparent, which JPEG cannot hold. */
  format?: Format;
  /** 1 to 100; the format's own default if absent. */
  quality?: number;
  /** The whole sheet on its paper ('paper', the default), or the dressed person alone with clear surroundings. */
  background?: 'paper' | 'transparent';
  /** What it is made in; the Look's own if absent, and the house's own if it names none. */
  medium?: Medium;
  /** Who draws the technical flats of the sheet; without one there are none. */
  draft?: FlatDrafter;
  /** Whether the figure's own picture is wanted beside the sheet, of the same height and without what is set about it. */
  withFigure?: boolean;
  /** Goes into the provenance metadata. */
  designId?: string;
  /** Told as the work goes on; progress runs from 0 to 1 over the whole drawing and never falls. */
  onStage?: (stage: DrawStage, progress: number) => void;
  /** Painted pixels per pixel of the picture, 1 to 3; more is finer and slower. */
  scale?: number;
  /** Encodes a small picture quickly; see `EncodeOptions`. */
  quick?: boolean;
}

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  mime: Mime;
  /** The figure's own picture, where it was wanted. */
  figure?: Encoded;
  /** Milliseconds per stage. */
  timings: Record<DrawStage, number>;
}

function checkSide(name: 'width' | 'height', value: number): number {
  const { least, most } = PICTURE_SIZE;
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${name}: ${value} is not a whole number from ${least} to ${most}`);
  return value;
}

/**
 * Draws a Look.
 * @param seed unsigned 32-bit integer: chance of folds, wash and layout, nothing that was asked for.
 * @throws RangeError if a side is out of range, or a transparent background is asked of JPEG, or of the figure's own picture.
 */
export async function draw(look: Look, seed: number, options: DrawOptions = {}): Promise<Picture> {
  const width = checkSide('width', options.width ?? PICTURE_SIZE.width);
  const height = checkSide('height', options.height ?? PICTURE_SIZE.height);
  const { background = 'paper', medium = look.medium, quality, quick = false, designId, draft, onStage } = options;
  const cutOut = background === 'transparent';
  const format = options.format ?? (cutOut ? 'png' : 'jpeg');
  if (cutOut && format === 'jpeg') throw new RangeError('format: jpeg holds no transparency');
  if (cutOut && options.withFigure) throw new RangeError('withFigure: a cut-out is the figure alone already');
  const timings = { cutting: 0, painting: 0, pressing: 0 };
  let stage: DrawStage = 'cutting';
  let began = performance.now();
  const enter = (next: DrawStage, progress: number): void => {
    const now = performance.now();
    timings[stage] += now - began;
    began = now;
    stage = next;
    onStage?.(next, progress);
  };
  enter('cutting', 0);
  const paint = painterOf(medium, cutOut);
  const figures: FigurePicture[] = [];
  const onFigure = options.withFigure ? (figure: FigurePicture) => figures.push(figure) : undefined;
  const data = paint(look, seed, { width, height, fineness: options.scale, medium, draft, onStep: enter, onFigure });
  enter('pressing', 0.94);
  const pressing = { format, quick, engine: ENGINE, ...(quality && { quality }), ...(designId && { designId }) };
  const encoded = await encode({ data, width, height, channels: cutOut ? 4 : 3 }, pressing);
  const [figure] = await Promise.all(figures.map((alone) => encode({ ...alone, channels: 3 }, pressing)));
  enter('pressing', 1);
  for (const name of ['cutting', 'painting', 'pressing'] as const) timings[name] = Math.round(timings[name] * 10) / 10;
  return { ...encoded, ...(figure && { figure }), timings };
}

/** The same sheet at 320 pixels, in a fraction of the time: for lists that want many Looks at once. */
export const drawPreview = (
  look: Look,
  seed: number,
  options: Omit<DrawOptions, 'width' | 'height' | 'quick'> = {},
): Promise<Picture> =>
  draw(look, seed, {
    ...(options.background === 'transparent' ? { format: 'webp' } : { format: 'jpeg', quality: PREVIEW_QUALITY }),
    quick: true,
    ...options,
    width: PREVIEW_WIDTH,
    height: Math.round((PREVIEW_WIDTH * PICTURE_SIZE.height) / PICTURE_SIZE.width),
  });
