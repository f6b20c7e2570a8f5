/** Both ends behind: the cloth hangs across the chest in a deep, slack U, gathered where it goes over each shoulder. */

import { type Build, emptyBuild, merge } from '#atelier/cloth/build.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { edgeBand, inset } from '#atelier/garments/finish/edge-band.ts';
import { branch, die, stream } from '#atelier/kit/chance.ts';
import { reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, SIDES, type Side } from '#atelier/kit/side.ts';
import { besideArm, type Drape, type DrapeOptions, onShoulder } from './drape.ts';
import { pleatedLength } from './pleated-length.ts';

/** The crest where the cloth turns over the shoulder: gathers stand up along it unevenly. */
function crest(s: Side, inner: Point, outer: Point, next: () => number): Point[] {
  const rise = 2.5;
  const knots = [0.2, 0.44, 0.7].map((t) =>
    add(mix(inner, outer, t), [s * 3 * t, -rise * (1.1 - t * 0.5) * (0.7 + next() * 0.5)]),
  );
  return spline([inner, ...knots, outer], 6);
}

/** A slack curve from one shoulder to the other. @param low its lowest point. @param slack how far its sides bow out. */
function strand(from: Point, low: Point, to: Point, slack: number): Point[] {
  const side = (p: Point, s: Side): Point[] => [
    [lerp(p[0], low[0], 0.2) + s * slack * 0.3, lerp(p[1], low[1], 0.36)],
    [lerp(p[0], low[0], 0.52) + s * slack, lerp(p[1], low[1], 0.78)],
  ];
  return spline([from, ...side(from, -1), low, ...reversed(side(to, 1)), to], 12);
}

/** The U itself. @param lean which side its lowest point lies toward. */
function swag(f: Wearer, o: DrapeOptions, lean: Side, next: () => number): Build {
  const middle = mix(f.waist[LEFT], f.waist[RIGHT], 0.5);
  const pit = f.neck.pit;
  const deep = next();
  const inner = strand(
    onShoulder(f, -1, 0.3 + next() * 0.1, 2),
    [lerp(pit[0], middle[0], 0.3) + lean * 8, pit[1] + 58 + deep * 34],
    onShoulder(f, 1, 0.3 + next() * 0.1, 2),
    3,
  );
  const outer = strand(
    onShoulder(f, -1, 1.02, -5),
    [lerp(pit[0], middle[0], 0.75) + lean * 20, middle[1] - 26 + deep * 66],
    onShoulder(f, 1, 1.02, -5),
    6,
  );
  const b = emptyBuild();
  const panel = new Panel(inner, outer, { depth: 0.1, across: 20, along: 60 });
  const crests = SIDES.map((s) => {
    const end = s < 0 ? 0 : inner.length - 1;
    return crest(s, inner[end], outer[end], next);
  });
  const [l, r] = crests;
  b.pieces.push({
    name: 'swag',
    outline: [...reversed(l), ...inner.slice(1, -1), ...r, ...reversed(outer).slice(1, -1)],
    surface: panel,
    lift: 3.5,
    grain: { angle: Math.PI / 2 },
  });
  swagFolds(b, panel, o, next);
  if (o.border) {
    const band = (edge: Point[], facing: Point[], side: Side, width: number): void => {
      // it narrows where the cloth is gathered on the shoulders
      const inside = inset(edge, facing, (t) => width * (0.45 + 0.55 * Math.sin(Math.PI * t)));
      b.pieces.push(edgeBand(edge, inside, (u, v) => panel.form(side * lerp(0.8, 1, (u + 1) / 2), v)));
      b.lines.push({ kind: 'seam', points: inside, weight: 0.6 });
    };
    band(outer, inner, 1, o.border * 1.15);
    band(inner, outer, -1, o.border * 0.6);
  }
  b.lines.push(
    { kind: 'overlap', points: outer, weight: 0.9 },
    { kind: 'opening', points: inner, weight: 0.8 },
    { kind: 'light', points: l, weight: 0.8 },
    { kind: 'shade', points: r, weight: 0.8 },
  );
  for (const [k, line] of crests.entries())
    for (const t of [0.3, 0.52, 0.76]) {
      const p = line[Math.round(t * (line.length - 1))];
      const down = panel.map(lerp(-0.8, 0.8, t), k ? 0.9 - next() * 0.04 : 0.1 + next() * 0.04);
      b.lines.push({ kind: 'fold', points: spline([p, mix(p, down, 0.5), down], 6), weight: 0.7 });
    }
  return b;
}

/** Cowl folds hang from one shoulder or the other and die before they reach the far side; they interlock at the bottom. */
function swagFolds(b: Build, panel: Panel, o: DrapeOptions, next: () => number): void {
  const folds = new FoldSet();
  const rows = [-0.74, -0.4, -0.08, 0.24, 0.52, 0.8];
  const first = die(2, o.seed, 'deep-u.first-side');
  for (const [i, row] of rows.entries()) {
    const u = row + (next() - 0.5) * 0.14;
    const fromLeft = (i + first) % 2 === 0;
    const reach = 0.62 + next() * 0.26;
    const knots = Array.from({ length: 30 }, (_, k): Point => {
      const v = 0.015 + (reach * k) / 29;
      const across = u * lerp(0.86, 1, Math.sin(Math.PI * Math.min(1, v * 1.2))) + Math.sin(v * 5 + i) * 0.035;
      return panel.map(across, fromLeft ? v : 1 - v);
    });
    folds.add({
      points: knots,
      width: 14 + next() * 9,
      height: o.fabric.foldHeight * (0.6 + next() * 0.4),
      side: fromLeft ? 1 : -1,
      ink: 0.5 + next() * 0.5,
      from: 0.05 + next() * 0.2,
      to: 0.6 + next() * 0.35,
      on: ['swag'],
    });
  }
  b.folds = folds.list;
}

/** An end that falls behind the arm, from under the shoulder's crest to the knee; the longer one swings out further. */
function fallBehind(f: Wearer, s: Side, o: DrapeOptions, long: boolean): Build {
  const hipP = f.hip[s];
  const under = f.underarm[s];
  const waistP = f.waist[s];
  const { elbow, wrist } = f.arm[s];
  const low = lerp(hipP[1], f.leg[s].knee[1], long ? 1.08 : 0.88);
  // it hangs clear of the arm, so that it is seen whole and not as a scrap
  const reach = s * Math.max(s * (hipP[0] + s * 34), s * (wrist[0] + s * 24), s * (elbow[0] + s * 4));
  const next = stream(o.seed, 'deep-u.fall', s);
  const inside = spline(
    [
      onShoulder(f, s, 0.3, 0),
      add(under, [-s * 22, 50]),
      add(waistP, [-s * 24, 0]),
      [hipP[0] - s * 30, lerp(hipP[1], low, 0.2)],
      [hipP[0] - s * (8 + next() * 14), lerp(hipP[1], low, 0.62)],
      [hipP[0] - s * (22 + next() * 10), low],
    ],
    10,
  );
  const outside = spline(
    [
      onShoulder(f, s, 0.9, 0),
      besideArm(f, s, 0.1, 8),
      besideArm(f, s, 0.3, 13),
      [s * Math.max(s * (waistP[0] + s * 34), Math.min(s * elbow[0] + 17, s * onShoulder(f, s, 1)[0] + 40)), waistP[1]],
      [reach + s * (4 + next() * 8), lerp(hipP[1], low, 0.16)],
      [reach + s * (26 + next() * 10), lerp(hipP[1], low, 0.46)],
      [reach + s * (20 + next() * 8), lerp(hipP[1], low, 0.72)],
      [reach + s * (52 + next() * 16), low - 66 - next() * 24],
    ],
    10,
  );
  return pleatedLength(s < 0 ? outside : inside, s < 0 ? inside : outside, {
    fabric: o.fabric,
    seed: branch(o.seed, 'deep-u.hem', s),
    name: s < 0 ? 'fallL' : 'fallR',
    pleats: 6,
    front: s,
    border: { edge: o.border, end: o.border * 1.8 },
    step: 32,
    opens: 0.6,
    lift: 0,
    dark: 0.14,
    fringe: true,
    bordered: [s],
    depth: 0.22,
    relief: 0.34,
  });
}

export function bothEndsBehind(f: Wearer, o: DrapeOptions): Drape {
  const next = stream(o.seed, 'deep-u.front');
  const lean: Side = next() < 0.5 ? -1 : 1;
  return {
    behind: merge(fallBehind(f, -1, o, lean < 0), fallBehind(f, 1, o, lean > 0)),
    front: swag(f, o, lean, next),
  };
}
