/** The watercolourist's hand: edges that dry dark or are lost, backruns, pools and the streaks of a flat brush. */

import { die, stream } from '#atelier/kit/chance.ts';
import { BLOT, CLOUD, GRAIN, NOISE_SIDE, noiseBetween, TREMOR } from '#atelier/kit/noise.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Stage, Tone } from './backdrop.ts';

/** How far blots push an edge, page units, and the greatest value of each noise: beyond both the edge is not felt. */
const BLOT_REACH = 1.8;
const BLOT_PEAK = 1.2;
const TREMOR_PEAK = 1.1;
/** Page units inside the shape at which the pigment of a dried edge has run out. */
const EDGE_ENDS = 30;

export interface EdgeOptions {
  /** Page units by which the edge wanders. */
  wander?: number;
  /** Pigment gathered at the dried edge, as a share. */
  rim?: number;
  /** Page units over which the edge runs out instead of drying. */
  soft?: number;
}

/** The part of a stage that a wall lies on. */
type Room = Pick<Stage, 'left' | 'right' | 'top' | 'figureX'>;

/** Where water ran back into a drying wash: [x, y, radius]. */
type Backrun = readonly [number, number, number];

export class Hand {
  private readonly offset: number;
  readonly next: () => number;

  constructor(seed: number) {
    this.offset = die(NOISE_SIDE, seed, 'backdrop.noise');
    this.next = stream(seed, 'backdrop.hand');
  }

  /** A number between two, by the chance of this sheet. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Large soft unevenness, about -1 to 1. */
  cloud(x: number, y: number): number {
    return noiseBetween(CLOUD, x * 0.5 + this.offset, y * 0.5);
  }

  /** Slow wander, about -1 to 1. */
  sway(x: number, y: number): number {
    return noiseBetween(TREMOR, x * 0.4 + this.offset, y * 0.4);
  }

  /** What a flat brush leaves: 0 between its hairs, 1 under them. `along` the stroke the streaks are long. */
  bristle(across: number, along: number): number {
    return 0.5 + 0.5 * noiseBetween(GRAIN, across * 0.9 + this.offset, along * 0.022);
  }

  /** Wash inside a shape. @param depth page units inside its edge, negative outside. */
  wash(depth: Tone, { wander = 7, rim = 0.34, soft = 0 }: EdgeOptions = {}, backruns: readonly Backrun[] = []): Tone {
    const calm = wander * TREMOR_PEAK + BLOT_REACH * BLOT_PEAK + (soft || EDGE_ENDS);
    return (x, y) => {
      const near = depth(x, y);
      if (near < -wander * TREMOR_PEAK - 2) return 0;
      const pool = 1 + 0.34 * this.cloud(x, y);
      const body = backruns.length ? pool * this.backrun(backruns, x, y) : pool;
      if (near > calm) return body;
      const inside = near + this.sway(x, y) * wander + noiseBetween(BLOT, x * 0.9, y * 0.9 + this.offset) * BLOT_REACH;
      if (inside <= 0) return 0;
      if (soft) return body * smoothstep(0, soft, inside);
      // here and there the edge was touched with a wet brush and is lost
      const dried = rim * smoothstep(-0.35, 0.25, noiseBetween(TREMOR, x * 0.13 + this.offset, y * 0.13));
      return smoothstep(0, 3.2, inside) * body + dried * Math.exp(-inside / 4.5) * smoothstep(0, 1.6, inside);
    };
  }

  /**
   * A wall that was washed in loosely behind the figure: fullest there, let go towards its sides and its foot, with edges that
   * wander like a wet brush. @param foot page y of its lower end.
   */
  wall({ left, right, top, figureX }: Room, foot: number, backruns: readonly Backrun[] = []): Tone {
    const laid = this.wash(
      (x, y) => Math.min(x - left - 12, right - 12 - x, y - top - 10, foot - y),
      { wander: 19, rim: 0.2 },
      backruns,
    );
    const [toLeft, toRight] = [Math.max(120, figureX - left), Math.max(120, right - figureX)];
    return (x, y) => {
      const density = laid(x, y);
      if (density === 0) return 0;
      const out = x < figureX ? (figureX - x) / toLeft : (x - figureX) / toRight;
      return density * lerp(1, 0.42, smoothstep(0.3, 1, out)) * lerp(1, 0.3, smoothstep(foot - 460, foot, y));
    };
  }

  private backrun(backruns: readonly Backrun[], x: number, y: number): number {
    let share = 1;
    for (const [cx, cy, radius] of backruns) {
      const dx = (x - cx) * 0.86;
      const dy = y - cy;
      const far = Math.sqrt(dx * dx + dy * dy);
      if (far > radius * 1.5) continue;
      const inside =
        radius - far + this.sway(x * 1.1 + cx, y * 1.1) * radius * 0.42 + noiseBetween(BLOT, x * 0.8, y * 0.8) * 9;
      if (inside <= 0) continue;
      // the water pushed the pigment outwards, and left a crinkled edge on the side it came to rest
      share *= 0.8 + 0.2 * smoothstep(radius, 0, inside) + 0.13 * Math.exp(-inside / 5);
    }
    return share;
  }
}

/** Depth inside an ellipse, near enough to page units. */
export const oval = (x: number, y: number, rx: number, ry: number): number =>
  (1 - Math.sqrt((x / rx) ** 2 + (y / ry) ** 2)) * Math.min(rx, ry);
