import { expect, test } from 'vitest';
import type { Point } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { shadeUnderHem } from './hem-shade.ts';

const hem = Array.from({ length: 61 }, (_, i): Point => [300 + i * 5, 700 + 16 * Math.sin((Math.PI * i) / 60)]);

/** Green of the page at a place in page units, before and after a hem's shade. */
function shadeAt(scene: Scene, x: number, y: number, isSheer = false, at = hem, slits: Point[][] = []): number {
  const page = Math.round(y * scene.scale) * scene.width + Math.round(x * scene.scale);
  const before = scene.rgb[page * 3 + 1];
  shadeUnderHem(scene, { hem: at, isSheer, slits });
  return scene.rgb[page * 3 + 1] / before;
}

const standing = (): Scene => {
  const scene = new Scene(0.5, 1);
  scene.figure.fill(1);
  return scene;
};

test('what comes out under a hem is dark at it and light again further down', () => {
  const near = shadeAt(standing(), 450, 722);
  const lower = shadeAt(standing(), 450, 745);
  expect(near).toBeLessThan(0.75);
  expect(lower).toBeGreaterThan(near + 0.1);
  expect(shadeAt(standing(), 450, 790)).toBe(1);
});

test('sheer cloth throws less of it, and paper and what is beside the skirt none', () => {
  expect(shadeAt(standing(), 450, 722, true)).toBeGreaterThan(shadeAt(standing(), 450, 722) + 0.15);
  expect(shadeAt(standing(), 650, 705)).toBe(1);
  expect(shadeAt(new Scene(0.5, 1), 450, 722)).toBe(1);
});

test('through a slit, however narrow, light falls on the leg from its hem to its end', () => {
  const slit: Point[] = [
    [450, 500],
    [443, 760],
    [457, 760],
  ];
  for (const y of [694, 722]) {
    expect(shadeAt(standing(), 450, y)).toBeLessThan(0.75);
    expect(shadeAt(standing(), 450, y, false, hem, [slit])).toBe(1);
  }
  expect(shadeAt(standing(), 400, 722, false, hem, [slit])).toBeLessThan(0.8);
});

test('between two open fronts nothing is shaded', () => {
  const fronts = hem.filter(([x]) => x < 400 || x > 500);
  expect(shadeAt(standing(), 450, 722, false, fronts)).toBe(1);
  expect(shadeAt(standing(), 360, 722, false, fronts)).toBeLessThan(0.8);
  expect(shadeAt(standing(), 397, 722, false, fronts)).toBeGreaterThan(0.85);
});

test('a painter is told of little of it, so that it stays soft', () => {
  const scene = new Scene(0.5, 1, undefined, undefined, true);
  scene.figure.fill(1);
  shadeAt(scene, 450, 722);
  const page = Math.round(722 * scene.scale) * scene.width + Math.round(450 * scene.scale);
  expect(scene.light?.[page]).toBeGreaterThan(0.85);
  expect(scene.light?.[page]).toBeLessThan(1);
});
