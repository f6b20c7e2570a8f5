import { expect, test } from 'vitest';
import { emptyBuild, type Material, type Piece } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import type { Point } from '#atelier/kit/points.ts';
import { Scene } from '#atelier/kit/scene.ts';
import { paintLayer } from './layer.ts';

const RED: Material = { fabric: 'cotton', colour: '#c02020' };
const BLUE: Material = { fabric: 'cotton', colour: '#2020c0' };

/** A slanting piece of cloth, its upper and lower edge. */
function slanting(top: number, low: number, material: number): Piece {
  const left: Point[] = [
    [200, top],
    [200, low],
  ];
  const right: Point[] = [
    [400, top + 70],
    [400, low + 70],
  ];
  const surface = new Panel(left, right, { depth: 0.1 });
  return { name: 'front', outline: surface.outline(), surface, material };
}

/** How many pixels of each column are neither of one cloth nor of the other. */
function between(materials: readonly [Material, Material]): number[] {
  const scene = new Scene(1, 5);
  paintLayer(scene, { ...emptyBuild(), pieces: [slanting(200, 500, 0), slanting(300, 400, 1)] }, materials, {
    seed: 3,
  });
  return Array.from({ length: 120 }, (_, i) => {
    let found = 0;
    for (let y = 260; y < 380; y++) {
      const at = (y * scene.width + 240 + i) * 3;
      const [r = 0, , b = 0] = scene.rgb.subarray(at, at + 3);
      const share = r / (r + b);
      if (share > 0.25 && share < 0.75) found++;
    }
    return found;
  });
}

test('where two cloths of one garment meet on a slant, no step is seen', () => {
  const columns = between([RED, BLUE]);
  expect(columns.filter((found) => found > 0).length).toBeGreaterThan(columns.length * 0.4);
  expect(Math.max(...columns)).toBeLessThanOrEqual(2);
});
