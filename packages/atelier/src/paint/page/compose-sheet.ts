/** Paints a Look onto its page: the one place that knows what is laid down first. */

import type { Material } from '#atelier/cloth/build.ts';
import { drawGroundShadow, drawHemShadow, heelOf, hemOnFloor } from '#atelier/figure/draw-shoes.ts';
import { poseFor, stanceFor } from '#atelier/figure/poses.ts';
import { makeWearer, type Wearer } from '#atelier/figure/wearer.ts';
import type { Dressed } from '#atelier/garments/dress.ts';
import type { Garment, Look } from '#atelier/look/look.ts';
import type { Medium } from '#atelier/look/medium.ts';
import { telling } from '#atelier/paint/flats/flat.ts';
import { clamp, distance, sub, unit } from '#atelier/paint/geometry.ts';
import { develop } from '#atelier/paint/media/develop.ts';
import { MEDIUM_PAPER } from '#atelier/paint/media/medium.ts';
import { layGround } from '#atelier/paint/page/ground.ts';
import { GROUND, type Layout, layoutOf } from '#atelier/paint/page/layout.ts';
import { type Note, placeNote } from '#atelier/paint/page/note.ts';
import { paintFigure } from '#atelier/paint/page/paint-figure.ts';
import { paperOf, washOf } from '#atelier/paint/page/palette.ts';
import { type ColumnPlan, type PlacedSample, planColumn } from '#atelier/paint/page/plan.ts';
import { paintSwatch } from '#atelier/paint/page/swatch.ts';
import { measuringContext } from '#atelier/paint/page/type.ts';
import { hemNote } from '#atelier/paint/page/words.ts';
import { Scene } from '#atelier/paint/scene.ts';

export interface ComposeOptions {
  /** Size of the page in units. */
  page: { width: number; height: number };
  /** Painted pixels per page unit. */
  scale: number;
  medium?: Medium | undefined;
  onStep?: ((step: 'cutting' | 'painting', progress: number) => void) | undefined;
}

/** A painted page and what is still to be set on it. */
export interface Sheet {
  scene: Scene;
  paper: string;
  layout: Layout;
  plan: ColumnPlan;
  note: Note | null;
}

/** Within this of a forearm or hand, page units, cloth is a sleeve and no hem. */
const SLEEVE = 44;
const HAND = 60;

/** Is this pixel of the scene on a forearm or hand? */
function armsOf({ armL, armR }: Wearer, { scale, width }: Scene): (pixel: number) => boolean {
  const arms = [armL, armR].map(({ el, wr }) => {
    const along = unit(sub(wr, el));
    return { el, along, length: distance(el, wr) + HAND };
  });
  return (pixel) => {
    const x = (pixel % width) / scale;
    const y = Math.floor(pixel / width) / scale;
    return arms.some(({ el, along, length }) => {
      const t = clamp((x - el[0]) * along[0] + (y - el[1]) * along[1], 0, length);
      return Math.hypot(x - el[0] - along[0] * t, y - el[1] - along[1] * t) < SLEEVE;
    });
  };
}

/** Page heights between which a garment is seen, or null if nothing of it is. */
function heightsOf(scene: Scene, isGarment: (pixel: number) => boolean): { topY: number; hemY: number } | null {
  const { width, height, scale } = scene;
  const enough = 12 * scale;
  const isSeen = (y: number): boolean => {
    let seen = 0;
    for (let x = 0, row = y * width; x < width; x++) if (isGarment(row + x)) seen++;
    return seen > enough;
  };
  let low = height - 1;
  while (low >= 0 && !isSeen(low)) low--;
  if (low < 0) return null;
  let top = 0;
  while (!isSeen(top)) top++;
  return { topY: top / scale, hemY: low / scale };
}

/** The very material the garment was painted with. */
function materialOf({ garmentId, border }: PlacedSample, { materials }: Dressed): Material | undefined {
  return materials.find((used) => used.garmentId === garmentId && !!used.material.strip === !!border)?.material;
}

/**
 * How far the middle of a floor-length hem stands from the plumb line: a full skirt follows the line from the hips through
 * the ankles and on to the hem.
 */
const hemSway = ({ legL, legR, origin }: Wearer): number => ((legL.ankle[0] + legR.ankle[0]) / 2 - origin[0]) * 1.7;

/** What is settled before anything is painted. */
export interface Setting {
  paper: string;
  layout: Layout;
  plan: ColumnPlan;
  wearer: Wearer;
}

/** Layout, column and stance of a Look. Deterministic in Look, seed and page. */
export function settingFor(look: Look, seed: number, page: ComposeOptions['page'], medium: Medium): Setting {
  const stand = (x: number): Wearer =>
    makeWearer(
      { ...look.person, pose: poseFor(look) },
      { x, heel: heelOf(look.footwear.kind), stance: stanceFor(look) },
    );
  const layout = layoutOf(look, seed, page.width);
  if (layout.name === 'wide') layout.figureX -= hemSway(stand(0));
  const plan = planColumn(look, layout, measuringContext());
  return { paper: MEDIUM_PAPER[medium] ?? paperOf(look), layout, plan, wearer: stand(layout.figureX) };
}

/** What lies beneath or is draped has no hem of its own to be seen. */
const HEMLESS = new Set<Garment['layer']>(['base', 'drape']);

/** The one note of the sheet, beside the hem of the most telling garment whose hem can be seen and has room beside it. */
export function noteFor(look: Look, scene: Scene, garmentAt: Uint8Array, setting: Setting): Note | null {
  const { layout, plan, wearer } = setting;
  const isArm = armsOf(wearer, scene);
  for (const [rank, garment] of telling(look, 3).entries()) {
    if (rank && HEMLESS.has(garment.layer)) continue;
    const index = look.garments.indexOf(garment);
    const isGarment = (pixel: number): boolean => garmentAt[pixel] === index + 1 && !isArm(pixel);
    const heights = heightsOf(scene, isGarment);
    if (!heights) continue;
    const input = { words: hemNote(garment), ...heights, isGarment, layout, plan };
    const note = placeNote(scene, input, measuringContext());
    if (note) return note;
  }
  return null;
}

/** Ground, person, clothes and swatches. Deterministic in Look, seed, page and scale. */
export function composeSheet(look: Look, seed: number, o: ComposeOptions): Sheet {
  const { medium = 'gouache' } = o;
  const setting = settingFor(look, seed, o.page, medium);
  const { paper, layout, plan, wearer } = setting;
  o.onStep?.('painting', 0.08);
  const scene = new Scene(o.scale, seed, paper, o.page, medium !== 'gouache');
  layGround(scene, { wash: layout.wash, colour: washOf(look), figureX: layout.figureX });
  o.onStep?.('painting', 0.16);
  drawGroundShadow(scene, wearer, look.footwear);
  drawHemShadow(scene, wearer, hemOnFloor(look.garments));
  const dressed = paintFigure(scene, wearer, look, seed, (share) => o.onStep?.('painting', 0.16 + share * 0.6));
  // cloth that is wholly hidden was never painted and has no swatch to cut from
  plan.samples = plan.samples.filter((sample) => {
    const material = materialOf(sample, dressed);
    if (material) paintSwatch(scene, material, sample, seed);
    return !!material;
  });
  const { garmentAt } = dressed;
  const [main] = telling(look, 1);
  const splash = { at: [layout.figureX, GROUND] as const, colour: main?.cloth.colour.hex ?? paper };
  develop(scene, { medium, garmentAt, splash });
  const note = noteFor(look, scene, garmentAt, setting);
  o.onStep?.('painting', 0.84);
  return { scene, paper, layout, plan, note };
}
