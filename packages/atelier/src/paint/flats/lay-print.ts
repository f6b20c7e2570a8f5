/** A technical drawing's cloth in its true print: the very tile the figure wears. */
import { tileOf } from '#atelier/cloth/prints.ts';
import { levelFor, levelOf, type Tile } from '#atelier/cloth/tile.ts';
import { garmentMaterial, grainAngle } from '#atelier/garments/measures.ts';
import type { Garment } from '#atelier/look/look.ts';
import { type Context2D, newContext } from '#atelier/paint/canvas.ts';
import { UNITS } from '#atelier/paint/flats/worn-flat.ts';
import type { Point } from '#atelier/paint/geometry.ts';
import { PREVIEW } from '#atelier/paint/scene.ts';

/** Motifs are told a little larger than they are, or small ones would be dust at the scale of a drawing. */
const ENLARGED = 1.5;

/** Of each tile the repeat last drawn: front and back are printed with the same. */
const REPEATS = new WeakMap<Tile, { pixels: number; repeat: Context2D }>();

/** One repeat, `pixels` pixels per drawing unit. @param isSmall drawn from a coarse copy of the tile, twice as fine as the repeat. */
function repeatOf(tile: Tile, pixels: number, isSmall: boolean): Context2D {
  const known = REPEATS.get(tile);
  if (known?.pixels === pixels) return known.repeat;
  const fine = levelOf(tile, isSmall ? Math.max(0, levelFor(pixels) - 1) : 0);
  const whole = newContext(Math.round(fine.w), Math.round(fine.h));
  const image = whole.getImageData(0, 0, whole.canvas.width, whole.canvas.height);
  image.data.set(fine.data);
  whole.putImageData(image, 0, 0);
  const c = newContext(Math.max(1, Math.round(tile.w * pixels)), Math.max(1, Math.round(tile.h * pixels)));
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

/** @returns lays the print within an outline in context units; null where the cloth has none that repeats. */
export function printLayer(
  c: Context2D,
  garment: Garment,
  o: PrintLaying,
): ((outline: readonly Point[]) => void) | null {
  const material = garmentMaterial(garment);
  const tile = tileOf(material.print, material.colour, o.seed);
  if (!tile) return null;
  const perUnit = (o.scale / UNITS) * ENLARGED;
  const { canvas } = repeatOf(tile, perUnit * o.pixels, o.pixels < PREVIEW);
  const repeat = c.createPattern(canvas, 'repeat');
  const far = 4000;
  return (outline) => {
    c.save();
    c.beginPath();
    for (const [x, y] of outline) c.lineTo(x, y);
    c.clip();
    c.translate(o.x, o.y);
    c.rotate(grainAngle(material));
    c.scale((tile.w * perUnit) / canvas.width, (tile.h * perUnit) / canvas.height);
    c.fillStyle = repeat ?? 'transparent';
    c.fillRect(-far, -far, 2 * far, 2 * far);
    c.restore();
  };
}
