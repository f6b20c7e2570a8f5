import sharp from 'sharp';
import { expect, test } from 'vitest';
import { draw } from '#atelier/draw.ts';
import { read } from '#atelier/read.ts';

const WORDS = 'black velvet evening gown with long sleeves';
/** Sheets among these stand before each of the grounds that a full colour is laid in. */
const SEEDS = [1, 2, 3, 4];

/** Mean colour of the upper corner of a picture on one side: nothing but ground is there. */
async function cornerOf(bytes: Uint8Array, side: 'left' | 'right'): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const size = { width: Math.round(width * 0.1), height: Math.round(height * 0.3) };
  const left = side === 'left' ? 0 : width - size.width;
  const { channels } = await sharp(
    await sharp(bytes)
      .extract({ left, top: 0, ...size })
      .toBuffer(),
  ).stats();
  return channels.map(({ mean }) => mean);
}

test.each(SEEDS)(
  'a figure shown alone has its ground on both sides, with no paper beside it (seed %i)',
  async (seed) => {
    const { figure } = await draw(read({ words: WORDS }, seed), seed, { width: 192, height: 256, withFigure: true });
    const [left, right] = await Promise.all(
      (['left', 'right'] as const).map((side) => cornerOf(figure?.bytes ?? new Uint8Array(), side)),
    );
    for (const [i, value] of (left ?? []).entries()) expect(Math.abs(value - (right?.[i] ?? 255))).toBeLessThan(40);
  },
);
