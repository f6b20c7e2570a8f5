/**
 * `npm run starts -w @toile/web`: draws the pictures of the briefs to begin from, each from its own brief: the figure's own
 * picture, before its ground.
 */
import path from 'node:path';
import { draw, read } from '@toile/atelier';
import sharp from 'sharp';
import { START_BRIEFS } from '../app/features/studio/start-briefs.ts';

const OUT = path.join(import.meta.dirname, '../app/features/studio/pictures/starts');
/** Pixels of a picture: twice those it is shown at. */
const SIZE = { width: 420, height: 630 };

for (const { id, brief, seed } of START_BRIEFS) {
  const { style_idea: words, ...options } = brief;
  const { figure } = await draw(read({ words, options }, seed), seed, { withFigure: true });
  if (!figure) throw new Error(`"${words}" has no figure`);
  const out = path.join(OUT, `${id}.avif`);
  await sharp(figure.bytes)
    .resize({ ...SIZE, fit: 'cover' })
    .avif({ quality: 55 })
    .toFile(out);
  console.log(out);
}
