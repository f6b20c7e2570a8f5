import { readFile } from 'node:fs/promises';
import type { Storage } from '#server/parts/storage/storage.ts';
import type { Crop } from '#server/product/files/picture-desk/picture-task.ts';
import { sendPicture } from '#server/product/files/picture-desk/send-picture.ts';
import { withScratch } from '#server/product/files/with-scratch.ts';

export interface CropOf {
  /** Path of the file that was sent. */
  readonly sent: string;
  readonly crop: Crop;
  readonly by: string;
}

export interface Face {
  readonly face: Buffer;
  /** What the whole looks like that it was cut out of; undefined where that is nothing. */
  readonly look: string | undefined;
}

/**
 * Makes a square JPEG of a picture that `by` sent, drawn anew: nothing of the file is in it, neither places nor cameras
 * nor what might hide in it.
 * @throws ProductError `file-unsupported` for what is no JPEG, PNG or WebP; `pictures-too-many`
 */
export const cropFace = (storage: Storage, { sent, crop, by }: CropOf): Promise<Face> =>
  withScratch(storage, async (newPath) => {
    const to = newPath();
    const { look } = await sendPicture({ kind: 'crop', from: sent, to, crop }, by);
    return { face: await readFile(to), look };
  });
