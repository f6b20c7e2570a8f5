/** Cherry and plum in blossom: knotted twigs with open flowers and buds along them, petals that fall between. */

import { bloom } from '#atelier/cloth/motifs/blooms.ts';
import { dot, scatterDarts, stem } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/prints/tile.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { branch, stream } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/kit/colour.ts';

/** A twig `r` × 2 long through the origin, forked once, in flower. */
function twig(c: Context2D, r: number, petals: readonly string[], bark: string, seed: number): void {
  const next = stream(seed, 'twig.flowers');
  c.rotate(-0.9 + next() * 1.2);
  const rise = r * (0.24 + next() * 0.2);
  const fork: [number, number] = [-r * 0.1, -rise * 0.35];
  const tip: [number, number] = [r * 0.55, -rise * 2.1];
  stem(c, [-r, rise * 0.4], [r, -rise * 0.4], 0.14, Math.max(0.8, r * 0.075), bark);
  stem(c, fork, tip, -0.2, Math.max(0.6, r * 0.05), bark);
  const at: [number, number][] = [
    [-r * 0.72, rise * 0.1],
    [-r * 0.3, -rise * 0.5],
    [r * 0.16, -rise * 0.1],
    [r * 0.62, -rise * 0.55],
    [r * 0.34, -rise * 1.5],
  ];
  for (const [i, [x, y]] of at.entries()) {
    c.save();
    c.translate(x + (next() - 0.5) * r * 0.08, y);
    bloom(c, 'anemone', r * (0.21 + next() * 0.09), petals[i % petals.length], bark, branch(seed, 'blossom.flower', i));
    c.restore();
  }
  for (const [x, y] of [tip, [r * 0.98, -rise * 0.5]] as const)
    for (const side of [-1, 1]) dot(c, x + side * r * 0.05, y - side * r * 0.07, r * 0.07, shadeHex(petals[0], 0.92));
}

/** @param colours of the petals; the last one, a leaf's, is not used: the tree flowers before its leaves. */
export function blossom(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = stream(seed, 'blossom.places');
  const s = Math.round(190 * scale);
  const bark = lumaOf(ground) > 0.3 ? mixHex('#4a332c', ground, 0.1) : mixHex('#b79a84', ground, 0.2);
  const petals = colours.slice(0, Math.max(1, colours.length - 1)).map((colour) => mixHex(colour, '#fbeef0', 0.28));
  const twigs = scatterDarts(s, [44 * scale, 30 * scale], -0.2, next);
  const fallen = scatterDarts(s, [3 * scale], 9, next);
  return drawTile(s, s, ground, (c) => {
    for (const d of fallen) wrapped(c, s, s, d.x, d.y, () => dot(c, 0, 0, d.r * 0.62, petals[0]), d.r * 2);
    for (const d of twigs) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, d.x, d.y, () => twig(c, d.r, petals, bark, own), d.r * 2.6);
    }
  });
}
