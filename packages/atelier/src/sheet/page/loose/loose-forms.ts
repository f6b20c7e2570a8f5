/** Shapes in which a loose brush lays a ground behind a figure: density of pigment at a place of the page, 1 = one full wash. */
import { CLOUD, GRAIN, noiseAt, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';

/** Where a ground may lie, and who stands before it. Page units. */
export interface LooseStage {
  left: number;
  right: number;
  figureX: number;
  /** Page x between the feet. */
  floorX: number;
  /** Of the crown. */
  headY: number;
  /** 1 where the lamp's side is the left, -1 where the wash lies on the other. */
  side: 1 | -1;
  /** Moves the noise. */
  offset: number;
}
export type LooseForm = (x: number, y: number, stage: LooseStage) => number;

const cloudAt = (x: number, y: number, { offset }: LooseStage): number =>
  noiseBetween(CLOUD, x * 0.55 + offset, y * 0.55);
const bristleAt = (x: number, y: number, { offset }: LooseStage): number =>
  noiseBetween(TREMOR, x * 1.9 + offset, y * 0.03);
/** How soft an edge is here: crisp, then run. */
const softAt = (x: number, y: number, { offset }: LooseStage): number =>
  lerp(0.03, 0.5, smoothstep(-0.3, 0.35, noiseBetween(CLOUD, x * 0.4 + 31, y * 0.4 + offset)));

/** One stroke of the brush that the feet stand on. */
export const floorStroke: LooseForm = (x, y, stage) => {
  const across = (x - stage.floorX - 14) / 205;
  if (Math.abs(across) > 1.2 || Math.abs(y - GROUND) > 60) return 0;
  const blot = noiseBetween(TREMOR, x * 0.9, y * 0.9 + stage.offset);
  const height = Math.abs(y - GROUND + 6 + across * 5) / (24 + blot * 8);
  const dry = smoothstep(
    -0.5,
    0.1,
    noiseAt(GRAIN, x, y) * 0.5 + cloudAt(x, y, stage) * 0.7 + 0.75 - across * across * 1.5,
  );
  return smoothstep(1, 0.72, height) * smoothstep(1.05, 0.8, Math.abs(across) + blot * 0.1) * dry * 1.2;
};

/** A pool that has run and dried at its edge. */
const pool =
  (dx: number, rx: number, dy: number, ry: number): LooseForm =>
  (x, y, stage) => {
    const cloud = cloudAt(x, y, stage);
    const far = Math.hypot((x - stage.figureX + dx * stage.side) / rx, (y - stage.headY - dy) / ry) + cloud * 0.14;
    if (far > 1.01) return 0;
    return smoothstep(1, 1 - softAt(x, y, stage), far) * lerp(0.62, 1, smoothstep(0.2, 1, far)) * (1 + cloud * 0.35);
  };

/** A tall panel in upright strokes of a flat brush, cut by the figure. */
const panel: LooseForm = (x, y, stage) => {
  const q = Math.abs(x - stage.figureX + 66 * stage.side) / 132;
  if (q > 1.1) return 0;
  const bristle = noiseBetween(TREMOR, x * 2.6 + stage.offset, y * 0.05);
  const top = smoothstep(stage.headY + 40 + bristle * 30, stage.headY + 58 + bristle * 30, y);
  const low = smoothstep(GROUND - 70 + bristle * 46, GROUND - 112 + bristle * 46, y);
  const side = smoothstep(1, 0.965, q + noiseBetween(TREMOR, x * 0.1 + 9, y * 0.8 + stage.offset) * 0.035);
  const dry = smoothstep(-0.75, -0.25, bristle * 0.9 + cloudAt(x, y, stage) * 0.6 + noiseAt(GRAIN, x, y) * 0.35 + 0.35);
  return top * low * side * dry * (0.8 + bristle * 0.16 + cloudAt(x, y, stage) * 0.25);
};

/** One broad band across, behind the hips. */
const band: LooseForm = (x, y, stage) => {
  const q =
    Math.abs(y - 560 + (x - stage.figureX) * 0.16 * stage.side) /
    (190 + noiseBetween(TREMOR, x * 0.8 + stage.offset, y * 0.1) * 12);
  if (q > 1) return 0;
  const fade = smoothstep(stage.left - 10, stage.left + 60, x) * smoothstep(stage.right + 14, stage.right - 66, x);
  return smoothstep(1, 1 - softAt(x, y, stage) * 0.4, q) * fade * (0.8 + cloudAt(x, y, stage) * 0.45);
};

/** A great disc behind head and shoulders, set in one wet load. */
const disc: LooseForm = (x, y, stage) => {
  const tremor = noiseBetween(TREMOR, x * 0.5 + stage.offset, y * 0.5) * 0.018;
  const far = Math.hypot(x - stage.figureX + 34 * stage.side, y - stage.headY - 300) / 262 + tremor;
  if (far > 1.02) return 0;
  const cloud = cloudAt(x, y, stage);
  return (
    smoothstep(1, 0.975, far) * (lerp(0.7, 1, smoothstep(0.3, 1, far)) + cloud * 0.4) * (1 + noiseAt(GRAIN, x, y) * 0.1)
  );
};

/** A brush drawn once round from the shoulder to the floor, running dry. */
const sweep: LooseForm = (x, y, stage) => {
  const dx = (x - stage.figureX) * stage.side + 330;
  const dy = (y - 700) * 0.72;
  const radius = Math.hypot(dx, dy);
  const along = Math.atan2(dy, dx);
  const bristle = noiseBetween(TREMOR, radius * 1.1 + stage.offset, along * 14);
  const breadth = Math.abs(radius - 330 + bristle * 14) / 96;
  if (breadth > 1) return 0;
  const dry = smoothstep(-0.5, 0.05, 0.75 - Math.abs(along) * 0.9 + bristle * 0.7 + noiseAt(GRAIN, x, y) * 0.4);
  return smoothstep(1, 0.86, breadth) * dry * (0.85 + bristle * 0.2);
};

/** Paper that a field leaves along the edges of the sheet, page units. */
const PAPER_LEFT = 26;

/** A field over the whole height of the sheet, its sides a loaded brush's. */
const field: LooseForm = (x, y, stage) => {
  const bristle = bristleAt(x, y, stage);
  const edge = noiseBetween(TREMOR, x * 0.05 + stage.offset, y * 0.22) * 5;
  const inside = Math.min(
    x - Math.max(PAPER_LEFT, stage.left - 22) + edge + bristle * 3,
    stage.right - 2 - x + edge + bristle * 3,
    y - PAPER_LEFT - bristle * 4,
    PAGE.height - PAPER_LEFT - y - bristle * 6,
  );
  const glow = Math.exp(-(((x - stage.figureX + 60 * stage.side) / 170) ** 2) - ((y - 400) / 380) ** 2);
  return smoothstep(-0.8, 1.4, inside) * (0.95 + cloudAt(x, y, stage) * 0.26 + bristle * 0.07 - glow * 0.2);
};

/** The same cut by the figure: it ends behind it, and runs dry above the floor. */
const cutField: LooseForm = (x, y, stage) => {
  const bristle = bristleAt(x, y, stage);
  const fine = noiseBetween(TREMOR, x * 5.3 + stage.offset, y * 0.04 + 60);
  const half = (stage.figureX + 104 * stage.side - (stage.side > 0 ? stage.left : stage.right)) * 0.5 * stage.side;
  const middle = stage.figureX + (104 - half) * stage.side;
  const side = half - Math.abs(x - middle) + noiseBetween(TREMOR, x * 0.05 + stage.offset, y * 0.22) * 6 + fine * 3;
  const above = y - 70 - bristle * 11 - noiseBetween(TREMOR, x * 0.12, stage.offset) * 12;
  const below = GROUND - 96 - y + bristle * 30 + fine * 4;
  const dry = smoothstep(
    -0.14,
    0.12,
    smoothstep(-10, 150, below) * 1.5 - 0.24 + fine * 0.3 + bristle * 0.3 + noiseAt(GRAIN, x, y) * 0.4,
  );
  const edge = smoothstep(-0.8, 1.2, Math.min(side, above)) * (below > -30 ? dry * smoothstep(-20, -4, below) : 0);
  return edge * (0.95 + cloudAt(x, y, stage) * 0.26 + bristle * 0.07);
};

/** By day the ground is a tint that a figure stands beside as much as before. */
export const DAY_FORMS: readonly LooseForm[] = [
  pool(74, 178, 500, 470),
  panel,
  disc,
  band,
  pool(60, 215, 380, 350),
  sweep,
  pool(96, 150, 640, 430),
];
/** A full colour is laid whole, or cut by the figure. */
export const FULL_FORMS: readonly LooseForm[] = [field, field, cutField];
/** Wide skirts and drapes are never cut. */
export const WHOLE_FORMS: readonly LooseForm[] = [field];
