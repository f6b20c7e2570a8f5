/** Cloth one sees through by its holes: net, and lace with its flowers. */
import { leaf } from '#atelier/cloth/motifs/shapes.ts';
import { drawTile, type Tile, tileReader, wrapped } from '#atelier/cloth/tile.ts';
import { lift, type WeaveAt } from '#atelier/cloth/weaves/weave-at.ts';
import type { Context2D } from '#atelier/paint/canvas.ts';

const SIDE = 66;
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

/** Red says where there is thread, green where the cord that outlines it. */
function laceTile(): Tile {
  if (drawn) return drawn;
  drawn = drawTile(SIDE, SIDE, '#000000', (c) => {
    net(c, MESH, 0.85);
    for (const [x, y, turn] of [
      [0.25, 0.25, 0.3],
      [0.75, 0.75, 2.1],
    ])
      wrapped(c, SIDE, SIDE, x * SIDE, y * SIDE, () => {
        c.rotate(turn);
        for (let i = 0; i < 6; i++) {
          const a = i * 1.047 + 0.5;
          leaf(c, a, 23.5, 3.4, '#ffff00');
          leaf(c, a, 22, 2.3, '#d80000');
        }
        blossom(c, 13.5, 6);
      });
    for (const [x, y, turn] of [
      [0.76, 0.24, 0.8],
      [0.24, 0.76, 0],
    ])
      wrapped(c, SIDE, SIDE, x * SIDE, y * SIDE, () => {
        c.rotate(turn);
        c.strokeStyle = '#ffff00';
        c.lineWidth = 1.3;
        c.beginPath();
        c.moveTo(-13, 3);
        c.bezierCurveTo(-6, -7, 6, 7, 13, -3);
        c.stroke();
        for (const [px, py, a] of [
          [-9, -1, -1.2],
          [-5, -1.5, 1],
          [5, 1.5, -2],
          [9, 1, 1.9],
        ])
          leaf(c, a, 7, 1.9, '#ff0000', px, py);
        blossom(c, 6.6, 5);
      });
  });
  return drawn;
}

/** How much of an open mesh is thread still: the fine ground between. */
const OPEN = 0.07;

export function lace(level: number): WeaveAt {
  const read = tileReader(laceTile(), level);
  const at = [0, 0, 0];
  return (u, v, c) => {
    read(u, v, at);
    c[3] = OPEN + (1 - OPEN) * at[0];
    lift(c, at[1] * 0.2);
    return (1 - at[1]) * 0.1;
  };
}

let plainNet: Tile | null = null;

/** Tulle: a mesh so fine that it is seen as a bloom on what lies beneath, and as threads only from near. */
export function mesh(level: number): WeaveAt {
  plainNet ??= drawTile(SIDE, SIDE, '#000000', (c) => net(c, 3.3, 0.62));
  const read = tileReader(plainNet, level);
  const at = [0, 0, 0];
  return (u, v, c) => {
    read(u, v, at);
    c[3] = 0.5 + 0.5 * at[0];
    return 0.07 * at[0] - 0.03;
  };
}
