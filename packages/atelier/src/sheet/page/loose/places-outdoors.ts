/** Places under the sky in one wash: how full it lies on sky, sea, ridges, sand, leaves and walls. 1 = one full wash. */

import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { GroundSky } from '#atelier/lexicon/language/drawn-grounds.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';
import type { LooseStage } from './loose-forms.ts';
import { below, cellAt, grainAt, leafAt, ridgeAt, spotAt, within } from './place-kit.ts';

/** How full a place lies at a point of the page. */
export type PlaceForm = (x: number, y: number, stage: LooseStage, sky: GroundSky | undefined) => number;

/** The sun over a horizon: how far beside the figure and over the horizon, its radius, and how light it is left. */
const SUN = { beside: 190, over: 96, radius: 70, light: 0.08, glow: 240, lit: 0.3 } as const;
/** A moon and stars: beside the figure, its height, its radius; cells of stars, their share and size. */
const MOON = { beside: 205, y: 210, radius: 46, light: 0.1, cell: 74, share: 0.42, star: 2.6, low: 620 } as const;

/** What sun, moon and stars leave of a sky. */
export function lights([x, y]: Point, stage: LooseStage, sky: GroundSky | undefined, horizon: number): number {
  const { figureX, side } = stage;
  if (sky === 'sunset' || sky === 'golden') {
    const far = Math.hypot(x - figureX - side * SUN.beside, y - horizon + SUN.over);
    const glow = 1 - SUN.lit * smoothstep(SUN.glow, SUN.radius, far);
    return lerp(glow, SUN.light, within(far, SUN.radius));
  }
  if (sky !== 'night') return 1;
  const far = Math.hypot(x - figureX - side * MOON.beside, y - MOON.y);
  const star = y < Math.min(MOON.low, horizon) ? within(spotAt(x, y, MOON, stage), MOON.star) : 0;
  return lerp(1, MOON.light, Math.max(star, within(far, MOON.radius)));
}

/** Rain: how steep it falls, how far apart its lines are, how long, and how much they take. */
const RAIN = { slant: 0.22, apart: 26, long: 120, wide: 1.5, takes: 0.45, share: 0.5 } as const;

export function rained(x: number, y: number, stage: LooseStage): number {
  const across = x + y * RAIN.slant;
  const column = Math.floor(across / RAIN.apart);
  const row = Math.floor((y + cellAt(column, 3, stage) * RAIN.long) / RAIN.long);
  if (cellAt(column, row, stage) > RAIN.share) return 1;
  const middle = (column + 0.2 + 0.6 * cellAt(column, row + 71, stage)) * RAIN.apart;
  return 1 - RAIN.takes * within(Math.abs(across - middle), RAIN.wide);
}

/** Heights of the sea's edges, and how full sky, sea, foam and sand lie. */
const SEA = {
  horizon: 610,
  beach: 930,
  wavers: 14,
  foam: 15,
  ripple: { across: 0.05, down: 0.7, from: 0.18, takes: 0.28 },
  lit: { half: 46, takes: 0.4 },
  full: { sky: 0.42, low: 0.26, far: 1.05, near: 0.72, foam: 0.16, sand: 0.4 },
} as const;

export const sea: PlaceForm = (x, y, stage, sky) => {
  const { horizon, ripple, full, lit } = SEA;
  if (y < horizon) return lerp(full.sky, full.low, y / horizon) * lights([x, y], stage, sky, horizon);
  const beach = SEA.beach + ridgeAt(x, 2, stage) * SEA.wavers;
  if (y > beach) return lerp(full.foam, full.sand + grainAt(x, y, stage) * 0.03, below(y, beach + SEA.foam, 6));
  const wave = leafAt(x * ripple.across, y * ripple.down, stage);
  const path = sky ? within(Math.abs(x - stage.figureX - stage.side * SUN.beside), lit.half) * lit.takes : 0;
  const broken = wave > ripple.from ? ripple.takes + path : path * 0.4;
  return lerp(full.far, full.near, (y - horizon) / (beach - horizon)) * (1 - broken);
};

/** Ridges one before the other: where each runs, how high it rises, and how full it lies. */
const RIDGES = [
  { y: 520, rise: 118, full: 0.52, stretch: 1.5 },
  { y: 668, rise: 86, full: 0.76, stretch: 1.9 },
  { y: 832, rise: 54, full: 1.02, stretch: 1.3 },
] as const;
/** Mist lies at the foot of a ridge; so much of it, over so much height. */
const MIST = { takes: 0.42, over: 210 } as const;
const SKY = 0.3;

export const mountains: PlaceForm = (x, y, stage, sky) => {
  let full = SKY * lights([x, y], stage, sky, RIDGES[0].y - 40);
  for (const [i, ridge] of RIDGES.entries()) {
    const top = ridge.y - ridge.rise * (0.5 + ridgeAt(x * ridge.stretch, i, stage));
    const own = ridge.full * (1 - MIST.takes * smoothstep(0, MIST.over, y - top));
    full = lerp(full, own, below(y, top));
  }
  return full;
};

/** Dunes: long backs, each lit on one side of its crest. */
const DUNES = [
  { y: 640, rise: 46, wave: 0.0085, full: 0.5, lee: 0.74 },
  { y: 780, rise: 66, wave: 0.0066, full: 0.62, lee: 0.92 },
  { y: 960, rise: 48, wave: 0.0052, full: 0.56, lee: 0.8 },
] as const;

export const dunes: PlaceForm = (x, y, stage, sky) => {
  let full = SKY * lights([x, y], stage, sky, DUNES[0].y - DUNES[0].rise);
  for (const [i, dune] of DUNES.entries()) {
    const turn = x * dune.wave + stage.offset + i * 2.1;
    const top = dune.y - dune.rise * Math.sin(turn);
    const lee = smoothstep(-0.1, 0.5, Math.cos(turn)) * smoothstep(190, 30, y - top);
    full = lerp(full, lerp(dune.full, dune.lee, lee), below(y, top));
  }
  return full;
};

/** A clipped hedge: its head, its foot, how its leaves stand; blossoms in it, and the lawn before it. */
const HEDGE = {
  top: 560,
  foot: 1050,
  wavers: 9,
  full: 0.92,
  leaf: 0.24,
  shade: { over: 250, more: 0.22 },
  blossom: { cell: 62, share: 0.4, r: 9, light: 0.2 },
  lawn: { full: 0.5, blade: 0.1 },
  sky: 0.26,
} as const;

export const garden: PlaceForm = (x, y, stage, sky) => {
  const { blossom, lawn, shade } = HEDGE;
  const top = HEDGE.top + leafAt(x * 0.5, 9, stage) * HEDGE.wavers;
  if (y < top - 2) return HEDGE.sky * lights([x, y], stage, sky, top);
  if (y > HEDGE.foot) return lawn.full + leafAt(x * 1.6, y * 0.3, stage) * lawn.blade;
  const leaves = HEDGE.full + leafAt(x, y, stage) * HEDGE.leaf + shade.more * smoothstep(shade.over, 0, HEDGE.foot - y);
  const flower = within(spotAt(x, y, blossom, stage), blossom.r);
  return lerp(HEDGE.sky, lerp(leaves, blossom.light, flower), below(y, top));
};

/** Trunks of a wood: how far apart, how thick, how full near and far; their crowns and the floor. */
const WOOD = {
  apart: 88,
  thick: 17,
  far: 0.46,
  trunk: 0.98,
  crown: { low: 330, full: 0.86, leaf: 0.34 },
  floor: 0.7,
} as const;

export const forest: PlaceForm = (x, y, stage) => {
  const { apart, thick, crown } = WOOD;
  const column = Math.floor(x / apart);
  const middle = (column + 0.25 + 0.5 * cellAt(column, 1, stage)) * apart;
  const near = cellAt(column, 2, stage);
  const half = (thick / 2) * (0.45 + near) * (1 + 0.35 * smoothstep(980, GROUND, y));
  const trunk = within(Math.abs(x - middle + leafAt(2, y * 0.03, stage) * 4), half) * lerp(0.35, 1, near);
  const wood = lerp(WOOD.far, WOOD.trunk, trunk);
  const leaves = crown.full + leafAt(x * 0.55, y * 0.55, stage) * crown.leaf;
  const crowned = lerp(leaves, wood, smoothstep(crown.low - 130, crown.low + 130, y + grainAt(x, y, stage) * 90));
  return lerp(crowned, WOOD.floor + leafAt(x, y * 0.4, stage) * 0.1, below(y, GROUND - 110, 8));
};

/** A field of flowers: its horizon, how full sky and field lie, and the flowers far and near. */
const FIELD = { horizon: 650, sky: 0.3, full: 0.66, rows: [34, 52, 82], share: 0.62, r: 0.17, light: 0.16 } as const;

export const flowers: PlaceForm = (x, y, stage, sky) => {
  const top = FIELD.horizon + ridgeAt(x * 0.7, 4, stage) * 12;
  if (y < top) return FIELD.sky * lights([x, y], stage, sky, top);
  const deep = (y - top) / (GROUND - top);
  const cell = FIELD.rows[deep < 0.22 ? 0 : deep < 0.55 ? 1 : 2];
  const flower = within(spotAt(x, y, { cell, share: FIELD.share }, stage), cell * FIELD.r);
  return lerp(FIELD.full + leafAt(x * 1.4, y * 0.35, stage) * 0.16, FIELD.light, flower);
};

/** Flakes in the air, and the drift they lie in. */
const SNOW = {
  sky: 0.72,
  drift: 900,
  rise: 34,
  ground: 0.13,
  shade: 0.26,
  cell: 58,
  share: 0.62,
  flake: 4.6,
  light: 0.06,
} as const;

export const snow: PlaceForm = (x, y, stage) => {
  const drift = SNOW.drift + ridgeAt(x * 0.8, 6, stage) * SNOW.rise;
  const flake = within(spotAt(x, y, SNOW, stage), SNOW.flake);
  const ground = lerp(SNOW.shade, SNOW.ground, smoothstep(0, 120, y - drift));
  return lerp(lerp(SNOW.sky, SNOW.light, flake), ground, below(y, drift, 4));
};

/** Houses of a town, the far row and the near one: how broad, between which heights, how full; their windows. */
const TOWN = {
  far: { wide: 84, high: 330, low: 620, full: 0.56 },
  near: { wide: 132, high: 470, low: 760, full: 0.9 },
  pane: { across: 30, down: 44, wide: 13, tall: 21, share: 0.5, light: 0.34, dark: 0.12 },
  road: { y: 1030, full: 0.62, wet: 0.3 },
  sky: 0.32,
} as const;

/** Whether a house of a row stands at a point, and whether a window of it is lit there. */
function housed(
  x: number,
  y: number,
  row: (typeof TOWN)['far' | 'near'],
  stage: LooseStage,
): [house: number, pane: number] {
  const column = Math.floor(x / row.wide);
  const top = lerp(row.high, row.low, cellAt(column, Math.round(row.wide), stage));
  const { pane } = TOWN;
  const [across, down] = [x - column * row.wide, y - top - pane.down / 2];
  const [i, j] = [Math.floor(across / pane.across), Math.floor(down / pane.down)];
  const isPane =
    down > 0 &&
    Math.abs(across - (i + 0.5) * pane.across) < pane.wide / 2 &&
    Math.abs(down - (j + 0.5) * pane.down) < pane.tall / 2 &&
    (i + 1) * pane.across < row.wide;
  const isLit = isPane && cellAt(column * 7 + i, j, stage) < pane.share;
  return [below(y, top), isPane ? (isLit ? 1 : -1) : 0];
}

export const city: PlaceForm = (x, y, stage, sky) => {
  const { far, near, pane, road } = TOWN;
  let full = (sky === 'night' ? 0.85 : TOWN.sky) * lights([x, y], stage, sky, far.high);
  for (const row of [far, near]) {
    const [house, lit] = housed(x, y, row, stage);
    const own = lit > 0 ? pane.light : row.full + (lit < 0 ? pane.dark : 0);
    full = lerp(full, own, house);
  }
  const wet = sky === 'rain' ? road.wet * smoothstep(0.1, 0.6, leafAt(x * 0.02, y * 0.5, stage)) : 0;
  return lerp(full, road.full * (1 - wet), below(y, road.y));
};

/** The sky alone, dark, with its moon. */
export const night: PlaceForm = (x, y, stage) => lights([x, y], stage, 'night', GROUND - 90);

/** A low sun over the plain: its horizon, and how full sky and ground lie. */
const PLAIN = { horizon: 860, top: 0.78, low: 0.4, ground: 0.86 } as const;

export const sun: PlaceForm = (x, y, stage, sky) => {
  const top = PLAIN.horizon + ridgeAt(x * 0.6, 8, stage) * 16;
  const light = lights([x, y], stage, sky ?? 'sunset', PLAIN.horizon);
  if (y < top) return lerp(PLAIN.top, PLAIN.low, y / PLAIN.horizon) * light;
  return PLAIN.ground + leafAt(x * 0.5, y * 0.3, stage) * 0.07;
};
