import type { Accessory } from '#atelier/look/look.ts';
import type { Scene } from '#atelier/paint/scene.ts';
import { drawAnklet, drawBangles, drawBracelet, drawWatch } from './draw-armwear.ts';
import {
  drawEarrings,
  drawGlasses,
  drawHoops,
  drawJhumkas,
  drawNoseRing,
  drawStuds,
  drawSunglasses,
} from './draw-facewear.ts';
import {
  drawBeanie,
  drawBeret,
  drawBindi,
  drawCap,
  drawGajra,
  drawHat,
  drawHeadband,
  drawMaangTikka,
  drawTiara,
} from './draw-headwear.ts';
import { drawChoker, drawNecklace, drawPendant } from './draw-neckwear.ts';
import { headSpace } from './head-space.ts';
import type { Wearer } from './wearer.ts';
import { type DrawThing, thingOf } from './worn-things.ts';

/** Accessory kinds worn on the body that are drawn here. */
const DRAWN: Record<string, DrawThing> = {
  anklet: drawAnklet,
  necklace: drawNecklace,
  choker: drawChoker,
  pendant: drawPendant,
  bangles: drawBangles,
  bracelet: drawBracelet,
  watch: drawWatch,
  glasses: drawGlasses,
  sunglasses: drawSunglasses,
  'nose-ring': drawNoseRing,
  bindi: drawBindi,
  'maang-tikka': drawMaangTikka,
  studs: drawStuds,
  hoops: drawHoops,
  jhumkas: drawJhumkas,
  earrings: drawEarrings,
  gajra: drawGajra,
  headband: drawHeadband,
  tiara: drawTiara,
  beret: drawBeret,
  cap: drawCap,
  beanie: drawBeanie,
  hat: drawHat,
};
const ORDER = Object.keys(DRAWN);

/** Accessory kinds that drawJewellery paints; the others are told, or drawn with the clothes. */
export const DRAWN_ACCESSORIES: ReadonlySet<string> = new Set(ORDER);

/** Paints what is worn on the body, from the skin outwards, after head and clothes. Kinds it does not know it leaves out. */
export function drawJewellery(S: Scene, w: Wearer, accessories: readonly Accessory[], o: { seed: number }): void {
  const s = headSpace(S, w, o.seed);
  const known = accessories.filter((a) => DRAWN_ACCESSORIES.has(a.kind));
  known.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  for (const accessory of known) DRAWN[accessory.kind](thingOf(s, w, accessory));
}
