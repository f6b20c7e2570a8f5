/**
 * `npm run plates [sheet …]`: draws the contact sheets of `docs/plates` again, all or those named (tops, dresses, prints …).
 * `npm run plates -- [--in file] [--from N] [--count N] [--columns N] [--cell W] [--seed N] --out sheet.png`: draws consecutive briefs onto one
 * contact sheet, each labelled by its number alone. The file has a brief a line, as plain words or as JSON with `text`.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { plainFlat } from '@toile/cutting/flat';
import sharp, { type OverlayOptions } from 'sharp';
import { draw, formatOf, PICTURE_SIZE, read } from '../src/index.ts';
import { newContext } from '../src/kit/canvas.ts';
import { setFace } from '../src/sheet/lettering/type.ts';
import { main, parse, SEED_MAX, seedOf, UsageError, wholeNumber } from './arguments.ts';
import { drawLexiconPlates } from './lexicon-plates.ts';

const text = { type: 'string' } as const;
const FLAGS = { in: text, from: text, count: text, columns: text, cell: text, seed: text, out: text } as const;

/** Drawn where no file is named: every family, both ends of the scale. */
const BRIEFS = [
  'Emerald satin slip dress with a cowl neckline and thin straps',
  'Men’s charcoal wool suit with a white shirt and a burgundy tie',
  'Crimson bridal lehenga with gold zari border and a marigold dupatta',
  'Sage green Kanjivaram silk saree with a maroon temple border',
  'Oversized grey hoodie with black joggers and white sneakers',
  'Ivory chikankari kurta with churidar for a summer wedding',
  'Camel long coat over a cream turtleneck and blue jeans',
  'Yellow floral cotton sundress with puff sleeves',
  'Black leather biker jacket, striped T-shirt and ripped jeans',
  'Navy polka dot A-line dress with a white collar',
  'White linen shirt and beige wide-leg trousers',
  'Indigo block print anarkali with palazzo',
];

/** The words of one line: JSON with a `text`, or the line itself. @throws UsageError naming the line. */
function wordsOf(line: string, number: number): string {
  if (!line.startsWith('{')) return line;
  try {
    const { text: words } = JSON.parse(line) as { text?: unknown };
    if (typeof words === 'string' && words) return words;
  } catch (error) {
    throw new UsageError(`--in: line ${number} is not JSON`, { cause: error });
  }
  throw new UsageError(`--in: line ${number} has no "text"`);
}

async function briefsOf(file: unknown): Promise<string[]> {
  if (typeof file !== 'string') return BRIEFS;
  const content = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UsageError(`--in: ${file} cannot be read`, { cause });
  });
  return content
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, i) => wordsOf(line, i + 1));
}

function label(number: number): Buffer {
  const c = newContext(46, 26);
  setFace(c, 'caps', 18);
  c.fillStyle = '#6b6159';
  c.fillText(String(number), 10, 20);
  return c.canvas.toBuffer('image/png');
}

await main(async (args) => {
  const { values, positionals } = parse(args, FLAGS);
  if (!Object.keys(values).length) {
    const made = await drawLexiconPlates(join(import.meta.dirname, '../../../docs/plates'), positionals);
    if (!made.length) throw new UsageError(`plates: no sheet is called ${positionals.join(', ')}`);
    console.log(made.join('\n'));
    return;
  }
  const number = (field: keyof typeof FLAGS, low: number, high: number, usual: number): number => {
    const given = values[field];
    return typeof given === 'string' ? wholeNumber(field, given, low, high) : usual;
  };
  const out = values.out;
  if (typeof out !== 'string' || !formatOf(out))
    throw new UsageError('--out: name a file ending in .jpg, .png, .webp or .avif');
  const briefs = await briefsOf(values.in);
  const from = number('from', 1, briefs.length, 1);
  const chosen = briefs.slice(from - 1, from - 1 + number('count', 1, 200, 24));
  const columns = Math.min(number('columns', 1, 20, 6), chosen.length);
  const width = number('cell', PICTURE_SIZE.least, PICTURE_SIZE.width, 340);
  const height = Math.round((width * PICTURE_SIZE.height) / PICTURE_SIZE.width);
  const tiles: OverlayOptions[] = [];
  for (const [i, words] of chosen.entries()) {
    const seed = number('seed', 0, SEED_MAX, seedOf({ words }));
    const picture = await draw(read({ words }, seed), seed, {
      width,
      height,
      format: 'png',
      scale: 2,
      draft: plainFlat,
    });
    const [left, top] = [(i % columns) * width, Math.floor(i / columns) * height];
    tiles.push({ input: picture.bytes, left, top }, { input: label(from + i), left, top });
  }
  await mkdir(dirname(out), { recursive: true });
  const size = { width: columns * width, height: Math.ceil(chosen.length / columns) * height };
  await sharp({ create: { ...size, channels: 3, background: '#f4efe6' } })
    .composite(tiles)
    .toFile(out);
});
