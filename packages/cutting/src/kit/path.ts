/** Lines and curves in the plane: x to the right, y downwards, in whatever unit the caller draws in. */

export type Pt = readonly [x: number, y: number];

interface Line {
  to: Pt;
}
interface Curve {
  to: Pt;
  /** Handles of a cubic, first and second. */
  by: readonly [Pt, Pt];
}
export type Step = Line | Curve;

export interface Path {
  from: Pt;
  steps: readonly Step[];
  closed?: boolean;
}

export const poly = (from: Pt, ...to: readonly Pt[]): Path => ({ from, steps: to.map((p) => ({ to: p })) });
export const curve = (from: Pt, c1: Pt, c2: Pt, to: Pt): Path => ({ from, steps: [{ to, by: [c1, c2] }] });
export const closed = (path: Path): Path => ({ ...path, closed: true });

export const endOf = (path: Path): Pt => path.steps.at(-1)?.to ?? path.from;

/** One path after another; a gap between them is bridged by a line. */
export function join(first: Path, ...rest: readonly Path[]): Path {
  const steps = [...first.steps];
  let end = endOf(first);
  for (const path of rest) {
    if (distance(end, path.from) > 1e-6) steps.push({ to: path.from });
    steps.push(...path.steps);
    end = endOf(path);
  }
  return { from: first.from, steps };
}

export function reverse(path: Path): Path {
  const from = endOf(path);
  const steps: Step[] = [];
  path.steps.forEach((step, i) => {
    const to = i === 0 ? path.from : (path.steps[i - 1]?.to ?? path.from);
    steps.unshift('by' in step ? { to, by: [step.by[1], step.by[0]] } : { to });
  });
  return { from, steps, ...(path.closed && { closed: true }) };
}

export function mapped(path: Path, f: (p: Pt) => Pt): Path {
  const steps = path.steps.map(
    (step): Step => ('by' in step ? { to: f(step.to), by: [f(step.by[0]), f(step.by[1])] } : { to: f(step.to) }),
  );
  return { from: f(path.from), steps, ...(path.closed && { closed: true }) };
}

/** Over the line x = 0. */
export const mirror = (path: Path): Path => mapped(path, ([x, y]) => [-x, y]);
export const moved = (path: Path, dx: number, dy: number): Path => mapped(path, ([x, y]) => [x + dx, y + dy]);

export const distance = (a: Pt, b: Pt): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a: Pt, b: Pt, k: number): Pt => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];

export function onCurve(from: Pt, [c1, c2]: readonly [Pt, Pt], to: Pt, t: number): Pt {
  const m = 1 - t;
  const at = (i: 0 | 1) => m ** 3 * from[i] + 3 * m * m * t * c1[i] + 3 * m * t * t * c2[i] + t ** 3 * to[i];
  return [at(0), at(1)];
}

/** Corner points; each curve in `parts` pieces, the first point not repeated when closed. */
export function flatten(path: Path, parts = 24): Pt[] {
  const out: Pt[] = [path.from];
  let from = path.from;
  for (const step of path.steps) {
    if ('by' in step) for (let i = 1; i < parts; i++) out.push(onCurve(from, step.by, step.to, i / parts));
    out.push(step.to);
    from = step.to;
  }
  const last = out.at(-1);
  if (path.closed && last && distance(last, path.from) < 1e-6) out.pop();
  return out;
}

/** Length of a line of corner points. */
export function lengthOfPoints(points: readonly Pt[]): number {
  let sum = 0;
  let before = points[0];
  for (const p of points) {
    if (before) sum += distance(before, p);
    before = p;
  }
  return sum;
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function boxOf(points: readonly Pt[]): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [x, y] of points) {
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

const short = (v: number) => String(Math.round(v * 1000) / 1000);

/** SVG path data, scaled by `k` and then moved. */
export function toData(path: Path, k = 1, [ox, oy]: Pt = [0, 0]): string {
  const put = ([x, y]: Pt) => `${short(x * k + ox)} ${short(y * k + oy)}`;
  const steps = path.steps.map((step) =>
    'by' in step ? `C${put(step.by[0])} ${put(step.by[1])} ${put(step.to)}` : `L${put(step.to)}`,
  );
  return `M${put(path.from)}${steps.join('')}${path.closed ? 'Z' : ''}`;
}
