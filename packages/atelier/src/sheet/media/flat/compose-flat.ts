/** The sheet in flat shapes: wash, ground shadow, person, swatches, and what is set on them. */

import type { FlatDrafter, Look } from '@toile/look';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { drawGroundShadow, drawHemShadow, hemOnFloor } from '#atelier/figure/feet/draw-shoes.ts';
import { drawnParts } from '#atelier/garments/drawn-parts.ts';
import type { Dressed } from '#atelier/garments/dress-person.ts';
import { withoutUndrawn } from '#atelier/garments/told/undrawn-details.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { zeros } from '#atelier/kit/fields.ts';
import { clamp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import type { Note } from '#atelier/sheet/lettering/note.ts';
import { notesFor } from '#atelier/sheet/lettering/notes.ts';
import { measuringContext } from '#atelier/sheet/lettering/type.ts';
import { type Setting, seenOf, settingFor } from '#atelier/sheet/page/compose-sheet.ts';
import { groundLayers } from '#atelier/sheet/page/ground.ts';
import { groundColours, paperOf } from '#atelier/sheet/page/ground-colours.ts';
import { loneWearer } from '#atelier/sheet/page/lone-wearer.ts';
import { paintFigure } from '#atelier/sheet/page/paint-figure.ts';
import { FOOT, layoutOfPair, stageOfPair, UNDER } from '#atelier/sheet/page/pair/pair-layout.ts';
import { planPair } from '#atelier/sheet/page/pair/plan-pair.ts';
import { standPair, standsBehind } from '#atelier/sheet/page/pair/stand-pair.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';
import { type PlacedSample, planSheet, type SheetPlan } from '#atelier/sheet/page/plan.ts';
import { pinked } from '#atelier/sheet/page/swatch.ts';
import type { Outline } from '#atelier/sheet/vector/outline.ts';
import { trace } from '#atelier/sheet/vector/trace.ts';
import type { FlatShape } from './flat-shape.ts';
import { flatten, unprinted } from './flatten.ts';
import { patternOf } from './patterns.ts';

export interface FlatSheet extends Omit<Setting, 'first'> {
  /** Page units; painted in this order on the paper. */
  shapes: FlatShape[];
  /** How many of them come before the first swatch. */
  bare: number;
  plan: SheetPlan;
  notes: Note[];
  page: { width: number; height: number };
}

/** Pixels per page unit at which the person is painted before tracing: fine enough for an eyelid. */
const FIGURE_SCALE = 1.5;
/** The same for ground and shadow, which are soft. */
const GROUND_SCALE = 0.5;
const WASH_OPACITY = 0.9;

/** What stands darker than the paper, traced. @param share of the deepest tone from which it counts. */
function stain(scene: Scene, share: number): Outline[] {
  const { rgb, width, height, scale, paper } = scene;
  const data = zeros(width * height);
  let deepest = 0;
  for (let i = 0; i < data.length; i++) {
    data[i] = Math.abs(paper[1] - rgb[i * 3 + 1]);
    deepest = Math.max(deepest, data[i]);
  }
  if (deepest < 0.01) return [];
  for (let i = 0; i < data.length; i++) data[i] = clamp(data[i] / deepest / (share * 2));
  return trace({ data: scene.blur(data, width, height, 1), w: width, h: height }, { scale, tolerance: 0.6, least: 60 });
}

const straight = (points: readonly Point[]): Outline => ({
  start: points[0],
  curves: [...points.slice(1), points[0]].map((p, i) => [points[i], p, p]),
});

function swatchShapes(sample: PlacedSample, look: Look, seed: number): FlatShape[] {
  const garment = look.garments.find((g) => g.id === sample.garmentId);
  const outlines = [straight(pinked(sample))];
  if (!garment) return [];
  const { border, cloth } = sample;
  if (border) {
    const { x, y, width, height } = sample;
    const band = (from: number, to: number, fill: string): FlatShape => ({
      outlines: [
        straight([
          [x, y + height * from],
          [x + width, y + height * from],
          [x + width, y + height * to],
          [x, y + height * to],
        ]),
      ],
      fill,
    });
    const accent = border.accent?.hex ?? mixHex(border.colour.hex, '#fffaf0', 0.5);
    return [{ outlines, fill: border.colour.hex }, band(0.12, 0.18, accent), band(0.72, 0.82, accent)];
  }
  const pattern = patternOf(garment, seed);
  return [{ outlines, fill: pattern?.ground ?? cloth.colour.hex, ...(pattern && { pattern }) }];
}

function layerShapes(
  seed: number,
  { ground, paper }: Pick<Setting, 'ground' | 'paper'>,
  page: FlatSheet['page'],
): FlatShape[] {
  return groundLayers(ground).map(({ pigment, lay }): FlatShape => {
    const scene = new Scene(GROUND_SCALE, seed, pigment === 'white' ? '#808080' : paper, page);
    lay(scene);
    return { outlines: stain(scene, 0.3), fill: ground.colours[pigment], opacity: WASH_OPACITY };
  });
}

function shadowShapes(
  look: Look,
  seed: number,
  { wearer, paper }: Pick<Setting, 'wearer' | 'paper'>,
  page: FlatSheet['page'],
): FlatShape[] {
  const shadow = new Scene(GROUND_SCALE, seed, paper, page);
  drawGroundShadow(shadow, wearer, look.footwear, look.garments);
  drawHemShadow(shadow, wearer, hemOnFloor(look.garments));
  return [{ outlines: stain(shadow, 0.4), fill: '#8b8076', opacity: 0.4 }];
}

/** A dressed person as flat shapes, and the scene they were traced from. */
export interface FlatPerson {
  shapes: FlatShape[];
  scene: Scene;
  dressed: Dressed;
}

/** @param page in units; @param paper `#rrggbb` that sheer cloth and loose hair let through. */
export function flatPerson(
  look: Look,
  seed: number,
  o: { wearer: Wearer; page: FlatSheet['page']; paper: string },
): FlatPerson {
  const scene = new Scene(FIGURE_SCALE, seed, o.paper, o.page, true);
  const dressed = paintFigure(scene, o.wearer, unprinted(look), seed);
  return { scene, dressed, shapes: flatten(scene, dressed.garmentAt, look, seed) };
}

/** Everybody of a Look without a sheet, and the page as they see it. */
export function flatPeople(look: Look, seed: number, asked: FlatSheet['page']): Pick<FlatSheet, 'shapes' | 'page'> {
  const paper = '#ffffff';
  if (!look.companion)
    return {
      page: asked,
      shapes: flatPerson(look, seed, { wearer: loneWearer(look, asked.width), page: asked, paper }).shapes,
    };
  const { standing, page } = standPair(look, seed, asked);
  const shapes = standing
    .toSorted(standsBehind)
    .flatMap((one) => flatPerson(one.look, one.seed, { wearer: one.wearer, page, paper }).shapes);
  return { page, shapes };
}

/** Two people as flat shapes, on the page as they see it. */
function composeFlatPair(look: Look, seed: number, asked: FlatSheet['page']): FlatSheet {
  const { standing, page } = standPair(look, seed, asked);
  const paper = paperOf(look);
  const layout = layoutOfPair(look, seed, page.width);
  const kind = layout.backdrop === 'evening' ? 'block' : layout.backdrop;
  const ground = { kind, stage: stageOfPair(page, standing, seed), colours: groundColours(look) };
  const people = standing.toSorted(standsBehind).map((one) => {
    const { shapes, scene, dressed } = flatPerson(one.look, one.seed, { wearer: one.wearer, page, paper });
    return { one, shapes, seen: seenOf(one.look, scene, dressed.garmentAt) };
  });
  const [first = look, second] = standing.map((one) => people.find((person) => person.one === one)?.seen ?? one.look);
  const seen = { ...look, garments: first.garments, ...(second && { companion: second }) };
  const top = GROUND + FOOT + UNDER;
  const room = { width: page.width, top, bottom: page.height - UNDER, titleFace: layout.titleFace };
  const plan = planPair(seen, room, measuringContext());
  const shadows = standing.flatMap(({ wearer, look: worn }) => shadowShapes(worn, seed, { wearer, paper }, page));
  const figured = [
    ...layerShapes(seed, { ground, paper }, page),
    ...shadows,
    ...people.flatMap(({ shapes }) => shapes),
  ];
  const everything = { ...look, garments: standing.flatMap((one) => one.look.garments) };
  const wearer = standing[0]?.wearer;
  if (!wearer) throw new Error('a pair stands');
  return {
    ...{ paper, layout, wearer, ground, page, plan },
    bare: figured.length,
    notes: [],
    shapes: [...figured, ...plan.samples.flatMap((sample) => swatchShapes(sample, everything, seed))],
  };
}

interface FlatSheetOptions {
  /** Who draws the technical flats; without one there are none. */
  draft?: FlatDrafter | undefined;
  onStep?: ((step: 'cutting' | 'painting', progress: number) => void) | undefined;
}

/** Deterministic in Look, seed and page. */
export function composeFlat(
  look: Look,
  seed: number,
  page: FlatSheet['page'],
  { draft, onStep }: FlatSheetOptions = {},
): FlatSheet {
  if (look.companion) return composeFlatPair(look, seed, page);
  const setting = settingFor(look, seed, page, 'flat');
  onStep?.('painting', 0.08);
  const { scene, shapes, dressed } = flatPerson(look, seed, { ...setting, page });
  onStep?.('painting', 0.7);
  const { garmentAt } = dressed;
  const { layout, wearer } = setting;
  const plan = planSheet(seenOf(look, scene, garmentAt), layout, measuringContext(), draft);
  const figured = [...layerShapes(seed, setting, page), ...shadowShapes(look, seed, setting, page), ...shapes];
  return {
    ...setting,
    page,
    plan,
    bare: figured.length,
    notes: notesFor({
      look: withoutUndrawn({ wearer, look, seed, parts: drawnParts(dressed.outfit) }),
      scene,
      garmentAt,
      wearer,
      width: page.width,
      taken: plan.taken,
    }),
    shapes: [...figured, ...plan.samples.flatMap((sample) => swatchShapes(sample, look, seed))],
  };
}
