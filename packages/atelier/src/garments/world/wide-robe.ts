/** A great robe cut from straight widths: an agbada, a boubou, a kaftan. It falls over both arms, folded up on the shoulders. */

import { type Build, emptyBuild, type FoldCurve, type Line, merge, type Piece } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { FoldSet } from '#atelier/cloth/folds/fold-set.ts';
import { makeHem } from '#atelier/cloth/folds/hem.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { centreX, shoulderLine } from '#atelier/figure/body/landmarks.ts';
import type { Wearer } from '#atelier/figure/body/wearer.ts';
import { onShoulder } from '#atelier/garments/drape/drape.ts';
import { pleatedLength } from '#atelier/garments/drape/pleated-length.ts';
import { outerEdge } from '#atelier/garments/jacket/cape.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { at, reversed, spline } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { LEFT, type Side } from '#atelier/kit/side.ts';

export interface RobeOptions {
  fabric: FabricRule;
  seed: number;
  hemY: number;
  /** Units by which each side hangs beyond the arm at the hem. */
  flare: number;
  /** Depth of the neck slit below the throat, page units. */
  slit: number;
  /** It is widest at the wrists, wings that fall in again toward the hem; else the sides fall straight. */
  winged?: boolean;
}

export interface Robe {
  front: Build;
  /** The sides, folded up on the shoulders: over the front and the arms. */
  wings: Build;
  panel: Panel;
  hem: Point[];
  neck: Point[];
}

/** Round at the throat with a slit below it, from the viewer's left shoulder to the right one. */
function neckOf(f: Wearer, slit: number): Point[] {
  const pit = f.neck.pit;
  const half = (s: Side): Point[] =>
    spline(
      [at(shoulderLine(f, s), 0.16), add(pit, [s * 17, 5]), add(pit, [s * 4, 16]), add(pit, [s * 0.8, 16 + slit])],
      7,
    );
  return [...half(-1), ...reversed(half(1))];
}

/** One side folded back on the shoulder: it falls to the wrist in deep folds and leaves the hand free. */
function wing(f: Wearer, s: Side, o: RobeOptions): Build {
  const { elbow, wrist } = f.arm[s];
  const low = Math.min(o.hemY - 60, wrist[1] - 14);
  const far = s * Math.max(s * elbow[0] + 24, s * wrist[0] + 30, s * f.hip[s][0] + 30);
  const inner = spline(
    [
      onShoulder(f, s, 0.42, 4),
      [lerp(onShoulder(f, s, 0.5)[0], elbow[0], 0.1), lerp(f.shoulder[LEFT][1], elbow[1], 0.5)],
      [lerp(centreX(f, elbow[1]), elbow[0], 0.62), elbow[1]],
      [lerp(centreX(f, low), far, 0.56), low + 34],
    ],
    10,
  );
  const outer = spline(
    [
      onShoulder(f, s, 1.04, 3),
      [
        s * Math.max(s * onShoulder(f, s, 1)[0] + 16, s * lerp(f.shoulder[s][0], elbow[0], 0.5) + 17),
        lerp(f.shoulder[LEFT][1], elbow[1], 0.5),
      ],
      [s * Math.max(s * elbow[0] + 18, s * far - 14), elbow[1]],
      [far, low],
    ],
    10,
  );
  return pleatedLength(s < 0 ? outer : inner, s < 0 ? inner : outer, {
    fabric: o.fabric,
    seed: branch(o.seed, 'robe.sleeve', s),
    name: s < 0 ? 'wingL' : 'wingR',
    pleats: 4,
    front: s < 0 ? 1 : -1,
    border: { edge: 0, end: 0 },
    step: 12,
    opens: 0.9,
    lift: 3.5,
    crown: 4,
    relief: 0.26,
    depth: 0.3,
  });
}

/** Room between the middle of a knee and the side of a kaftan, page units. */
const BESIDE_KNEE = 44;

/** Share of a kaftan's side, from the neck down, where its sleeve is open for the hand. */
export const OPEN = { from: 0.21, to: 0.335 } as const;

/** The back half of a sleeve's mouth: it shows beyond the front edge, in shadow. */
function mouth(panel: Panel, s: Side): { piece: Piece; line: Line } {
  const front = panel.edge(s, OPEN.from, OPEN.to, 20);
  const last = front.length - 1;
  const back = front.map((p, k): Point => add(p, [s * 12 * Math.sin((Math.PI * k) / last) ** 0.8, (4 * k) / last]));
  const outline = [...front, ...reversed(back)];
  const surface = new Panel(s < 0 ? back : front, s < 0 ? front : back, { depth: 0.1, across: 6, along: 20 });
  return {
    piece: { name: s < 0 ? 'mouthL' : 'mouthR', outline, surface, dark: 0.85 },
    line: { kind: s < 0 ? 'light' : 'shade', points: back, weight: 0.8 },
  };
}

/** Side of a kaftan: out over the arm to a wing below the wrist, then in again to the hem. */
function wingedEdge(f: Wearer, s: Side, { hemY, flare }: RobeOptions): Point[] {
  const line = shoulderLine(f, s, 2, 2);
  const { elbow, wrist } = f.arm[s];
  // the hand comes out under the tip of the wing
  const wing = s * Math.max(s * wrist[0] + 26, s * elbow[0] + 30, s * f.hip[s][0] + 66);
  const tipY = Math.min(hemY - 90, wrist[1] - 42);
  // a leg that stands out to the side stays under it
  const { knee } = f.leg[s];
  const least = s * knee[0] + BESIDE_KNEE;
  const body = (share: number): number => s * Math.max(s * f.hip[s][0] + flare * share, least + flare * (share - 0.44));
  const upper = spline(
    [
      line[2],
      line[9],
      line[line.length - 1],
      [s * Math.max(s * elbow[0] + 19, s * lerp(line[line.length - 1][0], wing, 0.62)), elbow[1]],
      [wing + s * 14, tipY],
    ],
    10,
  );
  const lower = spline(
    [
      [wing + s * 12, tipY + 4],
      [lerp(wing, body(0.5), 0.5), tipY + 24],
      [lerp(wing, body(0.5), 0.86), tipY + 78],
      [body(0.52), lerp(tipY, hemY, 0.42)],
      [body(0.7), lerp(tipY, hemY, 0.7)],
      [body(0.95), hemY],
    ],
    10,
  );
  return [...upper, ...lower];
}

/** Cloth hangs in long slack folds from the shoulders to the wrists, and is drawn from the wing's tip in to the side. */
function wingFolds(panel: Panel, { fabric, seed }: RobeOptions): FoldCurve[] {
  const next = stream(seed, 'robe.wing-folds');
  const folds = new FoldSet();
  const lay = (knots: Point[], wide: number, high: number, ink: number): void => {
    folds.lay({
      points: panel.line(knots, 10),
      width: fabric.foldWidth * wide,
      height: fabric.foldHeight * high,
      ink,
      from: 0.08,
      to: 0.75 + next() * 0.2,
      on: ['robe front'],
    });
  };
  for (const s of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const low = 0.32 + next() * 0.14;
      lay(
        [
          [s * (0.22 + i * 0.17), 0.05 + i * 0.018],
          [s * (0.34 + i * 0.16), low * 0.55],
          [s * (0.52 + i * 0.125), low],
        ],
        0.8 + next() * 0.5,
        0.9 + next() * 0.4,
        0.36 + next() * 0.25,
      );
    }
    // what hangs from the arm falls in a long slope toward the hem
    for (const [i, u] of [0.9, 0.74, 0.56].entries())
      lay(
        [
          [s * u, 0.36 + i * 0.03],
          [s * (u * 0.86), 0.5 + i * 0.05],
          [s * (u * 0.82), 0.72 + i * 0.09],
        ],
        1.1 + next() * 0.4,
        1.25 - i * 0.2,
        0.5,
      );
    lay(
      [
        [s * 0.3, 0.3],
        [s * 0.4, 0.55],
        [s * 0.52, 0.98],
      ],
      1.2,
      0.9,
      0.4,
    );
  }
  return folds.list;
}

export function wideRobe(f: Wearer, o: RobeOptions): Robe {
  const edge = (s: Side): Point[] => (o.winged ? wingedEdge(f, s, o) : outerEdge(f, s, o.hemY, o.flare));
  const edges = { left: edge(-1), right: edge(1) };
  const panel = new Panel(edges.left, edges.right, {
    depth: 0.44,
    sagBottom: (edges.right[edges.right.length - 1][0] - edges.left[edges.left.length - 1][0]) * 0.06,
    top: (u) => -22 * (1 - u * u),
    across: 44,
    along: 56,
  });
  const hem = makeHem(panel, {
    fabric: o.fabric,
    seed: branch(o.seed, 'robe.hem'),
    fullness: o.winged ? 0.7 : 0.5,
    foldTop: 0.2,
  });
  const neck = neckOf(f, o.slit);
  const mouths = o.winged ? [mouth(panel, -1), mouth(panel, 1)] : [];
  const front: Build = {
    ...emptyBuild(),
    pieces: [
      ...hem.slivers,
      ...mouths.map(({ piece }) => piece),
      {
        name: 'robe front',
        outline: [
          ...neck,
          ...shoulderLine(f, 1).slice(3),
          ...edges.right,
          ...reversed(hem.edge),
          ...reversed(edges.left),
          ...reversed(shoulderLine(f, -1).slice(3)),
        ],
        surface: panel,
        swell: hem.swell,
        lift: 2.5,
        // a wing is as wide as it is drawn: spread like a sector its print would be twice as broad as high
        grain: { flared: !o.winged },
      },
    ],
    folds: o.winged ? [...hem.folds, ...wingFolds(panel, o)] : hem.folds,
    lines: [
      ...mouths.map(({ line }) => line),
      { kind: 'light', points: edges.left },
      { kind: 'shade', points: edges.right },
      { kind: 'hem', points: hem.edge, weight: 0.95 },
      { kind: 'opening', points: neck, weight: 0.9 },
    ],
  };
  return { front, wings: merge(wing(f, -1, o), wing(f, 1, o)), panel, hem: hem.edge, neck };
}
