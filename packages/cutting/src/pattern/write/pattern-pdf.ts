import PDFDocument from 'pdfkit';
import type { Pt } from '../../kit/path.ts';
import { bytesOf } from '../../kit/pdf-bytes.ts';
import { cutLine, type Pattern, type Piece, seamLine } from '../piece.ts';
import { labelAt, labelOf } from './label.ts';
import { type PlacedPiece, placePieces, type Sheet } from './place-pieces.ts';

/** Points in a millimetre and in a centimetre: everything is printed 1:1. */
const PT_PER_MM = 72 / 25.4;
const PT_PER_CM = PT_PER_MM * 10;
/** Side of the test square, mm. */
export const TEST_SQUARE = 50;

export type Paper = 'a4' | 'a0';
const PAPERS = { a4: { width: 210, height: 297, margin: 10 }, a0: { width: 841, height: 1189, margin: 15 } } as const;
const BLUE = '#1f5fa8';

export interface PatternPdfOptions {
  title: string;
  paper: Paper;
  /** Cutting list and instructions, a line each, on the first page. */
  notes?: readonly string[];
}

function trace(doc: PDFKit.PDFDocument, points: readonly Pt[], [ox, oy]: Pt, close: boolean): void {
  points.forEach(([x, y], i) => {
    const at = [(x + ox) * PT_PER_CM, (y + oy) * PT_PER_CM] as const;
    if (i) doc.lineTo(at[0], at[1]);
    else doc.moveTo(at[0], at[1]);
  });
  if (close) doc.closePath();
  doc.stroke();
}

function grain(doc: PDFKit.PDFDocument, [a, b]: Piece['grain'], [ox, oy]: Pt): void {
  const [p, q]: [Pt, Pt] = [
    [(a[0] + ox) * PT_PER_CM, (a[1] + oy) * PT_PER_CM],
    [(b[0] + ox) * PT_PER_CM, (b[1] + oy) * PT_PER_CM],
  ];
  const angle = Math.atan2(q[1] - p[1], q[0] - p[0]);
  doc.moveTo(p[0], p[1]).lineTo(q[0], q[1]);
  for (const [end, s] of [
    [p, 1],
    [q, -1],
  ] as const)
    for (const t of [0.35, -0.35])
      doc.moveTo(end[0], end[1]).lineTo(end[0] + s * 8 * Math.cos(angle + t), end[1] + s * 8 * Math.sin(angle + t));
  doc.stroke();
}

function drawPiece(doc: PDFKit.PDFDocument, { piece, at }: PlacedPiece): void {
  doc.undash().lineWidth(0.8).strokeColor('#000');
  trace(doc, cutLine(piece), at, true);
  doc.lineWidth(0.4).dash(5, { space: 2.5 });
  trace(doc, seamLine(piece), at, true);
  doc.undash().lineWidth(0.3).strokeColor('#555');
  for (const q of piece.inner) trace(doc, q.points, at, false);
  doc.strokeColor(BLUE).lineWidth(0.5);
  grain(doc, piece.grain, at);
  for (const [x, y] of piece.notches) doc.circle((x + at[0]) * PT_PER_CM, (y + at[1]) * PT_PER_CM, 2.4).fill('#000');
  const [lx, ly] = labelAt(piece);
  doc.font('Helvetica').fontSize(8).fillColor('#000');
  labelOf(piece).forEach((words, i) => {
    doc.text(words, (lx + at[0]) * PT_PER_CM - doc.widthOfString(words) / 2, (ly + at[1]) * PT_PER_CM + i * 10, {
      lineBreak: false,
    });
  });
}

function testSquare(doc: PDFKit.PDFDocument, x: number, y: number): void {
  const s = TEST_SQUARE * PT_PER_MM;
  doc.undash().lineWidth(0.4).strokeColor('#000').rect(x, y, s, s).stroke();
  doc
    .font('Helvetica')
    .fontSize(7)
    .fillColor('#000')
    .text('test square 50 mm', x + 6, y + 8, { lineBreak: false });
  doc.text('print at 100 %, measure first', x + 6, y + 18, { lineBreak: false });
}

interface Tiling {
  columns: number;
  rows: number;
  /** Of a tile, mm. */
  width: number;
  height: number;
}

const nameOf = (row: number, column: number) =>
  `${String.fromCharCode(65 + (row % 26))}${row >= 26 ? Math.floor(row / 26) : ''}${column + 1}`;

/** Tiles that no line runs through are left out. */
function isInked(sheet: Sheet, t: Tiling, row: number, column: number): boolean {
  const [x0, y0, x1, y1] = [
    (column * t.width) / 10,
    (row * t.height) / 10,
    ((column + 1) * t.width) / 10,
    ((row + 1) * t.height) / 10,
  ];
  return sheet.placed.some(({ piece, at }) => {
    const points = cutLine(piece);
    const xs = points.map(([x]) => x + at[0]);
    const ys = points.map(([, y]) => y + at[1]);
    return Math.max(...xs) > x0 && Math.min(...xs) < x1 && Math.max(...ys) > y0 && Math.min(...ys) < y1;
  });
}

/** First page of an A4 print: what to do, the test square, and how the tiles lie. */
function cover(doc: PDFKit.PDFDocument, sheet: Sheet, t: Tiling, { title, notes = [] }: PatternPdfOptions): void {
  doc.addPage();
  doc.font('Helvetica-Bold').fontSize(14).fillColor('#000').text(title, 28, 28, { lineBreak: false });
  doc
    .font('Helvetica')
    .fontSize(8)
    .text(
      `${t.columns} × ${t.rows} tiles of ${t.width} × ${t.height} mm: trim to the frame and join by letter and number. Full line: cut. Dashed: sew. Blue: grain.`,
      28,
      48,
      { width: 530 },
    );
  testSquare(doc, 28, 76);
  doc.fontSize(6.5);
  let y = 76;
  for (const line of notes.slice(0, 60)) {
    doc.text(line, 190, y, { width: 376 });
    y += doc.heightOfString(line, { width: 376 }) + 1.5;
  }
  const top = Math.max(230, y + 12);
  const k = Math.min(540 / (t.columns * t.width * PT_PER_MM), (820 - top) / (t.rows * t.height * PT_PER_MM));
  doc.save().translate(28, top).scale(k);
  for (const placed of sheet.placed) drawPiece(doc, placed);
  doc
    .lineWidth(0.4 / k)
    .strokeColor(BLUE)
    .fillColor(BLUE)
    .fontSize(7 / k);
  for (let row = 0; row < t.rows; row++)
    for (let column = 0; column < t.columns; column++) {
      const [x, y] = [column * t.width * PT_PER_MM, row * t.height * PT_PER_MM];
      doc.rect(x, y, t.width * PT_PER_MM, t.height * PT_PER_MM).stroke();
      doc.text(nameOf(row, column), x + 3 / k, y + 3 / k, { lineBreak: false });
    }
  doc.restore();
}

function tile(
  doc: PDFKit.PDFDocument,
  sheet: Sheet,
  t: Tiling,
  { row, column, margin, title }: { row: number; column: number; margin: number; title: string },
): void {
  const [w, h, m] = [t.width * PT_PER_MM, t.height * PT_PER_MM, margin * PT_PER_MM];
  doc.addPage();
  doc.save().rect(m, m, w, h).clip();
  doc.translate(m - column * w, m - row * h);
  for (const placed of sheet.placed) drawPiece(doc, placed);
  doc.restore();
  doc.lineWidth(0.4).strokeColor(BLUE).rect(m, m, w, h).stroke();
  for (const [x, y] of [
    [m + w / 2, m],
    [m + w / 2, m + h],
    [m, m + h / 2],
    [m + w, m + h / 2],
  ] as const)
    doc.circle(x, y, 4).stroke();
  doc
    .font('Helvetica')
    .fontSize(8)
    .fillColor(BLUE)
    .text(`${nameOf(row, column)}   ${title}`, m, m + h + 6, { lineBreak: false });
}

/** The pattern 1:1: A4 in tiles with a cover, or A0 sheets; each holds a test square of 50 mm. */
export async function patternPdf(pattern: Pattern, options: PatternPdfOptions): Promise<Uint8Array> {
  const { width, height, margin } = PAPERS[options.paper];
  const [tw, th] = [width - 2 * margin, height - 2 * margin];
  const doc = new PDFDocument({
    size: [width * PT_PER_MM, height * PT_PER_MM],
    margin: 0,
    autoFirstPage: false,
    info: { Title: options.title, Creator: 'Toile' },
  });
  const bytes = bytesOf(doc);
  const sheet = placePieces(pattern.pieces, options.paper === 'a4' ? (tw * 5) / 10 : tw / 10);
  const t: Tiling = {
    columns: Math.max(1, Math.ceil((sheet.width * 10) / tw)),
    rows: Math.max(1, Math.ceil((sheet.height * 10) / th)),
    width: tw,
    height: th,
  };
  if (options.paper === 'a4' || !pattern.pieces.length) {
    cover(
      doc,
      sheet,
      t,
      pattern.undrafted
        ? { ...options, notes: [pattern.undrafted.why, `Nearest: ${pattern.undrafted.nearest}`] }
        : options,
    );
  }
  for (let row = 0; row < t.rows; row++)
    for (let column = 0; column < t.columns; column++) {
      if (!isInked(sheet, t, row, column)) continue;
      tile(doc, sheet, t, { row, column, margin, title: options.title });
      if (options.paper === 'a0')
        testSquare(
          doc,
          (width - margin - TEST_SQUARE - 4) * PT_PER_MM,
          (height - margin - TEST_SQUARE - 4) * PT_PER_MM,
        );
    }
  doc.end();
  return bytes;
}
