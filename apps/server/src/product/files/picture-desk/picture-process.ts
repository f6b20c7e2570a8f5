/**
 * A process that reads and makes pictures, one at a time. It has no settings, no secrets and no connections: what a
 * picture does to its reader, it does here. It ends with the process that started it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isProductError } from '#server/product/errors.ts';
import { markOf } from '../picture-mark.ts';
import { cropSquare } from './crop-square.ts';
import { encodePreview } from './encode-preview.ts';
import { lookBrought, looksOf } from './look-of.ts';
import type { DrawnPicture, PictureAnswer, PictureTask } from './picture-task.ts';
import { redrawPicture } from './redraw-picture.ts';
import { openSent } from './sent-picture.ts';

sharp.concurrency(1);
sharp.cache(false);
// Only what is taken is read at all, whatever its bytes say.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

function draw(bytes: Buffer, task: PictureTask): Promise<DrawnPicture> {
  switch (task.kind) {
    case 'clean':
      return redrawPicture(bytes);
    case 'crop':
      return cropSquare(bytes, task.crop);
    case 'preview':
      return encodePreview(bytes, task.spec);
    case 'look':
      return tellLooks(bytes, task.isFigure);
  }
}

async function tellLooks(bytes: Buffer, isFigure: boolean): Promise<DrawnPicture> {
  const looks = JSON.stringify(await looksOf(bytes, isFigure));
  return { bytes: Buffer.from(looks), mime: 'application/json', width: 0, height: 0 };
}

/** What somebody brings looks like, whole: a face is cut out of it. */
async function lookShown({ kind }: PictureTask, { sent, bytes }: { sent: Buffer; bytes: Uint8Array }) {
  if (kind === 'clean') return lookBrought(Buffer.from(bytes));
  return kind === 'crop' ? lookBrought((await openSent(sent)).image.autoOrient()) : undefined;
}

async function answer(task: PictureTask): Promise<PictureAnswer> {
  try {
    const sent = await readFile(task.from);
    const { bytes, ...made } = await draw(sent, task);
    await writeFile(task.to, bytes, { flag: 'wx', mode: 0o600 });
    const marks = task.kind === 'clean' ? { kept: markOf(bytes), came: markOf(sent) } : undefined;
    const look = await lookShown(task, { sent, bytes });
    return { made: { ...made, bytes: bytes.byteLength, ...(marks && { marks }), ...(look && { look }) } };
  } catch (error) {
    if (isProductError(error)) return { refused: { code: error.code, message: error.message } };
    return { broke: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (task: PictureTask) => {
  answer(task).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
