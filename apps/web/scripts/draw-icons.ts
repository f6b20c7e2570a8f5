/** `npm run icons -w @toile/web`: draws the app's icon in the sizes that devices ask for, from `public/icon.svg`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const PUBLIC = path.join(import.meta.dirname, '../public');
const OUT = path.join(PUBLIC, 'icons');
const PAPER = '#f4f0e7';
/** Share of a maskable icon that no device cuts away. */
const SAFE = 0.72;
/** Pixels. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'maskable-512', size: 512, share: SAFE },
  { name: 'apple-180', size: 180, share: 0.9 },
] as const;

mkdirSync(OUT, { recursive: true });
for (const { name, size, share } of ICONS) {
  const side = Math.round(size * share);
  const drawing = await sharp(path.join(PUBLIC, 'icon.svg'), { density: 72 * (side / 32) })
    .resize(side, side)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(OUT, `${name}.png`));
}
