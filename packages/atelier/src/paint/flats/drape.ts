/** Cloths without a cut: the saree laid out flat with its border and end piece, the dupatta folded beside it. */
import type { Garment } from '#atelier/look/look.ts';
import type { Pen } from '#atelier/paint/flats/pen.ts';
import type { Point } from '#atelier/paint/geometry.ts';

const rectangle = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
  [left, top],
];

/** A cloth `width` × `height`, borders on both long edges, an end piece on the right. */
function cloth(pen: Pen, garment: Garment, width: number, height: number, endPiece: number): void {
  const half = width / 2;
  const edge = height * (garment.border ? 0.12 : 0.05);
  pen.fill(rectangle(-half, 0, half, height));
  pen.fill(rectangle(-half, 0, half, edge), garment.border ? 'trim' : 'cloth');
  pen.fill(rectangle(-half, height - edge, half, height), garment.border ? 'trim' : 'cloth');
  pen.fill(rectangle(half - endPiece, edge, half, height - edge), garment.border ? 'trim' : 'cloth');
  for (const y of [edge, height - edge])
    pen.line([
      [-half, y],
      [half, y],
    ]);
  for (const y of [edge * 0.5, height - edge * 0.5])
    pen.line(
      [
        [-half, y],
        [half, y],
      ],
      'stitch',
    );
  for (const x of [half - endPiece, half - endPiece * 0.86, half - endPiece * 0.2])
    pen.line([
      [x, edge],
      [x, height - edge],
    ]);
  pen.line(rectangle(-half, 0, half, height), 'contour');
  for (let y = 1.5; y < height; y += 3)
    pen.line([
      [half, y],
      [half + 2.6, y + 0.3],
    ]);
}

/** The saree as 5.5 m of cloth; the field is shortened by a break so that border and pallu can be read. */
export function drawSareeCloth(pen: Pen, garment: Garment): void {
  cloth(pen, garment, 150, 54, 36);
  const x = -34;
  pen.fill(
    [
      [x - 2, -1],
      [x + 3, 18],
      [x - 1, 36],
      [x + 4, 55],
      [x + 9, 55],
      [x + 4, 36],
      [x + 8, 18],
      [x + 3, -1],
    ],
    'inside',
  );
  pen.line([
    [x - 2, -1],
    [x + 3, 18],
    [x - 1, 36],
    [x + 4, 55],
  ]);
  pen.line([
    [x + 3, -1],
    [x + 8, 18],
    [x + 4, 36],
    [x + 9, 55],
  ]);
}

/** A dupatta or stole, whole. */
export const drawStole = (pen: Pen, garment: Garment): void => cloth(pen, garment, 120, 34, 14);
