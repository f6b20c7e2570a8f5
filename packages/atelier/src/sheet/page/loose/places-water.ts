/** Places by still water in one wash: a river and its ghats, a pool, a pier. 1 = one full wash. */
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';
import type { LooseStage } from './loose-forms.ts';
import { below, grainAt, leafAt, ridgeAt, within } from './place-kit.ts';
import { lights, type PlaceForm } from './places-outdoors.ts';

/** Water: how its ripples lie, and how full it is far off and near. */
const WATER = {
  across: 0.045,
  down: 0.6,
  from: 0.16,
  takes: 0.3,
  far: 0.62,
  near: 0.86,
  path: 46,
  gaps: -0.3,
  lit: 0.46,
} as const;

/** How full still water lies at a point between its far and its near edge; under a sun with a path of light in it. */
function waterAt(
  x: number,
  y: number,
  stage: LooseStage,
  [far, near, isLit]: readonly [number, number, boolean],
): number {
  const ripple = leafAt(x * WATER.across, y * WATER.down, stage) > WATER.from ? WATER.takes : 0;
  const beside = Math.abs(x - stage.figureX - stage.side * 190);
  const broken = leafAt(x * 0.03, y * 1.1, stage);
  const path = isLit && broken > WATER.gaps ? within(beside, WATER.path * (0.75 + broken * 0.9)) * WATER.lit : 0;
  return lerp(WATER.far, WATER.near, (y - far) / (near - far)) * (1 - Math.min(0.8, ripple + path));
}

/** A river: where its far bank stands and ends, how its trees rise, and where the near bank begins. */
const RIVER = { trees: 486, rise: 58, bank: 566, near: 1000, wavers: 12, sky: 0.3, wood: 0.92, reeds: 0.6 } as const;

/** Sky, and the trees of the far bank before it. */
function farBank(x: number, y: number, stage: LooseStage, isBelow: number): number {
  const tops = RIVER.trees + isBelow - RIVER.rise * (0.5 + ridgeAt(x * 2.1, 5, stage)) + leafAt(x, 3, stage) * 7;
  return lerp(RIVER.sky, RIVER.wood + leafAt(x * 0.8, y * 0.8, stage) * 0.12, below(y, tops));
}

export const river: PlaceForm = (x, y, stage, sky) => {
  const near = RIVER.near + ridgeAt(x, 7, stage) * RIVER.wavers;
  const lit = y < RIVER.bank ? lights([x, y], stage, sky, RIVER.trees - RIVER.rise) : 1;
  if (y < RIVER.bank) return farBank(x, y, stage, 0) * lit;
  if (y < near) return waterAt(x, y, stage, [RIVER.bank, near, sky !== undefined]);
  return RIVER.reeds + leafAt(x * 1.4, y * 0.3, stage) * 0.1;
};

/** Steps that go down to a river: how far up the page the water's edge lies, how tall the nearest step is. */
const GHAT = {
  raise: 70,
  edge: 770,
  nearest: 66,
  draws: 0.86,
  tread: 0.34,
  full: { tread: 0.26, riser: 0.72 },
} as const;

/** How far down its step a point of the stairs lies: 0 at the back of the tread, 1 at the foot of the riser. */
function alongStep(y: number): number {
  let foot: number = GROUND + 20;
  let tall: number = GHAT.nearest;
  while (y < foot - tall) [foot, tall] = [foot - tall, Math.max(22, tall * GHAT.draws)];
  return 1 - (foot - y) / tall;
}

export const ghat: PlaceForm = (x, y, stage, sky) => {
  const bank = RIVER.bank - GHAT.raise;
  if (y < bank) return farBank(x, y, stage, -GHAT.raise) * lights([x, y], stage, sky, bank - 110);
  if (y < GHAT.edge) return waterAt(x, y, stage, [bank, GHAT.edge, sky !== undefined]);
  if (y > GROUND + 20) return GHAT.full.tread + 0.2;
  const stone = grainAt(x, y, stage) * 0.04;
  return lerp(GHAT.full.tread, GHAT.full.riser, below(alongStep(y), GHAT.tread, 0.03)) + stone;
};

/** A pool: the wall behind it, its far and near edge, its stone rim; the net of light in it, and the flags of its deck. */
const POOL = {
  wall: 520,
  far: 640,
  near: 1000,
  rim: 15,
  full: { sky: 0.16, wall: 0.5, deck: 0.24, water: 0.86, joint: 0.42 },
  net: { across: 0.9, down: 1.8, wide: 0.1, takes: 0.5 },
  flag: 120,
} as const;

/** Light that plays on the floor of a pool: a net of bright lines, finer as it is farther off. */
function netOf(x: number, y: number, stage: LooseStage): number {
  const { across, down, wide } = POOL.net;
  const near = lerp(0.11, 0.045, (y - POOL.far) / (POOL.near - POOL.far));
  const wave = leafAt(x * near * across, y * near * down, stage);
  const other = leafAt(x * near * across + 57, y * near * down + 19, stage);
  return Math.max(smoothstep(wide, 0, Math.abs(wave)), smoothstep(wide, 0, Math.abs(other)));
}

export const pool: PlaceForm = (x, y, stage, sky) => {
  const { wall, far, near, rim, full, net, flag } = POOL;
  if (y < wall) return full.sky * lights([x, y], stage, sky, wall);
  if (y < far - rim) return full.wall + leafAt(x * 0.6, y * 0.6, stage) * 0.16;
  const isRim = y < far || (y > near && y < near + rim);
  if (isRim) return 0.1;
  if (y < near) return full.water * lerp(0.8, 1.1, (y - far) / (near - far)) * (1 - net.takes * netOf(x, y, stage));
  const deep = (y - near) / (GROUND - near);
  const across = (x - stage.figureX) / lerp(0.75, 1.35, deep);
  const joint = within(Math.abs(across - flag * Math.round(across / flag)), 1.6);
  return lerp(full.deck, full.joint, joint);
};

/** A pier: its horizon, its planks' breadth there and at the feet, how many lie between, its rail and its posts. */
const PIER = {
  horizon: 600,
  half: [34, 400],
  planks: 30,
  bends: 2.1,
  gap: 0.13,
  rail: { over: 0.62, wide: [2.5, 9] },
  posts: 6,
  full: { sky: 0.3, low: 0.2, far: 0.9, near: 0.66, plank: 0.42, gap: 0.78, rail: 0.98 },
} as const;

/** How far out from the end of the pier a height of the page lies: 0 at its end, 1 at the feet. */
const outAt = (y: number): number => Math.min(1.3, Math.max(0, (y - PIER.horizon) / (GROUND - PIER.horizon)));

/** The rails on both sides with their posts: 1 where wood is. */
function railAt(x: number, y: number, figureX: number): number {
  const { half, rail, posts, horizon, bends } = PIER;
  const far = Math.abs(x - figureX);
  // along the rail the page's breadth tells how near it is
  const near = (far - half[0]) / (half[1] - half[0]);
  if (near < 0 || near > 1.3) return 0;
  const foot = horizon + near * (GROUND - horizon);
  const tall = near * (GROUND - horizon) * rail.over;
  const wide = lerp(rail.wide[0], rail.wide[1], near);
  const top = within(Math.abs(y - foot + tall), wide / 2);
  const middle = within(Math.abs(y - foot + tall * 0.5), wide / 3);
  const at = near ** (1 / bends) * posts;
  const post = y > foot - tall && y < foot ? within(Math.abs(at - Math.round(at)) * 60, 2 + wide / 5) : 0;
  return Math.max(top, middle, post);
}

export const pier: PlaceForm = (x, y, stage, sky) => {
  const { horizon, half, planks, bends, gap, full } = PIER;
  const out = outAt(y);
  const wood = railAt(x, y, stage.figureX);
  let behind: number = lerp(full.sky, full.low, y / horizon) * lights([x, y], stage, sky, horizon);
  if (y >= horizon) {
    const ripple = leafAt(x * WATER.across, y * 0.7, stage) > 0.18 ? WATER.takes : 0;
    behind = lerp(full.far, full.near, out) * (1 - ripple);
    const along = out ** (1 / bends) * planks;
    const between = smoothstep(gap, gap * 0.6, Math.abs(along - Math.round(along)));
    const floor = lerp(full.plank + grainAt(x * 0.2, y * 3, stage) * 0.05, full.gap, between);
    behind = lerp(behind, floor, within(Math.abs(x - stage.figureX), lerp(half[0], half[1], out)));
  }
  return lerp(behind, full.rail, wood);
};
