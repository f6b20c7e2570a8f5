import type { ErrorCode } from '#server/product/errors.ts';
import type { PreviewSpec } from '../preview-spec.ts';

/** A square of a picture as it is seen upright: corner and side as shares of its width and height, and of its shorter side. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/**
 * What a picture process is asked: to draw anew what somebody sent, to cut a face out of it, to make a preview, to tell the looks of what
 * is stored. It reads the file `from` and makes the file `to`: what is large never passes through the process that everybody waits for.
 */
export type PictureTask = { readonly from: string; readonly to: string } & (
  | { readonly kind: 'clean' }
  | { readonly kind: 'crop'; readonly crop: Crop }
  | { readonly kind: 'preview'; readonly spec: PreviewSpec }
  | { readonly kind: 'look'; readonly isFigure: boolean }
);

/** A picture as its maker hands it on. */
export interface DrawnPicture {
  readonly bytes: Uint8Array;
  readonly mime: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** What is told of a picture that was made. */
export interface MadePicture extends Omit<DrawnPicture, 'bytes'> {
  /** How many there are in its file. */
  readonly bytes: number;
  /** Of a picture that was drawn anew: what tells it, and the one that came. */
  readonly marks?: { readonly kept: string; readonly came: string };
  /** Of such a picture, and of one that a face was cut out of: what it looks like whole, where it looks like anything. */
  readonly look?: string;
}

/** What a picture process answers. */
export type PictureAnswer =
  | { readonly made: MadePicture }
  | { readonly refused: { readonly code: ErrorCode; readonly message: string } }
  | { readonly broke: string };
