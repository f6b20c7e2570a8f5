/** Paints a Look onto its page: the one place that knows what is laid down first. */

import type { Material } from '#atelier/cloth/build.ts';
import { drawGroundShadow, drawHemShadow, heelOf, hemOnFloor } from '#atelier/figure/draw-shoes.ts';
import { poseFor, stanceFor } from '#atelier/figure/poses.ts';
import { makeWearer, type Wearer } from '#atelier/figure/wearer.ts';
import type { Dressed } from '#atelier/garments/dress.ts';
import type { Look } from '#atelier/look/look.ts';
import type { Medium } from '#atelier/look/medium.ts';
import { telling } from '#atelier/paint/flats/flat.ts';
import { develop } from '#atelier/paint/media/develop.ts';
import { MEDIUM_PAPER } from '#atelier/paint/media/medium.ts';
import { type GroundOptions, layGround } from '#atelier/paint/page/ground.ts';
import { GROUND, type Layout, layoutOf } from '#atelier/paint/page/layout.ts';
import type { Note } from '#atelier/paint/page/note.ts';
import { notesFor } from '#atelier/paint/page/notes.ts';
import { paintFigure } from '#atelier/paint/page/paint-figure.ts';
import { paperOf, washOf } from '#atelier/paint/page/palette.ts';
import { type PlacedSample, planSheet, type SheetPlan } from '#atelier/paint/page/plan.ts';
import { isWide } from '#atelier/paint/page/spread.ts';
import { paintSwatch } from '#atelier/paint/page/swatch.ts';
import { measuringContext } from '#atelier/paint/page/type.ts';
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
  plan: SheetPlan;
  notes: Note[];
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
  wearer: Wearer;
  /** Where the wash is laid. */
  wash: Omit<GroundOptions, 'colour'>;
}

/** Room between a column and the wash of its side. */
const SIDE_MARGIN = 30;
/** How far right of the figure a wash has its middle. */
const WASH_SHIFT = 30;

/** Layout and stance of a Look. Deterministic in Look, seed and page. */
export function settingFor(look: Look, seed: number, page: ComposeOptions['page'], medium: Medium): Setting {
  const stand = (x: number): Wearer =>
    makeWearer(
      { ...look.person, pose: poseFor(look) },
      { x, heel: heelOf(look.footwear.kind), stance: stanceFor(look) },
    );
  const layout = layoutOf(look, seed, page.width);
  if (isWide(look)) layout.figureX -= hemSway(stand(0));
  const wearer = stand(layout.figureX);
  return { paper: MEDIUM_PAPER[medium] ?? paperOf(look), layout, wearer, wash: washAt(layout) };
}

/** Washes lie a little to the shadow side of the figure; between two columns they lie in the middle. */
function washAt({ columns, wash, figureX }: Layout): Omit<GroundOptions, 'colour'> {
  const column = columns[columns.length - 1];
  const sideX = column.x > figureX ? column.x - SIDE_MARGIN : column.x + column.width + SIDE_MARGIN;
  return { wash, figureX: columns.length > 1 ? figureX - WASH_SHIFT : figureX, sideX };
}

/** Seen less than this, square page units, a garment is no part of the sheet: nobody could find its swatch on the figure. */
const SEEN = 420;

/** The Look without what the other clothes hide. */
export function seenOf(look: Look, scene: Scene, garmentAt: Uint8Array): Look {
  const areas = look.garments.map(() => 0);
  for (let i = 0; i < garmentAt.length; i++) if (garmentAt[i]) areas[garmentAt[i] - 1]++;
  const garments = look.garments.filter((_, i) => areas[i] > SEEN * scene.scale ** 2);
  return garments.length ? { ...look, garments } : look;
}

/** Ground, person, clothes and swatches. Deterministic in Look, seed, page and scale. */
export function composeSheet(look: Look, seed: number, o: ComposeOptions): Sheet {
  const { medium = 'gouache' } = o;
  const setting = settingFor(look, seed, o.page, medium);
  const { paper, layout, wearer, wash } = setting;
  o.onStep?.('painting', 0.08);
  const scene = new Scene(o.scale, seed, paper, o.page, medium !== 'gouache');
  layGround(scene, { ...wash, colour: washOf(look) });
  o.onStep?.('painting', 0.16);
  drawGroundShadow(scene, wearer, look.footwear, look.garments);
  drawHemShadow(scene, wearer, hemOnFloor(look.garments));
  const dressed = paintFigure(scene, wearer, look, seed, (share) => o.onStep?.('painting', 0.16 + share * 0.6));
  const { garmentAt } = dressed;
  const plan = planSheet(seenOf(look, scene, garmentAt), layout, measuringContext());
  plan.samples = plan.samples.filter((sample) => {
    const material = materialOf(sample, dressed);
    if (material) paintSwatch(scene, material, sample, seed);
    return !!material;
  });
  const [main] = telling(look, 1);
  const splash = { at: [layout.figureX, GROUND] as const, colour: main?.cloth.colour.hex ?? paper };
  develop(scene, { medium, garmentAt, splash });
  const notes = notesFor({ look, scene, garmentAt, wearer, width: o.page.width, taken: plan.taken });
  o.onStep?.('painting', 0.84);
  return { scene, paper, layout, plan, notes };
}
