/** What makes a wrapped robe a kimono: sleeves that hang in bags, the long crossing edge, and the cord over the obi. */
import { type Build, emptyBuild, type Line } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { arm, type Figure, type Side } from '#atelier/figure/landmarks.ts';
import { add, at, ellipse, lerp, mix, type Point, random, spline } from '#atelier/paint/geometry.ts';

/** Drop of the sleeve below the wrist, drawing units: of a cotton robe and of a silk one. */
const DROP = { plain: 66, feast: 108 } as const;

/** One sleeve's bag: a straight-sided pouch with rounded lower corners, hanging from the forearm. */
function bag(f: Figure, s: Side, drop: number, next: () => number): Build {
  const b = emptyBuild();
  const { el, wr } = arm(f, s);
  const top = mix(el, wr, 0.5);
  const out = s * Math.max(s * el[0] + 26, s * wr[0] + 30);
  const low = wr[1] + drop;
  const inner: Point[] = [
    add(top, [-s * 14, 0]),
    [lerp(top[0], wr[0], 0.9) - s * 17, wr[1]],
    [wr[0] - s * (20 + next() * 6), low - 8],
    [wr[0] - s * 14, low],
  ];
  const outer: Point[] = [
    add(top, [s * 20, -6]),
    [out - s * 3, wr[1] - 6],
    [out + s * (5 + next() * 6), low - 22],
    [out - s * 2, low - 12],
  ];
  const left = spline(s < 0 ? outer : inner, 10);
  const right = spline(s < 0 ? inner : outer, 10);
  const surface = new Panel(left, right, { depth: 0.2, sagBottom: 3, across: 16, along: 30 });
  const name = s < 0 ? 'bagL' : 'bagR';
  b.pieces.push({ name, outline: surface.outline(), surface, lift: 2.5 });
  for (const u of [-0.45, 0.2, 0.6])
    b.folds.push({
      points: surface.line([
        [u * 0.5 - s * 0.3, 0.04],
        [u * 0.8, 0.5],
        [u, 0.95],
      ]),
      width: 12,
      height: 4 + next() * 2,
      side: u < 0 ? 1 : -1,
      grow: true,
      ink: 0.5,
      from: next() * 0.3,
      on: [name],
    });
  b.lines.push(
    { kind: 'light', points: left },
    { kind: 'shade', points: right, weight: 0.9 },
    { kind: 'hem', points: surface.row(1), weight: 0.9 },
  );
  return b;
}

/** @param feast the longer sleeves of silk. */
export function sleeveBags(f: Figure, seed: number, feast: boolean): Build[] {
  const next = random(seed + 67);
  return ([-1, 1] as Side[]).map((s) => bag(f, s, feast ? DROP.feast : DROP.plain, next));
}

/** The free edge of a robe wrapped left over right, from the waist to the hem. @param v where the waist lies. */
export const crossingEdge = (panel: Panel, v: number): Line => ({
  kind: 'overlap',
  points: panel.line(
    [
      [-0.12, v],
      [-0.3, lerp(v, 1, 0.4)],
      [-0.42, lerp(v, 1, 0.8)],
      [-0.44, 1],
    ],
    12,
  ),
  weight: 0.95,
});

/** The silk edge above an obi, and the cord that holds it, knotted in front. @param line the waist, left to right. */
export function obiCord(line: readonly Point[], colour: string): Line[] {
  const knot = at(line, 0.52);
  const along = (dy: number): Point[] => line.map((p) => add(p, [0, dy]));
  return [
    { kind: 'overlap', points: along(1.5), weight: 2.1, colour },
    { kind: 'overlap', points: along(-1.5), weight: 1.2, colour },
    { kind: 'detail', points: ellipse(knot, 4.5, 5, 14), weight: 2.2, colour },
    { kind: 'overlap', points: spline([knot, add(knot, [7, 8]), add(knot, [9, 19])], 6), weight: 1.5, colour },
    { kind: 'overlap', points: spline([knot, add(knot, [-3, 9]), add(knot, [-6, 16])], 6), weight: 1.5, colour },
  ];
}
