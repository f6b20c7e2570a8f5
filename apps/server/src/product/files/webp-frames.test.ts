import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plainPicture } from '../../../../../test/pictures.ts';
import { openSent } from './picture-desk/sent-picture.ts';
import { framePixels } from './webp-frames.ts';

const strip = (height: number) =>
  sharp({ create: { width: 40, height, channels: 3, background: '#a4532b' } })
    .composite([{ input: { create: { width: 5, height: 5, channels: 3, background: '#204080' } }, left: 3, top: 33 }])
    .raw()
    .toBuffer();

/** Frames of 40 × 30 pixels. */
const moving = async (frames: number): Promise<Buffer> =>
  sharp(await strip(30 * frames), { raw: { width: 40, height: 30 * frames, channels: 3, pageHeight: 30 } })
    .webp({ loop: 0, effort: 0 })
    .toBuffer();

/** The same with its last frame many times more, as few bytes as that takes, on a canvas of that many pixels each way. */
function bomb(webp: Buffer, { frames, side }: { frames: number; side: number }): Buffer {
  const last = webp.subarray(webp.lastIndexOf('ANMF'));
  const made = Buffer.concat([webp, ...Array.from({ length: frames }, () => last)]);
  made.writeUInt32LE(made.length - 8, 4);
  made.writeUIntLE(side - 1, 24, 3);
  made.writeUIntLE(side - 1, 27, 3);
  return made;
}

test('what moves is as large as all its frames, and what stands still is not counted', async () => {
  expect(framePixels(await plainPicture('webp'))).toBe(0);
  const webp = await moving(2);
  expect(framePixels(webp)).toBe(2 * 40 * 30);
  expect(framePixels(bomb(webp, { frames: 998, side: 4000 }))).toBe(1000 * 4000 * 4000);
});

test('a picture that moves a little is kept by its first frame, and one that would keep its reader busy is refused', async () => {
  const webp = await moving(2);
  expect(await openSent(webp)).toMatchObject({ width: 40, height: 30 });
  await expect(openSent(bomb(webp, { frames: 998, side: 4000 }))).rejects.toMatchObject({ code: 'file-unsupported' });
});
