/** What the figure stands on: the pool of a wet brush, a floor with its skirting line, a strip of ground. */
import { smoothstep } from '#atelier/kit/numbers.ts';
import { GROUND } from '#atelier/sheet/page/places.ts';
import type { Pigment, Stage, Wash } from './backdrop.ts';
import { type Hand, oval } from './hand.ts';

/** A pool of wash round the feet, drawn out to the shadow side, where nothing else is floor. */
export function pool(stage: Stage, hand: Hand, strength = 0.8, pigment: Pigment = 'deep'): Wash {
  const rx = Math.max(196, stage.reach + 70);
  const cx = stage.figureX + 40;
  const cy = GROUND - 8;
  const ry = 50;
  const laid = hand.wash((x, y) => oval(x - cx + (y - cy) * 0.7, y - cy, rx, ry) * 1.1, { wander: 15, rim: 0.2 });
  return {
    pigment,
    box: { left: cx - rx - 60, right: cx + rx + 60, top: cy - ry - 14, bottom: Math.min(stage.foot, cy + ry + 14) },
    // full under the feet; on the way out the brush ran dry, and the far edge was let go
    tone: (x, y) => {
      const density = laid(x, y);
      if (density === 0) return 0;
      const out = Math.abs(x - cx) / rx;
      const dry = smoothstep(0.2, 1.1, out) * smoothstep(0.72, 0.36, hand.bristle(y * 0.7, x * 0.6));
      return density * strength * (1 - 0.8 * dry) * smoothstep(1.12, 0.15, out) * smoothstep(cy - ry - 6, cy - 4, y);
    },
  };
}

/** A floor from side to side of the stage, its far edge at `horizon`, running out towards the foot of the page. */
export function floor(stage: Stage, hand: Hand, horizon: number, pigment: Pigment = 'deep', strength = 0.7): Wash {
  const { left, right, foot } = stage;
  const laid = hand.wash((x, y) => Math.min(y - horizon, (x - left) * 0.8, (right - x) * 0.8, foot - y), {
    wander: 7,
    rim: 0.24,
  });
  return {
    pigment,
    box: { left: left - 12, right: right + 12, top: horizon - 14, bottom: foot + 6 },
    tone: (x, y) =>
      laid(x, y) * strength * (1 - 0.62 * smoothstep(horizon + 20, foot, y)) * (0.9 + 0.2 * hand.bristle(y * 0.8, x)),
  };
}
