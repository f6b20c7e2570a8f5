/** The finished sheet: ground, figure in its clothes, swatches and furniture, as 8-bit pixels of the asked size. */
import sharp from 'sharp';
import type { Look } from '#atelier/look/look.ts';
import { newContext } from '#atelier/paint/canvas.ts';
import type { Rgb } from '#atelier/paint/colour.ts';
import { clamp } from '#atelier/paint/geometry.ts';
import { CLOUD, GRAIN, noiseAt } from '#atelier/paint/noise.ts';
import type { Sheet } from '#atelier/paint/page/compose-sheet.ts';
import { drawFurniture } from '#atelier/paint/page/furniture.ts';
import { PAGE, type Scene } from '#atelier/paint/scene.ts';

/** Where the sheet lies in the picture, pixels; around it there is paper. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Width over height between which the layouts hold; pictures beyond get more paper at the sides or above and below. */
const RATIO = { narrowest: 0.7, widest: 0.95 } as const;

/** The largest sheet that stands in a picture of these pixels, in its middle. */
export function windowFor(width: number, height: number): Frame {
  const ratio = clamp(width / height, RATIO.narrowest, RATIO.widest);
  const w = Math.min(width, Math.round(height * ratio));
  const h = Math.min(height, Math.round(width / ratio));
  return { left: (width - w) >> 1, top: (height - h) >> 1, width: w, height: h };
}

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
  return (
    sharp(bytes, { raw: { width: scene.width, height: scene.height, channels: 3 } })
      // no ringing: a sharper kernel leaves a pale halo along every dark contour
      .resize(width, height, { fit: 'fill', kernel: 'mitchell' })
      .raw()
      .toBuffer()
  );
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

export interface FinishOptions {
  /** Pixels of the picture. */
  width: number;
  height: number;
  frame: Frame;
}

/** The painting in its place on a whole picture of paper. */
function onPaper(painting: Uint8Array, paper: Rgb, { width, height, frame }: FinishOptions): Uint8Array {
  if (frame.width === width && frame.height === height) return painting;
  const out = new Uint8Array(width * height * 3);
  for (let i = 0; i < out.length; i++) out[i] = Math.round(paper[i % 3] * 255);
  for (let y = 0; y < frame.height; y++) {
    const row = painting.subarray(y * frame.width * 3, (y + 1) * frame.width * 3);
    out.set(row, ((y + frame.top) * width + frame.left) * 3);
  }
  return out;
}

/** Lays the set furniture over the painting, and the tooth of the paper over both; works in place. */
function finish(picture: Uint8Array, furniture: Uint8ClampedArray, width: number, height: number, unit: number): void {
  for (let y = 0; y < height; y++) {
    const fall = (y / height - 0.5) ** 2;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const j = (y * width + x) * 4;
      const cloud = noiseAt(CLOUD, (x / unit) * 0.5, (y / unit) * 0.5);
      const light = (noiseAt(TOOTH, x, y) + cloud * 0.008) * (1 - 0.07 * ((x / width - 0.5) ** 2 + fall));
      const a = furniture[j + 3] / 255;
      for (let c = 0; c < 3; c++) {
        const under = picture[i + c];
        const lit = (a ? under + (furniture[j + c] - under) * a : under) * light + 0.5;
        picture[i + c] = lit < 0 ? 0 : Math.min(lit, 255);
      }
    }
  }
}

/** RGB bytes of the finished picture, `width` × `height` × 3. */
export async function finishSheet(look: Look, sheet: Sheet, o: FinishOptions): Promise<Uint8Array> {
  const { scene, layout, plan, note, paper } = sheet;
  const { width, height, frame } = o;
  const picture = onPaper(await reduced(scene, frame.width, frame.height), scene.paper, o);
  const overlay = newContext(width, height);
  const unit = frame.height / PAGE.height;
  overlay.translate(frame.left, frame.top);
  overlay.scale(unit, unit);
  drawFurniture(overlay, { look, layout, plan, note, paper, pageWidth: frame.width / unit });
  finish(picture, overlay.getImageData(0, 0, width, height).data, width, height, unit);
  return picture;
}
