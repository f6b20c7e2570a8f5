/** A length of cloth laid in knife pleats, one over the other: a pinned pallu, a dupatta on one shoulder, a cascade. */

import { type Build, emptyBuild, type Piece } from '#atelier/cloth/build.ts';
import type { FabricRule } from '#atelier/cloth/fabric-rules.ts';
import { Panel } from '#atelier/cloth/panel.ts';
import { edgeBand } from '#atelier/garments/finish/edge-band.ts';
import { stream } from '#atelier/kit/chance.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { clamp, lerp, times } from '#atelier/kit/numbers.ts';
import { add, type Point } from '#atelier/kit/points.ts';
import { tabled } from '#atelier/kit/profile.ts';
import type { Side } from '#atelier/kit/side.ts';

export interface PleatedCut {
  fabric: FabricRule;
  seed: number;
  /** Prefix of its pieces' names. */
  name: string;
  pleats: number;
  /** Which neighbour lies in front: −1 the left one, 1 the right one. */
  front: Side;
  /**
   * Width of the border along the long edges and across the end, page units; 0 for none. Its material is number 1. Across
   * the end it is woven in `rows` bands, each narrower than the one below; one if not said.
   */
  border: { edge: number; end: number; rows?: number };
  /** How far each pleat's end slants, page units. */
  step: number;
  /** Share of the length from which the pleats open; before it they lie evenly stacked. */
  opens?: number;
  lift?: number;
  dark?: number;
  /** Knotted threads of the warp hang from the end. */
  fringe?: boolean;
  /** Which of the long edges show their border. */
  bordered?: readonly Side[];
  /** Roundness of the whole, as a share of its half-width. */
  depth?: number;
  /** Height of what it lies on at (u, v) of the whole, where that is more than its own roundness. */
  base?: (u: number, v: number) => number;
  /** How far the top rises between the edges, where it turns over a shoulder, page units. */
  crown?: number;
  /** Roundness of each pleat, as a share of its half-width. */
  relief?: number;
}

const SAMPLES = 44;

const borderedSides = (o: PleatedCut): readonly Side[] => (o.border.edge ? (o.bordered ?? [-1, 1]) : []);

interface Pleat {
  panel: Panel;
  /** Height of the whole under it at its own (u, v). */
  swell: (u: number, v: number) => number;
}

/** Edges between pleats, from −1 to 1, as they wander down the length. */
function boundsOf(o: PleatedCut, next: () => number): ((v: number) => number)[] {
  const shares = Array.from({ length: o.pleats }, () => 0.4 + next() ** 1.3 * 1.5);
  // the pleat that carries the border lies open enough to show it
  for (const side of borderedSides(o)) {
    const outer = side < 0 ? 0 : o.pleats - 1;
    shares[outer] = Math.max(shares[outer], 1.7);
  }
  const total = shares.reduce((a, b) => a + b, 0);
  const opens = o.opens ?? 0.3;
  let sum = 0;
  const inner = shares.slice(0, -1).map((share, i) => {
    sum += share;
    const open = -1 + (2 * sum) / total;
    const even = lerp(-1 + (2 * (i + 1)) / o.pleats, open, 0.5);
    const sway = (0.6 / o.pleats) * (next() - 0.5);
    const turn = 3 + next() * 3;
    const from = next() * 6;
    return tabled(
      (v) => lerp(even, open, clamp((v - opens * 0.3) / opens)) + sway * Math.sin(v * turn + from) * clamp(v * 4),
    );
  });
  return [() => -1, ...inner, () => 1];
}

function pleatsOf(whole: Panel, o: PleatedCut, next: () => number): Pleat[] {
  const bounds = boundsOf(o, next);
  return times(o.pleats, (i): Pleat => {
    const wide = (v: number): number => bounds[i + 1](v) - bounds[i](v);
    const last = o.front < 0 ? i === 0 : i === o.pleats - 1;
    // it runs on under the neighbour in front; through sheer cloth that is seen, and gives it its colour
    const under = last ? 0 : o.fabric.cover < 1 ? 0.85 : 0.4;
    const span = (side: Side, v: number): number =>
      side < 0
        ? bounds[i](v) - (o.front < 0 ? wide(v) * under : 0)
        : bounds[i + 1](v) + (o.front > 0 ? wide(v) * under : 0);
    const edge = (side: Side): Point[] =>
      times(SAMPLES, (k) => whole.map(span(side, k / (SAMPLES - 1)), k / (SAMPLES - 1)));
    const across = whole.halfWidth(1) * wide(1);
    const step = Math.min(o.step, across * 0.55) * (0.6 + next() * 0.7);
    const panel = new Panel(edge(-1), edge(1), {
      depth: o.relief ?? 0.2,
      across: 10,
      along: 44,
      bottom: (u) => -o.front * u * step * 0.5 + step * 0.12 * (1 - u * u),
    });
    const lies = o.base ?? ((u: number, v: number) => whole.form(u, v));
    const swell = (u: number, v: number): number => lies(lerp(span(-1, v), span(1, v), (u + 1) / 2), v);
    return { panel, swell };
  });
}

/** How dark every other pleat is, how far the print of each is off that of the one before, and how far pleats lie above each other. */
const EVERY_OTHER = 0.05;
const PRINT_OFF = 31;
const LIES = { first: 2, next: 1.6 } as const;

/** Lays one pleat with its free edge and the furrow beside it. */
function layPleat(
  b: Build,
  { panel, swell, i, isFirst }: Pleat & { i: number; isFirst: boolean },
  o: PleatedCut,
  next: () => number,
): void {
  const name = `${o.name}${i}`;
  b.pieces.push({
    name,
    outline: panel.outline(),
    surface: panel,
    lift: isFirst ? (o.lift ?? LIES.first) : LIES.next,
    dark: (o.dark ?? 0) + (i % 2 ? EVERY_OTHER : 0),
    grain: { dx: i * PRINT_OFF },
    swell,
  });
  const free = o.front < 0 ? 1 : -1;
  // some edges are lost where the light takes them
  const from = next() < 0.4 ? next() * 0.25 : 0.01;
  const to = !o.step && next() < 0.4 ? 0.7 + next() * 0.25 : 1;
  b.lines.push({
    kind: 'overlap',
    points: panel.edge(free, from, to, 60),
    weight: (0.45 + next() * 0.45) * (o.fabric.cover < 1 ? 0.62 : 1),
  });
  // a furrow beside the free edge, so that the pleat below lies deeper
  b.folds.push({
    points: panel.edge(free, 0.04, 1, 30).map((p) => add(p, [free * -2.5, 0])),
    width: Math.min(15, panel.halfWidth(1) * 1.1),
    height: o.fabric.foldHeight * 0.42,
    side: free < 0 ? -1 : 1,
    grow: true,
    on: [name],
  });
  if (o.step) finishEnd(b, { panel, name, swell, free }, o, next);
}

/** A pleated length hanging between two edges, from its top to its stepped end. */
export function pleatedLength(left: readonly Point[], right: readonly Point[], o: PleatedCut): Build {
  const next = stream(o.seed, 'pleated-length');
  const b = emptyBuild();
  const crown = o.crown ?? 0;
  const whole = new Panel(left, right, {
    depth: o.depth ?? 0.3,
    along: 46,
    top: (u) => -crown * (1 - u ** 4) * (1 + 0.18 * Math.sin(u * 9)),
  });
  const pleats = pleatsOf(whole, o, next);
  const order = pleats.map((_, i) => (o.front < 0 ? pleats.length - 1 - i : i));
  const dark = o.dark ?? 0;
  // what shows between the steps of the end is the inside of the cloth; it never reaches out beside the pleats
  if (o.step) {
    const side = (u: number): Point[] => times(40, (k) => whole.map(u, lerp(0.6, 1, k / 39)));
    b.pieces.push({
      name: `${o.name}-inside`,
      outline: [...side(-0.95), ...whole.row(1, -0.95, 0.95, 30), ...reversed(side(0.95))],
      surface: whole,
      dark: dark + 0.75,
      ...(o.base && { swell: o.base }),
    });
  }
  for (const i of order) layPleat(b, { ...pleats[i], i, isFirst: i === order[0] }, o, next);
  for (const side of borderedSides(o)) bandEdge(b, pleats, side, o);
  b.lines.push(
    { kind: 'light', points: whole.edge(-1), weight: 0.9 },
    { kind: 'shade', points: whole.edge(1), weight: 0.8 },
  );
  return b;
}

/** Plain cloth between two bands of an end, as a share of the lower one. */
const ROW_GAP = 0.3;

/** A band across a pleat between two heights. */
const endBand = (panel: Panel, v0: number, v1: number, swell: Pleat['swell']): Piece => {
  const surface = panel.part(-1, 1, v0, v1);
  return {
    name: 'border',
    outline: surface.outline(),
    surface,
    material: 1,
    grain: { fit: 'along-u' },
    swell: (u, v) => swell(u, lerp(v0, v1, v)),
  };
};

/** The free end of one pleat: its rows of border, its hem, its fringe. */
function finishEnd(b: Build, of: Pleat & { name: string; free: Side }, o: PleatedCut, next: () => number): void {
  const { panel } = of;
  const hem = panel.row(1, of.free < 0 ? -1 : -0.2, of.free < 0 ? 0.2 : 1, 16);
  let low = 1;
  for (let row = 0; o.border.end && row < (o.border.rows ?? 1); row++) {
    const high = o.border.end * 0.5 ** row;
    const v0 = low - high / Math.max(60, panel.length());
    b.pieces.push({
      ...endBand(panel, v0, low, of.swell),
      name: row ? `${of.name}row${row}` : `${of.name}border`,
      dark: o.dark ?? 0,
    });
    b.lines.push({
      kind: 'seam',
      points: panel.row(v0, of.free < 0 ? -1 : -0.2, of.free < 0 ? 0.2 : 1, 12),
      weight: 0.8,
    });
    low = v0 - ROW_GAP * (low - v0);
  }
  b.lines.push({ kind: 'hem', points: hem, weight: 0.8 });
  if (!o.fringe) return;
  for (let k = 1; k < hem.length - 1; k += 2)
    b.lines.push({ kind: 'fold', points: [hem[k], add(hem[k], [(next() - 0.5) * 4, 10 + next() * 5])], weight: 1 });
}

/** The border along one long edge, on the outermost pleat of that side. */
function bandEdge(b: Build, pleats: readonly Pleat[], side: Side, o: PleatedCut): void {
  const index = side < 0 ? 0 : pleats.length - 1;
  const { panel, swell } = pleats[index];
  const to = o.border.end ? 1 - o.border.end / Math.max(60, panel.length()) : 1;
  const inner = (v: number): number => side * (1 - 2 * Math.min(0.8, o.border.edge / (2 * panel.halfWidth(v) || 1)));
  const along = (u: (v: number) => number): Point[] => times(50, (k) => panel.map(u((to * k) / 49), (to * k) / 49));
  const inside = along(inner);
  b.pieces.push({
    ...edgeBand(
      along(() => side),
      inside,
      (u, v) => {
        const across = lerp(inner(v * to), side, (u + 1) / 2);
        return panel.form(across, v * to) + swell(across, v * to);
      },
    ),
    name: `${o.name}${index}edge`,
    dark: o.dark ?? 0,
  });
  b.lines.push({ kind: 'seam', points: inside, weight: 0.6 });
}
