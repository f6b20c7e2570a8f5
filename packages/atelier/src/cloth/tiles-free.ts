/** Prints without a motif: waves of dye, brush marks, blots and lattices. */
import { fillShape, scatterDarts } from '#atelier/cloth/motifs.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/tile.ts';
import type { Context2D } from '#atelier/paint/canvas.ts';
import { mixHex } from '#atelier/paint/colour.ts';
import { random } from '#atelier/paint/geometry.ts';

/** Diagonal waves of resist dye. */
export function leheriya(ground: string, colours: readonly string[], scale: number): Tile {
  const [a, b = a] = colours;
  const s = Math.round(56 * scale);
  return drawTile(s, s, ground, (c) => {
    for (let k = -2; k < 4; k++) {
      for (const [from, width, colour] of [
        [0, 10, a],
        [20, 3, b],
        [28, 10, a],
        [48, 3, b],
      ] as const) {
        c.strokeStyle = colour;
        c.lineWidth = width * scale;
        c.beginPath();
        for (let x = -4; x <= s + 4; x += 4) {
          const y = k * s + from * scale + x + Math.sin((x / s) * Math.PI * 4) * 2.2 * scale;
          if (x < 0) c.moveTo(x, y);
          else c.lineTo(x, y);
        }
        c.stroke();
      }
    }
  });
}

function blob(c: Context2D, r: number, colour: string, seed: number, squash: number): void {
  const next = random(seed);
  const count = 9;
  const radii = Array.from({ length: count }, () => r * (0.6 + next() * 0.55));
  c.rotate(next() * 6.28);
  c.fillStyle = colour;
  c.beginPath();
  for (let i = 0; i <= count; i++) {
    const at = (q: number): [number, number] => {
      const a = ((q % count) / count) * 2 * Math.PI;
      return [Math.cos(a) * radii[q % count], Math.sin(a) * radii[q % count] * squash];
    };
    const [x0, y0] = at(i);
    const [x1, y1] = at(i + 1);
    if (i === 0) c.moveTo((x0 + x1) / 2, (y0 + y1) / 2);
    else c.quadraticCurveTo(x0, y0, (x0 + x1) / 2, (y0 + y1) / 2);
  }
  c.fill();
}

export function camouflage(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = random(seed + 5);
  const s = Math.round(150 * scale);
  const darts = scatterDarts(s, [26 * scale, 17 * scale, 11 * scale], 0.08, next);
  const tones = colours.length > 1 ? colours : [colours[0], mixHex(colours[0], ground, 0.5)];
  return drawTile(s, s, ground, (c) => {
    for (const [i, d] of darts.entries()) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, d.x, d.y, () => blob(c, d.r * 1.15, tones[i % tones.length], own, 0.62));
    }
  });
}

/** Loose brush marks, unequal and far apart. */
export function abstract(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = random(seed + 5);
  const s = Math.round(200 * scale);
  const darts = scatterDarts(s, [36 * scale, 22 * scale, 10 * scale], 0.18, next);
  return drawTile(s, s, ground, (c) => {
    for (const [i, d] of darts.entries()) {
      const own = Math.floor(next() * 1e9);
      const colour = colours[i % colours.length];
      wrapped(c, s, s, d.x, d.y, () => {
        if (d.size < 1) return blob(c, d.r, colour, own, 0.7);
        const turn = random(own);
        c.rotate(turn() * 6.28);
        c.strokeStyle = colour;
        c.lineCap = 'round';
        c.lineWidth = d.r * 0.32;
        c.beginPath();
        c.arc(0, 0, d.r * 0.8, 0, 2 + turn() * 2.4);
        c.stroke();
      });
    }
  });
}

export function geometric(ground: string, colours: readonly string[], scale: number): Tile {
  const [a, b = a, d = b] = colours;
  const s = Math.round(48 * scale);
  return drawTile(s, s, ground, (c) => {
    const shape = (colour: string, points: readonly (readonly [number, number])[]): void =>
      fillShape(
        c,
        colour,
        points.map(([x, y]) => [x * s, y * s] as const),
      );
    shape(a, [
      [0.5, 0.04],
      [0.96, 0.5],
      [0.5, 0.96],
      [0.04, 0.5],
    ]);
    shape(ground, [
      [0.5, 0.2],
      [0.8, 0.5],
      [0.5, 0.8],
      [0.2, 0.5],
    ]);
    shape(b, [
      [0.5, 0.32],
      [0.68, 0.5],
      [0.5, 0.5],
      [0.5, 0.68],
      [0.32, 0.5],
      [0.5, 0.5],
    ]);
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      shape(d, [
        [x - 0.2, y],
        [x, y - 0.2],
        [x + 0.2, y],
        [x, y + 0.2],
      ]);
  });
}

/** Bursts of dye bound in a spiral: rings and spokes, soft at the edge. */
export function tieDye(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = random(seed + 5);
  const s = Math.round(210 * scale);
  const tones = colours.length > 1 ? colours : [colours[0], mixHex(colours[0], '#ffffff', 0.55)];
  const darts = scatterDarts(s, [62 * scale, 40 * scale], 0.02, next);
  return drawTile(s, s, ground, (c) => {
    for (const d of darts) {
      const spokes = Array.from({ length: 26 }, () => 0.72 + next() * 0.5);
      wrapped(c, s, s, d.x, d.y, () => {
        for (let ring = 5; ring > 0; ring--) {
          const r = (d.r * 1.25 * ring) / 5;
          for (let pass = 0; pass < 3; pass++) {
            c.globalAlpha = 0.36;
            c.fillStyle = ring % 3 === 0 ? ground : tones[ring % tones.length];
            c.beginPath();
            spokes.forEach((k, i) => {
              const a = (i / spokes.length) * 6.283 + ring * 0.14;
              const q = r * (k + pass * 0.06 - 0.06);
              if (i) c.lineTo(Math.cos(a) * q, Math.sin(a) * q);
              else c.moveTo(Math.cos(a) * q, Math.sin(a) * q);
            });
            c.fill();
          }
        }
        c.globalAlpha = 1;
      });
    }
  });
}

export function chevron(ground: string, colours: readonly string[], scale: number): Tile {
  const w = Math.round(30 * scale);
  const h = Math.round(11 * scale) * colours.length;
  return drawTile(w, h * 2, ground, (c) => {
    const step = (h * 2) / Math.max(2, colours.length);
    colours.forEach((colour, i) => {
      c.strokeStyle = colour;
      c.lineWidth = step * 0.48;
      for (let turn = -1; turn <= 1; turn++) {
        const y = i * step + turn * h * 2;
        c.beginPath();
        c.moveTo(-w * 0.5, y - w * 0.35);
        c.lineTo(0, y + w * 0.35);
        c.lineTo(w * 0.5, y - w * 0.35);
        c.lineTo(w, y + w * 0.35);
        c.lineTo(w * 1.5, y - w * 0.35);
        c.stroke();
      }
    });
  });
}
