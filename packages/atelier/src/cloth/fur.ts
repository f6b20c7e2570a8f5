/** Fur: hair by hair, where it stands off an edge and where it lies over itself. */

import { stream } from '#atelier/kit/chance.ts';
import { mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { arcLength, normals, resample, spline } from '#atelier/kit/curves.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { isInside } from '#atelier/kit/shapes.ts';
import type { Line } from './build.ts';

/** Between two hairs on an edge, and between two tufts on the cloth, page units. */
const EDGE_STEP = 1.7;
const TUFT_STEP = 11;

function hair(from: Point, way: Point, length: number, next: () => number, colour: string): Line {
  const bend = (next() - 0.5) * 3;
  const end = add(from, [way[0] * length + bend, way[1] * length + length * 0.45]);
  return {
    kind: 'fold',
    points: spline([from, add(from, [way[0] * length * 0.6, way[1] * length * 0.6]), end], 3),
    weight: 0.9 + next() * 0.5,
    colour,
  };
}

/** Hairs of one piece of fur. @param outline closed, either way round. */
export function furLines(outline: readonly Point[], cloth: string, seed: number): Line[] {
  const next = stream(seed, 'fur.hairs');
  const tones = [shadeHex(cloth, 0.62), shadeHex(cloth, 0.8), mixHex(cloth, '#fff6e8', 0.3)];
  const pick = (): string => tones[Math.floor(next() * tones.length)];
  const edge = resample([...outline, outline[0]], Math.max(8, Math.round(arcLength(outline) / EDGE_STEP)));
  const across = normals(edge);
  const probe = add(edge[4], [across[4][0] * 2, across[4][1] * 2]);
  const out = isInside(probe, outline) ? -1 : 1;
  const lines = edge.map((p, i) =>
    hair(
      add(p, [-across[i][0] * out * 3, -across[i][1] * out * 3]),
      [across[i][0] * out, across[i][1] * out],
      3 + next() * 4.5,
      next,
      i % 2 ? tones[0] : pick(),
    ),
  );
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let y = top; y < low; y += TUFT_STEP)
    for (let x = left; x < right; x += TUFT_STEP) {
      const p: Point = [x + next() * TUFT_STEP, y + next() * TUFT_STEP];
      if (!isInside(p, outline)) continue;
      const way: Point = [(next() - 0.5) * 0.8, 0.6];
      for (let i = 0; i < 2; i++) lines.push(hair(add(p, [i * 3, i * 2]), way, 7 + next() * 5, next, pick()));
    }
  return lines;
}
