/** The flat sheet and the flat figure as pixels. */

import type { Look } from '@toile/look';
import { type Context2D, newContext } from '#atelier/kit/canvas.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { printLayer } from '#atelier/sheet/flats/lay-print.ts';
import { composeFlat, flatPeople } from '#atelier/sheet/media/flat/compose-flat.ts';
import { layShapes } from '#atelier/sheet/media/flat/lay-shapes.ts';
import { aboutFigure } from './figure-picture.ts';
import type { PlacedFlat } from './flat-rows.ts';
import { drawFurniture } from './furniture.ts';
import type { SheetOptions } from './paint-sheet.ts';
import { windowFor } from './sheet.ts';

/** A canvas of the picture whose units are page units from the corner of its sheet. */
function canvasFor(width: number, height: number): { c: Context2D; unit: number; page: typeof PAGE } {
  const frame = windowFor(width, height);
  const unit = frame.height / PAGE.height;
  const c = newContext(width, height);
  c.translate(frame.left, frame.top);
  c.scale(unit, unit);
  return { c, unit, page: { width: frame.width / unit, height: PAGE.height } as typeof PAGE };
}

/** RGB bytes of the flat sheet, `width` × `height` × 3. */
export function paintFlat(look: Look, seed: number, o: SheetOptions): Uint8Array {
  const { width, height, onFigure } = o;
  const { c, unit, page } = canvasFor(width, height);
  const sheet = composeFlat(look, seed, page, o);
  // two people are shown on a page of their own units
  const zoom = page.height / sheet.page.height;
  c.scale(zoom, zoom);
  const seen = unit * zoom;
  c.save();
  c.resetTransform();
  c.fillStyle = sheet.paper;
  c.fillRect(0, 0, width, height);
  c.restore();
  layShapes(c, sheet.shapes.slice(0, sheet.bare), seen);
  if (onFigure) {
    const { data } = c.getImageData(0, 0, width, height);
    onFigure(aboutFigure(data, 4, sheet.layout, { width, height, frame: windowFor(width, height) }));
  }
  layShapes(c, sheet.shapes.slice(sheet.bare), seen);
  const prints = ({ flat, ...at }: PlacedFlat): ReturnType<typeof printLayer> =>
    printLayer(c, flat.garment, { ...at, seed, pixels: seen });
  drawFurniture(c, { look, ...sheet, pageWidth: sheet.page.width, prints, seen });
  const { data } = c.getImageData(0, 0, width, height);
  const out = new Uint8Array(width * height * 3);
  for (let i = 0, j = 0; j < out.length; i += 4, j += 3) {
    out[j] = data[i];
    out[j + 1] = data[i + 1];
    out[j + 2] = data[i + 2];
  }
  return out;
}

/** RGBA bytes of the flat person alone, straight alpha, `width` × `height` × 4. */
export function paintFlatCutout(look: Look, seed: number, { width, height, onStep }: SheetOptions): Uint8Array {
  const { c, unit, page } = canvasFor(width, height);
  onStep?.('painting', 0.08);
  const people = flatPeople(look, seed, page);
  const zoom = page.height / people.page.height;
  c.scale(zoom, zoom);
  layShapes(c, people.shapes, unit * zoom);
  onStep?.('painting', 0.9);
  return Uint8Array.from(c.getImageData(0, 0, width, height).data);
}
