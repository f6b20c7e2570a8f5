import { expect, test } from 'vitest';
import { Scene } from '#atelier/kit/scene.ts';
import { layCastShadow } from './cast-shadow.ts';
import { GROUND } from './places.ts';

const SCALE = 0.4;

/** A post on the floor, `back` page units behind the ground line, and its shadow. */
function post(back: number): Scene {
  const scene = new Scene(SCALE, 5);
  const foot = Math.round((GROUND - back) * SCALE);
  for (let y = foot - 240; y <= foot; y++) for (let x = 120; x < 150; x++) scene.figure[y * scene.width + x] = 1;
  layCastShadow(scene, 1000);
  return scene;
}

/** The greatest step in lightness from row to row beside the post, and whether there is a shadow at all. */
function steps(scene: Scene): { steepest: number; darkest: number } {
  let steepest = 0;
  let darkest = 0;
  for (let x = 152; x < 260; x++)
    for (let y = Math.round((GROUND - 240) * SCALE); y < scene.height - 1; y++) {
      const here = scene.rgb[(y * scene.width + x) * 3];
      steepest = Math.max(steepest, Math.abs(scene.rgb[((y + 1) * scene.width + x) * 3] - here));
      darkest = Math.max(darkest, scene.paper[0] - here);
    }
  return { steepest, darkest };
}

test('the shadow of a foot set back ends as softly as that of one in front', () => {
  const [front, back] = [steps(post(0)), steps(post(70))];
  expect(back.darkest).toBeGreaterThan(0.05);
  expect(back.steepest).toBeLessThan(front.steepest * 1.3);
});

test('it is darkest right under what stands on the floor', () => {
  const scene = post(0);
  const at = (x: number, down: number): number =>
    scene.rgb[((Math.round(GROUND * SCALE) + down) * scene.width + x) * 3];
  expect(at(135, 1)).toBeLessThan(at(135, 6) - 0.1);
  expect(at(135, 1)).toBeLessThan(at(190, 0) - 0.1);
});

test('it lies on the floor for more than the length of a foot', () => {
  const scene = post(0);
  const row = Math.round(GROUND * SCALE) * scene.width;
  const far = Math.round(150 + 110 * SCALE);
  expect(scene.rgb[(row + far) * 3]).toBeLessThan(scene.paper[0] - 0.03);
});
