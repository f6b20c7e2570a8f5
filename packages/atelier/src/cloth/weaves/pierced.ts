/** Cloth one sees through by its holes: net, and lace with its flowers. */
import { leaf } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, tileReader, wrapped } from '#atelier/cloth/prints/tile.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { lift, type WeaveAt } from './weave-at.ts';

const SIDE = 78;
/** Across one mesh of the net. */
const MESH = 5.5;

let drawn: Tile | null = null;

/** A hexagonal net: three families of short threads. */
function net(c: Context2D, mesh: number, width: number): void {
  c.strokeStyle = '#ff0000';
  c.lineWidth = width;
  const h = mesh * 0.75;
  const rows = Math.round(SIDE / h / 2) * 2;
  const step = SIDE / rows;
  const columns = Math.round(SIDE / mesh);
  const across = SIDE / columns;
  c.beginPath();
  for (let j = -1; j <= rows; j++)
    for (let i = -1; i <= columns; i++) {
      const x = (i + (j & 1) * 0.5) * across;
      const y = j * step;
      c.moveTo(x, y - step * 0.33);
      c.lineTo(x, y + step * 0.33);
      c.lineTo(x + across / 2, y + step * 0.67);
      c.moveTo(x, y + step * 0.33);
      c.lineTo(x - across / 2, y + step * 0.67);
    }
  c.stroke();
}

/** A lace flower: petals of close thread, a cord round each, an eyelet in the middle. */
function blossom(c: Context2D, r: number, petals: number): void {
  for (const [k, colour] of [
    [1, '#ffff00'],
    [0.8, '#d80000'],
  ] as const)
    for (let i = 0; i < petals; i++) {
      c.save();
      c.rotate((i / petals) * 6.283);
      c.fillStyle = colour;
      c.beginPath();
      c.ellipse(r * 0.6, 0, r * 0.42 * k, r * 0.31 * k, 0, 0, 7);
      c.fill();
      c.restore();
    }
  c.fillStyle = '#ffff00';
  c.beginPath();
  c.arc(0, 0, r * 0.27, 0, 7);
  c.fill();
  c.fillStyle = '#000000';
  c.beginPath();
  c.arc(0, 0, r * 0.13, 0, 7);
  c.fill();
}

/** Place in the tile and turn of the stems; place, radius and petals of the flowers. */
const STEMS = [
  [0.46, 0.24, 0.5],
  [0.9, 0.55, 1.9],
  [0.3, 0.76, -0.5],
  [0.72, 0.92, 2.6],
] as const;
const FLOWERS = [
  [0.22, 0.27, 14.5, 6],
  [0.7, 0.66, 12.5, 5],
  [0.7, 0.17, 7.5, 5],
  [0.16, 0.74, 8.2, 5],
  [0.44, 0.5, 5, 5],
  [0.96, 0.42, 5.4, 5],
  [0.42, 0.93, 5.6, 5],
] as const;

/** Red says where there is thread, green where the cord that outlines it. */
function laceTile(): Tile {
  if (drawn) return drawn;
  drawn = drawTile(SIDE, SIDE, '#000000', (c) => {
    net(c, MESH, 0.7);
    // stems that wander from flower to flower, leaves along them
    for (const [x, y, turn] of STEMS)
      wrapped(c, SIDE, SIDE, x * SIDE, y * SIDE, () => {
        c.rotate(turn);
        c.strokeStyle = '#ffff00';
        c.lineWidth = 1.2;
        c.beginPath();
        c.moveTo(-22, 5);
        c.bezierCurveTo(-10, -12, 8, 12, 22, -6);
        c.stroke();
        for (const [px, py, a] of [
          [-15, -1.5, -1.3],
          [-8, -3, 0.9],
          [0, 0, -0.9],
          [8, 3, 1.1],
          [15, 1, -1],
        ])
          leaf(c, a, 9, 2.4, '#ff0000', px, py);
      });
    for (const [x, y, r, petals] of FLOWERS)
      wrapped(c, SIDE, SIDE, x * SIDE, y * SIDE, () => {
        c.rotate(x * 9);
        for (let i = 0; r > 9 && i < petals; i++) {
          const a = ((i + 0.5) / petals) * 6.283;
          leaf(c, a, r * 1.5, r * 0.2, '#ffff00');
          leaf(c, a, r * 1.4, r * 0.13, '#d80000');
        }
        blossom(c, r, petals);
      });
  });
  return drawn;
}

/** How much of an open mesh is thread still: the fine ground between. */
const OPEN = 0.16;

export function lace(level: number): WeaveAt {
  const read = tileReader(laceTile(), level);
  const at = new Float64Array(3);
  return (u, v, c) => {
    read(u, v, at);
    c[3] = OPEN + (1 - OPEN) * at[0];
    lift(c, at[1] * 0.2);
    return (1 - at[1]) * 0.1;
  };
}

/** Across one mesh of plain net: 7 millimetres, the coarsest tulle, for finer is seen as haze. */
const NET = 4;

let plainNet: Tile | null = null;

/** Tulle: a mesh so fine that it is seen as a bloom on what lies beneath, and as threads only from near. */
export function mesh(level: number): WeaveAt {
  plainNet ??= drawTile(SIDE, SIDE, '#000000', (c) => net(c, NET, 0.75));
  const read = tileReader(plainNet, level);
  const at = new Float64Array(3);
  return (u, v, c) => {
    read(u, v, at);
    c[3] = 0.36 + 0.64 * at[0];
    return 0.16 * at[0] - 0.05;
  };
}
