/** Paints a Look onto its page: the one place that knows what is laid down first. */

import { type FlatDrafter, HOUSE_MEDIUM, type Look, type Medium } from '@toile/look';
import type { Material } from '#atelier/cloth/build.ts';
import { makeWearer, type Wearer } from '#atelier/figure/body/wearer.ts';
import { drawGroundShadow, drawHemShadow, heelOf, hemOnFloor } from '#atelier/figure/feet/draw-shoes.ts';
import { poseFor, stanceFor } from '#atelier/figure/poses/stance-for.ts';
import { drawnParts } from '#atelier/garments/drawn-parts.ts';
import type { Dressed } from '#atelier/garments/dress-person.ts';
import { withoutUndrawn } from '#atelier/garments/told/undrawn-details.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { LEFT, RIGHT } from '#atelier/kit/side.ts';
import { telling } from '#atelier/sheet/flats/flat.ts';
import type { Note } from '#atelier/sheet/lettering/note.ts';
import { notesFor } from '#atelier/sheet/lettering/notes.ts';
import { measuringContext } from '#atelier/sheet/lettering/type.ts';
import { develop } from '#atelier/sheet/media/develop.ts';
import { MEDIUM_PAPER } from '#atelier/sheet/media/medium-paper.ts';
import type { BackdropKind, Stage } from '#atelier/sheet/page/backdrop/backdrop.ts';
import { layCastShadow } from './cast-shadow.ts';
import { type GroundOptions, layGround } from './ground.ts';
import { groundColours, paperOf } from './ground-colours.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { LooseStage } from './loose/loose-forms.ts';
import { layLooseGround, looseGroundOf } from './loose/loose-ground.ts';
import { widenField } from './loose/widen-field.ts';
import { groundBy, laidOutBy } from './page-of.ts';
import { paintFigure } from './paint-figure.ts';
import { paintingAfter } from './painting-after.ts';
import { GROUND } from './places.ts';
import { type PlacedSample, planSheet, type SheetPlan } from './plan.ts';
import { sitterOf } from './sitter.ts';
import { isWide, spreadOf } from './spread.ts';
import { paintSwatch } from './swatch.ts';

export interface ComposeOptions {
  /** Size of the page in units. */
  page: { width: number; height: number };
  /** Painted pixels per page unit. */
  scale: number;
  medium?: Medium | undefined;
  /** Who draws the flats; without one there are none. */
  draft?: FlatDrafter | undefined;
  /** Whether the painting is kept without its swatches too. */
  isBareKept?: boolean;
  onStep?: ((step: 'cutting' | 'painting', progress: number) => void) | undefined;
}

/** A painted page and what is still to be set on it. */
export interface Sheet {
  scene: Scene;
  /** The pigment of the scene before any swatch lay on it, where it was to be kept. */
  bare: Float32Array | null;
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
const hemSway = ({ leg, origin }: Wearer): number => ((leg[LEFT].ankle[0] + leg[RIGHT].ankle[0]) / 2 - origin[0]) * 1.7;

/** What is settled before anything is painted. */
export interface Setting {
  paper: string;
  layout: Layout;
  wearer: Wearer;
  /** Whom the ground was laid for: of an edit the one who stood there first. */
  first: Wearer;
  ground: GroundOptions;
}

/** Paper left between a backdrop and the columns, and to the edges of the page. */
const BACKDROP_MARGIN = 30;
const PAGE_MARGIN = 34;
/** Under the title over a child's head. */
const CHILD_HEAD = 190;

/** Layout and stance of a Look. Deterministic in Look, seed and page. */
export function settingFor(look: Look, seed: number, page: ComposeOptions['page'], medium: Medium): Setting {
  const standIn = (worn: Look, x: number): Wearer =>
    makeWearer(
      { ...worn.person, pose: poseFor(worn) },
      { x, heel: heelOf(worn.footwear.kind, worn.footwear.details), stance: stanceFor(worn) },
    );
  const by = groundBy(look);
  const laidOut = laidOutBy(look);
  const layout = layoutOf(laidOut, seed, page.width);
  if (isWide(laidOut)) layout.figureX -= hemSway(standIn(laidOut, 0));
  const wearer = standIn(look, layout.figureX);
  const first = by === look ? wearer : standIn(by, layout.figureX);
  const stage = stageOf(laidOut, seed, layout, page);
  // dusk is a matter of degrees, which flat shapes have not, and ink dries in blots
  const daylight: BackdropKind = medium === 'flat' ? 'block' : medium === 'ink' ? 'bloom' : 'evening';
  const kind = layout.backdrop === 'evening' ? daylight : layout.backdrop;
  const ground = { kind, stage, colours: groundColours(by) };
  return { paper: MEDIUM_PAPER[medium] ?? paperOf(by), layout, wearer, first, ground };
}

/** The room beside the columns; a figure between two has the middle. */
function stageOf(look: Look, seed: number, { columns, figureX, banner }: Layout, page: ComposeOptions['page']): Stage {
  const left = columns.filter((c) => c.x < figureX).map((c) => c.x + c.width);
  const right = columns.filter((c) => c.x > figureX).map((c) => c.x);
  return {
    left: Math.max(0, ...left) + BACKDROP_MARGIN,
    right: Math.min(page.width, ...right) - BACKDROP_MARGIN,
    figureX,
    top: banner === 'head' ? CHILD_HEAD : PAGE_MARGIN,
    foot: banner === 'plinth' ? GROUND + 8 : page.height - PAGE_MARGIN,
    reach: spreadOf(look),
    seed,
  };
}

/** Where a loose ground may lie, and who stood before it first. */
function looseStageOf({ ground, first }: Setting): Omit<LooseStage, 'offset' | 'side'> {
  const { left, right, figureX, foot } = ground.stage;
  return { left, right, figureX, foot, headY: first.head.o[1] };
}

/** Seen less than this, square page units, a garment is no part of the sheet: nobody could find its swatch on the figure. */
const SEEN = 420;

/** Pixels of each garment, from the second number on. */
function areasOf(garmentAt: Uint8Array, garments: number): Uint32Array {
  const areas = new Uint32Array(garments + 1);
  for (let i = 0; i < garmentAt.length; i++) {
    const at = garmentAt[i];
    if (at > 0) areas[at]++;
  }
  return areas;
}

/** The Look without what the other clothes hide. */
export function seenOf(look: Look, scene: Scene, garmentAt: Uint8Array): Look {
  const areas = areasOf(garmentAt, look.garments.length);
  const garments = look.garments.filter((_, i) => areas[i + 1] > SEEN * scene.scale ** 2);
  return garments.length ? { ...look, garments } : look;
}

/** Ground, person, clothes and swatches. Deterministic in Look, seed, page and scale. */
export function composeSheet(look: Look, seed: number, o: ComposeOptions): Sheet {
  const { medium = HOUSE_MEDIUM } = o;
  const setting = settingFor(look, seed, o.page, medium);
  const { paper, layout, wearer, ground } = setting;
  o.onStep?.('painting', 0.08);
  const scene = new Scene(o.scale, seed, paper, o.page, medium !== 'gouache');
  const loose = medium === 'watercolour' ? looseGroundOf(groundBy(look), seed) : null;
  if (loose) layLooseGround(scene, loose, looseStageOf(setting));
  else layGround(scene, ground);
  o.onStep?.('painting', 0.16);
  drawGroundShadow(scene, wearer, look.footwear, look.garments);
  drawHemShadow(scene, wearer, hemOnFloor(look.garments));
  const dressed = paintFigure(scene, wearer, look, seed, (share) => o.onStep?.('painting', 0.16 + share * 0.6));
  layCastShadow(scene, ground.stage.right);
  const { garmentAt } = dressed;
  const [main] = telling(look, 1);
  const splash = { at: [layout.figureX, GROUND] as const, colour: main?.cloth.colour.hex ?? paper };
  const sitter = sitterOf(wearer, look, loose?.isDark ?? false);
  const developed = (): void => develop(scene, { medium, garmentAt, splash, sitter });
  // swatches are laid on a watercolour as they are
  if (loose) developed();
  const bare = o.isBareKept ? (loose ? scene.rgb.slice() : paintingAfter(scene, developed)) : null;
  if (bare && loose) widenField(bare, scene, { ground: loose, stage: looseStageOf(setting) });
  const plan = planSheet(seenOf(look, scene, garmentAt), layout, measuringContext(), o.draft);
  plan.samples = plan.samples.filter((sample) => {
    const material = materialOf(sample, dressed);
    if (material) paintSwatch(scene, material, sample, seed);
    return !!material;
  });
  if (!loose) developed();
  // letters of a pixel or two say nothing
  const notes = !scene.shows('note')
    ? []
    : notesFor({
        look: withoutUndrawn({ wearer, look, seed, parts: drawnParts(dressed.outfit) }),
        scene,
        garmentAt,
        wearer,
        width: o.page.width,
        taken: plan.taken,
      });
  o.onStep?.('painting', 0.84);
  return { scene, bare, paper, layout, plan, notes };
}
