/** Round the neck or over both shoulders, both ends hanging in front: a stole, a shawl, a veil's lengths. */

import { type Build, emptyBuild, merge } from '#atelier/cloth/build.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { newFlat } from '#atelier/garments/finish/flat-surface.ts';
import { neckSide } from '#atelier/garments/upper/collar-cuts.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import { type Drape, type DrapeOptions, onShoulder } from './drape.ts';
import { pleatedLength } from './pleated-length.ts';

/** How a length falls: wide over shoulders and upper arms, as a shawl does, and down to which page height. */
interface Falls {
  wide: boolean;
  low: number;
}

function lengthInFront(f: Wearer, s: Side, o: DrapeOptions, { wide, low }: Falls): Build {
  const next = stream(o.seed, 'front-ends.length', s);
  const b = f.bust[s];
  const { elbow } = f.arm[s];
  const hipP = f.hip[s];
  const inner = spline(
    [
      add(neckSide(f, s, 0.42), [s * 4, 0]),
      [lerp(b[0], f.neck.pit[0], wide ? 0.62 : 0.6), lerp(f.neck.pit[1], b[1], 0.5)],
      [lerp(b[0], f.neck.pit[0], 0.5), b[1] + 10],
      [lerp(b[0], f.neck.pit[0], 0.46), f.waist[s][1]],
      [lerp(b[0], f.neck.pit[0], 0.42) + s * next() * 5, hipP[1]],
      [lerp(b[0], f.neck.pit[0], 0.4), low + 10],
    ],
    10,
  );
  const outer = spline(
    wide
      ? [
          onShoulder(f, s, 1.02, 2),
          add(onShoulder(f, s, 1, 0), [s * 17, 40]),
          [elbow[0] + s * 15, lerp(f.underarm[s][1], elbow[1], 0.7)],
          [lerp(elbow[0], hipP[0], 0.3) + s * 14, elbow[1] + 46],
          [s * Math.max(s * lerp(elbow[0], hipP[0], 0.6) + 4, s * lerp(b[0], f.neck.pit[0], 0.42) + 46), hipP[1]],
          [s * Math.max(s * hipP[0] - 6, s * lerp(b[0], f.neck.pit[0], 0.38) + 50), low - 12],
        ]
      : [
          onShoulder(f, s, 0.7, 4),
          [b[0] - s * 9, b[1] - 30],
          [b[0] - s * 5, b[1] + 10],
          [b[0] - s * 4, f.waist[s][1]],
          [b[0] + s * (1 + next() * 5), hipP[1]],
          [b[0] + s * (13 + next() * 8), low - 22],
        ],
    10,
  );
  return pleatedLength(s < 0 ? outer : inner, s < 0 ? inner : outer, {
    fabric: o.fabric,
    seed: branch(o.seed, 'front-ends.hem', s),
    name: s < 0 ? 'endL' : 'endR',
    pleats: wide ? 5 : 4,
    front: s < 0 ? 1 : -1,
    border: { edge: o.border, end: o.border * 1.7 },
    step: 20,
    opens: 0.8,
    lift: 3,
    fringe: true,
    relief: 0.28,
    crown: wide ? 4 : 5,
    bordered: [s < 0 ? 1 : -1],
    depth: 0.22,
  });
}

/** The inside of the cloth behind the neck. */
function roundNape(f: Wearer): Build {
  const b = emptyBuild();
  const l = add(neckSide(f, -1, 0.42), [-6, 0]);
  const r = add(neckSide(f, 1, 0.42), [6, 0]);
  const rise = spline([l, add(mix(l, r, 0.3), [0, -5]), add(mix(l, r, 0.7), [0, -5]), r], 8);
  const outline: Point[] = [...rise, add(r, [4, 26]), add(l, [-4, 26])];
  b.pieces.push({ name: 'nape', outline, surface: newFlat(outline), dark: 0.6 });
  b.lines.push({ kind: 'opening', points: rise, weight: 0.7 });
  return b;
}

export function bothEndsInFront(f: Wearer, o: DrapeOptions, wide: boolean): Drape {
  const next = stream(o.seed, 'front-ends.both');
  const low = (s: Side): number => lerp(f.hip[s][1], f.leg[s].knee[1], 0.42 + next() * 0.5);
  return {
    behind: roundNape(f),
    front: merge(lengthInFront(f, -1, o, { wide, low: low(-1) }), lengthInFront(f, 1, o, { wide, low: low(1) })),
  };
}
