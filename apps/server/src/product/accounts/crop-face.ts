import { sentPictures } from '#server/product/files/picture-desk/lanes.ts';
import type { Crop } from '#server/product/files/picture-desk/picture-task.ts';

/**
 * Makes a square JPEG of a picture that `by` sent, drawn anew: nothing of the file is in it, neither places nor cameras
 * nor what might hide in it.
 * @throws ProductError `file-unsupported` for what is no JPEG, PNG or WebP; `pictures-too-many`
 */
export async function cropFace(bytes: Uint8Array, crop: Crop, by: string): Promise<Uint8Array> {
  return (await sentPictures.make({ kind: 'crop', bytes, crop }, by)).bytes;
}
