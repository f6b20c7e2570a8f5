/** A technical drawing's cloth in its true print: the very tile the figure wears. */

import type { Garment } from '@toile/look';
import { tileOf } from '#atelier/cloth/prints/print-rules.ts';
import { levelFor, levelOf, type Tile } from '#atelier/cloth/prints/tile.ts';
import { withButis } from '#atelier/garments/finish/needlework.ts';
import { garmentMaterial, grainAngle } from '#atelier/garments/measures.ts';
import { isRobe, workedOnBreast } from '#atelier/garments/world/cut-robe.ts';
import { type Context2D, newContext } from '#atelier/kit/canvas.ts';
import { norm, type Point } from '#atelier/kit/points.ts';
import { PREVIEW } from '#atelier/kit/preview.ts';
import { isUncut } from './flat.ts';
import type { Band } from './marks.ts';
import { UNITS } from './units.ts';

/** Motifs are told a little larger than they are, or small ones would be dust at the scale of a drawing. */
const ENLARGED = 1.5;

/** How strongly a print is told on the tint of its cloth. */
const PRINT = 0.62;

/** Of each tile the repeat last drawn: front and back are printed with the same. */
const REPEATS = new WeakMap<Tile, { pixels: number; repeat: Context2D }>();

/** Colours kept multiplied by their cover, as a canvas takes them. */
function unmixed(data: Uint8ClampedArray): Uint8ClampedArray {
  const out = new Uint8ClampedArray(data);
  for (let i = 0; i < out.length; i += 4)
    if (out[i + 3]) for (let k = 0; k < 3; k++) out[i + k] = (out[i + k] * 255) / out[i + 3];
  return out;
}

/**
 * One repeat, `pixels` pixels per page unit. @param isSmall drawn from a coarse copy of the tile, twice as fine as the repeat.
 * @param high pixels, where a strip is fitted across a band.
 */
function repeatOf(tile: Tile, pixels: number, isSmall: boolean, high = tile.h * pixels): Context2D {
  const known = REPEATS.get(tile);
  if (known?.pixels === pixels) return known.repeat;
  const fine = levelOf(tile, isSmall ? Math.max(0, levelFor(pixels) - 1) : 0);
  const whole = newContext(Math.round(fine.w), Math.round(fine.h));
  const image = whole.getImageData(0, 0, whole.canvas.width, whole.canvas.height);
  image.data.set(tile.clear ? unmixed(fine.data) : fine.data);
  whole.putImageData(image, 0, 0);
  const c = newContext(Math.max(1, Math.round(tile.w * pixels)), Math.max(1, Math.round(high)));
  c.imageSmoothingQuality = 'high';
  c.drawImage(whole.canvas, 0, 0, c.canvas.width, c.canvas.height);
  REPEATS.set(tile, { pixels, repeat: c });
  return c;
}

export interface PrintLaying {
  /** Of the person's own sheet: the same repeat as on the figure. */
  seed: number;
  /** Pixels per unit of the context. */
  pixels: number;
  /** Where the drawing's own origin lies, and context units per centimetre. */
  x: number;
  y: number;
  scale: number;
}

/** Lays a garment's own cloth within an outline in context units, or a border within it where one is given. */
export type ClothLayer = (outline: readonly Point[], band?: Band) => void;

/** Whether a garment has borders, needlework or a picture of its own. */
const isBanded = (garment: Garment): boolean =>
  !!garment.border || garment.cloth.print.kind === 'graphic' || garment.details.length > 0 || isUncut(garment);

function within(c: Context2D, outline: readonly Point[], draw: () => void): void {
  c.save();
  c.beginPath();
  for (const [x, y] of outline) c.lineTo(x, y);
  c.clip();
  c.globalAlpha = PRINT;
  draw();
  c.restore();
}

/** @returns lays what the cloth is printed and worked with; null where there is nothing. */
export function printLayer(c: Context2D, garment: Garment, o: PrintLaying): ClothLayer | null {
  const material = garmentMaterial(garment);
  const isSmall = o.pixels < PREVIEW;
  const print = tileOf(material.print, material.colour, o.seed);
  const worked = isRobe(garment) ? workedOnBreast(garment) : garment;
  const work = isSmall ? undefined : withButis(worked, [material], o.seed)[0].work;
  const tiles = [print, work].filter((tile): tile is Tile => !!tile);
  if (!tiles.length && !isBanded(garment)) return null;
  const perUnit = (o.scale / UNITS) * ENLARGED;
  const fields = tiles.map((tile) => {
    const { canvas } = repeatOf(tile, perUnit * o.pixels, isSmall);
    return { tile, canvas, repeat: c.createPattern(canvas, 'repeat') };
  });
  const angle = grainAngle(material);
  const far = 4000;
  return (outline, band) =>
    within(c, outline, () => {
      c.translate(o.x, o.y);
      if (band) {
        c.scale(o.scale, o.scale);
        layBand(c, band, o);
        return;
      }
      c.rotate(angle);
      for (const { tile, canvas, repeat } of fields) {
        const [kx, ky] = [(tile.w * perUnit) / canvas.width, (tile.h * perUnit) / canvas.height];
        c.scale(kx, ky);
        c.fillStyle = repeat ?? 'transparent';
        c.fillRect(-far, -far, 2 * far, 2 * far);
        c.scale(1 / kx, 1 / ky);
      }
    });
}

/** On a context whose units are centimetres. */
function layBand(c: Context2D, band: Band, { scale, pixels }: PrintLaying): void {
  const { tile } = band;
  const slices = band.slices();
  const [first] = slices;
  const reach = norm(first.along) / (first.to - first.from);
  const { canvas } = repeatOf(tile, (reach * scale * pixels) / tile.w, false, norm(first.across) * scale * pixels);
  for (const { from, to, origin, along, across } of slices) {
    c.save();
    c.transform(...along, ...across, ...origin);
    const [x, wide] = [from * canvas.width, (to - from) * canvas.width];
    c.drawImage(canvas, x, 0, wide, canvas.height, 0, 0, 1, 1);
    c.restore();
  }
}
