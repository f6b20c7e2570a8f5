/** Prints without a figure: camouflage, brush marks, marbling, dye bound and dipped. */
import { dot, scatterDarts } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/tile.ts';
import { above, dyedTile, tint, wrapNoise } from '#atelier/cloth/tiles/dyed.ts';
import type { Context2D } from '#atelier/paint/canvas.ts';
import { lumaOf, mixHex, rgbOf, shadeHex } from '#atelier/paint/colour.ts';
import { random } from '#atelier/paint/geometry.ts';

/** Interlocking blots of three tones and the dark, with hard crooked edges. */
export function camouflage(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const side = Math.round(250 * scale);
  const [a, b = mixHex(a, ground, 0.5)] = colours;
  const darkest = [ground, a, b].sort((p, q) => lumaOf(p) - lumaOf(q))[0];
  const tones = [colours.length > 2 ? b : mixHex(b, ground, 0.3), a, shadeHex(darkest, 0.62)].map(rgbOf);
  const layers = tones.map((tone, i) => ({
    tone,
    blot: wrapNoise(side, 7 + i, seed + i * 7),
    crook: wrapNoise(side, 21 + i * 5, seed + i * 7 + 3),
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
  const next = random(seed + 5);
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
          const hand = random(own);
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
  const warpX = wrapNoise(side, 4, seed + 1);
  const warpY = wrapNoise(side, 5, seed + 2);
  const body = wrapNoise(side, 5, seed + 3);
  const fine = wrapNoise(side, 17, seed + 4);
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

/** Bursts of dye bound in a spiral: arms that turn and bleed, pale where the string was. */
export function tieDye(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const side = Math.round(230 * scale);
  const [a, b = mixHex(a, '#ffffff', 0.55)] = colours;
  const paper = rgbOf(mixHex(ground, '#ffffff', lumaOf(ground) > 0.75 ? 0 : 0.45));
  const tones = [rgbOf(a), rgbOf(ground), rgbOf(b)];
  const next = random(seed + 5);
  const centres = [
    [0.27, 0.27],
    [0.77, 0.77],
  ].map(([x, y]) => [(x + (next() - 0.5) * 0.1) * side, (y + (next() - 0.5) * 0.1) * side, next() * 6.28] as const);
  const bleed = wrapNoise(side, 11, seed + 6);
  const fine = wrapNoise(side, 46, seed + 7);
  const half = side / 2;
  const nearest = (d: number): number => (d > half ? d - side : d < -half ? d + side : d);
  return dyedTile(side, rgbOf(ground), (x, y, c) => {
    let [best, dx, dy, spin] = [1e9, 0, 0, 0];
    for (const [cx, cy, turn] of centres) {
      const ex = nearest(x - cx);
      const ey = nearest(y - cy);
      const d = Math.hypot(ex, ey);
      if (d < best) [best, dx, dy, spin] = [d, ex, ey, turn];
    }
    const r = best / (side * 0.5);
    const turn = Math.atan2(dy, dx) + spin + r * 2.6;
    const q = bleed(x, y) * 0.5 + fine(x, y) * 0.16;
    // five arms by turns of three dyes, spokes of string between them
    const arm = (turn / (2 * Math.PI)) * 6 + q * 0.55;
    const at = arm - Math.floor(arm);
    const tone = tones[((Math.floor(arm) % 3) + 3) % 3];
    tint(c, tone, 1);
    tint(c, tones[(((Math.floor(arm) + 1) % 3) + 3) % 3], above(0.86, at + q * 0.1, 0.13) * 0.5);
    const pleat = Math.abs(Math.sin(turn * 18 + q * 5));
    tint(
      c,
      paper,
      (above(0.9, pleat, 0.12) * 0.5 + above(0.62, Math.abs(Math.sin(r * 11 + q * 2.4)), 0.3) * 0.28) * 0.9,
    );
  });
}

/** Shibori: cloth folded and clamped, dyed from the edges: pale squares with feathered spokes. */
export function shibori(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const side = Math.round(156 * scale);
  const dark = rgbOf(lumaOf(ground) < lumaOf(colours[0]) ? ground : colours[0]);
  const pale = rgbOf(lumaOf(ground) < lumaOf(colours[0]) ? colours[0] : ground);
  const bleed = wrapNoise(side, 13, seed + 1);
  const fine = wrapNoise(side, 40, seed + 2);
  const cell = side / 3;
  return dyedTile(side, dark, (x, y, c) => {
    const j = Math.floor(y / cell);
    const fx = (((x / cell) % 1) - 0.5) * 2;
    const fy = (y / cell - j - 0.5) * 2;
    const q = bleed(x, y) * 0.16 + fine(x, y) * 0.09;
    const r = Math.hypot(fx, fy) + q;
    const spokes = 0.12 * Math.cos(Math.atan2(fy, fx) * 8);
    const burst = above(0.26, r, 0.09) * (1 - above(0.74 + spokes, r, 0.1));
    tint(c, pale, burst * (0.7 + 0.3 * Math.cos(r * 24)) * 0.95);
    tint(c, pale, (1 - above(0.09, r, 0.05)) * 0.9);
    const crease = Math.min(Math.abs(Math.abs(fx) - 1), Math.abs(Math.abs(fy) - 1));
    tint(c, pale, (1 - above(0.05, crease + q * 0.2, 0.05)) * 0.6);
  });
}

/** Drops flung from a brush: a few large, many small. */
export function splatter(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = random(seed + 5);
  const s = Math.round(180 * scale);
  const darts = scatterDarts(
    s,
    [10, 5, 2.4, 1.2].map((r) => r * scale),
    0.4,
    next,
  );
  return drawTile(s, s, ground, (c) => {
    for (const [i, d] of darts.entries())
      wrapped(c, s, s, d.x, d.y, () => {
        dot(c, 0, 0, d.r, colours[i % colours.length]);
        if (d.size < 2) dot(c, d.r * 1.15, d.r * 0.5, d.r * 0.35, colours[i % colours.length]);
      });
  });
}
