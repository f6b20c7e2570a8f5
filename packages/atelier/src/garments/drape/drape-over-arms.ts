/** Round the back and over both forearms, the ends hanging outside: the way a light dupatta is carried. */

import { type Build, emptyBuild, merge } from '#atelier/cloth/build.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { armAxis, armHalf } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { edgeBand, inset } from '#atelier/garments/finish/edge-band.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { at, reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, sub, unit } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import type { Drape, DrapeOptions } from './drape.ts';
import { pleatedLength } from './pleated-length.ts';

/** Fraction of the arm at which the cloth lies on it: just below the elbow. */
const CROOK = 0.55;

/** One end: it comes out between arm and body, goes over the forearm and falls outside it. */
function endOver(f: Wearer, s: Side, o: DrapeOptions, low: number): Build {
  const next = stream(o.seed, 'over-arms.end', s);
  const axis = armAxis(f, s);
  const crook = at(axis, CROOK);
  const half = armHalf(f, true, CROOK) + 5;
  // across the arm and along it, as it is bent
  const [wx, wy] = unit(sub(at(axis, CROOK + 0.08), at(axis, CROOK - 0.08)));
  const p = (x: number, y: number): Point => add(crook, [s * wy * x + wx * y, -s * wx * x + wy * y]);
  const outX = s * Math.max(s * f.arm[s].wrist[0] + 18, s * crook[0] + half);
  const upper = spline(
    [
      p(-half + 2, -17),
      p(-half * 0.3, -24),
      p(half * 0.5, -23),
      p(half + 7, -4),
      [Math.max(s * outX + 4, s * crook[0] + half + 18) * s, lerp(crook[1], low, 0.28)],
      [outX + s * (40 + next() * 12), lerp(crook[1], low, 0.6)],
      [outX + s * (42 + next() * 10), lerp(crook[1], low, 0.8)],
      [outX + s * (62 + next() * 14), low - 62 - next() * 26],
    ],
    10,
  );
  const lower = spline(
    [
      p(-half + 2, 17),
      p(-half * 0.4, 15),
      p(half * 0.2, 22),
      p(half * 0.7, 38),
      [outX - s * 10, lerp(crook[1], low, 0.36)],
      [outX - s * (14 + next() * 10), lerp(crook[1], low, 0.66)],
      [outX - s * (26 + next() * 10), low],
    ],
    10,
  );
  return pleatedLength(s < 0 ? upper : lower, s < 0 ? lower : upper, {
    fabric: o.fabric,
    seed: branch(o.seed, 'over-arms.hem', s),
    name: s < 0 ? 'carriedL' : 'carriedR',
    pleats: 6,
    front: s,
    border: { edge: o.border, end: o.border * 1.8 },
    step: 34,
    opens: 0.7,
    lift: 3,
    fringe: true,
    bordered: [s],
    depth: 0.24,
    relief: 0.34,
  });
}

/** What goes round the back: it shows between the arms and the body. */
function roundBack(f: Wearer, o: DrapeOptions): Build {
  const b = emptyBuild();
  const l = at(armAxis(f, -1), CROOK);
  const r = at(armAxis(f, 1), CROOK);
  const sag = (y: number, depth: number): Point[] =>
    spline([add(l, [0, y]), add(mix(l, r, 0.5), [0, y + depth]), add(r, [0, y])], 20);
  const top = sag(-20, 34);
  const low = sag(24, 80);
  const surface = new Panel(top, low, { depth: 0.14, across: 12, along: 30 });
  b.pieces.push({ name: 'round-back', outline: [...top, ...reversed(low)], surface, dark: 0.42 });
  for (const u of [-0.4, 0.1, 0.5])
    b.folds.push({
      points: surface.line([
        [u, 0.02],
        [u + 0.08, 0.5],
        [u, 0.98],
      ]),
      width: 12,
      height: o.fabric.foldHeight * 0.8,
      side: 1,
      ink: 0.6,
    });
  if (o.border)
    b.pieces.push({
      ...edgeBand(
        low,
        inset(low, top, () => o.border),
        (u, v) => surface.form(0.8 + u * 0.2, v),
      ),
      dark: 0.42,
    });
  b.lines.push({ kind: 'opening', points: top, weight: 0.7 }, { kind: 'overlap', points: low, weight: 0.7 });
  return b;
}

export function overBothArms(f: Wearer, o: DrapeOptions): Drape {
  const next = stream(o.seed, 'over-arms.back');
  const low = (s: Side): number => lerp(f.hip[s][1], f.leg[s].knee[1], 0.75 + next() * 0.4);
  return {
    behind: roundBack(f, o),
    front: emptyBuild(),
    overArms: merge(endOver(f, -1, o, low(-1)), endOver(f, 1, o, low(1))),
  };
}
