/** Worn denim: true rips over the skin, their white weft left hanging across, and rubbed places beside them. */

import type { Garment } from '@toile/look';
import { emptyBuild, type Line } from '#atelier/cloth/build.ts';
import type { Panel } from '#atelier/cloth/panel.ts';
import { SKINS } from '#atelier/figure/body/skin-tones.ts';
import { rawEdge } from '#atelier/garments/edges/raw-edge.ts';
import type { Fitting } from '#atelier/garments/fitting.ts';
import { type Layer, lay } from '#atelier/garments/layer.ts';
import { hasDetail, materialOf } from '#atelier/garments/measures.ts';
import { stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { reversed } from '#atelier/kit/curves.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';

/** The bared weft of denim. */
const WEFT = '#eceef0';

/** A tear across a leg: its middle, and half its width and height, on the leg's (u, v). */
interface Rip {
  panel: Panel;
  u: number;
  v: number;
  wide: number;
  tall: number;
}

/** One torn edge from left to right. @param side −1 the upper, 1 the lower. */
function tornEdge({ panel, u, v, wide, tall }: Rip, side: Side, next: () => number): Point[] {
  const count = 16;
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = (2 * i) / count - 1;
    const open = Math.sqrt(Math.max(0, 1 - t * t)) * (0.75 + next() * 0.4);
    return panel.map(u + wide * t, v + side * tall * open + tall * 0.25 * Math.sin(t * 3 + u * 9));
  });
}

function threads(top: readonly Point[], low: readonly Point[], count: number, next: () => number): Line[] {
  const last = top.length - 1;
  const between = (i: number, k: number): Point => [lerp(top[i][0], low[i][0], k), lerp(top[i][1], low[i][1], k)];
  const strands = Array.from({ length: count }, (_, n): Line => {
    const k = (n + 0.5 + (next() - 0.5) * 0.6) / count;
    const sag = (next() - 0.3) * 0.16;
    const [from, to] = [next() < 0.3 ? 2 : 1, last - (next() < 0.3 ? 3 : 1)];
    const points = Array.from({ length: 7 }, (_, j): Point => {
      const t = j / 6;
      return between(Math.round(lerp(from, to, t)), Math.min(0.98, k + sag * 4 * t * (1 - t)));
    });
    return { kind: 'fold', points, weight: 0.85 + next() * 0.5, colour: n % 3 ? WEFT : '#cfd6de' };
  });
  // the cut warp stands out from both edges in a short fringe
  const fringe = [top, low].flatMap((edge, e) =>
    edge.slice(1, -1).map((p): Line => {
      const way = e ? -1 : 1;
      const end: Point = [p[0] + (next() - 0.5) * 2.4, p[1] + way * (0.8 + next() * 2.6)];
      return { kind: 'fold', points: [[p[0], p[1] - way * 1.6], end], weight: 0.8, colour: WEFT };
    }),
  );
  return [...strands, ...fringe];
}

/** Cloth rubbed thin: short pale dashes across the leg. */
function rubbed({ panel, u, v, wide, tall }: Rip, pale: string, next: () => number): Line[] {
  return Array.from({ length: 7 }, (_, i) => {
    const at = v + tall * (i - 3) * 0.7 + (next() - 0.5) * tall * 0.4;
    const from = u - wide * (0.4 + next() * 0.6);
    const to = u + wide * (0.4 + next() * 0.6);
    return {
      kind: 'fold',
      points: panel.line([
        [from, at],
        [(from + to) / 2, at + tall * 0.08],
        [to, at],
      ]),
      weight: 0.9,
      colour: pale,
    };
  });
}

/** The hems of the legs left raw. */
export function rawHems(g: Garment, legs: readonly { hem: Point[] }[], seed: number): Layer[] {
  if (!hasDetail(g, 'frayed')) return [];
  const lines = legs.flatMap(({ hem }) => rawEdge(hem, g.cloth.colour.hex, seed));
  return [lay(g, 'edging', { ...emptyBuild(), lines }, { of: materialOf(g.cloth) })];
}

/** Rips and rubbed places where they are asked for: at one knee and the other thigh, never alike. */
export function distress(d: Fitting, g: Garment, legs: readonly { panel: Panel }[]): Layer[] {
  if (!hasDetail(g, 'distressed')) return [];
  const next = stream(d.seed, 'jeans.rips');
  const pale = mixHex(g.cloth.colour.hex, '#f2f4f6', 0.62);
  const skin = SKINS[d.f.person.skin];
  const worn = emptyBuild();
  const torn = emptyBuild();
  const first = next() < 0.5 ? 0 : 1;
  for (const [i, { panel }] of legs.entries()) {
    const knee = panel.length() > 330 ? 0.55 : 0.72;
    const about = (v: number, wide: number, tall: number): Rip => ({
      panel,
      u: (next() - 0.5) * 0.2,
      v: v + (next() - 0.5) * 0.04,
      wide: wide * (0.85 + next() * 0.3),
      tall: tall * (0.85 + next() * 0.3),
    });
    const places =
      i === first
        ? [about(knee, 0.68, 0.03), about(0.34, 0.36, 0.011)]
        : [about(0.38, 0.58, 0.02), about(knee + 0.03, 0.36, 0.01)];
    for (const rip of places) {
      worn.lines.push(...rubbed({ ...rip, wide: rip.wide * 1.25, tall: rip.tall * 1.5 }, pale, next));
      const top = tornEdge(rip, -1, next);
      const low = tornEdge(rip, 1, next);
      const [high, deep] = [top[8][1], low[8][1]];
      torn.pieces.push({
        name: 'rip',
        outline: [...top, ...reversed(low)],
        surface: panel,
        shadeDown: [high, 0.75, lerp(high, deep, 0.45), 0.12],
      });
      torn.lines.push({ kind: 'detail', points: [...top, ...reversed(low), top[0]], weight: 0.5 });
      torn.lines.push(...threads(top, low, Math.max(2, Math.round((deep - high) / 2.7)), next));
    }
  }
  return [
    lay(g, 'rips', worn, { of: { fabric: 'denim', colour: pale } }),
    lay(g, 'rips', torn, { of: { fabric: 'jersey', colour: skin.base } }),
  ];
}
