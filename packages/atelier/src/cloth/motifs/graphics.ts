/** Pictures printed once on a chest. Words are never drawn. Each fills a square of side 2 around the origin. */

import { type Tile, threadTile } from '#atelier/cloth/prints/tile.ts';
import type { Context2D } from '#atelier/kit/canvas.ts';
import { oneOf } from '#atelier/kit/chance.ts';
import { mixHex, shadeHex } from '#atelier/kit/colour.ts';
import { bloom } from './blooms.ts';
import { type Creature, creature } from './creature-motifs.ts';
import { star } from './figures.ts';
import { frond } from './foliage.ts';
import { dot, fillShape, leaf } from './shapes.ts';

interface Inks {
  first: string;
  second: string;
  ground: string;
}

/** Motifs have lines of a least width: they are drawn large and set down small. */
const LARGE = 20;
function small(c: Context2D, draw: () => void): void {
  c.save();
  c.scale(1 / LARGE, 1 / LARGE);
  draw();
  c.restore();
}

/** What is drawn next stays inside the round. */
function inRound(c: Context2D, r: number, draw: () => void): void {
  c.save();
  c.beginPath();
  c.arc(0, 0, r, 0, 7);
  c.clip();
  draw();
  c.restore();
}

function sunAndSea(c: Context2D, { first, second, ground }: Inks): void {
  inRound(c, 0.95, () => {
    dot(c, 0, 0, 1, mixHex(second, ground, 0.25));
    dot(c, 0, -0.1, 0.52, first);
    // the sun is cut by bands of haze
    c.fillStyle = mixHex(second, ground, 0.25);
    for (let i = 0; i < 4; i++) c.fillRect(-1, 0.02 + i * 0.11, 2, 0.02 + i * 0.012);
    for (let j = 0; j < 4; j++) {
      c.strokeStyle = j % 2 ? first : shadeHex(second, 0.7);
      c.lineWidth = 0.085;
      c.beginPath();
      for (let x = -1.1; x <= 1.1; x += 0.05) c.lineTo(x, 0.46 + j * 0.15 + Math.sin(x * 9 + j * 1.7) * 0.045);
      c.stroke();
    }
  });
}

function mountains(c: Context2D, { first, second, ground }: Inks): void {
  inRound(c, 0.95, () => {
    dot(c, 0, 0, 1, mixHex(second, ground, 0.3));
    dot(c, 0.38, -0.42, 0.2, first);
    for (const [x, y, w, shade] of [
      [-0.35, -0.5, 0.85, 1],
      [0.42, -0.2, 0.75, 0.72],
    ]) {
      fillShape(c, shadeHex(first, shade), [
        [x - w, 1],
        [x, y],
        [x + w, 1],
      ]);
      fillShape(c, ground, [
        [x - w * 0.2, y + 0.3],
        [x, y],
        [x + w * 0.2, y + 0.3],
        [x + w * 0.08, y + 0.22],
        [x, y + 0.34],
        [x - w * 0.08, y + 0.22],
      ]);
    }
    c.fillStyle = shadeHex(second, 0.6);
    for (let i = -6; i < 7; i++)
      fillShape(c, shadeHex(second, 0.6), [
        [i * 0.17 - 0.1, 1],
        [i * 0.17, 0.42 + (i % 2 ? 0.12 : 0)],
        [i * 0.17 + 0.1, 1],
      ]);
  });
}

function starAndStripes(c: Context2D, { first, second }: Inks): void {
  for (let i = 0; i < 3; i++) {
    c.strokeStyle = i % 2 ? second : first;
    c.lineWidth = 0.13;
    c.beginPath();
    c.arc(0, 0.35, 0.98 - i * 0.2, Math.PI * 1.08, Math.PI * 1.92);
    c.stroke();
  }
  c.save();
  c.translate(0, 0.2);
  star(c, 0.44, second);
  star(c, 0.33, first);
  c.restore();
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++)
      small(c, () => leaf(c, Math.PI / 2 - s * (0.9 - i * 0.2), 6, 1.4, first, s * (4 + i * 3.2), 12.4 - i * 2));
}

function palm(c: Context2D, { first, second, ground }: Inks): void {
  inRound(c, 0.95, () => {
    dot(c, 0, 0, 1, second);
    dot(c, 0.2, -0.12, 0.5, mixHex(second, ground, 0.65));
  });
  for (const [x, y, seed, r] of [
    [-0.25, -0.25, 2, 0.5],
    [0.1, -0.35, 5, 0.46],
    [-0.05, -0.1, 9, 0.42],
  ]) {
    c.save();
    c.translate(x, y);
    small(c, () => frond(c, r * LARGE, first, seed));
    c.restore();
  }
  c.strokeStyle = shadeHex(first, 0.75);
  c.lineWidth = 0.1;
  c.beginPath();
  c.moveTo(-0.1, -0.25);
  c.quadraticCurveTo(0.1, 0.3, -0.05, 0.86);
  c.stroke();
}

function flower(c: Context2D, { first, second }: Inks): void {
  small(c, () => {
    for (let i = 0; i < 5; i++) leaf(c, 0.6 + i * 1.257, 21, 3.6, second);
    bloom(c, 'anemone', 14.4, first, second, 4);
  });
}

const PICTURES = [sunAndSea, mountains, starAndStripes, palm, flower];

/** Side of the square, page units. */
export const GRAPHIC = 104;

/** A creature alone, as large as the square allows. */
const portrait =
  (figure: Creature) =>
  (c: Context2D, { first, second, ground }: Inks): void =>
    creature(c, figure, 0.94, { first, second, leaf: mixHex(first, ground, 0.4) });

/** One picture as a clear tile lying on its side: u runs down the cloth, v across it. */
export function graphicTile(inks: Inks, seed: number, figure?: Creature): Tile {
  const draw = figure ? portrait(figure) : oneOf(PICTURES, seed, 'graphic.picture');
  return threadTile(
    GRAPHIC,
    GRAPHIC,
    inks.first,
    (c) => {
      c.translate(GRAPHIC / 2, GRAPHIC / 2);
      c.scale(GRAPHIC / 2, GRAPHIC / 2);
      c.transform(0, 1, 1, 0, 0, 0);
      draw(c, inks);
    },
    null,
  );
}
