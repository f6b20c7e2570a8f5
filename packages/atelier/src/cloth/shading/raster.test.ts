import { expect, test } from 'vitest';
import type { Piece } from '#atelier/cloth/build.ts';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { litSide } from '#atelier/cloth/folds/fold-set.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { raiseFold } from '#atelier/cloth/folds/raise-fold.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { distance, type Point } from '#atelier/kit/points.ts';
import { rasterPiece } from './raster.ts';

/** A flared skirt, 60 wide above and 300 wide below. */
const skirt = (): Panel =>
  new Panel(
    [
      [170, 20],
      [130, 140],
      [50, 380],
    ],
    [
      [230, 20],
      [270, 140],
      [350, 380],
    ],
    { depth: 0.5, sagBottom: 20, across: 40, along: 60 },
  );
const BOX = { x: 0, y: 0, w: 400, h: 420 };
const everywhere = new Float32Array(BOX.w * BOX.h).fill(1);
const pieceOf = (surface: Panel, over: Partial<Piece> = {}): Piece => ({
  name: 'skirt',
  outline: surface.outline(),
  surface,
  ...over,
});

/** Largest step of the print between neighbours along the rows of a skirt, well inside its edges. */
function largestStep(flared: boolean): number {
  const surface = skirt();
  const { u } = rasterPiece(1, BOX, pieceOf(surface, { grain: { flared } }), 'running', everywhere);
  let step = 0;
  for (let y = 40; y < 370; y++) {
    const [left] = surface.map(-0.9, (y - 20) / 360);
    const [right] = surface.map(0.9, (y - 20) / 360);
    for (let x = Math.ceil(left); x < right - 1; x++)
      step = Math.max(step, Math.abs(u[y * BOX.w + x + 1] - u[y * BOX.w + x]));
  }
  return step;
}

test('a print runs over a flared skirt without a cut', () => {
  expect(largestStep(true)).toBeLessThan(4);
  expect(largestStep(false)).toBeLessThan(4);
});

test('a print on a flare keeps its size: as much cloth lies across the top as its width says', () => {
  const surface = skirt();
  const { u } = rasterPiece(1, BOX, pieceOf(surface, { grain: { flared: true } }), 'running', everywhere);
  for (const y of [80, 200, 340]) {
    const middle = y * BOX.w + 200;
    expect(u[middle + 6] - u[middle - 6]).toBeGreaterThan(8);
    expect(u[middle + 6] - u[middle - 6]).toBeLessThan(15);
  }
});

test('the grain of a tapering piece runs smoothly down it', () => {
  const surface = skirt();
  const { u } = rasterPiece(1, BOX, pieceOf(surface), 'running', everywhere);
  // a line at a third of the half-width, from row to row
  let step = 0;
  let last = Number.NaN;
  for (let y = 60; y < 360; y++) {
    const [x] = surface.map(0.33, (y - 20) / 360);
    const here = u[y * BOX.w + Math.round(x)] - (x - Math.round(x));
    if (!Number.isNaN(last)) step = Math.max(step, Math.abs(here - last));
    last = here;
  }
  expect(step).toBeLessThan(2.2);
});

test('pixels just beyond the mesh of a narrow piece are not pits', () => {
  const narrow = new Panel(
    [
      [100, 20],
      [100, 200],
    ],
    [
      [104, 20],
      [104, 200],
    ],
    { across: 4, along: 20 },
  );
  const { height } = rasterPiece(1, BOX, pieceOf(narrow, { swell: () => 20 }), 'running', everywhere);
  for (let y = 40; y < 180; y += 7)
    for (const x of [98, 99, 105, 106]) expect(height[y * BOX.w + x]).toBeGreaterThan(15);
});

test('a fold rises on one side and leaves a furrow at the foot of its wall', () => {
  const points = Array.from({ length: 20 }, (_, i): Point => [200, 60 + i * 15]);
  const height = new Float32Array(BOX.w * BOX.h);
  const side = litSide(points);
  raiseFold(1, BOX, height, { points, width: 30, height: 10, side }, new Uint8Array(height.length), null);
  const row = 200 * BOX.w;
  expect(height[row + 200]).toBeGreaterThan(5);
  // light comes from the left: there it falls away softly, to the right it breaks off
  expect(height[row + 188]).toBeGreaterThan(1.5);
  expect(height[row + 212]).toBeLessThan(0);
});

test('a crease swallows cloth: the print jumps across it and lies undisturbed farther off', () => {
  const points = Array.from({ length: 20 }, (_, i): Point => [200, 60 + i * 15]);
  const slip = { x: new Float32Array(BOX.w * BOX.h), y: new Float32Array(BOX.w * BOX.h) };
  const height = new Float32Array(BOX.w * BOX.h);
  const fold = { points, width: 30, height: 10, side: litSide(points) };
  raiseFold(1, BOX, height, fold, new Uint8Array(height.length), null, slip);
  const row = 200 * BOX.w;
  // the next pixel shows cloth from farther on
  expect(slip.x[row + 201] - slip.x[row + 199]).toBeGreaterThan(6);
  expect(Math.abs(slip.y[row + 201])).toBeLessThan(0.5);
  expect(slip.x[row + 228]).toBeLessThan(0.5);
  expect(slip.x[row + 172]).toBeGreaterThan(-0.5);
});

test('the hem of a full skirt is one line that turns under itself', () => {
  const { edge, slivers } = makeHem(skirt(), { fabric: FABRIC_RULES.cotton, seed: 4, fullness: 1 });
  for (let i = 1; i < edge.length; i++) expect(distance(edge[i - 1], edge[i])).toBeLessThan(30);
  expect(slivers.length).toBeGreaterThanOrEqual(2);
  for (const sliver of slivers) expect(sliver.dark).toBeGreaterThan(0.5);
});
