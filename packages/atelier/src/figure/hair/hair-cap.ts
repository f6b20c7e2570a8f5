/** Hair as it lies on the skull, before it is painted: its edges, its roots and the shade of its lee. */

import type { Ramp, Tone } from '#atelier/figure/brush/brush.ts';
import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import type { Head } from '#atelier/figure/head/head-of.ts';
import type { HeadSpace } from '#atelier/figure/head/head-space.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { lerp, smoothstep } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, scaled, shift, sub, unit } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { swell } from './hair-shapes.ts';
import type { Hair } from './hair-styles.ts';

export interface Cap {
  s: HeadSpace;
  st: Hair;
  c: Ramp;
  head: Head;
  hairline: Point[];
  skull: Point[];
  tones: Tone[];
}

/** Fine roots that cross the hairline onto the skin, lying back the way the hair is combed: no hairline is an edge. */
export function ticks({ s, st }: Cap, n: number, size: number): Stroke[] {
  if (!s.H.shows('hair')) return [];
  const next = stream(SAME, 'hair-cap.roots');
  const hairline = spline(s.head.front.map((p): Point => add(p, [0, -(st.hairline ?? 0)])));
  return Array.from({ length: n }, (_, i): Stroke => {
    const u = 0.03 + (0.94 * (i + next())) / n;
    const p = part(hairline, u, u, 2)[0];
    const outwards = unit(sub(p, [0.02, 0.46]));
    const l = size * (0.4 + next() ** 2 * 1.1);
    const lean: Point = [(next() - 0.5) * l * 0.5, 0];
    return {
      pts: [sub(p, scaled(outwards, l * (0.2 + next() * 0.5))), p, add(add(p, scaled(outwards, l * 0.9)), lean)],
      w: 0.0052,
      press: [0.05, 0.6, 0.9, 0.2],
      a: 0.24 + next() * 0.3,
    };
  });
}

/** The outline with the front raised: hair that stands up over the forehead before it lies back. */
function risen(skull: Point[], st: Hair, front: boolean): Point[] {
  const up = st.quiff;
  if (!up) return skull;
  const peak = front ? 0 : -0.06;
  return skull.map((p) => {
    const lift = up * Math.exp(-(((p[0] - peak) / 0.44) ** 2)) * smoothstep(0.36, 0.06, p[1]);
    return add(p, [front ? 0 : -lift * 0.3, -lift]);
  });
}

/** The roots: skin darkens softly where hair begins, so that no hairline is an edge. */
export function rootShade({ s, c, hairline }: Cap, d = 0.42): void {
  const inward = hairline.map((p) => mix(p, [s.view === 'front' ? 0 : -0.04, 0.52], 0.045));
  s.H.glaze([band(hairline, inward)], mixHex(c.shade, s.skin.deep, 0.4), d, 0.02, [closedSpline(s.head.face)]);
}

export function capOf(s: HeadSpace, st: Hair, c: Ramp): Cap {
  const { head } = s;
  const up = st.hairline ?? 0;
  const last = head.hairline.length - 2;
  const hairline = spline(head.hairline.map((p, i) => (i > 1 && i < last ? add(p, [0, -up]) : p)));
  const skull = risen(swell(head, st), st, s.view === 'front');
  const shade: Tone = s.flip
    ? { pts: band(part(skull, 0, 0.34), part(hairline, 0, 0.34)), d: 0.14, soft: 0.05 }
    : { pts: band(part(skull, 0.62, 1), part(hairline, 0.62, 1)), d: 0.2, soft: 0.05 };
  return { s, st, c, head, hairline, skull, tones: [shade] };
}

/** Hair before the ear thins into the skin: its roots, and the short hairs that end on the cheek. */
export function sideburn({ s, c }: Cap): void {
  const { H, head, skin } = s;
  const next = stream(s.seed, 'hair-cap.sideburn');
  const face = [closedSpline(head.face)];
  const full = lerp(0.55, 1, s.model.male);
  const line = head.hairline;
  const near = line.indexOf(head.temple.near);
  const edges: [Point[], number][] = [[spline(line.slice(near, near + (s.turned ? 4 : 3))), 1]];
  if (!s.turned) edges.push([spline(line.slice(0, 3).reverse()), -1]);
  for (const [edge, g] of edges) {
    const low = shift(edge, [-g * 0.008, 0.03 * full]);
    H.glaze([band(shift(edge, [g * 0.02, -0.02]), low)], mixHex(c.base, skin.deep, 0.4), 0.55 * full, 0.03, face);
    if (!H.shows('hair')) continue;
    const hairs = Array.from({ length: Math.round(30 * full) }, (): Stroke => {
      const t = 0.1 + next() * 0.9;
      const p = part(edge, t, t, 2)[0];
      const l = (0.012 + (0.016 + next() * 0.03) * t) * full;
      return {
        pts: [add(p, [g * 0.006, -0.02]), add(p, [-g * 0.003, l * 0.4]), add(p, [-g * 0.005, l])],
        w: 0.0056,
        press: [0.4, 1, 0.1],
        a: 0.34 + next() * 0.3,
      };
    });
    H.ink(hairs, c.ink, { clip: face });
  }
}
