import type { UploadMime } from './picture-container.ts';
import { sendPicture } from './picture-desk/send-picture.ts';

export interface CleanPicture {
  /** Of the file it is in now. */
  readonly bytes: number;
  readonly mime: UploadMime;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** What tells it, and the one that came. */
  readonly markSha256: string | null;
  readonly cameSha256: string | null;
  /** What it looks like; null where that is nothing. */
  readonly look: string | null;
}

/**
 * Draws the picture in the file `from`, which `by` sent, anew into the file `to`: upright, in sRGB, without notes on cameras
 * and places and without whatever else the file held. What it is is decided by its bytes; its first frame where it moves.
 * @throws {ProductError} `file-unsupported` for what is not a whole JPEG, PNG or WebP, too large in pixels, or something
 * else as well; `pictures-too-many`
 */
export async function cleanPicture({ from, to }: { from: string; to: string }, by: string): Promise<CleanPicture> {
  const { mime, marks, look, ...made } = await sendPicture({ kind: 'clean', from, to }, by);
  // A picture is drawn anew in the format it came in, and these are the formats that come in.
  return {
    ...made,
    mime: mime as UploadMime,
    markSha256: marks?.kept ?? null,
    cameSha256: marks?.came ?? null,
    look: look ?? null,
  };
}
