/** What the cloth or leather of a bag shows: grain, scales, quilting, stripes, checks, dots and flowers. */
import { asksFor } from '@toile/look';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';
import { add, mix, type Point } from '#atelier/kit/points.ts';
import { ellipse } from '#atelier/kit/shapes.ts';
import { partHex } from '../part-said.ts';
import { saidOf, type Thing } from '../worn-things.ts';
import { type BagFace, closed, even } from './bag-face.ts';

/** Grain, scales and furrows: how many across and down, and how large. */
const GRAIN = { across: 17, down: 15, r: 0.0075 } as const;
const SCALES = { rows: 7, across: 8, flat: 0.62 } as const;
const QUILT = { rows: 6 } as const;

function grained(t: Thing, { body, at }: BagFace): void {
  const dots = Array.from({ length: GRAIN.across * GRAIN.down }, (_, i) => {
    const [x, y] = [i % GRAIN.across, Math.floor(i / GRAIN.across)];
    const jitter = ((x * 7 + y * 13) % 5) * 0.012;
    return ellipse(
      at((2 * (x + (y % 2) / 2)) / GRAIN.across - 0.97 + jitter, (y + 0.6) / GRAIN.down + jitter),
      GRAIN.r,
      GRAIN.r * 0.8,
      8,
    );
  });
  t.B.touch(dots, t.ramp.shade, 0.5, 0.002, [body]);
}

function scaled(t: Thing, { body, at }: BagFace): void {
  const clip = { clip: [body] };
  const scales = Array.from({ length: SCALES.rows * (SCALES.across + 1) }, (_, i) => {
    const [x, y] = [i % (SCALES.across + 1), Math.floor(i / (SCALES.across + 1))];
    const [c, edge] = [
      at((2 * (x + (y % 2) / 2)) / SCALES.across - 1, (y + 0.5) / SCALES.rows),
      at((2 * (x + 0.94 + (y % 2) / 2)) / SCALES.across - 1, (y + 0.5) / SCALES.rows),
    ];
    const half = Math.abs(edge[0] - c[0]) / 2;
    return closed(ellipse(c, half, half * SCALES.flat, 22));
  });
  t.B.ink(
    scales.map((pts) => even(pts, 0.011, 0.8)),
    t.ramp.deep,
    clip,
  );
  t.B.touch(
    scales.map((pts) => pts.map((p) => mix(p, pts[0], 0.45))),
    t.ramp.light,
    0.12,
    0.006,
    [body],
  );
}

function quilted(t: Thing, { body, at }: BagFace): void {
  const clip = { clip: [body] };
  const rows = Array.from({ length: QUILT.rows * 4 }, (_, i) => (i - QUILT.rows * 2) / QUILT.rows);
  const lines = rows.flatMap((k) => [
    [at(-1, k), at(1, k + 1)],
    [at(1, k), at(-1, k + 1)],
  ]);
  t.B.ink(
    lines.map((pts) =>
      even(
        pts.map((p) => add(p, [0, 0.008])),
        0.007,
        0.7,
      ),
    ),
    t.ramp.light,
    clip,
  );
  t.B.ink(
    lines.map((pts) => even(pts, 0.009)),
    t.ramp.deep,
    clip,
  );
}

/** How its leather is grained, scaled or quilted. */
export function texture(t: Thing, face: BagFace): void {
  const said = saidOf(t.accessory);
  if (/grain|pebbl/.test(said)) grained(t, face);
  if (/croc|snake|python|alligator/.test(said)) scaled(t, face);
  if (asksFor(t.accessory, 'quilting') || /quilt/.test(said)) quilted(t, face);
}

/** Stripes, checks, dots and flowers of the bag's cloth. */
export function figures(t: Thing, { body, at }: BagFace): void {
  const said = saidOf(t.accessory);
  const { hex } = t.accessory.colour;
  const second =
    partHex(t.accessory, /\b(?:stripes?|checks?|dots?|prints?|pattern|motifs?|embroidery|flowers?|accents)\b/) ??
    mixHex(hex, lumaOf(hex) > 0.5 ? '#2a2e44' : '#f3ead6', 0.8);
  const bars = (n: number): Point[][] =>
    Array.from({ length: n }, (_, i) => [
      at(-1.1, (i + 0.25) / n),
      at(1.1, (i + 0.25) / n),
      at(1.1, (i + 0.62) / n),
      at(-1.1, (i + 0.62) / n),
    ]);
  if (/strip/.test(said)) t.B.touch(bars(7), second, 0.85, 0.003, [body]);
  if (/check|plaid|gingham|tartan|buffalo/.test(said)) {
    const ups = Array.from({ length: 7 }, (_, i): Point[] => [
      at((2 * i) / 7 - 0.95, -0.1),
      at((2 * i) / 7 - 0.8, -0.1),
      at((2 * i) / 7 - 0.8, 1.1),
      at((2 * i) / 7 - 0.95, 1.1),
    ]);
    t.B.touch(bars(6), second, 0.45, 0.003, [body]);
    t.B.touch(ups, second, 0.45, 0.003, [body]);
  }
  const places = Array.from({ length: 30 }, (_, i) =>
    at((2 * ((i % 6) + (Math.floor(i / 6) % 2) / 2)) / 6 - 0.9, (Math.floor(i / 6) + 0.6) / 5),
  );
  if (/polka|dots?\b/.test(said))
    t.B.touch(
      places.map((c) => ellipse(c, 0.022, 0.022, 16)),
      second,
      0.9,
      0.002,
      [body],
    );
  if (/floral|flower|ikat|block print|bandhani|paisley|phulkari|kalamkari/.test(said) && !/scarf/.test(said)) {
    const petals = places.flatMap((c) =>
      [0, 1, 2, 3, 4].map((k) =>
        ellipse(add(c, [Math.cos(k * 1.257) * 0.026, Math.sin(k * 1.257) * 0.026]), 0.017, 0.017, 12),
      ),
    );
    t.B.touch(petals, second, 0.85, 0.002, [body]);
    t.B.touch(
      places.map((c) => ellipse(c, 0.011, 0.011, 10)),
      '#e2b54a',
      0.9,
      0.001,
      [body],
    );
  }
}
