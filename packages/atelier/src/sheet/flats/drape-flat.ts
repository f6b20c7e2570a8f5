/** Cloths without a cut, laid out flat: the saree broken in its length, the dupatta whole, each with its borders and end piece. */

import { detailWord, type Garment } from '@toile/look';
import { FABRIC_RULES } from '#atelier/cloth/fabric-rules.ts';
import { borderHeight, edgeOf } from '#atelier/garments/drape/draped-cloth.ts';
import { lerp } from '#atelier/kit/numbers.ts';
import type { Point } from '#atelier/kit/points.ts';
import { straightBand } from './band.ts';
import { tonal } from './flat-tones.ts';
import type { Pen } from './pen.ts';
import { UNITS } from './worn-flat.ts';

/** Centimetres along the cloth and across it; an edge may wave. */
interface Part {
  left: (y: number) => number;
  right: (y: number) => number;
  top: number;
  bottom: number;
}

const STEPS = 12;
function outlineOf({ left, right, top, bottom }: Part): Point[] {
  const heights = Array.from({ length: STEPS + 1 }, (_, i) => lerp(top, bottom, i / STEPS));
  return [...heights.map((y): Point => [right(y), y]), ...heights.toReversed().map((y): Point => [left(y), y])];
}

const at =
  (x: number): (() => number) =>
  () =>
    x;
const closed = (ring: readonly Point[]): Point[] => [...ring, ring[0]];

/** Borders on draped cloth are told a little larger than they are: such a cloth is drawn smallest of all. */
const ENLARGED = 1.25;
/** Height of a turned and stitched edge, centimetres. */
const TURNED = 1.6;

/** A band of the border. @param toCloth which of its sides lies against the cloth. */
function border(pen: Pen, garment: Garment, part: Part, toCloth: 'top' | 'bottom' | 'left' | 'right'): void {
  const edge = edgeOf(garment);
  const outline = outlineOf(part);
  const { top, bottom } = part;
  // a waving end is cut from a straight band
  const xs = outline.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  if (edge?.material.strip) {
    const { strip, colour } = edge.material;
    const corner: Point = [left, top];
    const ends: Record<typeof toCloth, readonly [Point, Point]> = {
      top: [corner, [left, bottom]],
      bottom: [[left, bottom], corner],
      left: [corner, [right, top]],
      right: [[right, top], corner],
    };
    const [from, to] = ends[toCloth];
    const run: Point = toCloth === 'top' || toCloth === 'bottom' ? [right - left, 0] : [0, bottom - top];
    pen.band(outline, colour, straightBand(strip, { from, to, run }));
  }
  pen.line(closed(outline), 'seam');
}

/** Heights of the parts of an end piece: a band, a stretch of field, the band it ends in; shares of its width. */
const END = [
  [0, 0.22],
  [0.3, 0.38],
  [0.62, 1],
] as const;

/** Tassels along an end, tied in pairs. */
function tassels(pen: Pen, x: number, height: number): void {
  for (let y = 1.2; y < height - 0.6; y += 2.6)
    pen.line(
      [
        [x, y - 0.5],
        [x + 2.2, y + 0.1],
        [x + 4.6, y - 0.3],
        [x + 2.2, y + 0.1],
        [x + 4.6, y + 0.8],
        [x + 2.2, y + 0.1],
        [x, y + 0.6],
      ],
      'seam',
    );
}

/** One part of the cloth with its long borders. @param end width of the end piece at its right. */
function stretch(pen: Pen, garment: Garment, part: Part, end: number): void {
  const isEdged = edgeOf(garment) !== undefined;
  const edge = isEdged ? (borderHeight(garment) / UNITS) * ENLARGED : TURNED;
  const { left, right, top, bottom } = part;
  pen.fill(outlineOf(part));
  const inner = { ...part, top: top + edge, bottom: bottom - edge };
  if (end) {
    const from = right(0) - end;
    if (!isEdged) pen.fill(outlineOf({ ...inner, left: at(from) }), 'cloth', tonal(garment.cloth.colour.hex, 0.12));
    for (const [a, b] of END) {
      const band = { ...inner, left: at(from + end * a), right: at(from + end * b) };
      if (isEdged) border(pen, garment, band, b === 1 ? 'left' : 'right');
      else
        for (const x of [a, b])
          pen.line([
            [from + end * x, inner.top],
            [from + end * x, inner.bottom],
          ]);
    }
  }
  for (const side of [-1, 1]) {
    const band = { ...part, ...(side < 0 ? { bottom: top + edge } : { top: bottom - edge }) };
    if (isEdged) border(pen, garment, band, side < 0 ? 'bottom' : 'top');
    else {
      const y = side < 0 ? top + edge : bottom - edge;
      pen.line(
        [
          [left(y), y],
          [right(y), y],
        ],
        'stitch',
      );
    }
  }
  pen.line(closed(outlineOf(part)), 'outline');
}

/** Where the saree's field is broken off: a wave down the cloth. */
const BREAK = { at: -46, wave: 2.2, gap: 3.4 } as const;
const wave =
  (x: number): ((y: number) => number) =>
  (y) =>
    x + BREAK.wave * Math.sin(y / 8.6);

/** Whether a cloth ends in tassels: knotted from its own threads, not where it is sheer and hemmed. */
const isTasselled = ({ cloth, details }: Garment): boolean =>
  FABRIC_RULES[cloth.fabric].cover >= 0.9 || details.some((detail) => /tassel|fringe/.test(detailWord(detail)));

/** The saree as 5.5 m of cloth; the field is shortened by a break so that border and pallu can be read. */
export function drawSareeCloth(pen: Pen, garment: Garment): void {
  const [half, height] = [75, 58];
  if (isTasselled(garment)) tassels(pen, half, height);
  const whole = { top: 0, bottom: height };
  stretch(pen, garment, { ...whole, left: at(-half), right: wave(BREAK.at) }, 0);
  stretch(pen, garment, { ...whole, left: wave(BREAK.at + BREAK.gap), right: at(half) }, 44);
}

/** A dupatta or stole, whole. */
export function drawStole(pen: Pen, garment: Garment): void {
  const [half, height] = [60, 38];
  if (isTasselled(garment)) tassels(pen, half, height);
  stretch(pen, garment, { left: at(-half), right: at(half), top: 0, bottom: height }, 20);
}
