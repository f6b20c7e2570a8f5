import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openSent } from './sent-picture.ts';

/** A JPEG that comes clearer step by step, whose last pass is there so many times more. */
async function passedOver(times: number): Promise<Buffer> {
  const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: '#a4532b' } });
  const jpeg = await picture.jpeg({ progressive: true }).toBuffer();
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(times).fill(scan), jpeg.subarray(-2)]);
}

test('a JPEG of a hundred passes is refused before it is decoded, one of as many as encoders make is not', async () => {
  await expect(openSent(await passedOver(0))).resolves.toMatchObject({ mime: 'image/jpeg' });
  await expect(openSent(await passedOver(100))).rejects.toMatchObject({ code: 'file-unsupported' });
});
