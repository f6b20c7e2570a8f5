import type { UploadMime } from './picture-container.ts';
import { sentPictures } from './picture-desk/lanes.ts';

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly mime: UploadMime;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/**
 * A picture drawn anew from the file that `by` sent: upright, in sRGB, without notes on cameras and places and without
 * whatever else the file held. What it is is decided by its bytes; its first frame where it moves.
 * @throws {ProductError} `file-unsupported` for what is not a whole JPEG, PNG or WebP, too large in pixels, or something
 * else as well; `pictures-too-many`
 */
export async function cleanPicture(sent: Buffer, by: string): Promise<CleanPicture> {
  const { bytes, mime, width, height } = await sentPictures.make({ kind: 'clean', bytes: sent }, by);
  // A picture is drawn anew in the format it came in, and these are the formats that come in.
  return {
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    mime: mime as UploadMime,
    width,
    height,
  };
}
