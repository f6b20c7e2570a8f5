/**
 * `npm run boards -- "<words>" [--seed N] [--layouts hero,mood] [--formats square,a4] [--longer N] [--rows N] --out sheet.jpg`: draws a design in
 * every layout and format onto one contact sheet, a layout a row.
 */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { plainFlat } from '@toile/cutting/flat';
import { BOARD_FORMATS, BOARD_LAYOUTS } from '@toile/look';
import sharp, { type OverlayOptions } from 'sharp';
import { drawBoard } from '../src/draw-board.ts';
import { PICTURE_SIZE, read } from '../src/index.ts';
import { BRIEF_FLAGS, briefFrom, main, parse, UsageError, wholeNumber } from './arguments.ts';

const text = { type: 'string' } as const;
const FLAGS = { ...BRIEF_FLAGS, layouts: text, formats: text, longer: text, rows: text, out: text } as const;
const GAP = 12;
const USUAL = { longer: 800, rows: 480 } as const;

function chosen<T extends string>(name: string, given: unknown, all: readonly T[]): readonly T[] {
  if (typeof given !== 'string') return all;
  return given.split(',').map((one) => {
    const found = all.find((each) => each === one);
    if (!found) throw new UsageError(`--${name}: "${one}" is none of ${all.join(', ')}`);
    return found;
  });
}

await main(async (args) => {
  const { values, positionals } = parse(args, FLAGS);
  const { brief, seed } = briefFrom(positionals, values);
  const { out } = values;
  if (typeof out !== 'string') throw new UsageError('--out: name a file ending in .jpg, .png, .webp or .avif');
  const number = (name: 'longer' | 'rows'): number => {
    const given = values[name];
    return typeof given === 'string' ? wholeNumber(name, given, PICTURE_SIZE.least, PICTURE_SIZE.most) : USUAL[name];
  };
  const rows = number('rows');
  const look = read(brief, seed);
  const tiles: OverlayOptions[] = [];
  let [top, width] = [0, 0];
  for (const layout of chosen('layouts', values.layouts, BOARD_LAYOUTS)) {
    let left = 0;
    for (const format of chosen('formats', values.formats, BOARD_FORMATS)) {
      const options = { layout, format, longer: number('longer'), encoding: 'png', draft: plainFlat } as const;
      const { bytes } = await drawBoard(look, seed, options);
      const { data, info } = await sharp(bytes).resize({ height: rows }).toBuffer({ resolveWithObject: true });
      tiles.push({ input: data, left, top });
      left += info.width + GAP;
    }
    width = Math.max(width, left);
    top += rows + GAP;
  }
  await mkdir(dirname(out), { recursive: true });
  await sharp({ create: { width, height: top, channels: 3, background: '#8c8781' } })
    .composite(tiles)
    .toFile(out);
});
