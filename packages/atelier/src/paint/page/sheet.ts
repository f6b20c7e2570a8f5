/** The finished sheet: ground, figure in its clothes, swatches and furniture, as 8-bit pixels of the asked size. */
import sharp from 'sharp';
import type { Look } from '#atelier/look/look.ts';
import { type Context2D, newContext } from '#atelier/paint/canvas.ts';
import { clamp } from '#atelier/paint/geometry.ts';
import { CLOUD, GRAIN, noiseAt } from '#atelier/paint/noise.ts';
import { drawFurniture, type FurnitureOptions } from '#atelier/paint/page/furniture.ts';
import { PAGE, type Scene } from '#atelier/paint/scene.ts';

/** Size of a page in units for a picture of these pixels: the height is always the sheet's. */
export const pageFor = (width: number, height: number): { width: number; height: number } => ({
  width: (PAGE.height * width) / height,
  height: PAGE.height,
});

/** A context in page units, for measuring words. */
export const measuringContext = (): Context2D => newContext(8, 8);

/** Painted colour as bytes, neither toothed nor shaded yet. */
function bytesOf({ rgb }: Scene): Uint8Array {
  const out = new Uint8Array(rgb.length);
  for (let i = 0; i < rgb.length; i++) {
    const v = rgb[i] * 255 + 0.5;
    out[i] = v < 0 ? 0 : Math.min(v, 255);
  }
  return out;
}

/** The scene at the size of the picture. */
async function reduced(scene: Scene, width: number, height: number): Promise<Uint8Array> {
  const bytes = bytesOf(scene);
  if (scene.width === width && scene.height === height) return bytes;
  return sharp(bytes, { raw: { width: scene.width, height: scene.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
}

/** Light and shade of the paper's tooth, tiling: the grain seen from the upper left. */
const TOOTH = ((): Float32Array => {
  const side = 512;
  const tooth = new Float32Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      tooth[y * side + x] = 1 + (noiseAt(GRAIN, x, y) - noiseAt(GRAIN, x + 2, y + 2)) * 0.014;
  return tooth;
})();

/** Lays the set furniture over the painting, and the tooth of the paper over both. */
function finish(painting: Uint8Array, furniture: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const step = PAGE.height / height;
  for (let y = 0; y < height; y++) {
    const fall = (y / height - 0.5) ** 2;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const j = (y * width + x) * 4;
      const cloud = noiseAt(CLOUD, x * step * 0.5, y * step * 0.5);
      const light = (noiseAt(TOOTH, x, y) + cloud * 0.008) * (1 - 0.07 * ((x / width - 0.5) ** 2 + fall));
      const a = furniture[j + 3] / 255;
      for (let c = 0; c < 3; c++) {
        const under = painting[i + c];
        painting[i + c] = clamp((under + (furniture[j + c] - under) * a) * light + 0.5, 0, 255);
      }
    }
  }
  return painting;
}

export interface FinishOptions extends Omit<FurnitureOptions, 'pageWidth'> {
  look: Look;
  /** Pixels of the picture. */
  width: number;
  height: number;
}

/** RGB bytes of the finished sheet, `width` × `height` × 3. */
export async function finishSheet(scene: Scene, o: FinishOptions): Promise<Uint8Array> {
  const painting = await reduced(scene, o.width, o.height);
  const overlay = newContext(o.width, o.height);
  const unit = o.height / PAGE.height;
  overlay.scale(unit, unit);
  drawFurniture(overlay, { ...o, pageWidth: o.width / unit });
  return finish(painting, overlay.getImageData(0, 0, o.width, o.height).data, o.width, o.height);
}
