/**
 * `npm run draw -- "<words>" [--option value …] [--seed N] [--size WxH] [--quality N] [--medium ink] [--transparent | --figure] --out file.jpg`: draws the words into a
 * file and prints the description. `--json` prints `{ look, description, seed, timings }` and nothing else.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { plainFlat } from '@toile/cutting/flat';
import { MEDIA, type Medium } from '@toile/look';
import { describe, draw, drawVector, formatOf, PICTURE_SIZE, read } from '../src/index.ts';
import { BRIEF_FLAGS, briefFrom, main, parse, UsageError, wholeNumber } from './arguments.ts';

const text = { type: 'string' } as const;
const FLAGS = {
  ...BRIEF_FLAGS,
  size: text,
  quality: text,
  out: text,
  medium: text,
  json: { type: 'boolean' },
  transparent: { type: 'boolean' },
  figure: { type: 'boolean' },
} as const;

function sizeFrom(given: unknown): { width: number; height: number } {
  if (typeof given !== 'string') return { width: PICTURE_SIZE.width, height: PICTURE_SIZE.height };
  const [width, height, more] = given.split(/[x×]/i);
  if (!width || !height || more !== undefined)
    throw new UsageError(`--size: "${given}" is not WIDTHxHEIGHT, e.g. 1024x1365`);
  return {
    width: wholeNumber('size', width, PICTURE_SIZE.least, PICTURE_SIZE.most),
    height: wholeNumber('size', height, PICTURE_SIZE.least, PICTURE_SIZE.most),
  };
}

/** What was named; undefined leaves it to the words. */
function mediumFrom(given: unknown): Medium | undefined {
  if (given === undefined) return undefined;
  const medium = MEDIA.find((name) => name === given);
  if (!medium) throw new UsageError(`--medium: "${given}" is none of ${MEDIA.join(', ')}`);
  return medium;
}

async function save(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

function tell(asJson: boolean, told: { description: string } & Record<string, unknown>): void {
  process.stdout.write(asJson ? `${JSON.stringify(told)}\n` : `${told.description}\n`);
}

await main(async (args) => {
  const { values, positionals } = parse(args, FLAGS);
  const { brief, seed } = briefFrom(positionals, values);
  const size = sizeFrom(values.size);
  const out = typeof values.out === 'string' ? values.out : undefined;
  if (!out && !values.json) throw new UsageError('--out: name a file ending in .jpg, .png, .webp, .avif or .svg');
  const isVector = !!out?.toLowerCase().endsWith('.svg');
  const format = out && !isVector ? formatOf(out) : isVector ? 'png' : 'jpeg';
  if (!format) throw new UsageError(`--out: "${out}" does not end in .jpg, .png, .webp, .avif or .svg`);
  const quality = typeof values.quality === 'string' ? wholeNumber('quality', values.quality, 1, 100) : undefined;
  const background = values.transparent ? 'transparent' : 'paper';
  if (values.transparent && format === 'jpeg')
    throw new UsageError('--transparent: JPEG holds no transparency; end --out in .png, .webp or .avif');
  if (values.figure && (values.transparent || isVector))
    throw new UsageError('--figure: the figure’s own picture has its ground, and pixels');
  const medium = mediumFrom(values.medium);
  const began = performance.now();
  const look = read(brief, seed, plainFlat);
  const reading = performance.now() - began;
  const description = describe(look, seed);
  if (out && isVector) {
    const began = performance.now();
    await save(out, drawVector(look, seed, { background, draft: plainFlat }));
    const timings = { reading: Math.round(reading), painting: Math.round(performance.now() - began) };
    tell(values.json === true, { look, description, seed, timings });
    return;
  }
  const picture = await draw(look, seed, {
    ...size,
    draft: plainFlat,
    format,
    background,
    ...(medium && { medium }),
    ...(quality && { quality }),
    ...(values.figure ? { withFigure: true } : {}),
  });
  if (out) await save(out, (picture.figure ?? picture).bytes);
  const timings = { reading: Math.round(reading), ...picture.timings };
  tell(values.json === true, { look, description, seed, timings });
});
