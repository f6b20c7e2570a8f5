/**
 * `npm run starts -w @toile/web`: draws the small pictures of the briefs to begin from, each from its own brief: the person of the
 * sheet, without the column beside it.
 */
import path from 'node:path';
import sharp from 'sharp';
import { START_BRIEFS } from '../app/features/studio/start-briefs.ts';
import { drawSheet } from './draw-sheet.ts';

const OUT = path.join(import.meta.dirname, '../app/features/studio/pictures/starts');
/** Part of the sheet that holds the person, in fractions of its width and height. */
const PERSON = { left: 0.01, top: 0.02, width: 0.7, height: 0.94 };
/** Pixels of the picture made from it. */
const SIZE = { width: 168, height: 300 };
const SEED = 7;

for (const { id, brief } of START_BRIEFS) {
  const { style_idea: words, ...options } = brief;
  const sheet = sharp(drawSheet(words, { ...options, seed: SEED }));
  const { width, height } = await sheet.metadata();
  const out = path.join(OUT, `${id}.avif`);
  await sheet
    .extract({
      left: Math.round(PERSON.left * width),
      top: Math.round(PERSON.top * height),
      width: Math.round(PERSON.width * width),
      height: Math.round(PERSON.height * height),
    })
    .resize({ ...SIZE, fit: 'cover', position: 'centre' })
    .avif({ quality: 62 })
    .toFile(out);
  console.log(out);
}
