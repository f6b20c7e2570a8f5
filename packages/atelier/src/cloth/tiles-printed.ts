/** Prints made of motifs: flowers, drops, dots, spots. */
import {
  bud,
  butta,
  butti,
  cutLeaf,
  dot,
  flower,
  frond,
  hibiscus,
  paisley,
  rosette,
  scatterDarts,
  sprig,
} from '#atelier/cloth/motifs.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/tile.ts';
import { lumaOf, mixHex, shadeHex } from '#atelier/paint/colour.ts';
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

/** Blots are darker than the ground, whatever the words; the other colour warms the middle of each rose. */
function coat(ground: string, colours: readonly string[]): readonly [string, string] {
  const sorted = [...colours.slice(0, 2)].sort((a, b) => lumaOf(a) - lumaOf(b));
  const [dark = ground, warm = dark] = sorted;
  const light = lumaOf(ground);
  return lumaOf(dark) < light - 0.12
    ? [mixHex(dark, '#120c0a', 0.25), mixHex(ground, warm === dark ? shadeHex(ground, 0.72) : warm, 0.5)]
    : [mixHex(ground, '#0c0709', 0.86), mixHex(ground, warm, 0.6)];
}

export function animal(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = random(seed + 5);
  const s = Math.round(150 * scale);
  const darts = scatterDarts(s, [14.5 * scale, 11 * scale, 7.5 * scale, 3 * scale], 0.06, next);
  const tones = coat(ground, colours);
  return drawTile(s, s, ground, (c) => {
    for (const d of darts) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, d.x, d.y, () => (d.size < 3 ? rosette(c, d.r, tones, own) : dot(c, 0, 0, d.r * 0.8, tones[0])));
    }
  });
}

/** Big cut leaves and palm fronds under hibiscus. The last colour is the leaf; the others are blooms. */
export function tropical(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = random(seed + 5);
  const s = Math.round(190 * scale);
  const said = colours[colours.length - 1];
  const green = mixHex(said, lumaOf(ground) > 0.4 ? '#2f6b45' : '#8fbf73', 0.45);
  const greens = [green, shadeHex(green, 0.78), mixHex(green, ground, 0.4)];
  const blooms = colours.length > 1 ? colours.slice(0, -1) : colours;
  const leaves = scatterDarts(s, [33 * scale, 22 * scale], -0.12, next);
  const flowers = scatterDarts(s, [23 * scale, 15 * scale], 0.75, next);
  return drawTile(s, s, ground, (c) => {
    for (const [i, d] of leaves.entries()) {
      const own = Math.floor(next() * 1e9);
      const colour = greens[i % greens.length];
      wrapped(c, s, s, d.x, d.y, () => (own % 2 ? cutLeaf(c, d.r, colour, own) : frond(c, d.r, colour, own)));
    }
    for (const [i, d] of flowers.entries()) {
      const own = Math.floor(next() * 1e9);
      wrapped(c, s, s, d.x, d.y, () => hibiscus(c, d.r, blooms[i % blooms.length], own));
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
