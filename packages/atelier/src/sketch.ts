/**
 * Reading and drawing for a browser's worker: the very code of the server without its press. Resolved under the condition
 * `browser` it asks nothing of its host but OffscreenCanvas.
 */

import type { Look } from '@toile/look';
import type { Brief } from '#atelier/draft/brief.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { isUnderstood } from '#atelier/reading/is-understood.ts';
import { refusal } from '#atelier/reading/refusal/refuse.ts';
import { painterOf } from '#atelier/sheet/page/painter.ts';
import { read } from './read.ts';

export type { Brief } from '#atelier/draft/brief.ts';
export type { Family } from '#atelier/sheet/lettering/type.ts';

export interface Sketch {
  /** What was read. */
  look: Look;
  width: number;
  height: number;
  /** RGBA, opaque. */
  data: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * The sheet of a brief, `width` pixels wide; null where the brief is one that is never drawn, or nothing of it was understood. Deterministic in all it is
 * given.
 */
export function sketch(brief: Brief, seed: number, width: number): Sketch | null {
  if (refusal(brief)) return null;
  const look = read(brief, seed);
  if (!isUnderstood(brief.words, look.reading)) return null;
  const height = Math.round((width * PAGE.height) / PAGE.width);
  const rgb = painterOf(look.medium, false)(look, seed, { width, height });
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0, j = 0; i < rgb.length; i += 3, j += 4) {
    data[j] = rgb[i];
    data[j + 1] = rgb[i + 1];
    data[j + 2] = rgb[i + 2];
  }
  return { look, width, height, data };
}
