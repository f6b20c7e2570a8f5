import type { ErrorCode } from '#server/product/errors.ts';
import type { PreviewSpec } from '../preview-spec.ts';

/** A square of a picture as it is seen upright: corner and side as shares of its width and height, and of its shorter side. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** What a picture process is asked: to draw anew what somebody sent, to cut a face out of it, to make a preview. */
export type PictureTask =
  | { readonly kind: 'clean'; readonly bytes: Uint8Array }
  | { readonly kind: 'crop'; readonly bytes: Uint8Array; readonly crop: Crop }
  | { readonly kind: 'preview'; readonly bytes: Uint8Array; readonly spec: PreviewSpec };

export interface MadePicture {
  readonly bytes: Uint8Array;
  readonly mime: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** What a picture process answers. */
export type PictureAnswer =
  | { readonly made: MadePicture }
  | { readonly refused: { readonly code: ErrorCode; readonly message: string } }
  | { readonly broke: string };
