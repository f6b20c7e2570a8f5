import { describe, encode, modelPrompt, read } from '@toile/atelier';
import { PICTURE } from '@toile/contract';
import type { Look } from '@toile/look';
import sharp from 'sharp';
import type { Plan, PlanTask, PressTask } from './desk.ts';

sharp.concurrency(1);
sharp.cache(false);

/** What a model may answer with. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
/** Pixels of a side that a picture has at least and at most. */
const SIDE = { min: 256, max: 8192 } as const;
/** Standard deviation, of 255, below which a channel is flat: filters answer with a black sheet. */
const FLAT = 1.5;

/** Reads the brief, and writes what is asked of the models and what is said if they say nothing. */
export function planTask({ brief, seed }: PlanTask): Plan {
  const look = read(brief, seed);
  return { look, prompt: modelPrompt(look), description: describe(look, seed) };
}

/** What is asked of a model that writes, for a Look that was read before. */
export const factsTask = (look: Look): string => modelPrompt(look);

/**
 * Decodes a model's picture to its last row, brings it to our size and presses it with our provenance.
 * @throws Error naming what is wrong with it
 */
export async function pressTask({ bytes, engine, designId }: PressTask) {
  const options = { failOn: 'warning', limitInputPixels: SIDE.max ** 2 } as const;
  const { format, width, height } = await sharp(bytes, options).metadata();
  if (!FORMATS.has(format)) throw new Error(`a picture of the format ${format}`);
  if (Math.min(width, height) < SIDE.min) throw new Error(`a picture of ${width} × ${height} pixels`);
  const sheet = await sharp(bytes, options)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ ...PICTURE, fit: 'cover', kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { ...PICTURE, channels: 3 } as const;
  const { channels } = await sharp(sheet, { raw }).stats();
  if (channels.every(({ stdev }) => stdev < FLAT)) throw new Error('an empty sheet');
  const pressed = await encode({ data: sheet, ...raw }, { format: 'jpeg', engine, designId });
  return { picture: pressed.bytes, mime: 'image/jpeg' as const, width: pressed.width, height: pressed.height };
}
