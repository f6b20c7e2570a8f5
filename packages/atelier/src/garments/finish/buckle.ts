/** What closes a belt: the buckle, and the end that is passed through it. */
import { type Build, emptyBuild, type Line } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { arcLength, part, reversed, spline } from '#atelier/kit/curves.ts';
import { add, type Point, sub, unit } from '#atelier/kit/points.ts';

const METAL = '#b8913f';
const SHINE = '#efd9a0';

/** From along and down the belt to the page, from its middle on, as it curves. */
function frame(line: readonly Point[]): (along: number, down: number) => Point {
  const whole = arcLength(line);
  return (along, down) => {
    const t = 0.5 + along / whole;
    const [before, c, after] = part(line, t - NEAR, t + NEAR, 3);
    const [dx, dy] = unit(sub(after, before));
    return add(c, [-down * dy, down * dx]);
  };
}
/** Share of the belt before and after a place by which its way there is told. */
const NEAR = 0.03;

/** A square frame with its tongue. @param height of the belt, page units. */
export function buckleLines(line: readonly Point[], height: number): Line[] {
  const on = frame(line);
  const half = height * 0.5 + 3.2;
  const box = [on(-half, -half), on(half, -half), on(half, half), on(-half, half), on(-half, -half)];
  return [
    { kind: 'overlap', points: box, weight: 2.1, colour: METAL },
    { kind: 'overlap', points: box.slice(0, 2), weight: 0.9, colour: SHINE },
    { kind: 'overlap', points: [on(-2, 0), on(half, 0)], weight: 1.5, colour: METAL },
  ];
}

/** The strap beyond the buckle: leather lies on in its loop and ends in a point, cloth hangs down from it. */
export function strapEnd(line: readonly Point[], height: number, hangs: boolean): Build {
  const on = frame(line);
  const h = height / 2;
  const from = h + 3;
  const axis = hangs
    ? spline([on(from - 2, 0), on(from + 11, h * 0.6), on(from + 17, 24), on(from + 13, 52), on(from + 18, 76)], 8)
    : [on(from, 0.4), on(from + 13, 0.9), on(from + 24, 1.4)];
  const side = (k: number): Point[] =>
    axis.map((p, i) => {
      const [dx, dy] = unit(sub(axis[Math.min(axis.length - 1, i + 1)], axis[Math.max(0, i - 1)]));
      return add(p, [-dy * k, dx * k]);
    });
  const [left, right] = [side(h * 0.94), side(-h * 0.94)];
  const last = axis[axis.length - 1];
  const tip = add(last, hangs ? [3, 8] : sub(on(h, 0), on(0, 0)));
  const outline = [...left, tip, ...reversed(right)];
  const lines: Line[] = [{ kind: 'overlap', points: outline, weight: 0.75 }];
  if (!hangs) {
    const loop = [on(from + 9, -h - 1), on(from + 9, h + 1)];
    lines.push(
      { kind: 'overlap', points: loop, weight: 1 },
      { kind: 'overlap', points: loop.map((p) => add(p, [5, 0])) },
    );
  }
  return {
    ...emptyBuild(),
    pieces: [{ name: 'end', outline, surface: new Panel(left, right, { depth: 0.2, across: 6, along: 16 }), lift: 2 }],
    lines,
  };
}
