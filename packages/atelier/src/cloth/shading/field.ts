/** A garment as numbers over its box: what the painter knows of every pixel of cloth. */
import type { Box } from '#atelier/kit/scene.ts';

/** By how many pixels cloth is drawn into folds, across and down: what a crease swallows is not seen. */
export interface Slip {
  x: Float32Array;
  y: Float32Array;
}

/** Where another piece shares a pixel with the one that lies there. */
export interface Shared {
  /** 1 + index of that piece; 0 where none does. */
  other: Uint8Array;
  /** How much of the pixel is its, 0..1. */
  share: Float32Array;
}

export interface ClothField {
  box: Box;
  cover: Float32Array;
  /** Cloth coordinates, page units. */
  u: Float32Array;
  v: Float32Array;
  /** Height over the page, pixels. */
  height: Float32Array;
  occlusion: Float32Array;
  /** Index of the piece that lies there. */
  piece: Uint8Array;
  /** Of a garment of several cloths: the pixels their edges run through. */
  shared: Shared | null;
  /** Of cloth whose pattern shows it. */
  slip: Slip | null;
}
