/**
 * `npm run plates -w @toile/web [-- name …]`: draws the pictures that stand in the app itself. They are made by the product, from these
 * words and seeds, and by nothing else.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawSheet } from './draw-sheet.ts';

const OUT = path.join(import.meta.dirname, '../public/plates');

interface PlateOrder {
  name: string;
  words: string;
  seed: number;
}

const PLATES: readonly PlateOrder[] = [
  { name: 'home', words: 'Magenta silk saree, teal blouse, gold border', seed: 7 },
  { name: 'entrance', words: 'Camel wool coat to the calf over a cream knit roll-neck and dark indigo jeans', seed: 7 },
];

/** Pixels; `features/*` name them in their `srcSet`s. */
const SIZES = [
  { width: 768, height: 1024 },
  { width: 1536, height: 2048 },
];
const FORMATS = [
  { ending: 'avif', quality: 62 },
  { ending: 'webp', quality: 84 },
];

function drawPlate({ name, words, seed }: PlateOrder) {
  for (const { width, height } of SIZES)
    for (const { ending, quality } of FORMATS) {
      const out = path.join(OUT, `${name}-${width}.${ending}`);
      writeFileSync(out, drawSheet(words, { seed, size: `${width}x${height}`, quality }, ending));
      console.log(out);
    }
}

const wanted = process.argv.slice(2);
for (const plate of PLATES) if (wanted.length === 0 || wanted.includes(plate.name)) drawPlate(plate);
