/** Small hand-set marks: the rule under the title, the leader of a note, a dimension line. */

import type { Pen } from '#atelier/kit/canvas.ts';
import type { Rule } from '#atelier/sheet/page/manner.ts';
import type { DimensionLine } from '#atelier/sheet/page/product/dimension-lines.ts';
import { setFace } from './type.ts';

/** All measures in page units; the context is scaled to them. */
type Draw = (c: Pen, x: number, y: number, width: number) => void;

const hair = (c: Pen, x: number, y: number, width: number, weight: number): void => {
  c.lineWidth = weight;
  c.beginPath();
  c.moveTo(x, y);
  c.lineTo(x + width, y);
  c.stroke();
};

const RULES: Record<Rule, Draw> = {
  hair: (c, x, y, width) => hair(c, x, y, width, 0.9),
  stitch: (c, x, y, width) => {
    c.setLineDash([9, 6]);
    hair(c, x, y, width, 1.5);
  },
  double: (c, x, y, width) => {
    hair(c, x, y - 2, width, 0.8);
    hair(c, x, y + 2, width, 0.8);
  },
  dots: (c, x, y, width) => {
    for (let i = 0; i <= width; i += 10) {
      c.beginPath();
      c.arc(x + i, y, 1.2, 0, 2 * Math.PI);
      c.fill();
    }
  },
  diamond: (c, x, y, width) => {
    const middle = x + 60;
    hair(c, x, y, 50, 0.9);
    hair(c, middle + 10, y, width - 70, 0.9);
    c.beginPath();
    for (const [dx, dy] of [
      [-5, 0],
      [0, -5],
      [5, 0],
      [0, 5],
    ])
      c.lineTo(middle + dx, y + dy);
    c.closePath();
    c.fill();
  },
  temple: (c, x, y, width) => {
    hair(c, x, y + 3, width, 0.9);
    c.beginPath();
    for (let i = 0; i + 12 <= width; i += 12) {
      c.moveTo(x + i + 1.5, y + 3);
      c.lineTo(x + i + 6, y - 5);
      c.lineTo(x + i + 10.5, y + 3);
    }
    c.fill();
  },
  bar: (c, x, y) => c.fillRect(x, y - 2.5, 64, 5),
};

/** A rule across the column. */
export function drawRule(c: Pen, rule: Rule, x: number, y: number, width: number, colour: string): void {
  c.save();
  c.strokeStyle = colour;
  c.fillStyle = colour;
  RULES[rule](c, x, y, width);
  c.restore();
}

/** From a point on the figure to its note, on either side: a short run, an elbow, a dot where it points. */
export function drawLeader(
  c: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  { colour, paper }: { colour: string; paper: string },
): void {
  const way = Math.sign(to[0] - from[0]);
  c.save();
  c.strokeStyle = colour;
  c.lineWidth = 1.1;
  c.beginPath();
  c.moveTo(from[0], from[1]);
  c.lineTo(to[0] - way * Math.min(22, Math.abs(to[0] - from[0])), to[1]);
  c.lineTo(to[0], to[1]);
  c.stroke();
  // a ring of paper round the dot, so that it is seen on dark cloth and on light
  for (const [radius, fill] of [
    [3.6, paper],
    [2.3, colour],
  ] as const) {
    c.fillStyle = fill;
    c.beginPath();
    c.arc(from[0], from[1], radius, 0, 2 * Math.PI);
    c.fill();
  }
  c.restore();
}

const TICK = 5;
const MEASURE_SIZE = 21;

/** A dimension line with a tick at either end and its words in the middle of it; those of an upright line stand along it. */
export function drawDimension(c: Pen, { from, to, words }: DimensionLine, ink: string): void {
  const isUpright = from[0] === to[0];
  const [dx, dy] = isUpright ? [TICK, 0] : [0, TICK];
  c.strokeStyle = ink;
  c.lineWidth = 1.1;
  c.beginPath();
  c.moveTo(...from);
  c.lineTo(...to);
  for (const [x, y] of [from, to]) {
    c.moveTo(x - dx, y - dy);
    c.lineTo(x + dx, y + dy);
  }
  c.stroke();
  setFace(c, 'sans', MEASURE_SIZE);
  c.fillStyle = ink;
  const half = c.measureText(words).width / 2;
  c.save();
  c.translate((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  if (isUpright) c.rotate(-Math.PI / 2);
  c.fillText(words, -half, isUpright ? -6 : MEASURE_SIZE);
  c.restore();
}
