/** Where pencil strokes run: along the folds and turns of the form, and slanted as a right hand slants where nothing leads. */
import { zeros } from '#atelier/kit/fields.ts';
import type { Scene } from '#atelier/kit/scene.ts';
import { meanOnFigure } from './tone-field.ts';

/** Pixels of the scene per cell of the direction field. */
const CELL = 4;
/** Reach over which directions agree, page units. */
const AGREE = 24;
/** The slant where no form leads: unit vector, up and to the right. */
const SLANT = { x: 0.45, y: -0.893 } as const;
/** How strong a form must be to lead. */
const LEAD = 0.0016;

/** Unit direction of the strokes at a pixel of the scene. */
export type Directions = (x: number, y: number) => readonly [number, number];

/** Reads directions from the light on the form (its structure tensor). @param luma page-sized. */
export function directionsOf(scene: Scene, luma: Float32Array): Directions {
  const { width, height, scale, figure } = scene;
  const smooth = meanOnFigure(scene, luma, 3);
  const w = Math.floor(width / CELL);
  const h = Math.floor(height / CELL);
  const xx = zeros(w * h);
  const xy = zeros(w * h);
  const yy = zeros(w * h);
  for (let j = 1; j < h - 1; j++)
    for (let i = 1; i < w - 1; i++) {
      const at = j * CELL * width + i * CELL;
      if (figure[at] < 0.5) continue;
      const gx = smooth[at + CELL] - smooth[at - CELL];
      const gy = smooth[at + CELL * width] - smooth[at - CELL * width];
      xx[j * w + i] = gx * gx;
      xy[j * w + i] = gx * gy;
      yy[j * w + i] = gy * gy;
    }
  const radius = (AGREE * scale) / CELL;
  const [sxx, sxy, syy] = [xx, xy, yy].map((field) => scene.blur(field, w, h, radius));
  return (x, y) => {
    const at = Math.min(h - 1, Math.max(0, (y / CELL) | 0)) * w + Math.min(w - 1, Math.max(0, (x / CELL) | 0));
    // the gradient across the strokes: the form's own, and the slant's where the form is faint
    const a = sxx[at] + LEAD * SLANT.y * SLANT.y;
    const b = sxy[at] - LEAD * SLANT.x * SLANT.y;
    const c = syy[at] + LEAD * SLANT.x * SLANT.x;
    const across = 0.5 * Math.atan2(2 * b, a - c);
    return [-Math.sin(across), Math.cos(across)];
  };
}
