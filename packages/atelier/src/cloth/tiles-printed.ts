/** Prints made of motifs: flowers, drops, dots, spots. */
import { bud, butta, butti, dot, flower, paisley, rosette, scatterDarts, sprig } from '#atelier/cloth/motifs.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/tile.ts';
import { random } from '#atelier/paint/geometry.ts';

export function polka(ground: string, colours: readonly string[], scale: number): Tile {
  const s = Math.round(15 * scale) * 2;
  return drawTile(s, s, ground, (c) => {
    dot(c, s / 4, s / 4, s * 0.137, colours[0]);
    dot(c, s * 0.75, s * 0.75, s * 0.137, colours[0]);
  });
}

export function floral(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = random(seed + 5);
  const s = Math.round(250 * scale);
  const darts = scatterDarts(s, [34 * scale, 21 * scale, 12 * scale], 0.3, next);
  return drawTile(s, s, ground, (c) => {
    for (const d of darts) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, d.x, d.y, () => (d.size < 2 ? flower(c, d.r, colours, own) : sprig(c, d.r, colours, own)));
    }
  });
}

export function ditsy(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = random(seed + 5);
  const s = Math.round(120 * scale);
  const darts = scatterDarts(s, [8.5 * scale, 6.5 * scale, 4.5 * scale], 0.55, next);
  return drawTile(s, s, ground, (c) => {
    for (const d of darts) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, d.x, d.y, () => (d.size < 2 ? flower(c, d.r, colours, own) : bud(c, d.r, colours, own)));
    }
  });
}

export function paisleyField(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = random(seed + 5);
  const s = Math.round(190 * scale);
  const darts = scatterDarts(s, [30 * scale, 18 * scale, 7 * scale], 0.26, next);
  return drawTile(s, s, ground, (c) => {
    for (const d of darts) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, d.x, d.y, () => {
        if (d.size === 2) return bud(c, d.r, colours, own);
        c.rotate((own % 628) / 100);
        paisley(c, d.r, colours, ground);
      });
    }
  });
}

export function block(ground: string, colours: readonly string[], scale: number): Tile {
  const s = Math.round(54 * scale);
  return drawTile(s, s, ground, (c) => {
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.75],
    ])
      wrapped(c, s, s, x * s, y * s, () => butta(c, 13 * scale, colours, ground));
    for (const [x, y] of [
      [0.75, 0.25],
      [0.25, 0.75],
    ])
      wrapped(c, s, s, x * s, y * s, () => dot(c, 0, 0, 2 * scale, colours[1] ?? colours[0]));
  });
}

/** Small woven sprays in a half-drop, with much quiet ground between. */
export function buttiField(ground: string, colours: readonly string[], scale: number): Tile {
  const s = Math.round(62 * scale);
  return drawTile(s, s, ground, (c) => {
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.75],
    ])
      wrapped(c, s, s, x * s, y * s, () => butti(c, 8.5 * scale, colours));
  });
}

export function animal(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = random(seed + 5);
  const s = Math.round(110 * scale);
  const darts = scatterDarts(s, [9.5 * scale, 7.5 * scale, 5 * scale], 0.42, next);
  return drawTile(s, s, ground, (c) => {
    for (const d of darts) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, d.x, d.y, () => rosette(c, d.r, colours, ground, own));
    }
  });
}

/** Tie-dyed dots in rings and diamonds: each dot keeps a speck of ground where the thread was. */
export function bandhani(ground: string, colours: readonly string[], scale: number): Tile {
  const [a, b = a] = colours;
  const s = Math.round(96 * scale);
  return drawTile(s, s, ground, (c) => {
    const knot = (x: number, y: number, q: number, colour: string): void =>
      wrapped(c, s, s, x, y, () => {
        const r = q * scale;
        c.fillStyle = colour;
        c.fillRect(-r, -r, r * 2, r * 2);
        dot(c, 0, 0, r * 0.42, ground);
      });
    const ring = (cx: number, cy: number, r: number, count: number, colour: string): void => {
      for (let k = 0; k < count; k++) {
        const angle = (k / count) * 2 * Math.PI;
        knot(cx + Math.cos(angle) * r * scale, cy + Math.sin(angle) * r * scale, 2.1, colour);
      }
    };
    ring(s / 4, s / 4, 15, 8, a);
    ring(s / 4, s / 4, 7, 4, b);
    knot(s / 4, s / 4, 2.3, a);
    ring(s * 0.75, s * 0.75, 15, 8, a);
    knot(s * 0.75, s * 0.75, 2.4, b);
    for (const [x, y] of [
      [0.75, 0.25],
      [0.25, 0.75],
    ]) {
      knot(s * x, s * y, 1.8, a);
      ring(s * x, s * y, 8, 4, a);
    }
  });
}
