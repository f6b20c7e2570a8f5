/**
 * `npm run starts -w @toile/web`: draws the pictures of the briefs to begin from, each from its own brief: the figure's own
 * picture, before its ground.
 */
import path from 'node:path';
import sharp from 'sharp';
import { START_BRIEFS } from '../app/features/studio/start-briefs.ts';
import { drawSheet } from './draw-sheet.ts';

const OUT = path.join(import.meta.dirname, '../app/features/studio/pictures/starts');
/** Pixels of a picture: twice those it is shown at. */
const SIZE = { width: 420, height: 630 };

for (const { id, brief, seed } of START_BRIEFS) {
  const { style_idea: words, ...options } = brief;
  const figure = sharp(drawSheet(words, { ...options, seed, figure: true }));
  const out = path.join(OUT, `${id}.avif`);
  await figure
    .resize({ ...SIZE, fit: 'cover' })
    .avif({ quality: 55 })
    .toFile(out);
  console.log(out);
}
