/** Sets words, rules, colours and drawings of a board on its painting. */
import { newContext } from '#atelier/kit/canvas.ts';
import { luma } from '#atelier/kit/colour.ts';
import { drawFlat } from '#atelier/sheet/flats/draw-flat.ts';
import { printLayer } from '#atelier/sheet/flats/lay-print.ts';
import { lengthOf, measuringContext, setFace } from '#atelier/sheet/lettering/type.ts';
import type { Board, SetLine } from './board.ts';

/** On what is light, and on what is dark. */
const INK = { strong: '#2f2825', soft: '#5f554d' } as const;
const CHALK = { strong: '#fbf8f2', soft: '#efe9df' } as const;
/** Ink is lost on a ground below this. */
const DARK = 0.56;
/** Round a colour: what parts white from paper. */
const RIM = '#00000045';
const RULE = 1.2;
/** Places of a line at which the ground is looked at. */
const LOOKED_AT = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** How light the ground of a line is, the mean of some places. */
function groundUnder({ scene: { rgb, width, height, scale } }: Board, { words, x, y, size, face }: SetLine): number {
  const measure = measuringContext();
  setFace(measure, face, size);
  const long = lengthOf(measure, words);
  const row = Math.min(height - 1, Math.max(0, Math.round((y - size / 3) * scale)));
  const lumas = LOOKED_AT.map((t) => {
    const column = Math.min(width - 1, Math.max(0, Math.round((x + long * t) * scale)));
    const at = (row * width + column) * 3;
    return luma([rgb[at], rgb[at + 1], rgb[at + 2]]);
  });
  return lumas.reduce((sum, one) => sum + one, 0) / lumas.length;
}

/** Lays the furniture over the painting. */
export function setBoard(board: Board): void {
  const { scene, chips, rules, flats, lines, seed } = board;
  const { width, height, scale, rgb } = scene;
  const c = newContext(width, height);
  c.scale(scale, scale);
  for (const { left, top, right, bottom, hex } of chips) {
    c.fillStyle = hex;
    c.fillRect(left, top, right - left, bottom - top);
    c.strokeStyle = RIM;
    c.lineWidth = 1;
    c.strokeRect(left, top, right - left, bottom - top);
  }
  c.fillStyle = INK.soft;
  for (const { left, right, top } of rules) c.fillRect(left, top, right - left, RULE);
  for (const { flat, ...at } of flats)
    drawFlat(c, flat, {
      ...at,
      unit: 1,
      seen: scale,
      print: printLayer(c, flat.garment, { ...at, seed, pixels: scale }),
    });
  for (const line of lines) {
    const inks = groundUnder(board, line) < DARK ? CHALK : INK;
    c.fillStyle = line.isSoft ? inks.soft : inks.strong;
    setFace(c, line.face, line.size);
    c.fillText(line.words, line.x, line.y);
  }
  const { data } = c.getImageData(0, 0, width, height);
  for (let p = 0, i = 0; p < data.length; p += 4, i += 3) {
    const cover = data[p + 3] / 255;
    if (cover > 0) for (let q = 0; q < 3; q++) rgb[i + q] += (data[p + q] / 255 - rgb[i + q]) * cover;
  }
}
