import { boxOf, type Pt } from '../../kit/path.ts';
import { cutLine, type Pattern, type Piece, seamLine } from '../piece.ts';

/** Layers of AAMA / ASTM D6673. */
const LAYER = { cut: 1, notch: 4, fold: 6, grain: 7, inner: 8, sew: 14, text: 15 } as const;
const MM = 10;

type Code = readonly [code: number, value: string | number];
const mm = (v: number) => (v * MM).toFixed(3);

/** DXF's y points upwards. */
const xy = ([x, y]: Pt): Code[] => [
  [10, mm(x)],
  [20, mm(-y)],
];

function polyline(layer: number, points: readonly Pt[], close: boolean): Code[] {
  const vertices = points.flatMap((p): Code[] => [[0, 'VERTEX'], [8, layer], ...xy(p)]);
  return [
    [0, 'POLYLINE'],
    [8, layer],
    [66, 1],
    [10, '0'],
    [20, '0'],
    [70, close ? 1 : 0],
    ...vertices,
    [0, 'SEQEND'],
    [8, layer],
  ];
}

const line = (layer: number, a: Pt, b: Pt): Code[] => [
  [0, 'LINE'],
  [8, layer],
  ...xy(a),
  [11, mm(b[0])],
  [21, mm(-b[1])],
];
const text = (words: string, at: Pt): Code[] => [[0, 'TEXT'], [8, LAYER.cut], ...xy(at), [40, 5], [1, words]];
/** Names in DXF are ASCII without spaces. */
const blockName = (piece: Piece, size: string) => `${piece.id}_${size}`.replace(/[^A-Za-z0-9_-]/g, '_').toUpperCase();

function block(piece: Piece, { style, size }: DxfOptions): Code[] {
  const fold = piece.sides.find((s) => s.name === piece.fold);
  const box = boxOf(seamLine(piece));
  const at = (i: number): Pt => [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2 + i * 0.8];
  const words = [
    `Style Name: ${style}`,
    `Piece Name: ${piece.name}`,
    `Size: ${size}`,
    `Quantity: ${piece.cut}`,
    `Material: ${piece.cloth.toUpperCase()}`,
    'Units: METRIC',
  ];
  const [first, last] = [fold?.points[0], fold?.points.at(-1)];
  return [
    [0, 'BLOCK'],
    [8, LAYER.cut],
    [2, blockName(piece, size)],
    [70, 0],
    [10, 0],
    [20, 0],
    ...polyline(LAYER.cut, cutLine(piece), true),
    ...polyline(LAYER.sew, seamLine(piece), true),
    ...(first && last ? line(LAYER.fold, first, last) : []),
    ...line(LAYER.grain, piece.grain[0], piece.grain[1]),
    ...piece.inner.flatMap((q) => polyline(LAYER.inner, q.points, false)),
    ...piece.notches.flatMap((p): Code[] => [[0, 'POINT'], [8, LAYER.notch], ...xy(p)]),
    ...words.flatMap((w, i) => text(w.replace(/[^\x20-\x7e]/g, '-'), at(i))),
    [0, 'ENDBLK'],
    [8, LAYER.cut],
  ];
}

export interface DxfOptions {
  style: string;
  size: string;
}

/** DXF R12 as garment CAD reads it (AAMA, ASTM D6673): a block a piece, a layer a meaning, millimetres, curves as polylines. */
export function patternDxf(pattern: Pattern, options: DxfOptions): string {
  let x = 0;
  const inserts = pattern.pieces.flatMap((piece): Code[] => {
    const box = boxOf(cutLine(piece));
    const at = x - box.x0;
    x += box.x1 - box.x0 + 2;
    return [
      [0, 'INSERT'],
      [8, LAYER.cut],
      [2, blockName(piece, options.size)],
      [10, mm(at)],
      [20, 0],
    ];
  });
  const codes: Code[] = [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$INSUNITS'],
    [70, 4],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'BLOCKS'],
    ...pattern.pieces.flatMap((piece) => block(piece, options)),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...inserts,
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ];
  return `${codes.map(([code, value]) => `${code}\r\n${value}`).join('\r\n')}\r\n`;
}
