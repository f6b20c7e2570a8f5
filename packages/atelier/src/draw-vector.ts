/** From a Look to a vector picture in the flat medium. */

import type { FlatDrafter, Look } from '@toile/look';
import { PAGE } from '#atelier/kit/scene.ts';
import { svgOf } from '#atelier/sheet/encoding/svg.ts';
import { composeFlat, flatPeople } from '#atelier/sheet/media/flat/compose-flat.ts';
import { drawFurniture } from '#atelier/sheet/page/furniture.ts';
import { SvgPen } from '#atelier/sheet/vector/svg-pen.ts';
import { ENGINE } from './engine.ts';

export interface VectorOptions {
  /** The whole sheet on its paper ('paper', the default), or the dressed person alone. */
  background?: 'paper' | 'transparent';
  /** Who draws the technical flats of the sheet; without one there are none. */
  draft?: FlatDrafter;
  /** Goes into the provenance metadata. */
  designId?: string;
}

/**
 * Draws a Look as SVG: shapes, patterns and outlined words, about a hundred kilobytes, nothing fetched from elsewhere.
 * The same Look, seed and options give the same text.
 */
export function drawVector(look: Look, seed: number, options: VectorOptions = {}): string {
  const { background = 'paper', designId, draft } = options;
  const provenance = { engine: ENGINE, ...(designId && { designId }) };
  if (background === 'transparent') {
    const { shapes, page } = flatPeople(look, seed, PAGE);
    return svgOf({ ...page, title: look.title, shapes }, provenance);
  }
  const sheet = composeFlat(look, seed, PAGE, { draft });
  const pen = new SvgPen();
  drawFurniture(pen, { look, ...sheet, pageWidth: sheet.page.width });
  const { shapes, paper } = sheet;
  return svgOf({ ...sheet.page, title: look.title, paper, shapes, furniture: pen.markup }, provenance);
}
