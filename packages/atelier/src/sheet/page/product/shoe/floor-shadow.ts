/** The shadow of things on the floor they stand on: dark where they touch it, softer the farther it falls. */
import { clamp, smoothstep } from '#atelier/kit/numbers.ts';
import type { Lights } from './shade-pixel.ts';
import type { Vec } from './vectors.ts';

const TAPS: readonly (readonly [number, number])[] = Array.from({ length: 14 }, (_, i) => {
  const [angle, far] = [i * 2.399963, Math.sqrt((i + 0.5) / 14)];
  return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
});
/** How far the first look for what stands in the light goes; softness at the foot of a thing, and by its distance. */
const SEARCH = 0.07;
const SOFT = { least: 0.012, by: 0.2 } as const;
/** Things so near the floor darken it all round. */
const TOUCH = { reach: 0.05, high: 0.13 } as const;
const DEEP = { cast: 0.5, touch: 0.62 } as const;

/** Least a thing stands before the floor to shade it. */
const OFF = { cast: 0.004, touch: 0.0005 } as const;
/** A shadow that comes from far is paler. */
const PALE = { share: 0.35, far: 1.2 } as const;

let [count, far, touched] = [0, 0, 0];
const search = (before: number): void => {
  if (before <= OFF.cast) return;
  count++;
  far += before;
};
const touch = (before: number): void => {
  if (before > OFF.touch) touched += smoothstep(TOUCH.high, 0, before);
};

/** How dark the floor is at a point, 0..1. */
export function floorShade({ sun, sky }: Lights, p: Vec): number {
  [count, far, touched] = [0, 0, 0];
  sun.around(p, TAPS, SEARCH, search);
  let cast = 0;
  if (count > 0) {
    const away = far / count;
    count = 0;
    sun.around(p, TAPS, SOFT.least + (SOFT.by * away) / 2, search);
    cast = (count / TAPS.length) * (1 - PALE.share * smoothstep(0, PALE.far, away));
  }
  sky.around(p, TAPS, TOUCH.reach, touch);
  return clamp(1 - (1 - DEEP.cast * cast) * (1 - (DEEP.touch * touched) / TAPS.length));
}
