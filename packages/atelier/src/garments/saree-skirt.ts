/** The lower half of a saree: cloth wrapped round the hips, and a fan of knife pleats tucked left of the navel. */
import { type Build, emptyBuild, type Piece } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabrics.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import {
  bearingSide,
  centreX,
  coverLegs,
  type Figure,
  highHip,
  hip,
  type Side,
  waist,
} from '#atelier/figure/landmarks.ts';
import { hemBand } from '#atelier/garments/hem-border.ts';
import { add, at, lerp, mix, type Point, random, reversed, spline } from '#atelier/paint/geometry.ts';

export interface SareeSkirt {
  build: Build;
  /** The wrapped cloth: its row 0 is the waist. */
  panel: Panel;
  tuck: Point;
}

export interface SareeSkirtOptions {
  fabric: FabricRule;
  seed: number;
  /** Height of the border, drawing units; 0 for none. Its material is number 1. */
  border: number;
}

function wrapEdge(f: Figure, s: Side, hemY: number): Point[] {
  const top = add(mix(waist(f, s), highHip(f, s), 0.45), [s * 2, 0]);
  const atHip = add(hip(f, s), [s * 5, 0]);
  const half = Math.abs(f.hiR[0] - f.hiL[0]) / 2;
  const end: Point = [centreX(f, hemY) + s * (half + 24) - bearingSide(f) * 6, hemY];
  const edge = spline(
    [top, add(highHip(f, s), [s * 4, 6]), atHip, add(mix(atHip, end, 0.42), [-s * 4, 0]), mix(atHip, end, 0.8), end],
    11,
  );
  coverLegs(f, edge, s, 5);
  return edge;
}

/** Diagonal pulls from the hips to the tuck: the wrap is drawn tight across the front. */
function wrapFolds(b: Build, panel: Panel, uTuck: number, fabric: FabricRule, next: () => number): void {
  for (let i = 0; i < 2; i++)
    b.folds.push({
      points: panel.line([
        [0.97, 0.13 + i * 0.12 + next() * 0.03],
        [0.7, 0.13 + i * 0.08],
        [uTuck + 0.16 + i * 0.08, 0.04 + i * 0.03 + next() * 0.02],
      ]),
      width: fabric.foldWidth * 0.75,
      height: fabric.foldHeight * 0.55,
      side: -1,
      ink: 0.4,
      from: 0.2,
      to: 0.7 + next() * 0.3,
      on: ['wrap'],
    });
  for (let i = 0; i < 3; i++)
    b.folds.push({
      points: panel.line([
        [-0.97, 0.14 + i * 0.11],
        [-0.72, 0.2 + i * 0.12],
        [-0.42 + next() * 0.08, 0.34 + i * 0.13],
      ]),
      width: fabric.foldWidth * 0.8,
      height: fabric.foldHeight * 0.5,
      side: 1,
      ink: 0.5,
      from: 0.05,
      to: 0.6 + next() * 0.3,
      on: ['wrap'],
    });
  // one long fall on each side of the fan
  for (const [u, low] of [
    [-0.72, 0.97],
    [0.74, 0.96],
  ])
    b.folds.push({
      points: panel.line([
        [u * 0.9, 0.34],
        [u * 0.97, 0.66],
        [u, low],
      ]),
      width: fabric.foldWidth,
      height: fabric.foldHeight * 0.7,
      side: u < 0 ? 1 : -1,
      grow: true,
      ink: 0.5,
      from: 0.4,
      to: 1,
      on: ['wrap'],
    });
}

/** Half the width of the fan at the waist, drawing units. */
const TUCK_REACH = 24;

interface Pleat {
  panel: Panel;
  hem: Point[];
  /** Height of the wrapped cloth it lies on, so that it stands out from it and not from the page. */
  base: (u: number, v: number) => number;
}

/** The fan, from its rearmost pleat on the right to the front one on the left. */
function fan(panel: Panel, tuck: Point, uTuck: number, count: number, next: () => number): Pleat[] {
  const shares = Array.from({ length: count }, () => 0.75 + next() * 0.6);
  const total = shares.reduce((a, b) => a + b, 0);
  const span = 0.82;
  const uStart = uTuck - span * 0.36;
  const pleats: Pleat[] = [];
  let along = 0;
  for (let i = 0; i < count; i++) {
    const u0 = uStart + (span * along) / total;
    along += shares[i];
    const u1 = uStart + (span * along) / total + 0.035;
    const root = (t: number): Point => add(tuck, [lerp(-TUCK_REACH, TUCK_REACH, t), Math.abs(t - 0.5) * 3]);
    const low0 = panel.map(u0, 1);
    const low1 = panel.map(u1, 1);
    // knife edges keep together to the knee and open toward the floor
    const sway = (from: Point, to: Point, bow: number): Point[] =>
      spline([from, add(mix(from, to, 0.3), [-bow * 0.9, 0]), add(mix(from, to, 0.65), [-bow * 1.1, 0]), to], 12);
    const left = sway(root(i / count), add(low0, [0, -4]), (u0 - uTuck) * 10);
    const right = sway(root((i + 1) / count), add(low1, [0, 5 + next() * 3]), (u1 - uTuck) * 10);
    const made = new Panel(left, right, { depth: 0.34, sagBottom: 2, across: 8, along: 40 });
    pleats.push({
      panel: made,
      hem: made.row(1, -1, 1, 14),
      base: (u, v) => panel.form(lerp(u0, u1, (u + 1) / 2) * lerp(0.2, 1, v), v) + 1,
    });
  }
  return pleats.reverse();
}

export function sareeSkirt(f: Figure, o: SareeSkirtOptions): SareeSkirt {
  const next = random(o.seed + 3);
  const hemY = f.floor - 25;
  const left = wrapEdge(f, -1, hemY);
  const right = wrapEdge(f, 1, hemY);
  const width = right[right.length - 1][0] - left[left.length - 1][0];
  const panel = new Panel(left, right, { depth: 0.44, sagTop: 8, sagBottom: width * 0.085, across: 40, along: 60 });
  const uTuck = bearingSide(f) > 0 ? 0.02 : 0.1;
  const tuck = add(panel.map(uTuck, 0), [0, 3]);
  const b = emptyBuild();
  const v0 = 1 - o.border / Math.max(200, panel.length());
  const hem = panel.row(1, -1, 1, 80).map((p, i): Point => add(p, [0, Math.sin(i * 0.21 + o.seed) * 1.6 - 5]));
  b.pieces.push({
    name: 'wrap',
    outline: [...panel.row(0), ...panel.edge(1, 0, 1, 80), ...reversed(hem), ...reversed(panel.edge(-1, 0, 1, 80))],
    surface: panel,
  });
  if (o.border) {
    b.pieces.push(hemBand(panel, hem, v0, 1));
    b.lines.push({ kind: 'seam', points: panel.row(v0, -1, 1, 60) });
  }
  wrapFolds(b, panel, uTuck, o.fabric, next);
  b.lines.push(
    { kind: 'light', points: panel.edge(-1, 0, 1, 80) },
    { kind: 'shade', points: panel.edge(1, 0, 1, 80) },
    { kind: 'hem', points: hem },
    { kind: 'opening', points: panel.row(0), weight: 0.9 },
  );
  const count = 5 + Math.floor(next() * 2.4);
  for (const [i, pleat] of fan(panel, tuck, uTuck, count, next).entries()) {
    const name = `pleat${i}`;
    const piece: Piece = {
      name,
      outline: pleat.panel.outline(),
      surface: pleat.panel,
      lift: 1.8,
      grain: { dx: i * 37 },
      swell: pleat.base,
    };
    b.pieces.push(piece);
    if (o.border) {
      const p0 = 1 - o.border / Math.max(200, pleat.panel.length());
      const swell = (u: number, v: number): number => pleat.base(u, lerp(p0, 1, v));
      b.pieces.push({ ...hemBand(pleat.panel, pleat.hem, p0, 1), name: `${name}border`, swell });
    }
    b.folds.push({
      points: pleat.panel.edge(1, 0.02, 1, 30).map((p) => add(p, [-2.5, 0])),
      width: 14,
      height: 3.4,
      side: 1,
      grow: true,
      on: [name, `${name}border`],
    });
    b.lines.push(
      { kind: 'overlap', points: pleat.panel.edge(1, 0.01, 1, 50), weight: 0.55 + (i % 2) * 0.2 },
      { kind: 'hem', points: pleat.hem, weight: 0.8 },
    );
    if (i === count - 1) b.lines.push({ kind: 'overlap', points: pleat.panel.edge(-1, 0.01, 1, 50), weight: 0.5 });
  }
  // the pleats go over into the waist itself: its edge runs on across them, and each shows as a short upright fold
  const brim = panel
    .row(0, uTuck - 0.26, uTuck + 0.3, 16)
    .map((p, i): Point => add(p, [0, -1.2 * Math.sin((Math.PI * i) / 15)]));
  const bunch = [...brim, ...reversed(panel.row(0.035, uTuck - 0.2, uTuck + 0.24, 12))];
  b.pieces.push({ name: 'tuck', outline: bunch, surface: panel, lift: 0.6 });
  b.lines.push({ kind: 'opening', points: brim, weight: 0.35 });
  for (let i = 0; i <= count; i++) {
    const t = (i + 0.1 + next() * 0.3) / (count + 0.4);
    b.lines.push({
      kind: 'fold',
      points: [
        add(at(brim, 0.14 + 0.72 * t), [0, 1.5]),
        add(tuck, [lerp(-TUCK_REACH, TUCK_REACH, t), 8 + next() * 12]),
      ],
      weight: 0.7,
    });
  }
  return { build: b, panel, tuck: at(panel.row(0), 0.5) };
}
