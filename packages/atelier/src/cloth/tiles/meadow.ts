/** Wild flowers on long bent stems, as pressed from a meadow: each stem bears its own kind, none lies as its neighbour. */

import { type BloomKind, bloom } from '#atelier/cloth/motifs/blooms.ts';
import { paintedLeaf } from '#atelier/cloth/motifs/petals.ts';
import { dot, scatterDarts, stem } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/prints/tile.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { shadeHex } from '#atelier/kit/colour.ts';

interface Stalk {
  kind: BloomKind;
  /** Flowers along it, and their radius as a share of its length. */
  heads: number;
  size: number;
}

const STALKS: readonly Stalk[] = [
  { kind: 'poppy', heads: 1, size: 0.34 },
  { kind: 'daisy', heads: 2, size: 0.24 },
  { kind: 'bell', heads: 5, size: 0.13 },
  { kind: 'anemone', heads: 3, size: 0.2 },
];

/** One stem `r` × 2 long through the origin, its flowers toward one end and its leaves toward the other. */
function stalk(
  c: Context2D,
  r: number,
  what: Stalk,
  colours: readonly [string, string],
  green: string,
  seed: number,
): void {
  const next = stream(seed, 'stalk.leaves');
  const bend = (next() - 0.5) * 0.5;
  c.rotate(next() * 6.28);
  const at = (t: number): [number, number] => [-r + 2 * r * t, -4 * t * (1 - t) * bend * r];
  stem(c, at(0), at(1), bend, Math.max(0.6, r * 0.035), shadeHex(green, 0.82));
  for (let i = 0; i < 6; i++) {
    const [x, y] = at(0.06 + i * 0.1);
    const side = i % 2 ? 1 : -1;
    const long = r * (0.52 - i * 0.045) * (0.85 + next() * 0.3);
    paintedLeaf(c, side * (0.5 + next() * 0.4), long, long * 0.2, i % 3 ? green : shadeHex(green, 0.86), x, y);
  }
  for (let i = what.heads - 1; i >= 0; i--) {
    const [x, y] = at(1 - i * 0.12);
    const side = i % 2 ? 1 : -1;
    const away = i ? r * 0.3 : 0;
    const head: [number, number] = [x + away * 0.4, y + side * away];
    if (i) stem(c, [x - r * 0.08, y], head, side * 0.2, Math.max(0.5, r * 0.025), green);
    c.save();
    c.translate(...head);
    if (what.kind === 'bell') c.rotate(Math.PI / 2 + side * 0.7);
    bloom(
      c,
      what.kind,
      r * what.size * (1 - i * 0.08),
      i % 3 === 2 ? colours[1] : colours[0],
      green,
      branch(seed, 'meadow.flower', i),
    );
    c.restore();
  }
}

/** @param blooms colours of the flowers. @param green of stems and leaves. */
export function meadow(ground: string, blooms: readonly string[], green: string, scale: number, seed: number): Tile {
  const next = stream(seed, 'meadow.places');
  const s = Math.round(190 * scale);
  const stalks = scatterDarts(s, [34 * scale, 24 * scale], -0.34, next);
  const seeds = scatterDarts(s, [2.4 * scale], 7, next);
  return drawTile(s, s, ground, (c) => {
    for (const d of seeds) wrapped(c, s, s, d.x, d.y, () => dot(c, 0, 0, d.r * 0.6, green), d.r * 2);
    for (const [i, d] of stalks.entries()) {
      const own = Math.floor(next() * 1e9);
      const colours = [blooms[i % blooms.length], blooms[(i + 1) % blooms.length]] as const;
      wrapped(
        c,
        s,
        s,
        d.x,
        d.y,
        () => stalk(c, d.r, STALKS[(i + own) % STALKS.length], colours, green, own),
        d.r * 2.6,
      );
    }
  });
}
