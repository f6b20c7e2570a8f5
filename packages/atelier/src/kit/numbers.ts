/** Numbers between numbers. */

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : Math.min(x, high));
/** 0 before `a`, 1 after `b`, smooth between; `a` may be the greater one. */
export const smoothstep = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

/** `count` values, made one after the other; several times as fast as an array of a length. */
export function times<T>(count: number, make: (i: number) => T): T[] {
  const out: T[] = [];
  for (let i = 0; i < count; i++) out.push(make(i));
  return out;
}
