import { expect, test } from 'vitest';
import { SLIP } from '#atelier/paint/looks.fixture.ts';
import { type Layout, layoutOf } from '#atelier/paint/page/layout.ts';
import { outlineX, placeNote } from '#atelier/paint/page/note.ts';
import { type ColumnPlan, planColumn } from '#atelier/paint/page/plan.ts';
import { measuringContext } from '#atelier/paint/page/type.ts';
import { PAGE, Scene } from '#atelier/paint/scene.ts';

const measure = measuringContext();
const layout: Layout = { ...layoutOf(SLIP, 1, PAGE.width), order: ['title', 'flats', 'swatches'] };
const plan: ColumnPlan = planColumn(SLIP, layout, measure);

const on =
  (scene: Scene) =>
  (pixel: number): boolean =>
    scene.figure[pixel] > 0.5;

/** A page on which the figure is a plain block. */
function standing(left: number, right: number): Scene {
  const scene = new Scene(0.25, 1);
  for (let y = 20; y < 310; y++) for (let x = left / 4; x < right / 4; x++) scene.figure[y * scene.width + x] = 1;
  return scene;
}
const note = (scene: Scene) =>
  placeNote(scene, { words: 'Rolled hem, 4 mm', topY: 300, hemY: 1100, isGarment: on(scene), layout, plan }, measure);

test('the outline is found on both sides, and nowhere off the figure', () => {
  const scene = standing(240, 520);
  expect(outlineX(scene, on(scene), 'right', [600, 610])).toBe(520);
  expect(outlineX(scene, on(scene), 'left', [600, 610])).toBe(240);
  expect(outlineX(scene, on(scene), 'left', [1300, 1310])).toBeNull();
});

test('the note stands right of the hem while there is room before the column', () => {
  const placed = note(standing(240, 500));
  expect(placed?.lines[0]?.x).toBeGreaterThan(530);
  expect(placed?.from[0]).toBeCloseTo(495, 0);
});

test('the note changes to the left where the right is taken', () => {
  const placed = note(standing(332, 700));
  expect(placed?.lines[0]?.x).toBeLessThan(200);
  expect(placed?.from[0]).toBeCloseTo(337, 0);
  expect(placed?.to[0]).toBeLessThan(332);
});

test('the note goes under the column when the skirt takes both sides', () => {
  const placed = note(standing(40, 685));
  expect(placed?.lines[0]?.x).toBe(layout.column.x);
  expect(placed?.lines[0]?.y).toBeGreaterThan(plan.samples[0]?.y ?? 0);
});

test('there is no note where there is no room for one', () => {
  const full = { ...plan, slack: { top: 900, bottom: 905 } };
  expect(
    placeNote(
      standing(40, 700),
      { words: 'Rolled hem', topY: 300, hemY: 1100, isGarment: () => true, layout, plan: full },
      measure,
    ),
  ).toBeNull();
});

test('the leader ends where the garment is the outline, above a shoe that stands out', () => {
  const scene = standing(240, 440);
  const skirt = on(scene);
  const shod = standing(240, 440);
  for (let y = 265; y < 290; y++) for (let x = 110; x < 128; x++) shod.figure[y * shod.width + x] = 1;
  const placed = placeNote(
    shod,
    { words: 'Rolled hem, 4 mm', topY: 300, hemY: 1100, isGarment: skirt, layout, plan },
    measure,
  );
  expect(placed?.from[0]).toBeCloseTo(435, 0);
  expect(placed?.from[1]).toBeLessThan(1060);
});
