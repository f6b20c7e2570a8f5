/** The printed, tied and woven cloths of India. */

import { bud } from '#atelier/cloth/motifs/blooms.ts';
import { boota, butta, butti, chakra, paisley } from '#atelier/cloth/motifs/indian-motifs.ts';
import { dot, leaf, scatterDarts } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, wrapped } from '#atelier/cloth/prints/tile.ts';
import { stream } from '#atelier/kit/chance.ts';
import { lumaOf, mixHex } from '#atelier/kit/colour.ts';

export function paisleyField(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = stream(seed, 'paisley.places');
  const s = Math.round(180 * scale);
  const darts = scatterDarts(
    s,
    [29, 17, 6, 3].map((r) => r * scale),
    0.12,
    next,
  );
  return drawTile(s, s, ground, (c) => {
    for (const d of darts) {
      const own = Math.floor(next() * 1e9);
      wrapped(
        c,
        s,
        s,
        d.x,
        d.y,
        () => {
          if (d.size === 3) return dot(c, 0, 0, d.r * 0.6, colours[own % 2]);
          if (d.size === 2) return bud(c, d.r, colours, own);
          c.rotate((own % 628) / 100);
          if (own % 2) c.scale(-1, 1);
          paisley(
            c,
            d.r * 0.92,
            own % 3 ? colours : [colours[1] ?? colours[0], colours[0], colours[2] ?? colours[0]],
            ground,
          );
        },
        d.r * 3,
      );
    }
  });
}

/** A hand's worth of error in setting down the block, and in its ink. */
const HAND = 0.05;

/** Upright sprays set down block by block in a half-drop, a leaf between them. */
export function block(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = stream(seed, 'block.places');
  const s = Math.round(74 * scale);
  const [line, fill = line, green = fill] = colours;
  return drawTile(s, s, ground, (c) => {
    for (const [x, y] of [
      [0.25, 0.12],
      [0.75, 0.37],
      [0.25, 0.62],
      [0.75, 0.87],
    ]) {
      const [dx, dy, lean] = [next() - 0.5, next() - 0.5, next() - 0.5].map((q) => q * HAND);
      wrapped(c, s, s, (x + dx * 0.3) * s, (y + dy * 0.3) * s, () => {
        c.rotate(lean * 1.4);
        c.globalAlpha = 0.94;
        boota(c, 11.5 * scale, [line, fill, green], ground);
        c.globalAlpha = 1;
      });
    }
    for (const [x, y] of [
      [0.75, 0.12],
      [0.25, 0.37],
      [0.75, 0.62],
      [0.25, 0.87],
    ])
      wrapped(c, s, s, x * s, y * s, () => {
        for (const a of [-2.2, -0.94, 0.94, 2.2]) leaf(c, a, 4.6 * scale, 1.2 * scale, green);
        dot(c, 0, 0, 1.1 * scale, line);
      });
  });
}

/** Ajrakh: eyes and stars close together on indigo and madder, resist left white. */
export function ajrakh(ground: string, colours: readonly string[], scale: number): Tile {
  const s = Math.round(62 * scale);
  const pale = [...colours, '#f0e6d2'].sort((a, b) => lumaOf(b) - lumaOf(a))[0];
  const deep = lumaOf(ground) < 0.4 ? '#7a2a22' : mixHex(colours[0], '#6d2620', 0.4);
  const dark = lumaOf(ground) < 0.4 ? ground : mixHex('#1e2a4a', colours[0], 0.3);
  return drawTile(s, s, dark, (c) => {
    const eye = (x: number, y: number, r: number, field: string): void =>
      wrapped(c, s, s, x, y, () => {
        dot(c, 0, 0, r * 1.16, pale);
        dot(c, 0, 0, r * 1.09, field);
        chakra(c, r, [pale, field === deep ? dark : deep], field);
      });
    eye(s / 4, s / 4, s * 0.2, deep);
    eye(s * 0.75, s * 0.75, s * 0.2, deep);
    for (const [x, y] of [
      [0.75, 0.25],
      [0.25, 0.75],
    ])
      wrapped(c, s, s, x * s, y * s, () => {
        for (let i = 0; i < 8; i++) leaf(c, (i / 8) * 6.283, s * 0.19, s * 0.035, i % 2 ? pale : deep);
        dot(c, 0, 0, s * 0.045, pale);
        for (let i = 0; i < 4; i++) {
          const a = (i / 4) * 6.283;
          dot(c, Math.cos(a) * s * 0.24, Math.sin(a) * s * 0.24, s * 0.022, pale);
        }
      });
  });
}

/** Small woven sprays in a half-drop, with much quiet ground between. */
export function buttiField(ground: string, colours: readonly string[], scale: number): Tile {
  const s = Math.round(58 * scale);
  return drawTile(s, s, ground, (c) => {
    for (const [x, y, way] of [
      [0.25, 0.25, 1],
      [0.75, 0.75, -1],
    ])
      wrapped(c, s, s, x * s, y * s, () => {
        c.scale(way, 1);
        c.rotate(0.22);
        butti(c, 9.5 * scale, colours);
      });
  });
}

/** Old stars of eight in squares: a plain block print without sprays. */
export function patchwork(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const next = stream(seed, 'patchwork.patches');
  const cells = 4;
  const cell = Math.round(30 * scale);
  const s = cell * cells;
  const tones = [ground, ...colours];
  return drawTile(s, s, ground, (c) => {
    for (let j = 0; j < cells; j++)
      for (let i = 0; i < cells; i++) {
        const pickAt = (i * 2 + j * 3 + Math.floor(next() * 2)) % tones.length;
        const field = tones[pickAt];
        const mark = tones[(pickAt + 1) % tones.length];
        c.fillStyle = field;
        c.fillRect(i * cell, j * cell, cell, cell);
        c.save();
        c.beginPath();
        c.rect(i * cell, j * cell, cell, cell);
        c.clip();
        c.translate((i + 0.5) * cell, (j + 0.5) * cell);
        const kind = Math.floor(next() * 4);
        if (kind === 0) butta(c, cell * 0.36, [mark, field], field);
        else if (kind === 1)
          for (let k = -3; k <= 3; k++) {
            c.fillStyle = mark;
            c.fillRect(k * cell * 0.16 - cell * 0.03, -cell, cell * 0.06, cell * 2);
          }
        else if (kind === 2)
          for (const [x, y] of [
            [-0.25, -0.25],
            [0.25, 0.25],
            [0.25, -0.25],
            [-0.25, 0.25],
            [0, 0],
          ])
            dot(c, x * cell, y * cell, cell * 0.075, mark);
        c.restore();
        c.strokeStyle = mixHex(field, '#2a2028', 0.5);
        c.lineWidth = 0.7 * scale;
        c.setLineDash([2.6 * scale, 2 * scale]);
        c.strokeRect(i * cell + 1.6 * scale, j * cell + 1.6 * scale, cell - 3.2 * scale, cell - 3.2 * scale);
        c.setLineDash([]);
      }
  });
}

/** Tie-dyed dots in rings, drops and diamonds: each keeps a speck of ground where the thread was. */
export function bandhani(ground: string, colours: readonly string[], scale: number): Tile {
  const [a, b = a] = colours;
  const s = Math.round(84 * scale);
  return drawTile(s, s, ground, (c) => {
    const knot = (x: number, y: number, q: number, colour: string): void =>
      wrapped(c, s, s, x, y, () => {
        const r = q * scale;
        c.rotate(0.4);
        c.fillStyle = colour;
        c.fillRect(-r, -r, r * 2, r * 2);
        dot(c, 0, 0, r * 0.4, ground);
      });
    const round = (cx: number, cy: number, r: number, count: number, q: number, colour: string): void => {
      for (let k = 0; k < count; k++) {
        const angle = (k / count) * 2 * Math.PI;
        knot(cx + Math.cos(angle) * r * scale, cy + Math.sin(angle) * r * scale, q, colour);
      }
    };
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.75],
    ]) {
      round(s * x, s * y, 16.5, 16, 1.75, a);
      round(s * x, s * y, 11, 10, 1.6, b);
      round(s * x, s * y, 5.4, 5, 1.6, a);
      knot(s * x, s * y, 1.7, b);
    }
    for (const [x, y] of [
      [0.75, 0.25],
      [0.25, 0.75],
    ]) {
      for (let k = 0; k < 4; k++)
        for (let i = 1; i <= 3; i++) {
          const angle = (k / 4) * 2 * Math.PI;
          knot(s * x + Math.cos(angle) * i * 4.6 * scale, s * y + Math.sin(angle) * i * 4.6 * scale, 1.7, a);
        }
      round(s * x, s * y, 7.6, 4, 1.5, b);
      knot(s * x, s * y, 1.9, a);
    }
  });
}

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
        for (let x = -4; x <= s + 4; x += 2) {
          const y = k * s + from * scale + x + Math.sin((x / s) * Math.PI * 4) * 2.6 * scale;
          if (x < 0) c.moveTo(x, y);
          else c.lineTo(x, y);
        }
        c.stroke();
      }
    }
  });
}

/** Stepped diamonds whose threads were dyed before the weaving: every edge is feathered along the warp. */
export function ikat(ground: string, colours: readonly string[], scale: number, seed: number): Tile {
  const [a, b = a, d = b] = colours;
  const next = stream(seed, 'ikat.edges');
  const w = Math.round(60 * scale);
  const h = Math.round(84 * scale);
  const thread = 1.1;
  return drawTile(w, h, ground, (c) => {
    const diamond = (cx: number, cy: number, rx: number, ry: number, colour: string): void => {
      c.fillStyle = colour;
      for (let x = -rx; x < rx; x += thread) {
        // a bundle of threads slips together, each thread a little more
        const bundle = Math.floor((x + rx) / (3.4 * scale));
        const slipped = (((bundle * 7919 + Math.round(ry)) % 13) / 13 - 0.5) * 5 * scale;
        const up = ry * (1 - Math.abs(x) / rx) + (next() - 0.5) * 3.4 * scale;
        const down = ry * (1 - Math.abs(x) / rx) + (next() - 0.5) * 3.4 * scale;
        for (const ox of [-w, 0, w])
          for (const oy of [-h, 0, h])
            c.fillRect(cx + ox + x, cy + oy - up + slipped, thread + 0.1, Math.max(0, up + down));
      }
    };
    diamond(w / 2, h / 2, w * 0.44, h * 0.46, a);
    diamond(w / 2, h / 2, w * 0.34, h * 0.35, ground);
    diamond(w / 2, h / 2, w * 0.27, h * 0.28, b);
    diamond(w / 2, h / 2, w * 0.13, h * 0.14, a);
    diamond(0, 0, w * 0.24, h * 0.27, d);
    diamond(0, 0, w * 0.12, h * 0.14, a);
  });
}
