/** Hair clipped close to the skull: cropped all over, or faded into the skin. */

import type { Stroke } from '#atelier/figure/brush/ribbon.ts';
import { SAME, stream } from '#atelier/kit/chance.ts';
import { mixHex } from '#atelier/kit/colour.ts';
import { between, closedSpline, part, spline } from '#atelier/kit/curves.ts';
import { clamp, lerp } from '#atelier/kit/numbers.ts';
import { add, mix, type Point, scaled, shift, sub, unit } from '#atelier/kit/points.ts';
import { band } from '#atelier/kit/shapes.ts';
import { paintCurls } from './draw-curls.ts';
import { paintRopes } from './draw-ropes.ts';
import { type Cap, rootShade, ticks } from './hair-cap.ts';
import { type Lock, lockAbout } from './hair-fall.ts';
import { bumpy, leanOf, throughSkin } from './hair-shapes.ts';

/** The stretch of hairline and skull over which hair is left longer: from temple to temple. */
interface Top {
  low: Point[];
  high: Point[];
  shape: Point[];
}
function topOf({ s, skull, hairline }: Cap): Top {
  const front = s.view === 'front';
  const [a, b] = front ? [0.2, 0.8] : [0.05, 0.62];
  const low = part(hairline, a, b);
  const high = part(skull, front ? 0.2 : 0.06, front ? 0.8 : 0.84);
  return { low, high, shape: band(high, low) };
}

/**
 * Hair clipped closer and closer towards ears and nape, soft at every edge that lies on skin: none of it ends in a line.
 * @param sides how much hair the shortest of it shows, 0 skin to 1.
 */
function clippedGround(cap: Cap, { shape: top, low }: Top, sides: number): void {
  const { s, c, skull, hairline } = cap;
  const { H, skin } = s;
  const whole = band(skull, hairline);
  const face: Point = [s.view === 'front' ? 0 : -0.03, 0.56];
  // as far down the skin as its soft edge may run
  const reach = band(
    skull,
    hairline.map((p) => mix(p, face, 0.1)),
  );
  H.form([whole], throughSkin(skin, c, sides * 0.5), { round: 0.12, base: 0.36, edge: 0, tones: cap.tones });
  const stubble = mixHex(c.base, skin.deep, 0.4);
  H.touch([band(skull, hairline)], stubble, 0.22 + sides * 0.5, 0.035, [reach]);
  const depths = [0.16, 0.1, 0.045, 0];
  for (const [i, dy] of depths.entries())
    H.touch([shift(top, [0, dy])], mixHex(c.base, skin.deep, 0.34 - i * 0.11), 0.36 + i * 0.16, 0.05 - i * 0.008, [
      dy ? whole : reach,
    ]);
  H.glaze([band(low, shift(low, [0, 0.04]))], skin.deep, 0.3, 0.02, [closedSpline(s.head.face)]);
  H.glaze([shift(top, [s.flip ? -0.22 : 0.22, 0.06])], c.shade, 0.4, 0.09, [whole]);
}

/** Short hairs that lie over one another, forward and down from the crown. */
function stubbleOf({ s, skull, hairline }: Cap, n: number): Stroke[] {
  if (!s.H.shows('hair')) return [];
  const next = stream(SAME, 'clipped.stubble');
  const crown: Point = [s.view === 'front' ? 0.02 : 0.14, 0.04];
  const rows = Array.from({ length: 14 }, (_, i) => between(hairline, skull, i * 0.07 - 0.015, 60));
  return Array.from({ length: n }, (): Stroke => {
    const row = rows[Math.floor(next() * rows.length)];
    const p = row[Math.floor(next() * row.length)];
    const way = unit(sub(p, crown));
    const l = 0.016 + next() * 0.018;
    return {
      pts: [p, add(add(p, scaled(way, l)), [(next() - 0.5) * 0.012, l * 0.25])],
      w: 0.0048,
      press: [0.2, 1, 0.1],
      a: 0.24 + next() * 0.34,
    };
  });
}

/** The line of the top against the light; beside the ears it is lost. */
const topLine = (high: Point[]): Stroke => ({ pts: high, w: 0.0095, press: [0.05, 0.8, 1, 0.9, 0.05] });

/** Coils on top, shading down to the skin at the temples. */
export function fade(cap: Cap): void {
  const { s, c } = cap;
  const top = topOf(cap);
  clippedGround(cap, top, 0.34);
  const edge = bumpy(top.high, -0.01, 0.036, stream(SAME, 'clipped.coiled-edge'));
  const coils = band(edge, shift(top.low, [0, -0.012]));
  paintCurls(s.H, coils, c, 0.021, stream(s.seed, 'clipped.coils'));
  s.H.ink([topLine(edge), ...ticks(cap, 26, 0.012)], c.ink);
  s.H.ink(stubbleOf(cap, 90), c.ink, { clip: [band(cap.skull, cap.hairline)], alpha: 0.8 });
}

/** Locks of a cropped top: short, each leaning its own way, the hindmost first, the last of them uneven over the brow. */
function cropLocks({ s }: Cap, { low, high }: Top): Lock[] {
  const next = stream(s.seed, 'clipped.crop');
  const lean = leanOf(s.seed);
  return [0.5, 0.32, 0.15, 0].flatMap((v, row) => {
    const n = 13 + row;
    return Array.from({ length: n }, (_, i): Lock => {
      const u = 0.04 + (0.92 * (((i * 5) % n) + 0.2 + next() * 0.6)) / n;
      const at = (w: number, du: number): Point => {
        const t = clamp(u + du, 0, 1);
        return part(between(low, high, clamp(w, 0, 1), 40), t, t, 2)[0];
      };
      const over: Point = [lean * 0.012, row === 3 ? 0.004 + next() * 0.022 : 0];
      const tip = add(at(v, lean * (0.03 + next() * 0.05)), over);
      const line = spline([at(v + 0.48, -lean * 0.04), at(v + 0.22, 0), tip]);
      const k = 0.7 + next() * 0.6;
      return lockAbout(line, [0.004, 0.017 * k, 0.021 * k, 0.003]);
    });
  });
}

/** Clipped close at the sides, a short textured top over them. */
export function cropped(cap: Cap): void {
  const { s, c } = cap;
  const { H } = s;
  const top = topOf(cap);
  clippedGround(cap, top, 0.6);
  H.ink(stubbleOf(cap, 200), c.ink, { clip: [band(cap.skull, cap.hairline)] });
  const locks = cropLocks(cap, top);
  const shapes = locks.map((l) => l.shape);
  for (const from of [0, 1, 2])
    H.form(
      shapes.filter((_, i) => i % 3 === from),
      c,
      { round: 0.03, relief: 0.4, base: 0.36 + from * 0.06, edge: 0.3, grain: 0.5 },
    );
  const edges = locks.map(
    (l): Stroke => ({ pts: l.shape.slice(12, 44), w: 0.0058, press: [0.05, 0.7, 0.9, 0.1], a: 0.36 }),
  );
  const crests = locks.map(
    (l): Stroke => ({ pts: part(l.spine, 0.2, 0.8, 16), w: 0.007, press: [0.05, 0.9, 0.5, 0.05], a: 0.26 }),
  );
  H.ink(
    [...edges, topLine(bumpy(top.high, -0.006, 0.05, stream(SAME, 'clipped.crop-edge'))), ...ticks(cap, 30, 0.014)],
    c.ink,
  );
  H.ink(crests, c.light, { clip: shapes });
}

/** Rows braided flat on the scalp, from the hairline back over the crown; skin shows between them. */
export function cornrows(cap: Cap): void {
  const { s, c, skull, hairline } = cap;
  const shape = band(skull, hairline);
  rootShade(cap, 0.3);
  s.H.form([shape], throughSkin(s.skin, c, 0.42), { round: 0.12, base: 0.5, tones: cap.tones, edge: 0.2 });
  const n = s.turned ? 10 : 11;
  const [from, to] = s.turned ? [0.04, 0.66] : [0.06, 0.94];
  const lines = Array.from({ length: n }, (_, i): Point[] => {
    const u = from + ((to - from) * (i + 0.5)) / n;
    const a = part(hairline, u, u, 2)[0];
    const v = s.turned ? lerp(0.14, 0.88, (i + 0.5) / n) : lerp(0.2, 0.8, (i + 0.5) / n);
    const b = part(skull, v, v, 2)[0];
    const half = mix(a, b, 0.5);
    return part(spline([a, add(half, scaled(unit(sub(half, [0.04, 0.46])), 0.035)), b]), 0.02, 1, 30);
  });
  paintRopes(s.H, lines, c, { width: 0.046, plaited: true, next: stream(s.seed, 'clipped.ropes') });
  s.H.ink([{ pts: part(skull, 0, 0.94), w: 0.0095, press: [0.3, 1, 1, 0.2] }, ...ticks(cap, 26, 0.014)], c.ink);
}
