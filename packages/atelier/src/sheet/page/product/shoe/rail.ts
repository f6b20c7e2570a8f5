/** The line a shoe is built on: the bottom of its last from heel to toe, as it rises on its heel. */
import { clamp, lerp, smoothstep } from '#atelier/kit/numbers.ts';

/** A place of the rail: where it is, and which ways forward and up lie there. */
interface RailPlace {
  y: number;
  z: number;
  /** Slope, radians; a shoe on its heel goes down towards the toe. */
  slope: number;
}

export type Rail = (s: number) => RailPlace;

/** Where along the foot it bends, rises, and lies flat again under the heel; shares of its length. */
const BALL = { at: 0.68, from: 0.34 } as const;
const SEAT = { from: 0.14, to: 0.32, share: 0.42 } as const;
/** The toe leaves the floor a little; a curled one rolls up and back. */
const SPRING = { from: 0.72, to: 1, slope: 0.11 } as const;
const CURL = { from: 0.88, to: 1.16, slope: 2.9 } as const;
/** Steps of the rail, how far it goes beyond the foot, and where the height of a heel is measured. */
const STEP = 0.01;
const ENDS = { low: -0.02, high: 1.24 } as const;
const MEASURED = 0.08;
/** Steepest a shank is. */
const STEEPEST = 1.15;
const HALVINGS = 24;

function slopeAt(s: number, steep: number, isCurled: boolean): number {
  if (s > BALL.at) {
    const spring = SPRING.slope * smoothstep(SPRING.from, SPRING.to, s);
    return isCurled ? Math.max(spring, CURL.slope * clamp((s - CURL.from) / (CURL.to - CURL.from)) ** 1.2) : spring;
  }
  const shank = -steep * (1 - smoothstep(BALL.from, BALL.at, s));
  return shank * lerp(SEAT.share, 1, smoothstep(SEAT.from, SEAT.to, s));
}

/** Places from one end to the other, the ball at height 0. */
function walked(steep: number, isCurled: boolean): RailPlace[] {
  const count = Math.round((ENDS.high - ENDS.low) / STEP) + 1;
  const ball = Math.round((BALL.at - ENDS.low) / STEP);
  const slope = (i: number): number => slopeAt(ENDS.low + i * STEP, steep, isCurled);
  const places: RailPlace[] = new Array(count);
  places[ball] = { y: 0, z: BALL.at, slope: 0 };
  for (const way of [-1, 1] as const)
    for (let i = ball + way; i >= 0 && i < count; i += way) {
      const before = places[i - way];
      const angle = slope(i);
      places[i] = {
        y: before.y + Math.sin(angle) * STEP * way,
        z: before.z + Math.cos(angle) * STEP * way,
        slope: angle,
      };
    }
  return places;
}

/** @param heel height of the heel over the ball. @param isCurled the toe rolls up. */
export function railOf(heel: number, isCurled: boolean): Rail {
  const height = (steep: number): number => walked(steep, false)[Math.round((MEASURED - ENDS.low) / STEP)].y;
  let [low, high] = [0, STEEPEST];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (height(middle) < heel) low = middle;
    else high = middle;
  }
  const places = walked(low, isCurled);
  return (s) => {
    const at = clamp((s - ENDS.low) / STEP, 0, places.length - 1.001);
    const [a, b] = [places[Math.floor(at)], places[Math.floor(at) + 1]];
    const t = at - Math.floor(at);
    return { y: lerp(a.y, b.y, t), z: lerp(a.z, b.z, t), slope: lerp(a.slope, b.slope, t) };
  };
}
