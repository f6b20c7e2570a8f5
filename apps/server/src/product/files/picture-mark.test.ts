import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { noisePng } from '../../../../../test/pictures.ts';
import { markOf } from './picture-mark.ts';

const WAYS = {
  png: (image: Sharp) => image.png(),
  jpeg: (image: Sharp) => image.jpeg(),
  webp: (image: Sharp) => image.webp(),
} as const;

describe.each(Object.entries(WAYS))('a %s', (_, encode) => {
  const noted = async (bytes: Buffer, note: string) =>
    encode(sharp(bytes).withExif({ IFD0: { Software: 'Toile', ImageDescription: note } })).toBuffer();

  test('is told by what is drawn, whatever is noted in it', async () => {
    const bytes = await noisePng(40, 30);
    const [one, other] = await Promise.all([noted(bytes, 'one'), noted(bytes, 'another, and longer')]);
    const plain = await encode(sharp(bytes)).toBuffer();
    expect(one.equals(other)).toBe(false);
    expect(markOf(one)).toBe(markOf(other));
    expect(markOf(one)).toBe(markOf(plain));
    expect(markOf(Buffer.concat([one, Buffer.from('behind its end')]))).toBe(markOf(one));
    expect(markOf(await noted(await noisePng(40, 31), 'one'))).not.toBe(markOf(one));
  });

  test('that is cut anywhere is told by something', async () => {
    const bytes = await encode(sharp(await noisePng(20, 20))).toBuffer();
    for (let length = 0; length <= bytes.length; length += 7)
      expect(markOf(bytes.subarray(0, length))).toMatch(/^[0-9a-f]{64}$/);
  });
});
