/** Paints a view of shoes into its window of the sheet. */
import type { Medium } from '@toile/look';
import { HOUSE_MEDIUM } from '@toile/look';
import { luma } from '#atelier/kit/colour.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { develop } from '#atelier/sheet/media/develop.ts';
import type { PlacedView } from '../place-views.ts';
import { inked, pictureOf, type ShoePicture } from './shoe-picture.ts';
import { type ShoeView, UNITS } from './shoe-views.ts';

/** How dark the deepest shadow makes each colour of the floor: it is cool, and never a hole. */
const SHADE = [0.78, 0.8, 0.72] as const;
/** What a scene calls things, and a line that is drawn. */
const THING = -1;
/** Lightness at which a thing is in its own colour. */
const OWN = 0.55;

interface PaintShoesOptions {
  paper: string;
  medium: Medium;
  /** Page and pixels of the window. */
  width: number;
  height: number;
}

/** The same drawn by another medium than the house's: pencil, ink. */
function drawnBy(sheet: Scene, picture: ShoePicture, { paper, medium, width, height }: PaintShoesOptions): void {
  const page = { width: width / sheet.scale, height: height / sheet.scale };
  const scene = new Scene(sheet.scale, sheet.seed, paper, page, true);
  const { rgb, cover, line } = picture;
  for (let i = 0; i < cover.length && i < scene.figure.length; i++) {
    const own = cover[i];
    scene.figure[i] = own;
    if (own === 0) continue;
    for (let c = 0; c < 3; c++) scene.rgb[i * 3 + c] += (rgb[i * 3 + c] - scene.rgb[i * 3 + c]) * own;
    if (scene.line) scene.line[i] = line[i];
    if (scene.light) scene.light[i] = luma([rgb[i * 3], rgb[i * 3 + 1], rgb[i * 3 + 2]]) / OWN;
    if (scene.sort) scene.sort[i] = THING;
  }
  develop(scene, { medium, garmentAt: new Uint8Array(scene.width * scene.height) });
  rgb.set(scene.rgb.subarray(0, rgb.length));
  scene.release();
}

export function paintShoes(
  sheet: Scene,
  { surfaces, groups, camera }: ShoeView,
  { window, zoom, from }: PlacedView,
  o: Pick<PaintShoesOptions, 'paper' | 'medium'>,
): void {
  const { scale } = sheet;
  const [dx, dy] = [Math.round(window.left * scale), Math.round(window.top * scale)];
  const width = Math.round((window.right - window.left) * scale);
  const height = Math.round((window.bottom - window.top) * scale);
  const per = zoom * scale;
  const frame = { x: from.x * per, y: from.y * per, width, height, perFoot: UNITS * per };
  const picture = pictureOf(surfaces, groups, camera, frame);
  if (o.medium === HOUSE_MEDIUM || o.medium === 'gouache') inked(picture);
  else drawnBy(sheet, picture, { ...o, width, height });
  const { rgb, cover, floor } = picture;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const to = (y + dy) * sheet.width + x + dx;
      for (let c = 0; c < 3; c++) {
        const ground = sheet.rgb[to * 3 + c] * (1 - SHADE[c] * floor[at]);
        sheet.rgb[to * 3 + c] = ground + (rgb[at * 3 + c] - ground) * cover[at];
      }
      sheet.figure[to] = Math.max(sheet.figure[to], cover[at]);
    }
}
