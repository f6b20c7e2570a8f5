/** Prints without a figure: camouflage, brush marks, marbling, dye bound and dipped. */

import { dot, scatterDarts } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/prints/tile.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { chance, stream } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex, rgbOf, shadeHex } from '#atelier/kit/colour.ts';
import { above, dyedTile, tint, wrapNoise } from './dyed.ts';

/** Interlocking blots of three tones and the dark, with hard crooked edges. */
export function camouflage(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const side = Math.round(250 * scale);
  const [a, b = mixHex(a, ground, 0.5)] = colours;
  const darkest = [ground, a, b].sort((p, q) => lumaOf(p) - lumaOf(q))[0];
  const tones = [colours.length > 2 ? b : mixHex(b, ground, 0.3), a, shadeHex(darkest, 0.62)].map(rgbOf);
  const layers = tones.map((tone, i) => ({
    tone,
    blot: wrapNoise(side, 7 + i, stream(seed, 'camouflage.blot', i)),
    crook: wrapNoise(side, 21 + i * 5, stream(seed, 'camouflage.crook', i)),
    edge: [-0.06, 0.12, 0.3][i],
  }));
  return dyedTile(side, rgbOf(ground), (x, y, c) => {
    // blots lie along the cloth rather than across it
    for (const { tone, blot, crook, edge } of layers)
      tint(c, tone, above(edge, blot(x, y) + crook(x, y) * 0.26, 0.035));
  });
}

interface Brush {
  length: number;
  width: number;
  bend: number;
}

/** One stroke of a loaded brush: many bristles, dry at the end, lifted unevenly. */
function stroke(c: Context2D, brush: Brush, colour: string, next: () => number): void {
  const bristles = Math.max(6, Math.round(brush.width * 1.1));
  c.lineCap = 'round';
  for (let i = 0; i < bristles; i++) {
    const t = (i + 0.5) / bristles - 0.5;
    const y = t * brush.width;
    const from = -brush.length * (0.5 - next() * 0.06 - t * t * 0.12);
    const to = brush.length * (0.5 - next() ** 2 * 0.34 - t * t * 0.2);
    c.strokeStyle = shadeHex(colour, 0.9 + next() * 0.22);
    c.globalAlpha = 0.75 + next() * 0.25;
    c.lineWidth = (brush.width / bristles) * (0.9 + next() * 0.8);
    c.beginPath();
    c.moveTo(from, y);
    c.quadraticCurveTo(0, y + brush.bend * brush.length, to, y + brush.bend * brush.length * 0.2);
    c.stroke();
  }
  c.globalAlpha = 1;
}

/** Loose brush marks of three sizes, drops and lines, over quiet ground. */
export function abstract(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = stream(seed, 'abstract.strokes');
  const s = Math.round(230 * scale);
  const darts = scatterDarts(
    s,
    [40, 24, 11, 5].map((r) => r * scale),
    -0.08,
    next,
  );
  return drawTile(s, s, ground, (c) => {
    for (const [i, d] of darts.entries()) {
      const colour = colours[i % colours.length];
      const turn = -0.5 + (next() - 0.5) * 1.5;
      const own = Math.floor(next() * 1e9);
      wrapped(
        c,
        s,
        s,
        d.x,
        d.y,
        () => {
          const hand = stream(own, 'abstract.hand');
          c.rotate(turn);
          if (d.size === 0) stroke(c, { length: d.r * 2.5, width: d.r * 0.82, bend: -0.14 }, colour, hand);
          else if (d.size === 1) stroke(c, { length: d.r * 2.3, width: d.r * 0.42, bend: 0.22 }, colour, hand);
          else if (d.size === 2 && own % 2) {
            c.strokeStyle = colour;
            c.lineWidth = d.r * 0.2;
            c.beginPath();
            for (let k = 0; k < 5; k++) {
              c.moveTo(-d.r * 1.2 + k * d.r * 0.6, -d.r * (0.7 + hand() * 0.2));
              c.lineTo(-d.r * 1.3 + k * d.r * 0.6, d.r * (0.6 + hand() * 0.3));
            }
            c.stroke();
          } else dot(c, 0, 0, d.r * (0.45 + hand() * 0.3), colour);
        },
        d.r * 4,
      );
    }
  });
}

/** Colours drawn through one another in veins, as oil lies on water. */
export function marble(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const side = Math.round(210 * scale);
  const tones = colours.slice(0, 3).map(rgbOf);
  const warpX = wrapNoise(side, 4, stream(seed, 'marble.warp-x'));
  const warpY = wrapNoise(side, 5, stream(seed, 'marble.warp-y'));
  const body = wrapNoise(side, 5, stream(seed, 'marble.body'));
  const fine = wrapNoise(side, 17, stream(seed, 'marble.veins'));
  return dyedTile(side, rgbOf(ground), (x, y, c) => {
    const wx = x + warpX(x, y) * side * 0.13 + fine(x, y) * side * 0.012;
    const wy = y + warpY(x, y) * side * 0.13;
    const q = body(wx, wy) * 3.2;
    tones.forEach((tone, i) => {
      const vein = Math.abs(Math.sin(q * 1.6 + i * 1.3));
      tint(c, tone, above(0.72 + i * 0.07, vein, 0.05) * 0.94);
    });
  });
}

/** Bursts of dye bound in rings: they bleed into one another, feathered along the gathers, paper left where the string was. */
export function tieDye(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const side = Math.round(240 * scale);
  const [a, b = mixHex(a, '#ffffff', 0.5)] = colours;
  const bare = rgbOf(ground);
  const paper = rgbOf(mixHex(ground, '#ffffff', lumaOf(ground) > 0.75 ? 0 : 0.5));
  const tones = [rgbOf(a), rgbOf(ground), rgbOf(b), rgbOf(ground)];
  const next = stream(seed, 'tie-dye.rounds');
  const centres = [
    [0.26, 0.28],
    [0.76, 0.74],
  ].map(([x, y]) => [(x + (next() - 0.5) * 0.12) * side, (y + (next() - 0.5) * 0.12) * side] as const);
  const bleed = wrapNoise(side, 7, stream(seed, 'tie-dye.bleed'));
  const blot = wrapNoise(side, 19, stream(seed, 'tie-dye.blot'));
  const fine = wrapNoise(side, 60, stream(seed, 'tie-dye.fibre'));
  const half = side / 2;
  const nearest = (d: number): number => (d > half ? d - side : d < -half ? d + side : d);
  return dyedTile(side, rgbOf(ground), (x, y, c) => {
    let [best, second, dx, dy, which] = [1e9, 1e9, 0, 0, 0];
    for (const [n, [cx, cy]] of centres.entries()) {
      const ex = nearest(x - cx);
      const ey = nearest(y - cy);
      const d = Math.hypot(ex, ey);
      second = Math.min(second, Math.max(best, d));
      if (d < best) [best, dx, dy, which] = [d, ex, ey, n];
    }
    const q = bleed(x, y) * 0.5 + blot(x, y) * 0.22 + fine(x, y) * 0.07;
    const angle = Math.atan2(dy, dx);
    const gather = Math.abs(Math.sin(angle * 9 + q * 2.2));
    // rings widen outward; each runs into the next along the gathers
    const ring = (best / (side * 0.5)) * 4.2 + q * 0.75 + gather * 0.34 + which;
    const at = ring - Math.floor(ring);
    const n = ((Math.floor(ring) % 4) + 4) % 4;
    tint(c, tones[n], 1);
    tint(c, tones[(n + 1) % 4], above(0.7, at, 0.3));
    // the string kept the dye out: a pale seam at the ring, broken
    const string = (1 - above(0.09, Math.abs(at - 0.16), 0.07)) * above(0.1, blot(x, y) + gather * 0.5, 0.3);
    tint(c, paper, string * 0.72 + above(0.93, gather, 0.07) * 0.24);
    // between two bursts the dyes thin out into bare cloth
    tint(c, bare, above(0.8, best / second + q * 0.12, 0.17));
  });
}

/** Shibori: cloth bound over seeds and dipped: rings that feather outward, no two alike, deeper dye pooled where they meet. */
export function shibori(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const side = Math.round(168 * scale);
  const dark = rgbOf(lumaOf(ground) < lumaOf(colours[0]) ? ground : colours[0]);
  const pale = rgbOf(lumaOf(ground) < lumaOf(colours[0]) ? colours[0] : ground);
  const deep = dark.map((v) => v * 0.62);
  const bleed = wrapNoise(side, 9, stream(seed, 'shibori.bleed'));
  const fine = wrapNoise(side, 44, stream(seed, 'shibori.fibre'));
  const pool = wrapNoise(side, 5, stream(seed, 'shibori.pool'));
  const next = stream(seed, 'shibori.rows');
  const rows = 4;
  const cell = side / rows;
  const bound = Array.from({ length: rows * rows }, () => ({
    turn: next() * 6.28,
    size: 0.8 + next() * 0.34,
    dx: (next() - 0.5) * 0.22,
    dy: (next() - 0.5) * 0.22,
  }));
  return dyedTile(side, dark, (x, y, c) => {
    const j = Math.floor(y / cell);
    const shift = j & 1 ? 0.5 : 0;
    const along = (x / cell + shift) % rows;
    const tie = bound[(j % rows) * rows + Math.floor(along)];
    const fx = ((along % 1) - 0.5 - tie.dx) * 2;
    const fy = (y / cell - j - 0.5 - tie.dy) * 2;
    const q = bleed(x, y) * 0.2 + fine(x, y) * 0.07;
    const angle = Math.atan2(fy, fx) + tie.turn;
    // gathers radiate from each knot: the dye creeps in between them
    const feather = 0.17 * Math.abs(Math.sin(angle * 7 + q * 6)) + 0.07 * Math.sin(angle * 19);
    const r = Math.hypot(fx, fy) / tie.size + q * 0.7;
    tint(c, deep, above(0.25, pool(x, y) + q * 0.6, 0.4) * 0.5);
    const ring = above(0.36, r, 0.05) * (1 - above(0.6 + feather, r, 0.12));
    tint(c, pale, ring * 0.94);
    tint(c, dark, ring * above(0.5, Math.abs(Math.sin(angle * 7 + q * 6)), 0.3) * 0.3);
    tint(c, pale, (1 - above(0.13 + q * 0.2, r, 0.05)) * 0.9);
  });
}

/** Paint flung from a brush: ragged blots with their spray, long drops along the throw, a mist of dots. */
export function splatter(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = stream(seed, 'splatter.throws');
  const s = Math.round(190 * scale);
  const darts = scatterDarts(
    s,
    [11, 5.5, 2.2, 1].map((r) => r * scale),
    0.55,
    next,
  );
  return drawTile(s, s, ground, (c) => {
    for (const [i, d] of darts.entries()) {
      const own = Math.floor(next() * 1e9);
      const colour = colours[i % colours.length];
      wrapped(c, s, s, d.x, d.y, () => fling(c, d.r, d.size, colour, own), d.r * 4);
    }
  });
}

/** One throw. @param size 0 a blot, 1 a long drop, else a dot. */
function fling(c: Context2D, r: number, size: number, colour: string, seed: number): void {
  const next = stream(seed, 'splash.throw');
  const phase = chance(seed, 'splash.outline') * Math.PI * 2;
  if (size > 1) {
    dot(c, 0, 0, r * (0.5 + next() * 0.6), colour);
    return;
  }
  c.rotate(0.5 + (next() - 0.5) * 0.9);
  c.fillStyle = colour;
  c.beginPath();
  for (let i = 0; i <= 40; i++) {
    const a = (i / 40) * 6.283;
    const out =
      r *
      (0.62 + 0.07 * Math.sin(a * 4 + phase) + 0.06 * Math.sin(a * 9 + phase * 2) + 0.05 * Math.sin(a * 15 + phase));
    const long = size === 1 ? 1.9 : 1.15;
    c.lineTo(Math.cos(a) * out * long, Math.sin(a) * out * (size === 1 ? 0.42 : 1));
  }
  c.fill();
  for (let i = 0; i < 5 - size * 2; i++) {
    const a = (next() - 0.5) * 1.6 + (next() < 0.3 ? Math.PI : 0);
    const far = r * (1.1 + next() * 1.5);
    dot(c, Math.cos(a) * far, Math.sin(a) * far, r * (0.05 + next() * 0.14), colour);
  }
}

/** What bleach on stones has eaten out of dark cloth: clouds without an edge, and specks in them. */
export function acidWash(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const side = Math.round(210 * scale);
  const bleached = rgbOf(mixHex(colours[0] ?? '#ffffff', ground, 0.4));
  const cloud = wrapNoise(side, 13, stream(seed, 'acid.cloud'));
  const speck = wrapNoise(side, 52, stream(seed, 'acid.speck'));
  return dyedTile(side, rgbOf(ground), (x, y, c) => tint(c, bleached, above(0, cloud(x, y) + speck(x, y) * 0.8, 1.1)));
}
