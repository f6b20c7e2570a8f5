/** The lower half of a saree: cloth wrapped round the hips, and a fan of knife pleats tucked left of the navel. */

import { type Build, emptyBuild, type FoldCurve, merge } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { centreX, coverLegs } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { hemBand } from '#atelier/garments/finish/hem-border.ts';
import { branch, chance, stream } from '#atelier/kit/chance.ts';
import { reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { LEFT, RIGHT, type Side } from '#atelier/kit/side.ts';
import { pleatedLength } from './pleated-length.ts';

export interface SareeSkirt {
  build: Build;
  /** The wrapped cloth: its row 0 is the waist. */
  panel: Panel;
}

export interface SareeSkirtOptions {
  fabric: FabricRule;
  seed: number;
  /** Height of the border, page units; 0 for none. Its material is number 1. */
  border: number;
}

function wrapEdge(f: Wearer, s: Side, hemY: number): Point[] {
  const top = add(mix(f.waist[s], f.highHip[s], 0.45), [s * 2, 0]);
  const atHip = add(f.hip[s], [s * 5, 0]);
  const half = Math.abs(f.hip[RIGHT][0] - f.hip[LEFT][0]) / 2;
  // drawn close round the thighs, it opens below the knee, most of all where the pleats fall
  const end: Point = [centreX(f, hemY) + s * (half + (s < 0 ? 46 : 92)), hemY + (s < 0 ? 0 : 4)];
  const edge = spline(
    [
      top,
      add(f.highHip[s], [s * 4, 6]),
      atHip,
      add(mix(atHip, end, 0.34), [-s * (s < 0 ? 9 : 20), 0]),
      add(mix(atHip, end, 0.7), [-s * (s < 0 ? 12 : 24), 0]),
      end,
    ],
    11,
  );
  coverLegs(f, edge, s, 5);
  return edge;
}

/** Half the width of the fan, as u of the wrap: at the waist, and at the hem of stiff and of fluid cloth. */
const FAN = { waist: 0.17, stiff: 0.7, fluid: 0.62 } as const;

/** Cloth wound round the hips: its surface, where it is tucked in (u), and what it folds like. */
interface Wound {
  panel: Panel;
  uTuck: number;
  fabric: FabricRule;
  next: () => number;
}

/** A fold whose lit side is still to be found. */
type LooseFold = Omit<FoldCurve, 'side'>;

/** Swags from the hips to the tuck: the wrap is drawn round the body and held at the front. */
function swags({ panel, uTuck, fabric, next }: Wound): LooseFold[] {
  const ways: [from: Point, by: Point, to: Point][] = [0, 1, 2].map((i) => [
    [0.985, 0.055 + i * 0.06 + next() * 0.02],
    [lerp(uTuck, 1, 0.62), 0.1 + i * 0.055],
    [uTuck + 0.3 - i * 0.03, 0.025 + i * 0.03],
  ]);
  for (let i = 0; i < 3; i++)
    ways.push([
      [-0.985, 0.06 + i * 0.09 + next() * 0.02],
      [-0.72, 0.14 + i * 0.11],
      [-0.44 + next() * 0.1, 0.24 + i * 0.14],
    ]);
  return ways.map((knots, i) => ({
    points: panel.line(knots, 10),
    width: fabric.foldWidth * 0.8,
    height: fabric.foldHeight * (0.5 + next() * 0.3),
    ink: 0.35 + next() * 0.2,
    from: i < 3 ? 0.04 : 0.02,
    to: 0.45 + next() * 0.45,
    on: ['wrap'],
  }));
}

/** Long drags from the tuck round to the back, lower and lower. */
const drags = ({ panel, uTuck, fabric, next }: Wound): LooseFold[] =>
  [0, 1, 2].map((i) => {
    const low = 0.4 + i * 0.19 + next() * 0.05;
    return {
      points: panel.line([
        [uTuck - FAN.waist - 0.06, 0.05 + i * 0.05],
        [lerp(uTuck, -1, 0.52), low * 0.5],
        [-0.8 - next() * 0.1, low],
      ]),
      width: fabric.foldWidth * (0.9 + i * 0.15),
      height: fabric.foldHeight * (0.75 - i * 0.1),
      ink: 0.42,
      from: 0.2 + next() * 0.2,
      to: 0.8,
      on: ['wrap'],
    };
  });

/** Where a long fall lies on each side of the fan: u, and the height (v) at which it ends. */
const FALLS = [
  [-0.72, 0.97],
  [0.78, 0.96],
] as const;

/** One long fall on each side of the fan. */
const falls = ({ panel, fabric, next }: Wound): LooseFold[] =>
  FALLS.map(([u, low]) => ({
    points: panel.line([
      [u * 0.9, 0.34 + next() * 0.1],
      [u * 0.97, 0.66],
      [u, low],
    ]),
    width: fabric.foldWidth,
    height: fabric.foldHeight * 0.7,
    grow: true,
    ink: 0.5,
    from: 0.35,
    to: 1,
    on: ['wrap'],
  }));

/** What folds the cloth that is wound round the hips. */
function wrapFolds(wound: Wound): FoldCurve[] {
  const folds = new FoldSet();
  for (const kind of [swags, drags, falls]) for (const fold of kind(wound)) folds.lay(fold);
  return folds.list;
}

/** By how much the hem clears the ground, page units. */
const HEM_RISE = 5;

/** The pleats: tucked into the waist side by side, they keep together to the knee and open to the floor. */
function fan(panel: Panel, uTuck: number, o: SareeSkirtOptions, next: () => number): Build {
  const open = lerp(FAN.fluid, FAN.stiff, Math.min(1, o.fabric.foldHeight / 9));
  const edge = (s: Side): Point[] => {
    const lean = uTuck + (s < 0 ? 0.1 : 0.16);
    const at = (v: number, reach: number): Point => panel.map(lerp(uTuck, lean, v) + s * reach, v);
    return spline(
      [
        add(at(0, FAN.waist), [0, -1]),
        at(0.1, FAN.waist * 0.9),
        at(0.34, lerp(FAN.waist, open, 0.16)),
        at(0.66, lerp(FAN.waist, open, 0.46)),
        add(at(1, open), [s * 3, s < 0 ? 3 : 7]),
      ],
      12,
    );
  };
  return pleatedLength(edge(-1), edge(1), {
    fabric: o.fabric,
    seed: branch(o.seed, 'saree-skirt.pleats'),
    name: 'pleat',
    pleats: 7 + Math.floor(next() * 1.9),
    front: -1,
    border: { edge: 0, end: o.border },
    step: 17,
    opens: 0.9,
    lift: 1.4,
    relief: 0.24,
    crown: 3,
    // it stands on the wrapped cloth, and not on the page
    base: (u, v) => panel.form(uTuck + u * lerp(FAN.waist, open, v), v) + 1,
  });
}

/** Without a fan, two broad box folds hang in front. */
function boxFolds(b: Build, panel: Panel, fabric: FabricRule): void {
  for (const [u, lean, side] of [
    [-0.34, -0.06, 1],
    [0.12, 0.02, -1],
    [0.46, 0.07, 1],
  ] as const)
    b.folds.push({
      points: panel.line([
        [u, 0.015],
        [u + lean * 0.4, 0.4],
        [u + lean, 0.99],
      ]),
      width: fabric.foldWidth * 1.3,
      height: fabric.foldHeight * 0.95,
      side,
      grow: true,
      ink: 0.85,
      on: ['wrap', 'border'],
    });
}

/** @param pleated with a fan of pleats at the front; else it hangs in broad folds. */
export function sareeSkirt(f: Wearer, o: SareeSkirtOptions, pleated = true): SareeSkirt {
  const next = stream(o.seed, 'saree-skirt.folds');
  const hemY = f.floor - 21;
  const left = wrapEdge(f, -1, hemY);
  const right = wrapEdge(f, 1, hemY);
  const width = right[right.length - 1][0] - left[left.length - 1][0];
  const panel = new Panel(left, right, { depth: 0.44, sagTop: 8, sagBottom: width * 0.085, across: 40, along: 60 });
  const uTuck = f.weight > 0 ? 0.02 : 0.1;
  const b = emptyBuild();
  const v0 = 1 - o.border / Math.max(200, panel.length());
  const phase = chance(o.seed, 'saree-skirt.hem') * 2 * Math.PI;
  const hem = panel.row(1, -1, 1, 80).map((p, i): Point => add(p, [0, Math.sin(i * 0.21 + phase) * 1.6 - HEM_RISE]));
  const side = (s: Side): Point[] => panel.edge(s, 0, 1 - HEM_RISE / Math.max(200, panel.length()), 80);
  b.pieces.push({
    name: 'wrap',
    outline: [...panel.row(0), ...side(1), ...reversed(hem), ...reversed(side(-1))],
    surface: panel,
  });
  if (o.border) {
    b.pieces.push(hemBand(panel, hem, v0, { material: 1 }));
    b.lines.push({ kind: 'seam', points: panel.row(v0, -1, 1, 60) });
  }
  b.folds.push(...wrapFolds({ panel, uTuck, fabric: o.fabric, next }));
  if (!pleated) boxFolds(b, panel, o.fabric);
  b.lines.push(
    { kind: 'light', points: side(-1) },
    { kind: 'shade', points: side(1) },
    { kind: 'hem', points: hem },
    { kind: 'opening', points: panel.row(0), weight: 0.9 },
  );
  return { build: pleated ? merge(b, fan(panel, uTuck, o, next)) : b, panel };
}
