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

/** A hood lying on the back and shoulders; drawn in two parts, behind the neck and over the shoulders. */
export function hood(f: Figure): { behind: Build; front: Build } {
  if (f.back) return { behind: emptyBuild(), front: hoodOnBack(f) };
  const behind = emptyBuild();
  const front = emptyBuild();
  const l = neckSide(f, -1, 0.55);
  const r = neckSide(f, 1, 0.55);
  const arch = spline(
    [
      at(shoulderLine(f, -1), 0.5),
      add(l, [-26, 2]),
      add(l, [-15, -17]),
      add(mix(l, r, 0.5), [0, -26]),
      add(r, [15, -17]),
      add(r, [26, 2]),
      at(shoulderLine(f, 1), 0.5),
    ],
    9,
  );
  behind.pieces.push({
    name: 'hood',
    outline: [...arch, add(f.neck.pit, [0, 14])],
    surface: newFlat(arch),
    dark: 0.35,
  });
  behind.lines.push({ kind: 'shade', points: arch, weight: 0.7 });
  for (const s of SIDES) {
    const top = add(neckSide(f, s, 0.46), [s * 7, 0]);
    const out = add(at(shoulderLine(f, s), 0.52), [0, -6]);
    const close = add(f.neck.pit, [s * 2, 26]);
    const poly = [
      ...spline([top, add(top, [s * 7, -1]), add(mix(top, out, 0.5), [s * 5, -7]), out], 8),
      ...spline([out, add(mix(out, close, 0.5), [s * 9, 12]), close], 8).slice(1),
      ...spline([close, add(mix(close, top, 0.5), [s * 5, 3]), top], 8).slice(1),
    ];
    front.pieces.push({ name: 'hood', outline: poly, surface: newFlat(poly), lift: 3 });
    front.lines.push({ kind: 'overlap', points: [...poly, poly[0]], weight: 0.75 });
    front.folds.push({
      points: spline([add(top, [s * 4, 6]), add(mix(top, close, 0.5), [s * 13, 6]), add(close, [s * 5, -10])], 8),
      width: 13,
      height: 5,
      side: s < 0 ? 1 : -1,
      ink: 0.6,
    });
  }
  return { behind, front };
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
