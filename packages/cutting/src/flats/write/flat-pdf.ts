import PDFDocument from 'pdfkit';
import { toData } from '../../kit/path.ts';
import { bytesOf } from '../../kit/pdf-bytes.ts';
import type { Caption, Dimension } from '../view.ts';
import { LAYERS } from '../view.ts';
import { arrange } from './arrange.ts';
import type { FlatDrawing } from './flat-svg.ts';
import { DIMENSION_INK, type Ground, INK, type Inks, inksOf, PENS } from './ink.ts';

const PT_PER_CM = 72 / 2.54;
/** Scales a pattern cutter has a ruler for. */
const SCALES = [4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 30, 40, 50] as const;

export interface FlatBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest printed scale, 1 to what it returns, that fits a flat of this size (cm) into a box (points). */
export function printedScale(width: number, height: number, box: FlatBox): number {
  const needed = Math.max((width * PT_PER_CM) / box.width, (height * PT_PER_CM) / box.height);
  return SCALES.find((scale) => scale >= needed) ?? Math.ceil(needed / 10) * 10;
}

function dimension(doc: PDFKit.PDFDocument, d: Dimension, k: number, [ox, oy]: readonly [number, number]): void {
  const [x1, y1, x2, y2] = [d.from[0] * k + ox, d.from[1] * k + oy, d.to[0] * k + ox, d.to[1] * k + oy];
  const a = Math.atan2(y2 - y1, x2 - x1);
  const ends = [d.from, d.to] as const;
  doc.undash().lineWidth(0.2).strokeColor(DIMENSION_INK);
  for (const [i, [x, y]] of (d.of ?? []).entries()) {
    const [ex, ey] = ends[i] ?? d.to;
    doc
      .moveTo(x * k + ox, y * k + oy)
      .lineTo(ex * k + ox, ey * k + oy)
      .stroke();
  }
  doc.undash().lineWidth(0.4).strokeColor(DIMENSION_INK).moveTo(x1, y1).lineTo(x2, y2).stroke();
  for (const [x, y, s] of [
    [x1, y1, 1],
    [x2, y2, -1],
  ] as const)
    for (const t of [0.35, -0.35])
      doc
        .moveTo(x, y)
        .lineTo(x + s * 3 * Math.cos(a + t), y + s * 3 * Math.sin(a + t))
        .stroke();
  words(doc, d, k, [ox, oy]);
}

/** Size of a flat's words on paper, points. */
const WORDS = 5.5;
/** Size of the notes under it, points. */
const NOTES = 8;

function words(
  doc: PDFKit.PDFDocument,
  { text, label }: Dimension | Caption,
  k: number,
  [ox, oy]: readonly [number, number],
): void {
  if (!label) return;
  const { at, degrees, leader } = label;
  if (leader) {
    const [[x1, y1], [x2, y2]] = leader;
    doc.undash().lineWidth(0.2).strokeColor(DIMENSION_INK);
    doc
      .moveTo(x1 * k + ox, y1 * k + oy)
      .lineTo(x2 * k + ox, y2 * k + oy)
      .stroke();
  }
  doc
    .save()
    .translate(at[0] * k + ox, at[1] * k + oy)
    .rotate(degrees)
    .font('Helvetica')
    .fontSize(WORDS);
  const width = doc.widthOfString(text);
  doc
    .rect(-width / 2 - 1, -WORDS * 0.6, width + 2, WORDS * 1.1)
    .fillOpacity(0.85)
    .fill('#ffffff')
    .fillOpacity(1);
  doc
    .fillColor(DIMENSION_INK)
    .text(text, -width / 2, -WORDS * 0.55, { lineBreak: false })
    .restore();
}

function marks(
  doc: PDFKit.PDFDocument,
  drawing: ReturnType<typeof arrange>,
  k: number,
  { box, inks }: { box: FlatBox; inks: Inks },
): void {
  for (const { view, at } of drawing.placed) {
    const o = [box.x + at[0] * k, box.y + at[1] * k] as const;
    for (const layer of LAYERS)
      for (const { path, pen, fill } of view.marks.filter((mark) => mark.layer === layer)) {
        const data = toData(path, k, o);
        if (fill) doc.path(data).fill(inks[fill]);
        if (pen === 'none') continue;
        const { width, dash } = PENS[pen];
        doc
          .lineWidth(width * 0.7)
          .lineJoin('round')
          .lineCap('round')
          .strokeColor(INK);
        if (dash) doc.dash(dash[0] * 0.8, { space: dash[1] * 0.8 });
        else doc.undash();
        doc.path(data).stroke();
      }
    doc.undash();
    for (const d of view.dimensions) dimension(doc, d, k, o);
    for (const caption of view.captions) words(doc, caption, k, o);
    doc.font('Helvetica').fillColor('#444');
    const name = view.name;
    doc
      .fontSize(7)
      .text(name, o[0] - doc.widthOfString(name) / 2, box.y + drawing.height * k - 6, { lineBreak: false });
  }
}

/** Draws a flat into a box of a page at a printed scale; @returns the scale, 10 for 1:10. */
export function drawFlatInto(
  doc: PDFKit.PDFDocument,
  { flat, garment }: FlatDrawing,
  box: FlatBox,
  ground: Ground,
): number {
  const drawing = arrange(flat);
  const scale = printedScale(drawing.width, drawing.height, box);
  const k = PT_PER_CM / scale;
  const centred = {
    ...box,
    x: box.x + (box.width - drawing.width * k) / 2,
    y: box.y + Math.max(0, (box.height - drawing.height * k) / 2),
  };
  marks(doc, drawing, k, { box: centred, inks: inksOf(garment, ground) });
  const bar = 10 * k;
  const [x, y] = [box.x + box.width - bar - 4, box.y + box.height - 4];
  doc
    .lineWidth(0.5)
    .strokeColor(DIMENSION_INK)
    .moveTo(x, y)
    .lineTo(x + bar, y)
    .moveTo(x, y - 2)
    .lineTo(x, y + 2)
    .moveTo(x + bar, y - 2)
    .lineTo(x + bar, y + 2)
    .stroke();
  doc
    .fontSize(5.5)
    .fillColor(DIMENSION_INK)
    .text(`10 cm · 1:${scale}`, x - 34, y - 3, { lineBreak: false });
  return scale;
}

export interface FlatPdfOptions {
  ground?: Ground;
  note?: string;
  /** A line under the last of them: what the outfit is styled with. */
  foot?: string;
}

/** A4 landscape, a page a garment, at a scale that a ruler has. */
export async function flatPdf(
  drawings: readonly FlatDrawing[],
  { ground = 'cloth', note = '', foot }: FlatPdfOptions = {},
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    info: { Title: drawings.map(({ flat }) => flat.name).join(', '), Creator: 'Toile' },
  });
  const bytes = bytesOf(doc);
  for (const [nth, drawing] of drawings.entries()) {
    doc.addPage();
    doc.font('Helvetica-Bold').fontSize(12).fillColor('#111').text(drawing.flat.name, 30, 24, { lineBreak: false });
    doc.font('Helvetica').fontSize(8).fillColor('#444').text(note, 30, 40, { lineBreak: false });
    const told = [...(drawing.notes ?? []), ...(nth === drawings.length - 1 && foot ? [foot] : [])].join('\n');
    doc.font('Helvetica').fontSize(NOTES).fillColor('#333');
    const width = doc.page.width - 60;
    const high = told ? doc.heightOfString(told, { width }) + 6 : 0;
    if (told) doc.text(told, 30, doc.page.height - 24 - high, { width });
    drawFlatInto(doc, drawing, { x: 30, y: 56, width, height: doc.page.height - 86 - high }, ground);
  }
  doc.end();
  return bytes;
}
