/** A neckline off the shoulders: one soft band runs over both arms and across the chest. */

import { emptyBuild, type FoldCurve, type Piece } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { armEdge, armHalf } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { xAt } from '#atelier/garments/finish/pocket-cuts.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { at, reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import type { Sleeve } from './sleeve-parts.ts';

/** Fraction of the arm at which the band begins and ends, and its depth on the chest in page units. */
const FROM = 0.12;
const TO = 0.29;
const DEPTH = 38;

/** Room of the band round the arm, page units: it stands off at its free edge. */
const ROOM: readonly [number, number] = [0.5, 5];

/** Where the band passes the outside of an arm, from its upper to its lower edge. */
function overArm(f: Wearer, s: Side): Point[] {
  const room = [FROM, TO].map((t, i): readonly [number, number] => [t, armHalf(f, true, t) + ROOM[i]]);
  const edge = armEdge(f, s, room, true, FROM, TO, 8);
  // its upper corner turns round the arm and out of sight
  edge[0] = add(edge[0], [-s * 5, 0.5]);
  edge[1] = add(edge[1], [-s * 1, 0]);
  return spline(edge, 4);
}

/** Height of a line that runs from left to right, at page x. */
const heightOf = (line: readonly Point[], x: number): number => {
  const turned = line.map(([a, b]): Point => [b, a]);
  return xAt(turned, x);
};

/** Where the upper edge is led along the neckline, shares of it from either side; how far it leaves the arm, page units. */
const LED = { out: 0.16, toward: 0.62, off: [12, 1.5] } as const;

/** The edge sewn to the bodice, from arm to arm. */
function upperEdge(neck: readonly Point[], left: Point, right: Point): Point[] {
  const { out, toward, off } = LED;
  const [x, y] = off;
  const [a, b] = [at(neck, out), at(neck, 1 - out)];
  return spline(
    [
      left,
      add(left, [x, y]),
      add(mix(left, a, toward), [0, 1]),
      a,
      at(neck, 0.5),
      b,
      add(mix(right, b, toward), [0, 1]),
      add(right, [-x, y]),
      right,
    ],
    9,
  );
}

/** Where the free edge is led: across the band, and along the neckline it follows. */
const FREE = { across: 0.2, along: 0.14 } as const;

/** The free edge, from arm to arm. */
function lowerEdge(neck: readonly Point[], left: Point, right: Point): Point[] {
  const below = (x: number, on: number): Point => [x, at(neck, on)[1] + DEPTH];
  return spline(
    [
      left,
      below(lerp(left[0], right[0], FREE.across), FREE.along),
      below(at(neck, 0.5)[0], 0.5),
      below(lerp(left[0], right[0], 1 - FREE.across), 1 - FREE.along),
      right,
    ],
    9,
  );
}

/** How far a line lies from the straight way between its ends, at u. */
function offStraight(line: readonly Point[], u: number): number {
  const [a, b] = [line[0], line[line.length - 1]];
  const t = (u + 1) / 2;
  return heightOf(line, lerp(a[0], b[0], t)) - lerp(a[1], b[1], t);
}

/** Where the band gathers at the arms, u. */
const GATHERED = [-0.78, -0.66, 0.68, 0.8] as const;

/** The arm holds it: it gathers a little where it turns round. */
function gathersAtArms(panel: Panel, seed: number): FoldCurve[] {
  const next = stream(seed, 'bardot.folds');
  return GATHERED.map((u) => ({
    points: panel.line([
      [u, 0.04],
      [u * 0.97, 0.3],
      [u * (0.9 + next() * 0.06), 0.5 + next() * 0.35],
    ]),
    width: 8,
    height: 3,
    side: u < 0 ? 1 : -1,
    ink: 0.4,
    on: ['bardot'],
  }));
}

/** Width of its folds, page units, and how much shallower they are than a hem's. */
const FOLD = { width: 11, shallower: 0.6 } as const;
/** How dark the inside of its free edge is, 0..1, and how far it lies above the arm, page units. */
const INSIDE = 0.6;
const LIFT = 2.5;

/**
 * The band as the two sleeves of a garment, so that arms come out of it as they do of sleeves; the left one carries its
 * lines. @param neck the edge of the bodice it is sewn to, from left to right.
 */
export function bardot(f: Wearer, neck: readonly Point[], fabric: FabricRule, seed: number): Sleeve[] {
  const [left, right] = [overArm(f, -1), overArm(f, 1)];
  const top = upperEdge(neck, left[0], right[0]);
  const low = lowerEdge(neck, left[left.length - 1], right[right.length - 1]);
  const panel = new Panel(left, right, {
    depth: 0.42,
    across: 44,
    along: 8,
    top: (u) => offStraight(top, u),
    bottom: (u) => offStraight(low, u),
  });
  const hem = makeHem(panel, { fabric, seed: branch(seed, 'bardot.hem'), fullness: 0.5, foldTop: 0.1, lobes: 6 });
  const edge = panel.row(0, -1, 1, 50);
  const piece: Piece = {
    name: 'bardot',
    outline: [...edge, ...right.slice(1, -1), ...reversed(hem.edge), ...reversed(left).slice(1, -1)],
    surface: panel,
    swell: hem.swell,
    lift: LIFT,
  };
  const folds = new FoldSet();
  for (const fold of hem.folds)
    folds.add({ ...fold, width: FOLD.width, height: fold.height * FOLD.shallower, on: ['bardot'] });
  for (const fold of gathersAtArms(panel, seed)) folds.add(fold);
  const bare = { ...emptyBuild(), panel };
  return [
    {
      ...bare,
      side: -1,
      pieces: [...hem.slivers.map((sliver) => ({ ...sliver, dark: INSIDE })), piece],
      folds: folds.list,
      lines: [
        { kind: 'opening', points: edge, weight: 0.9, top: true },
        { kind: 'hem', points: hem.edge, weight: 0.8, top: true },
        { kind: 'light', points: left, top: true },
        { kind: 'shade', points: right, top: true },
      ],
    },
    { ...bare, side: 1, pieces: [piece] },
  ];
}
