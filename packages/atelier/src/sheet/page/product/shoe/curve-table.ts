/** Curves written as tables of places and values. */
export type Curve = readonly (readonly [at: number, value: number])[];

/** The value at a place, bent smoothly from row to row; beyond its ends a curve stays what it is there. */
export function valueAt(curve: Curve, at: number): number {
  const last = curve.length - 1;
  if (at <= curve[0][0]) return curve[0][1];
  if (at >= curve[last][0]) return curve[last][1];
  let i = 1;
  while (at >= curve[i][0]) i++;
  const [x0, y0] = curve[i - 1];
  const [x1, y1] = curve[i];
  const span = x1 - x0;
  const t = (at - x0) / span;
  const [t2, t3] = [t * t, t ** 3];
  return (
    y0 * (2 * t3 - 3 * t2 + 1) +
    slopeAt(curve, i - 1) * span * (t3 - 2 * t2 + t) +
    y1 * (3 * t2 - 2 * t3) +
    slopeAt(curve, i) * span * (t3 - t2)
  );
}

function slopeAt(curve: Curve, k: number): number {
  const a = curve[Math.max(0, k - 1)];
  const b = curve[Math.min(curve.length - 1, k + 1)];
  return (b[1] - a[1]) / (b[0] - a[0]);
}

const STEPS = 256;
/** The curve over 0..1 as a table: quick enough to be asked for every pixel. */
export function quick(curve: Curve): (at: number) => number {
  const table = Float32Array.from({ length: STEPS + 2 }, (_, i) => valueAt(curve, i / STEPS));
  return (at) => {
    const t = Math.max(0, Math.min(1, at)) * STEPS;
    const i = Math.floor(t);
    return table[i] + (table[i + 1] - table[i]) * (t - i);
  };
}
