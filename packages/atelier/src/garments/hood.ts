/** Hoods: lying round the neck and on the shoulders, hanging down the back, edged with fur. */
import { type Build, emptyBuild } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { type Figure, type Side, shoulderLine } from '#atelier/figure/landmarks.ts';
import { neckSide } from '#atelier/garments/collars.ts';
import { newFlat } from '#atelier/garments/flat-surface.ts';
import { add, at, lerp, mix, normals, type Point, reversed, scaled, spline } from '#atelier/paint/geometry.ts';

const SIDES: readonly Side[] = [-1, 1];

/** A hood seen from behind: it hangs from the neck between the shoulder blades. */
function hoodOnBack(f: Figure): Build {
  const b = emptyBuild();
  const [l, r] = [at(shoulderLine(f, -1), 0.4), at(shoulderLine(f, 1), 0.4)];
  const middle = mix(l, r, 0.5);
  const fall = mix(f.buL, f.buR, 0.5)[1] - 8;
  const rim = spline(
    [
      l,
      add(neckSide(f, -1, 0.3), [-9, 0]),
      add(mix(neckSide(f, -1, 0.3), neckSide(f, 1, 0.3), 0.5), [0, 5]),
      add(neckSide(f, 1, 0.3), [9, 0]),
      r,
    ],
    8,
  );
  const low = spline(
    [
      r,
      [lerp(middle[0], r[0], 0.92), lerp(r[1], fall, 0.5)],
      [middle[0] + 16, fall - 4],
      [middle[0], fall + 4],
      [middle[0] - 16, fall - 4],
      [lerp(middle[0], l[0], 0.92), lerp(l[1], fall, 0.5)],
      l,
    ],
    9,
  );
  const outline = [...rim, ...low.slice(1)];
  b.pieces.push({
    name: 'hood',
    outline,
    surface: new Panel([l, [l[0] + 10, fall]], [r, [r[0] - 10, fall]], { depth: 0.5 }),
    lift: 3.5,
  });
  for (const s of SIDES)
    b.folds.push({
      points: spline(
        [
          add(mix(middle, s < 0 ? l : r, 0.6), [0, 8]),
          [middle[0] + s * 26, lerp(middle[1], fall, 0.55)],
          [middle[0] + s * 7, fall - 12],
        ],
        8,
      ),
      width: 15,
      height: 5,
      side: s < 0 ? 1 : -1,
      ink: 0.5,
    });
  b.lines.push(
    { kind: 'overlap', points: low, weight: 0.8 },
    { kind: 'opening', points: rim, weight: 0.8 },
    { kind: 'seam', points: [add(middle, [0, 4]), [middle[0], fall]] },
  );
  return b;
}

/**
 * A hood lying on the back and shoulders; drawn in two parts, behind the neck and over the shoulders.
 * @param open how far below the throat the front it is sewn to stands open, drawing units.
 */
export function hood(f: Figure, open = 0): { behind: Build; front: Build } {
  if (f.back) return { behind: emptyBuild(), front: hoodOnBack(f) };
  const behind = emptyBuild();
  const front = emptyBuild();
  const l = neckSide(f, -1, 0.4);
  const r = neckSide(f, 1, 0.4);
  // the bag sinks behind the neck: its rim is an uneven line, one side higher
  const arch = spline(
    [
      at(shoulderLine(f, -1), 0.46),
      add(l, [-21, 3]),
      add(l, [-10, -9]),
      add(mix(l, r, 0.46), [0, -15]),
      add(r, [12, -12]),
      add(r, [23, 1]),
      at(shoulderLine(f, 1), 0.46),
    ],
    9,
  );
  behind.pieces.push({
    name: 'hood',
    outline: [...arch, add(f.neck.pit, [0, 14])],
    surface: newFlat(arch),
    dark: 0.55,
  });
  behind.lines.push({ kind: 'shade', points: arch, weight: 0.7 });
  for (const s of SIDES) layHoodFront(front, f, s, open);
  return { behind, front };
}

/** One side of it: a soft roll that is broad on the shoulder and runs out thin at the throat. */
function layHoodFront(b: Build, f: Figure, s: Side, open: number): void {
  const top = add(neckSide(f, s, 0.36), [s * 9, 0]);
  const out = add(at(shoulderLine(f, s), s < 0 ? 0.56 : 0.5), [0, -4]);
  const close = add(f.neck.pit, [s * (open ? 1.5 : 2), open ? open + 4 : 22]);
  const inner = spline([close, add(mix(close, top, 0.45), [s * (open ? 3 : 6), 4]), add(top, [-s * 2, 6]), top], 8);
  const outer = spline([out, add(mix(out, close, 0.4), [s * 6, 15]), add(mix(out, close, 0.8), [s * 3, 5]), close], 8);
  const over = spline([top, add(top, [s * 8, -2]), add(mix(top, out, 0.55), [s * 5, -6]), out], 8);
  const poly = [...over, ...outer.slice(1), ...inner.slice(1)];
  const surface = new Panel(s < 0 ? [...outer].reverse() : inner, s < 0 ? inner : [...outer].reverse(), {
    depth: 0.62,
    across: 10,
    along: 24,
  });
  b.pieces.push({ name: 'hood', outline: poly, surface, lift: 3 });
  b.lines.push(
    { kind: 'overlap', points: [...over, ...outer.slice(1)], weight: 0.75 },
    { kind: 'opening', points: inner, weight: 0.7 },
  );
  // the turned edge, its stitched casing, and where the roll breaks over the shoulder
  const casing = inner.map((p, i): Point => add(p, [s * (2 + 4 * Math.sin((Math.PI * i) / (inner.length - 1))), 2]));
  b.lines.push({ kind: 'stitch', points: casing.slice(3, -2), weight: 0.6 });
  const breaks: [Point, Point, number][] = [
    [mix(over[4], top, 0.3), mix(out, close, 0.62), 0.55],
    [mix(top, out, 0.72), mix(out, close, s < 0 ? 0.36 : 0.48), 0.4],
  ];
  for (const [from, to, ink] of breaks)
    b.folds.push({
      points: spline([add(from, [0, 5]), add(mix(from, to, 0.5), [s * 7, 3]), to], 8),
      width: 11,
      height: 4.5,
      side: s < 0 ? 1 : -1,
      ink,
      to: 0.85,
    });
}

/** Fur along the edge of a hood that lies on the shoulders. */
export function hoodFur(f: Figure): Build {
  const b = emptyBuild();
  for (const s of SIDES) {
    const top = add(neckSide(f, s, 0.62), [s * 6, -2]);
    const close = add(f.neck.pit, [s * 3, 18]);
    const line = spline([top, add(mix(top, close, 0.5), [s * 9, 4]), close], 12);
    const across = normals(line);
    const side = (k: number): Point[] => line.map((p, i) => add(p, scaled(across[i], k)));
    const outline = [...side(8), ...reversed(side(-8))];
    b.pieces.push({
      name: 'fur',
      outline,
      surface: new Panel(side(8), side(-8), { depth: 0.5, across: 6, along: 20 }),
      lift: 2,
    });
  }
  return b;
}
