/**
 * `npm run plates -w @toile/web [-- name …]`: draws the pictures that stand in the app itself: the samples as sheets and as
 * figures, details cut from them, and the sheet of the entrance. They are made by the product, from the briefs of
 * `app/content/samples.ts` and from seeds, and by nothing else. Writes the list that `app/lib/plates.ts` reads as well.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { DETAILS, SAMPLES, type Sample } from '../app/content/samples.ts';
import { PLATE_WIDTHS } from '../app/lib/plate-widths.ts';
import { drawSheet, type Flags } from './draw-sheet.ts';
import { cutDetail } from './plates/cut-detail.ts';
import { cutFigure } from './plates/cut-figure.ts';

const OUT = path.join(import.meta.dirname, '../public/plates');
const LIST = path.join(import.meta.dirname, '../app/lib/plates.json');
/** Pixels of the drawing that everything is reduced from. */
const DRAWN = { width: 1536, height: 2048 };
/** Who stands beside the forms: one for who comes back, one for who is new. */
const ENTRANCES = [
  { id: 'back', words: 'Camel wool coat to the calf over a cream knit roll-neck and dark indigo jeans', seed: 7 },
  { id: 'new', words: 'Crimson silk anarkali to the floor, gold embroidery, sheer gold dupatta', seed: 4 },
];
/** The brief of the three steps with its one change, drawn from the seed it had: nothing but the colour is another. */
const REFINED = {
  of: 'gown',
  words: 'Midnight blue silk satin slip gown, cowl neckline, ankle length',
} as const;
/** Pixels of the frame a figure is cut out into. */
const FIGURE = { width: 1080, height: 1800 };
/** Pixels across what stands until the picture comes. */
const PLACEHOLDER_WIDTH = 8;

interface Listed {
  width: number;
  height: number;
  /** A few pixels of it, as a data address; none where the picture is cut out. */
  blur?: string;
}

async function write(name: string, picture: Sharp, widths: readonly number[]): Promise<Listed> {
  const whole = await picture.png().toBuffer();
  const { width = 1, height = 1, hasAlpha } = await sharp(whole).metadata();
  const largest = widths.at(-1) ?? width;
  for (const wide of widths) {
    const small = sharp(whole).resize(wide);
    await small
      .clone()
      .avif({ quality: 56, effort: 5 })
      .toFile(path.join(OUT, `${name}-${wide}.avif`));
    await small.webp({ quality: 80, effort: 5 }).toFile(path.join(OUT, `${name}-${wide}.webp`));
  }
  console.log(name);
  const listed = { width: largest, height: Math.round((largest * height) / width) };
  if (hasAlpha) return listed;
  const blur = await sharp(whole).resize(PLACEHOLDER_WIDTH).webp({ quality: 30 }).toBuffer();
  return { ...listed, blur: `data:image/webp;base64,${blur.toString('base64')}` };
}

const sheetOf = ({ brief: { style_idea: words, ...options } }: Sample, seed: number, flags: Flags = {}): Buffer =>
  drawSheet(words, { ...options, ...flags, seed, size: `${DRAWN.width}x${DRAWN.height}` });

const ORDERS: Record<string, () => Promise<Listed>> = {};
for (const { id, words, seed } of ENTRANCES)
  ORDERS[`entrance-${id}`] = async () => {
    const drawing = drawSheet(words, { seed, size: `${DRAWN.width}x${DRAWN.height}`, transparent: true });
    return write(`entrance-${id}`, sharp(await cutFigure(drawing, FIGURE)), PLATE_WIDTHS.entrance);
  };
for (const sample of SAMPLES) {
  const { sheet, figure } = sample.seeds;
  ORDERS[`sheet-${sample.id}`] = () => write(`sheet-${sample.id}`, sharp(sheetOf(sample, sheet)), PLATE_WIDTHS.sheet);
  ORDERS[`figure-${sample.id}`] = async () =>
    write(
      `figure-${sample.id}`,
      sharp(await cutFigure(sheetOf(sample, figure, { transparent: true }), FIGURE)),
      PLATE_WIDTHS.figure,
    );
}
const refined = SAMPLES.find(({ id }) => id === REFINED.of);
if (refined)
  ORDERS['sheet-refined'] = () => {
    const changed = { ...refined, brief: { ...refined.brief, style_idea: REFINED.words } };
    return write('sheet-refined', sharp(sheetOf(changed, refined.seeds.sheet)), PLATE_WIDTHS.sheet);
  };
for (const { id, words, seed, part } of DETAILS)
  ORDERS[`detail-${id}`] = async () => {
    const drawing = drawSheet(words, { seed, size: `${DRAWN.width * 2}x${DRAWN.height * 2}`, transparent: true });
    return write(`detail-${id}`, sharp(await cutDetail(drawing, part)), PLATE_WIDTHS.detail);
  };

const wanted = process.argv.slice(2);
const list = existsSync(LIST) ? (JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, Listed>) : {};
for (const [name, order] of Object.entries(ORDERS))
  if (wanted.length === 0 || wanted.some((w) => name.includes(w))) list[name] = await order();
const known = Object.fromEntries(Object.keys(ORDERS).flatMap((name) => (list[name] ? [[name, list[name]]] : [])));
writeFileSync(LIST, `${JSON.stringify(known, null, 2)}\n`);
