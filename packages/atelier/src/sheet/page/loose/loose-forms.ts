/** Shapes in which a loose brush lays a ground behind a figure: density of pigment at a place of the page, 1 = one full wash. */
import { CLOUD, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { PAGE } from '#atelier/kit/scene.ts';

/** Where a ground may lie, and who stands before it. Page units. */
export interface LooseStage {
  left: number;
  right: number;
  figureX: number;
  /** Of the crown. */
  headY: number;
  /** The lowest a field may reach: over a title that is set along the foot of the page. */
  foot: number;
  /** 1 where the lamp's side is the left, -1 where the wash lies on the other. */
  side: 1 | -1;
  /** Moves the noise. */
  offset: number;
}
export type LooseForm = (x: number, y: number, stage: LooseStage) => number;

/** Points of noise to a page unit, across and down: clouds of pigment, the bristles of an upright brush. */
const CLOUDS = 0.55;
const BRISTLES = { across: 1.9, down: 0.03 } as const;
/** The wobble of a drawn edge: points of noise to a page unit across it and along it. */
const WOBBLE = { across: 0.05, along: 0.22 } as const;
/** How soft an edge is where it is crisp and where it has run, by the noise between which it changes. */
const SOFT = { crisp: 0.03, run: 0.5, from: -0.3, to: 0.35, fine: 0.4 } as const;

const cloudAt = (x: number, y: number, { offset }: LooseStage): number =>
  noiseBetween(CLOUD, x * CLOUDS + offset, y * CLOUDS);
const bristleAt = (x: number, y: number, { offset }: LooseStage): number =>
  noiseBetween(TREMOR, x * BRISTLES.across + offset, y * BRISTLES.down);
const wobbleAt = (x: number, y: number, { offset }: LooseStage): number =>
  noiseBetween(TREMOR, x * WOBBLE.across + offset, y * WOBBLE.along);
const softAt = (x: number, y: number, { offset }: LooseStage): number =>
  lerp(
    SOFT.crisp,
    SOFT.run,
    smoothstep(SOFT.from, SOFT.to, noiseBetween(CLOUD, x * SOFT.fine, y * SOFT.fine + offset)),
  );

/** How a pool is stirred at its edge, how much paler its middle dries, and how its colour clouds. */
const POOL = { stirred: 0.14, middle: 0.62, from: 0.2, clouded: 0.35 } as const;

/** A pool that has run and dried at its edge: where its middle lies beside the figure and under the crown, and its half-axes. */
const pool =
  ({ beside, under, across, down }: Record<'beside' | 'under' | 'across' | 'down', number>): LooseForm =>
  (x, y, stage) => {
    const cloud = cloudAt(x, y, stage);
    const [dx, dy] = [x - stage.figureX + beside * stage.side, y - stage.headY - under];
    const far = Math.hypot(dx / across, dy / down) + cloud * POOL.stirred;
    if (far > 1) return 0;
    const dried = lerp(POOL.middle, 1, smoothstep(POOL.from, 1, far));
    return smoothstep(1, 1 - softAt(x, y, stage), far) * dried * (1 + cloud * POOL.clouded);
  };

/** How much a brush is loaded, by its bristles and the clouds. */
const LOAD = { least: 0.8, bristle: 0.16, cloud: 0.25 } as const;
/** Page units of a band: its middle, half its height, how it slopes, how far it fades at both ends. */
const BAND = { y: 560, half: 190, slope: 0.16, uneven: 12, out: 12, fade: 64, soft: 0.4, cloud: 0.45 } as const;

/** One broad band across, behind the hips. */
const band: LooseForm = (x, y, stage) => {
  const from = y - BAND.y + (x - stage.figureX) * BAND.slope * stage.side;
  const q = Math.abs(from) / (BAND.half + bristleAt(y, x, stage) * BAND.uneven);
  if (q > 1) return 0;
  const fade =
    smoothstep(stage.left - BAND.out, stage.left + BAND.fade, x) *
    smoothstep(stage.right + BAND.out, stage.right - BAND.fade, x);
  return (
    smoothstep(1, 1 - softAt(x, y, stage) * BAND.soft, q) * fade * (LOAD.least + cloudAt(x, y, stage) * BAND.cloud)
  );
};

/** Page units of a disc: beside the figure, under the crown, its radius, how far it may reach over a column. */
const DISC = {
  beside: 34,
  under: 300,
  radius: 262,
  over: 14,
  tremor: 0.018,
  edge: 0.975,
  middle: 0.7,
  from: 0.3,
  cloud: 0.4,
} as const;

/** A great disc behind head and shoulders, set in one wet load. */
const disc: LooseForm = (x, y, stage) => {
  // between columns it is a smaller disc: nothing lies under what stands in them
  const radius = Math.min(DISC.radius, (stage.right - stage.left) / 2 + DISC.over);
  const within = clamp(
    stage.figureX - DISC.beside * stage.side,
    stage.left + radius - DISC.over,
    stage.right - radius + DISC.over,
  );
  const far =
    Math.hypot(x - within, y - stage.headY - DISC.under) / radius +
    noiseBetween(TREMOR, x * SOFT.fine, y * SOFT.fine) * DISC.tremor;
  if (far > 1) return 0;
  const dried = lerp(DISC.middle, 1, smoothstep(DISC.from, 1, far)) + cloudAt(x, y, stage) * DISC.cloud;
  return smoothstep(1, DISC.edge, far) * dried;
};

/** Page units of a sweep: its radius, half its breadth, the height of its middle; then its flattening, and how it runs dry. */
const SWEEP = { radius: 330, half: 96, y: 590, flat: 0.72, ragged: 14, turns: 14, edge: 0.86 } as const;
const SWEPT = { load: 0.75, along: 0.9, bristle: 0.7, grain: 0.4, from: -0.5, to: 0.05 } as const;

/** A brush drawn once round from the shoulder to the floor, running dry. */
const sweep: LooseForm = (x, y, stage) => {
  const dx = (x - stage.figureX) * stage.side + SWEEP.radius;
  const dy = (y - SWEEP.y) * SWEEP.flat;
  const radius = Math.hypot(dx, dy);
  const along = Math.atan2(dy, dx);
  const bristle = noiseBetween(TREMOR, radius + stage.offset, along * SWEEP.turns);
  const breadth = Math.abs(radius - SWEEP.radius + bristle * SWEEP.ragged) / SWEEP.half;
  if (breadth > 1) return 0;
  const load =
    SWEPT.load -
    Math.abs(along) * SWEPT.along +
    bristle * SWEPT.bristle +
    noiseBetween(TREMOR, radius * 3 + stage.offset, along * 3) * SWEPT.grain;
  return (
    smoothstep(1, SWEEP.edge, breadth) * smoothstep(SWEPT.from, SWEPT.to, load) * (LOAD.least + bristle * LOAD.bristle)
  );
};

/** Paper that a field leaves along the edges of the sheet, page units; how far its edges wander, as beside a tape, and how soft they are. */
const PAPER_LEFT = 26;
const FIELD = { out: 22, wander: 2.2, bristle: 0.7, crisp: 1.6 } as const;
/** Light that a field leaves behind the head: page units aside and across and down, its middle, and how much. */
const GLOW = { aside: 60, across: 170, down: 380, y: 400, share: 0.2 } as const;
/** A toned paper's wash, how it clouds, and the light about the figure: page units across and down, and how much. */
const TONED = { load: 0.86, cloud: 0.16, across: 210, down: 420, light: 0.2 } as const;
const FULL = { load: 0.95, cloud: 0.26, bristle: 0.07 } as const;

/** A field over the whole height of the sheet, its sides a loaded brush's. */
const field: LooseForm = (x, y, stage) => {
  const bristle = bristleAt(x, y, stage);
  const ragged = wobbleAt(x, y, stage) * FIELD.wander + bristle * FIELD.bristle;
  const inside = Math.min(
    x - Math.max(PAPER_LEFT, stage.left - FIELD.out) + ragged,
    stage.right - x + ragged,
    y - PAPER_LEFT + ragged,
    Math.min(PAGE.height - PAPER_LEFT, stage.foot) - y + ragged,
  );
  const glow = Math.exp(
    -(((x - stage.figureX + GLOW.aside * stage.side) / GLOW.across) ** 2) - ((y - GLOW.y) / GLOW.down) ** 2,
  );
  const load = FULL.load + cloudAt(x, y, stage) * FULL.cloud + bristle * FULL.bristle - glow * GLOW.share;
  return smoothstep(-1, FIELD.crisp, inside) * load;
};

/** How far beyond its stage a colour that has no column beside it runs, page units: off the page. */
export const OFF = 400;
/** How near an edge of the stage lies to the edge of the page where no column stands between. */
const AT_EDGE = 40;

/** A full colour that runs off the page wherever no column stands: one brushed edge beside them, or two. */
export const openField: LooseForm = (x, y, stage) => {
  const bristle = bristleAt(x, y, stage);
  const ragged = wobbleAt(x, y, stage) * FIELD.wander + bristle * FIELD.bristle;
  const open = { left: stage.left < AT_EDGE, right: stage.right > PAGE.width - AT_EDGE };
  const inside = Math.min(
    x - stage.left + (open.left ? OFF : ragged),
    stage.right - x + (open.right ? OFF : ragged),
    stage.foot < PAGE.height - 2 * PAPER_LEFT ? stage.foot - y + ragged : OFF,
  );
  const glow = Math.exp(
    -(((x - stage.figureX + GLOW.aside * stage.side) / GLOW.across) ** 2) - ((y - GLOW.y) / GLOW.down) ** 2,
  );
  const load = FULL.load + cloudAt(x, y, stage) * FULL.cloud + bristle * FULL.bristle - glow * GLOW.share;
  return smoothstep(-1, FIELD.crisp, inside) * load;
};

/** A toned paper: one even wash over the whole sheet, a little light left about the figure. */
const toned: LooseForm = (x, y, stage) => {
  const glow = Math.exp(-(((x - stage.figureX) / TONED.across) ** 2) - ((y - GLOW.y) / TONED.down) ** 2);
  return TONED.load + cloudAt(x, y, stage) * TONED.cloud - glow * TONED.light;
};

/** By day the ground is a tint that a figure stands beside as much as before. */
export const DAY_FORMS: readonly LooseForm[] = [
  pool({ beside: 74, under: 500, across: 178, down: 470 }),
  disc,
  band,
  pool({ beside: 60, under: 380, across: 215, down: 350 }),
  sweep,
  toned,
  pool({ beside: 96, under: 640, across: 150, down: 430 }),
  toned,
];
/** A full colour is laid whole, or runs off the page. */
export const FULL_FORMS: readonly LooseForm[] = [field, openField, openField];
