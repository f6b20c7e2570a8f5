/** The figure's own picture: the page about it, without anything that is set beside it on the sheet. */

import { clamp } from '#atelier/kit/numbers.ts';
import { reduced } from '#atelier/kit/reduce.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import type { Sheet } from './compose-sheet.ts';
import type { Layout } from './layout.ts';
import { type FinishOptions, finish, onPaper } from './sheet.ts';

/** RGB bytes, rows from the top. */
export interface FigurePicture {
  data: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Width over height: a figure with room for its arms, its train and its shadow. */
const FIGURE_RATIO = 2 / 3;

/** Which columns of a page's picture the figure's own picture shows, pixels. */
export function aboutFigureBox(
  { figureX, name }: Pick<Layout, 'figureX' | 'name'>,
  { width, height, frame }: FinishOptions,
): { left: number; width: number } {
  const wide = name === 'pair' ? width : Math.min(width, Math.round(height * FIGURE_RATIO));
  const middle = frame.left + (figureX * frame.height) / PAGE.height;
  return { left: clamp(Math.round(middle - wide / 2), 0, width - wide), width: wide };
}

/** As much of a whole page as the figure's picture shows of it. @param channels numbers a pixel of the page */
export function aboutFigure(
  page: Uint8Array | Uint8ClampedArray,
  channels: 3 | 4,
  layout: Pick<Layout, 'figureX' | 'name'>,
  o: FinishOptions,
): FigurePicture {
  const { width, height } = o;
  const { left, width: wide } = aboutFigureBox(layout, o);
  const data = new Uint8Array(wide * height * 3);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, from = (y * width + left) * channels; x < wide; x++, from += channels, to += 3) {
      data[to] = page[from];
      data[to + 1] = page[from + 1];
      data[to + 2] = page[from + 2];
    }
  return { data, width: wide, height };
}

/** @param sheet whose bare painting was kept. */
export function finishFigure(
  bare: Float32Array,
  { scene, layout }: Pick<Sheet, 'scene' | 'layout'>,
  o: FinishOptions,
): FigurePicture {
  const painting = onPaper(reduced(bare, 3, scene, o.frame), scene.paper, o);
  return aboutFigure(finish(painting, o, o.frame.height / PAGE.height), 3, layout, o);
}
