/** Paints the whole sheet of a Look: the one place that knows what is laid down first. */

import type { Material } from '#atelier/cloth/build.ts';
import { drawBackHair, drawHead } from '#atelier/figure/draw-head.ts';
import { drawJewellery } from '#atelier/figure/draw-jewellery.ts';
import { drawGroundShadow, heelOf } from '#atelier/figure/draw-shoes.ts';
import { poseFor } from '#atelier/figure/poses.ts';
import { makeWearer } from '#atelier/figure/wearer.ts';
import { type Dressed, dress } from '#atelier/garments/dress.ts';
import type { Look } from '#atelier/look/look.ts';
import { telling } from '#atelier/paint/flats/flat.ts';
import { layGround } from '#atelier/paint/page/ground.ts';
import { layoutOf } from '#atelier/paint/page/layout.ts';
import { placeNote } from '#atelier/paint/page/note.ts';
import { paperOf, washOf } from '#atelier/paint/page/palette.ts';
import { type PlacedSample, planColumn } from '#atelier/paint/page/plan.ts';
import { finishSheet, measuringContext, pageFor } from '#atelier/paint/page/sheet.ts';
import { paintSwatch } from '#atelier/paint/page/swatch.ts';
import { hemNote } from '#atelier/paint/page/words.ts';
import { PAGE, Scene } from '#atelier/paint/scene.ts';

export interface SheetOptions {
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** Painted pixels per pixel of the picture. */
  fineness?: number | undefined;
  onStep?: (step: 'cutting' | 'painting', progress: number) => void;
}

/** Accessories whose colour is that of the cloth round the head. */
const COVERS = ['hijab', 'turban', 'gele'];
/** Painted pixels per pixel where nobody says otherwise: edges and weave stay clean through the reduction. */
const FINENESS = 1.25;
/** Sharper than this the engine has nothing more to tell; pixels per page unit. */
const SHARPEST = 3;
const FINENESS_RANGE = { least: 1, most: 3 } as const;

const paintingScale = (height: number, fineness: number): number => {
  const picture = height / PAGE.height;
  return Math.max(picture, Math.min(picture * fineness, SHARPEST));
};

/** Lowest page y at which a garment lies, or null if nothing of it is seen. */
function hemOf(scene: Scene, { garmentAt }: Dressed, index: number): number | null {
  const { width, height, scale } = scene;
  const enough = 12 * scale;
  for (let y = height - 1; y >= 0; y--) {
    let seen = 0;
    for (let x = 0, row = y * width; x < width; x++) if (garmentAt[row + x] === index + 1) seen++;
    if (seen > enough) return y / scale;
  }
  return null;
}

/** The very material the garment was painted with. */
function materialOf({ garmentId, border }: PlacedSample, { materials }: Dressed): Material | undefined {
  return materials.find((used) => used.garmentId === garmentId && !!used.material.strip === !!border)?.material;
}

/** RGB bytes of the sheet, `width` × `height` × 3. @throws RangeError if `fineness` is out of range. */
export async function paintSheet(look: Look, seed: number, o: SheetOptions): Promise<Uint8Array> {
  const { fineness = FINENESS } = o;
  if (!(fineness >= FINENESS_RANGE.least && fineness <= FINENESS_RANGE.most))
    throw new RangeError(`scale: ${fineness} is not from ${FINENESS_RANGE.least} to ${FINENESS_RANGE.most}`);
  const page = pageFor(o.width, o.height);
  const paper = paperOf(look);
  const layout = layoutOf(look, seed, page.width);
  const measure = measuringContext();
  const plan = planColumn(look, layout, measure);
  const wearer = makeWearer(
    { ...look.person, pose: poseFor(look) },
    { x: layout.figureX, heel: heelOf(look.footwear.kind) },
  );
  o.onStep?.('painting', 0.08);
  const scene = new Scene(paintingScale(o.height, fineness), seed, paper, page);
  layGround(scene, { wash: layout.wash, colour: washOf(look), figureX: layout.figureX });
  o.onStep?.('painting', 0.16);
  drawGroundShadow(scene, wearer, look.footwear);
  const cover = look.accessories.find((a) => COVERS.includes(a.kind))?.colour.hex;
  const head = { seed, ...(cover && { cover }) };
  drawBackHair(scene, wearer, head);
  const dressed = dress(scene, wearer, look, seed);
  o.onStep?.('painting', 0.66);
  drawHead(scene, wearer, head);
  drawJewellery(scene, wearer, look.accessories, { seed });
  o.onStep?.('painting', 0.76);
  // cloth that is wholly hidden was never painted and has no swatch to cut from
  plan.samples = plan.samples.filter((sample) => {
    const material = materialOf(sample, dressed);
    if (material) paintSwatch(scene, material, sample, seed);
    return !!material;
  });
  const [main] = telling(look, 1);
  const hemY = main ? hemOf(scene, dressed, look.garments.indexOf(main)) : null;
  const note = main && hemY !== null ? placeNote(scene, hemNote(main), hemY, layout, plan, measure) : null;
  o.onStep?.('painting', 0.84);
  return finishSheet(scene, { look, layout, plan, note, paper, width: o.width, height: o.height });
}
