/**
 * A dhoti: one length of cloth wound round the hips, drawn back between the legs and tucked behind. Each leg is wrapped
 * in folds that run from the tuck at the navel round the thigh; what is left falls before them in a fan of pleats.
 */

import { type Build, emptyBuild, merge } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { legShape } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { hemBand } from '#atelier/garments/finish/hem-border.ts';
import { branch, chance, stream } from '#atelier/kit/chance.ts';
import { at, reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, other, RIGHT, type Side } from '#atelier/kit/side.ts';
import { pleatedLength } from './pleated-length.ts';

export interface DhotiOptions {
  fabric: FabricRule;
  seed: number;
  /** Height of the border, page units; 0 for none. Its material is number 1. */
  border: number;
  /** Where it sits: 0 the waist, 1 the hip bone. */
  drop: number;
}

export interface Dhoti {
  legs: Build;
  fan: Build;
  waistLine: Point[];
  /** The wrapped legs, the far one first. */
  panels: Panel[];
}

/** How far down the leg the cloth reaches at its outside and at its inside, and how far it stands off: 0 hip, 1 ankle. */
const LOW = { outer: 0.97, inner: 0.84 } as const;
const ROOM = { thigh: 15, knee: 25, hem: 21 } as const;

function legOf(f: Wearer, s: Side, waistLine: readonly Point[]): Panel {
  const { edge } = legShape(f, s);
  const outside = edge[s];
  const inside = edge[other(s)];
  const top = s < 0 ? waistLine[0] : waistLine[waistLine.length - 1];
  const out = (t: number, room: number): Point => add(at(outside, t), [s * room, 0]);
  const inward = (t: number, room: number): Point => add(at(inside, t), [-s * room, 0]);
  const outer = spline(
    [
      top,
      add(f.hip[s], [s * 9, 0]),
      out(0.26, ROOM.thigh),
      out(0.5, ROOM.knee),
      out(0.76, ROOM.knee),
      out(LOW.outer, ROOM.hem),
    ],
    12,
  );
  const front = at([...waistLine], 0.5);
  const crotch = add(f.crotch, [0, 30]);
  const inner = spline(
    [
      add(front, [-s * 5, 0]),
      mix(front, crotch, 0.55),
      crotch,
      inward(0.52, 11),
      inward(0.7, 13),
      inward(LOW.inner, 15),
    ],
    12,
  );
  return new Panel(s < 0 ? outer : inner, s < 0 ? inner : outer, {
    depth: 0.55,
    sagBottom: 12,
    across: 24,
    along: 56,
  });
}

interface Leg {
  panel: Panel;
  s: Side;
  name: string;
}

/** Folds from the tuck round the thigh, wider and lower one after another, and short falls above the hem. */
function legFolds(folds: FoldSet, { panel, s, name }: Leg, o: DhotiOptions, next: () => number): void {
  for (let i = 0; i < 5; i++) {
    const low = 0.2 + i * 0.135 + next() * 0.04;
    folds.lay({
      points: panel.line(
        [
          [-s * (0.92 - i * 0.05), 0.03 + i * 0.07],
          [-s * 0.12, low * 0.74 + 0.03],
          [s * (0.9 - next() * 0.12), low],
        ],
        10,
      ),
      width: o.fabric.foldWidth * (0.75 + next() * 0.4),
      height: o.fabric.foldHeight * (0.75 + next() * 0.4),
      ink: 0.4 + next() * 0.25,
      from: 0.06 + next() * 0.1,
      to: 0.7 + next() * 0.25,
      on: [name],
    });
  }
  // round the calf the cloth hangs in swags from its outer side to where it is drawn back
  for (const [v, deep] of [
    [0.64, 0.1],
    [0.78, 0.08],
  ])
    folds.lay({
      points: panel.line(
        [
          [s * 0.95, v],
          [s * 0.1, v + deep + next() * 0.03],
          [-s * 0.9, v - 0.02],
        ],
        10,
      ),
      width: o.fabric.foldWidth * 0.8,
      height: o.fabric.foldHeight * 0.65,
      ink: 0.36 + next() * 0.2,
      from: 0.05,
      to: 0.8,
      on: [name],
    });
}

/** The free end: gathered at the navel, it falls between the knees and opens to the shin. */
function fanOf(f: Wearer, waistLine: readonly Point[], o: DhotiOptions): Build {
  const top = at([...waistLine], 0.5);
  const knees = mix(f.leg[LEFT].knee, f.leg[RIGHT].knee, 0.5);
  const low = lerp(knees[1], Math.min(f.leg[LEFT].ankle[1], f.leg[RIGHT].ankle[1]), 0.82);
  const edge = (s: Side): Point[] =>
    spline(
      [
        add(top, [s * 12, 1]),
        add(mix(top, f.crotch, 0.7), [s * 17, 0]),
        [knees[0] + s * 27, lerp(f.crotch[1], knees[1], 0.72)],
        [knees[0] + s * 42 + 4, low - (s < 0 ? 0 : 18)],
      ],
      12,
    );
  return pleatedLength(edge(-1), edge(1), {
    fabric: o.fabric,
    seed: branch(o.seed, 'dhoti.pleats'),
    name: 'fan',
    pleats: 6,
    front: -1,
    border: { edge: o.border * 0.5, end: o.border },
    bordered: [-1],
    step: 15,
    opens: 0.8,
    lift: 3,
    relief: 0.24,
    crown: 3,
    depth: 0.3,
  });
}

export function dhoti(f: Wearer, o: DhotiOptions): Dhoti {
  const next = stream(o.seed, 'dhoti.legs');
  const end = (s: Side): Point => add(mix(f.waist[s], f.highHip[s], o.drop), [s * 2, 0]);
  const waistLine = spline([end(-1), add(mix(end(-1), end(1), 0.5), [0, 6]), end(1)], 10);
  const bearing = f.weight;
  const legs = emptyBuild();
  const folds = new FoldSet();
  const panels: Panel[] = [];
  for (const s of [other(bearing), bearing]) {
    const name = s < 0 ? 'legL' : 'legR';
    const panel = legOf(f, s, waistLine);
    panels.push(panel);
    const phase = chance(o.seed, 'dhoti.hem', s) * 2 * Math.PI;
    const hem = panel.row(1, -1, 1, 40).map((p, i): Point => add(p, [0, Math.sin(i * 0.5 + phase) * 2.2]));
    legs.pieces.push({
      name,
      outline: [...panel.row(0), ...panel.edge(1), ...reversed(hem), ...reversed(panel.edge(-1))],
      surface: panel,
      lift: s === bearing ? 3 : 0,
      ...(s !== bearing && {
        shadeDown: [f.crotch[1], 0, f.crotch[1] + 110, 0.24] satisfies [number, number, number, number],
      }),
    });
    if (o.border) {
      const v0 = 1 - (o.border * 0.6) / Math.max(200, panel.length());
      legs.pieces.push({ ...hemBand(panel, hem, v0, { material: 1 }), name: `${name}border` });
      legs.lines.push({ kind: 'seam', points: panel.row(v0, -1, 1, 24) });
    }
    legFolds(folds, { panel, s, name }, o, next);
    const inner = panel.edge(s < 0 ? 1 : -1, 0.34, 1);
    legs.lines.push(
      { kind: s < 0 ? 'light' : 'shade', points: panel.edge(s) },
      { kind: 'overlap', points: inner, weight: 0.8 },
      { kind: 'hem', points: hem, weight: 0.9 },
    );
  }
  legs.folds = folds.list;
  return { legs: merge(legs), fan: fanOf(f, waistLine, o), waistLine, panels };
}
