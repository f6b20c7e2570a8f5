/** Shapes in which a loose brush lays a ground behind a figure: density of pigment at a place of the page, 1 = one full wash. */
import { CLOUD, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { PAGE } from '#atelier/kit/scene.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';

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

const cloudAt = (x: number, y: number, { offset }: LooseStage): number =>
  noiseBetween(CLOUD, x * CLOUDS + offset, y * CLOUDS);
const bristleAt = (x: number, y: number, { offset }: LooseStage): number =>
  noiseBetween(TREMOR, x * BRISTLES.across + offset, y * BRISTLES.down);
const wobbleAt = (x: number, y: number, { offset }: LooseStage): number =>
  noiseBetween(TREMOR, x * WOBBLE.across + offset, y * WOBBLE.along);
/** How much a brush is loaded, by its bristles and the clouds. */
const LOAD = { least: 0.8, bristle: 0.16, even: 0.94 } as const;
/** Pigment that dried along an edge: page units, and how much. */
const RIM = { broad: 5, more: 0.16 } as const;
/** Softness of an edge laid along a tape, page units. */
const EDGE = 1.6;
/** How near an edge of the stage lies to the edge of the page where no column stands between, and how far a colour runs on. */
const AT_EDGE = 40;
export const OFF = 400;
/** Between which a form may lie: to a column, or off the page. */
const sidesOf = ({ left, right }: LooseStage): { left: number; right: number } => ({
  left: left < AT_EDGE ? -OFF : left,
  right: right > PAGE.width - AT_EDGE ? PAGE.width + OFF : right,
});

/** Page units of a band: its middle, half its height, how far its edges waver. */
const BAND = { y: 600, half: 235, wavers: 1.6, cloud: 0.1 } as const;

/** One broad band across, from column to edge of the page, behind hips and hands. */
const band: LooseForm = (x, y, stage) => {
  const { left, right } = sidesOf(stage);
  const ragged = wobbleAt(y, x, stage) * BAND.wavers;
  const inside = Math.min(BAND.half - Math.abs(y - BAND.y) + ragged, x - left + ragged, right - x + ragged);
  return smoothstep(-1, EDGE, inside) * (LOAD.even + cloudAt(x, y, stage) * BAND.cloud);
};

/** Page units of a panel: half its width, how far it stands beside the figure, its head under the crown, its foot. */
const PANEL = { half: 214, beside: 80, under: 118, foot: 1062, wavers: 1.8, cloud: 0.1, over: 6 } as const;

/** How much higher a niche begins than a panel, page units. */
const ARCH_OVER = 172;

/** Depth inside an upright panel behind the figure, page units: head, elbow and hem stand out of it. */
function panelled(x: number, y: number, stage: LooseStage, isRounded: boolean): number {
  const half = Math.min(PANEL.half, (stage.right - stage.left) / 2);
  const middle = clamp(
    stage.figureX - PANEL.beside * stage.side,
    stage.left + half - PANEL.over,
    stage.right - half + PANEL.over,
  );
  const top = stage.headY + PANEL.under;
  const across = half - Math.abs(x - middle);
  const ragged = wobbleAt(x, y, stage) * PANEL.wavers;
  if (isRounded && y < top + half) return half - Math.hypot(x - middle, y - top - half) + ragged;
  return Math.min(across, y - top, PANEL.foot - y) + ragged;
}
/** An even wash, its pigment gathered where its edge dried. */
const evenly = (inside: number, x: number, y: number, stage: LooseStage): number =>
  smoothstep(-1, EDGE, inside) *
  (LOAD.even + cloudAt(x, y, stage) * PANEL.cloud + RIM.more * smoothstep(RIM.broad, 0, inside));
const panel: LooseForm = (x, y, stage) => evenly(panelled(x, y, stage, false), x, y, stage);
/** A niche, its round head over the sitter's. */
const arch: LooseForm = (x, y, stage) =>
  evenly(panelled(x, y, { ...stage, headY: stage.headY - ARCH_OVER }, true), x, y, stage);

/** Page units of a disc: beside the figure, under the crown, its radius, how far it may reach over a column. */
const DISC = {
  beside: 34,
  under: 300,
  radius: 262,
  over: 14,
  tremor: 0.01,
  fine: 0.4,
  edge: 0.985,
  middle: 0.84,
  from: 0.45,
  cloud: 0.12,
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
    noiseBetween(TREMOR, x * DISC.fine, y * DISC.fine) * DISC.tremor;
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

/** Paper that a field leaves along the edges of the sheet, page units; how far its edges wander, as beside a tape. */
const PAPER_LEFT = 26;
const FIELD = { out: 4, wander: 2.2, bristle: 0.7 } as const;
/** Light that a field leaves behind the head: page units aside and across and down, its middle, and how much. */
const GLOW = { aside: 60, across: 210, down: 420, y: 400, share: 0.16 } as const;
/** A toned paper's wash, how it clouds, and the light about the figure: page units across and down, and how much. */
const TONED = { load: 0.5, cloud: 0.06, across: 230, down: 440, light: 0.12 } as const;
const FULL = { load: 0.96, cloud: 0.07, bristle: 0.025 } as const;
/** Where a field's wall stands on its floor, page units above the ground line, and how much deeper the floor is. */
const FLOOR = { above: 74, soft: 2.4, deeper: 0.2 } as const;

/** How deep a full colour lies on its wall and on its floor. */
function loaded(x: number, y: number, stage: LooseStage, bristle: number): number {
  const glow = Math.exp(
    -(((x - stage.figureX + GLOW.aside * stage.side) / GLOW.across) ** 2) - ((y - GLOW.y) / GLOW.down) ** 2,
  );
  const wall = FULL.load + cloudAt(x, y, stage) * FULL.cloud + bristle * FULL.bristle - glow * GLOW.share;
  const horizon = GROUND - FLOOR.above + wobbleAt(y, x, stage) * FIELD.wander;
  return wall * (1 + FLOOR.deeper * smoothstep(horizon - FLOOR.soft, horizon + FLOOR.soft, y));
}

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
  return smoothstep(-1, EDGE, inside) * loaded(x, y, stage, bristle);
};

/** How much of a point is covered by a colour that runs off the page wherever no column stands, 0..1. */
export const openCover: LooseForm = (x, y, stage) => {
  const ragged = wobbleAt(x, y, stage) * FIELD.wander + bristleAt(x, y, stage) * FIELD.bristle;
  const { left, right } = sidesOf(stage);
  const inside = Math.min(
    x - left + ragged,
    right - x + ragged,
    stage.foot < PAGE.height - 2 * PAPER_LEFT ? stage.foot - y + ragged : OFF,
  );
  return smoothstep(-1, EDGE, inside);
};

/** A full colour that runs off the page wherever no column stands: one brushed edge beside them, or two. */
export const openField: LooseForm = (x, y, stage) =>
  openCover(x, y, stage) * loaded(x, y, stage, bristleAt(x, y, stage));

/** A toned paper: one even wash over the whole sheet, a little light left about the figure. */
const toned: LooseForm = (x, y, stage) => {
  const glow = Math.exp(-(((x - stage.figureX) / TONED.across) ** 2) - ((y - GLOW.y) / TONED.down) ** 2);
  return TONED.load + cloudAt(x, y, stage) * TONED.cloud - glow * TONED.light;
};

/** By day the ground is a tint that a figure stands beside as much as before. */
export const DAY_FORMS: readonly LooseForm[] = [panel, disc, band, arch, toned, panel, disc, sweep];
/** A full colour is laid whole, or runs off the page. */
export const FULL_FORMS: readonly LooseForm[] = [field, openField, openField];
