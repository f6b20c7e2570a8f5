/** Hair clipped close to the skull: cropped all over, or faded into the skin. */
import { mixHex } from '#atelier/paint/colour.ts';
import { random } from '#atelier/paint/geometry.ts';
import { add, band, between, lerp, mix, mul, type P, part, shift, spline, sub, unit } from './curves.ts';
import { paintRopes } from './draw-ropes.ts';
import { type Cap, rootShade, ticks } from './hair-cap.ts';
import { bumpy, curls, throughSkin } from './hair-shapes.ts';
import type { Stroke } from './ribbon.ts';

/** Full on top, shading down to the skin at the temples: no line where the one becomes the other. */
export function fade(cap: Cap): void {
  const { s, c, skull, hairline } = cap;
  const { H } = s;
  const whole = band(skull, hairline);
  rootShade(cap, 0.4);
  H.form([whole], throughSkin(s.skin, c, 0.2), { round: 0.12, base: 0.36, edge: 0.05 });
  H.touch(
    [band(part(skull, 0, 0.84, 80), part(hairline, 0, s.turned ? 0.74 : 1, 80))],
    mixHex(c.base, s.skin.deep, 0.5),
    0.5,
    0.06,
    [whole],
  );
  const front = s.view === 'front';
  const [a, b] = front ? [0.22, 0.78] : [0.06, 0.62];
  const lowLine = part(hairline, a, b);
  const highLine = bumpy(part(skull, front ? 0.2 : 0.06, front ? 0.8 : 0.84), -0.008, 0.04, 4);
  const top = [...highLine, ...lowLine.slice().reverse()];
  for (const [i, dy] of [0.13, 0.08, 0.035, 0].entries())
    H.touch([shift(top, [0, dy])], mixHex(c.base, s.skin.deep, 0.42 - i * 0.14), 0.55 + i * 0.1, 0.045 - i * 0.008, [
      whole,
    ]);
  H.glaze([shift(top, [s.flip ? -0.2 : 0.2, 0.06])], c.shade, 0.35, 0.09, [whole]);
  H.ink(curls(whole, 190, 0.011, 6, 0.0058), c.ink, {
    clip: [band(part(skull, 0, 0.8, 60), part(hairline, 0, s.turned ? 0.66 : 1, 60))],
    alpha: 0.8,
  });
  H.ink(curls(top, 60, 0.011, 16, 0.0056), c.light, { clip: [top], alpha: 0.4 });
  H.ink([{ pts: highLine, w: 0.009, press: [0.4, 1, 1, 0.4] }, ...ticks(cap, 20, 0.014)], c.ink);
}

/** Clipped close: a soft tone over the skull, then short hairs lying forward and down from the crown. */
export function cropped(cap: Cap): void {
  const { s, c, skull, hairline, tones } = cap;
  const shape = band(skull, hairline);
  rootShade(cap, 0.46);
  s.H.form([shape], throughSkin(s.skin, c, 0.86), { round: 0.12, base: 0.42, tones, edge: 0.2 });
  const next = random(9);
  const crown: P = [s.view === 'front' ? 0.02 : 0.14, 0.06];
  const rows = Array.from({ length: 12 }, (_, i) => between(hairline, skull, 0.02 + i * 0.078, 60));
  const hairs = Array.from({ length: 300 }, (): Stroke => {
    const row = rows[Math.floor(next() * rows.length)];
    const p = row[Math.floor(next() * row.length)];
    const way = unit(sub(p, crown));
    const l = 0.022 + next() * 0.02;
    return {
      pts: [p, add(add(p, mul(way, l)), [(next() - 0.5) * 0.012, l * 0.25])],
      w: 0.0058,
      press: [0.3, 1, 0.15],
      a: 0.3 + next() * 0.4,
    };
  });
  s.H.ink(hairs, c.ink, { clip: [shape] });
  s.H.ink([{ pts: part(skull, 0, 0.94), w: 0.0095, press: [0.3, 1, 1, 0.2] }, ...ticks(cap, 30, 0.018)], c.ink);
  s.H.ink(
    hairs.filter((_, i) => i % 4 === 0),
    c.light,
    { clip: [shape], alpha: 0.5 },
  );
}

/** Rows braided flat on the scalp, from the hairline back over the crown; skin shows between them. */
export function cornrows(cap: Cap): void {
  const { s, c, skull, hairline } = cap;
  const shape = band(skull, hairline);
  rootShade(cap, 0.3);
  s.H.form([shape], throughSkin(s.skin, c, 0.42), { round: 0.12, base: 0.5, tones: cap.tones, edge: 0.2 });
  const n = s.turned ? 10 : 11;
  const [from, to] = s.turned ? [0.04, 0.66] : [0.06, 0.94];
  const lines = Array.from({ length: n }, (_, i): P[] => {
    const u = from + ((to - from) * (i + 0.5)) / n;
    const a = part(hairline, u, u, 2)[0];
    const v = s.turned ? lerp(0.14, 0.88, (i + 0.5) / n) : lerp(0.2, 0.8, (i + 0.5) / n);
    const b = part(skull, v, v, 2)[0];
    const half = mix(a, b, 0.5);
    return part(spline([a, add(half, mul(unit(sub(half, [0.04, 0.46])), 0.035)), b]), 0.02, 1, 30);
  });
  paintRopes(s.H, lines, c, { width: 0.046, plaited: true, next: random(s.seed + 7) });
  s.H.ink([{ pts: part(skull, 0, 0.94), w: 0.0095, press: [0.3, 1, 1, 0.2] }, ...ticks(cap, 26, 0.014)], c.ink);
}
