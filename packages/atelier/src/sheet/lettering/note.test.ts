import { expect, test } from 'vitest';
import { PAGE, Scene } from '#atelier/kit/scene.ts';
import type { Rect } from '#atelier/sheet/page/places.ts';
import { hemHeights, type Note, type NotePage, outlineX, placeNote } from './note.ts';
import { measuringContext } from './type.ts';

const measure = measuringContext();
const COLUMN: Rect = { left: 728, right: 986, top: 66, bottom: 900 };

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
const page = (scene: Scene, taken: Rect[] = [COLUMN]): NotePage => ({ scene, width: PAGE.width, taken });
const hem = (scene: Scene, hemY = 1100) => ({
  words: 'Rolled hem, 4 mm',
  isGarment: on(scene),
  tries: () => ({ heights: hemHeights(300, hemY) }),
});
const note = (scene: Scene, o: { taken?: Rect[]; placed?: Note[]; hemY?: number } = {}): Note | null =>
  placeNote(page(scene, o.taken), hem(scene, o.hemY), o.placed ?? [], measure);

test('the outline is found on both sides, and nowhere off the figure', () => {
  const scene = standing(240, 520);
  expect(outlineX(scene, on(scene), 'right', [600, 610])).toBe(520);
  expect(outlineX(scene, on(scene), 'left', [600, 610])).toBe(240);
  expect(outlineX(scene, on(scene), 'left', [1300, 1310])).toBeNull();
});

test('the note stands right of the hem while there is room before the column', () => {
  const placed = note(standing(240, 480), { hemY: 800 });
  expect(placed?.lines[0]?.x).toBeGreaterThan(530);
  expect(placed?.from[0]).toBeCloseTo(475, 0);
});

test('the note changes to the left where the right is taken', () => {
  const placed = note(standing(332, 700), { hemY: 800 });
  expect(placed?.lines[0]?.x).toBeLessThan(200);
  expect(placed?.from[0]).toBeCloseTo(337, 0);
  expect(placed?.to[0]).toBeLessThan(332);
});

test('the note uses the paper under a column that ends above it', () => {
  const placed = note(standing(40, 685));
  expect(placed?.lines[0]?.x).toBeGreaterThan(720);
  expect(placed?.lines[0]?.y).toBeGreaterThan(COLUMN.bottom);
});

test('there is no note where there is no room for one', () => {
  expect(note(standing(40, 700), { hemY: 800 })).toBeNull();
});

test('two notes on one side stand apart, or the second changes sides', () => {
  const scene = standing(300, 480);
  const first = note(scene, { hemY: 800 });
  expect(first).not.toBeNull();
  const second = first && placeNote(page(scene), hem(scene, 820), [first], measure);
  expect(second?.to[0]).toBeLessThan(300);
});

test('a sleeve is pointed at only where it is the outline near its end', () => {
  const scene = standing(300, 480);
  const at = (x: number) => ({
    words: 'Buttoned cuff',
    isGarment: on(scene),
    tries: () => ({ heights: [600], x }),
  });
  expect(placeNote(page(scene), at(470), [], measure)).not.toBeNull();
  expect(placeNote(page(scene), at(390), [], measure)).toBeNull();
});

test('the leader ends where the garment is the outline, above a shoe that stands out', () => {
  const scene = standing(240, 440);
  const skirt = on(scene);
  const shod = standing(240, 440);
  for (let y = 265; y < 290; y++) for (let x = 110; x < 128; x++) shod.figure[y * shod.width + x] = 1;
  const placed = placeNote(page(shod), { ...hem(shod), isGarment: skirt }, [], measure);
  expect(placed?.from[0]).toBeCloseTo(435, 0);
  expect(placed?.from[1]).toBeLessThan(1060);
});
