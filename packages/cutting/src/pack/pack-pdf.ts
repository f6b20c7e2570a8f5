import type { Look } from '@toile/look';
import PDFDocument from 'pdfkit';
import { changesTable, type Revision, revisionsTable } from '../edits/revisions.ts';
import { drawFlat } from '../flats/draw-flat.ts';
import { drawFlatInto } from '../flats/write/flat-pdf.ts';
import { bytesOf } from '../kit/pdf-bytes.ts';
import type { Size } from '../measures/size-tables.ts';
import {
  billTable,
  careTable,
  costTable,
  metresTable,
  type PackGarment,
  piecesTable,
  pointsTable,
  seamsTable,
  sizesTable,
  stepsTable,
  type Table,
} from './pack-tables.ts';
import { type ScriptFonts, textHeight, textWidth, type Writing, writeText } from './write-text.ts';

export interface PackOptions {
  /** 'TP-0012'. */
  number: string;
  sizes: readonly Size[];
  /** Oldest first. */
  revisions: readonly Revision[];
  /** JPEG or PNG of the design, for the cover. */
  picture?: Uint8Array;
  /** For what people write in scripts that the standard fonts lack; without them such letters are not there. */
  fonts?: ScriptFonts;
}

const MARGIN = 28;
const INK = '#1a1a1a';
const GREY = '#666666';

interface Page {
  doc: PDFKit.PDFDocument;
  title: string;
  options: PackOptions;
  pages: number;
}

function newPage(page: Page, heading: string): void {
  const { doc, options } = page;
  doc.addPage();
  page.pages += 1;
  doc.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(heading, MARGIN, 20, { lineBreak: false });
  const revision = options.revisions.at(-1);
  const right = `${options.number} · rev. ${revision?.number ?? 0} · ${revision?.date ?? ''} · page ${page.pages}`;
  doc
    .font('Helvetica')
    .fontSize(7)
    .fillColor(GREY)
    .text(right, doc.page.width - MARGIN - doc.widthOfString(right), 23, { lineBreak: false });
  doc.text(page.title, MARGIN, doc.page.height - 20, { lineBreak: false });
  doc
    .lineWidth(0.5)
    .strokeColor('#999')
    .moveTo(MARGIN, 36)
    .lineTo(doc.page.width - MARGIN, 36)
    .stroke();
}

/** The standard fonts of PDF have no rupee sign. */
const plain = (value: string | number): string => String(value).replaceAll('₹', 'Rs');

const writingOf = ({ doc, options }: Page, isBold: boolean): Writing => ({
  doc,
  fonts: options.fonts,
  size: 7,
  isBold,
});

/** Widths of columns by what they hold, at most what the page has. */
function columnWidths(page: Page, table: Table, room: number): number[] {
  const writing = writingOf(page, false);
  const wanted = table.head.map((head, i) => {
    const widest = table.rows.reduce((most, row) => Math.max(most, textWidth(writing, String(row[i] ?? ''))), 0);
    return Math.min(230, Math.max(widest, textWidth(writing, head)) + 8);
  });
  const sum = wanted.reduce((a, b) => a + b, 0);
  return wanted.map((w) => (sum > room ? (w * room) / sum : w));
}

/** Prints a table at x, y; goes on on a new page where it runs out. @returns the y below it */
function printTable(page: Page, table: Table, at: { x: number; y: number; width: number }): number {
  const { doc } = page;
  let { y } = at;
  const widths = columnWidths(page, table, at.width);
  const row = (cells: readonly (string | number)[], bold: boolean) => {
    const writing = writingOf(page, bold);
    const heights = cells.map((cell, i) => textHeight(writing, String(cell), (widths[i] ?? 40) - 4));
    const height = Math.max(9, ...heights) + 2;
    if (y + height > doc.page.height - 34) {
      newPage(page, `${plain(table.title)} (continued)`);
      y = 46;
    }
    let x = at.x;
    cells.forEach((cell, i) => {
      doc.fillColor(INK);
      writeText(writing, String(cell), { x, y, width: (widths[i] ?? 40) - 4 });
      x += widths[i] ?? 40;
    });
    doc
      .lineWidth(0.25)
      .strokeColor('#cccccc')
      .moveTo(at.x, y + height - 1.5)
      .lineTo(at.x + widths.reduce((a, b) => a + b, 0), y + height - 1.5)
      .stroke();
    y += height;
  };
  doc.font('Helvetica-Bold').fontSize(8.5).fillColor(INK).text(plain(table.title), at.x, y, { lineBreak: false });
  y += 14;
  row(table.head, true);
  for (const cells of table.rows) row(cells, false);
  if (table.note) {
    doc
      .font('Helvetica-Oblique')
      .fontSize(6.5)
      .fillColor(GREY)
      .text(plain(table.note), at.x, y + 2, { width: at.width });
    y += 12;
  }
  return y + 10;
}

function colourways(page: Page, garments: readonly PackGarment[], y: number): void {
  const { doc } = page;
  let x = MARGIN + 300;
  for (const { spec } of garments)
    for (const cloth of spec.cloths) {
      doc.rect(x, y, 34, 22).fillAndStroke(cloth.hex, '#777');
      doc
        .font('Helvetica')
        .fontSize(5.5)
        .fillColor(INK)
        .text(plain(cloth.name), x, y + 25, { width: 44 });
      doc.fillColor(GREY).text(cloth.hex, x, y + 42, { lineBreak: false });
      x += 52;
      if (x > doc.page.width - 70) return;
    }
}

function cover(page: Page, look: Look, garments: readonly PackGarment[]): void {
  const { doc, options } = page;
  newPage(page, look.title);
  if (options.picture) doc.image(Buffer.from(options.picture), MARGIN, 50, { fit: [260, 480] });
  else
    for (const { spec } of garments.slice(0, 1))
      drawFlatInto(
        doc,
        { flat: drawFlat(spec, { dimensions: false }), garment: spec.garment },
        { x: MARGIN, y: 50, width: 270, height: 300 },
        'cloth',
      );
  const list: Table = {
    title: 'Garments',
    head: ['garment', 'cloth', 'sizes', 'pattern'],
    rows: garments.map(({ spec, pattern }) => [
      spec.name,
      spec.cloths[0]?.name ?? '',
      `${options.sizes[0] ?? ''} to ${options.sizes.at(-1) ?? ''}`,
      pattern.undrafted ? `not drafted; nearest ${pattern.undrafted.nearest}` : `${pattern.pieces.length} pieces`,
    ]),
  };
  const width = doc.page.width - MARGIN * 2 - 300;
  let y = printTable(page, list, { x: MARGIN + 300, y: 50, width });
  y = printTable(page, revisionsTable(options.revisions), { x: MARGIN + 300, y, width });
  if (look.reading.notDrawn.length)
    y = printTable(
      page,
      { title: 'Asked for, not drawn', head: ['what'], rows: look.reading.notDrawn.map((what) => [what]) },
      { x: MARGIN + 300, y, width },
    );
  colourways(page, garments, Math.min(y + 6, doc.page.height - 90));
}

function garmentPages(page: Page, garment: PackGarment): void {
  const { doc } = page;
  const { spec } = garment;
  const width = doc.page.width - 2 * MARGIN;
  newPage(page, `${spec.name}: flat`);
  drawFlatInto(
    doc,
    { flat: drawFlat(spec), garment: spec.garment },
    { x: MARGIN, y: 44, width: width - 200, height: doc.page.height - 84 },
    'cloth',
  );
  const numbered = spec.construction.map(({ text }, i) => [i + 1, text]);
  printTable(
    page,
    { title: 'Construction', head: ['', 'what'], rows: numbered },
    { x: doc.page.width - MARGIN - 190, y: 46, width: 190 },
  );
  newPage(page, `${spec.name}: measures`);
  printTable(page, pointsTable(garment), { x: MARGIN, y: 46, width });
  newPage(page, `${spec.name}: materials and cost`);
  const left = (width - 20) * 0.58;
  printTable(page, billTable(garment), { x: MARGIN, y: 46, width: left });
  const afterCost = printTable(page, costTable(garment), { x: MARGIN + left + 20, y: 46, width: width - left - 20 });
  printTable(page, metresTable(garment), { x: MARGIN + left + 20, y: afterCost, width: width - left - 20 });
  newPage(page, `${spec.name}: make`);
  const y = printTable(page, seamsTable(garment), { x: MARGIN, y: 46, width });
  printTable(page, stepsTable(garment), { x: MARGIN, y, width });
  newPage(page, `${spec.name}: pieces, labels, packing`);
  const below = printTable(page, piecesTable(garment), { x: MARGIN, y: 46, width });
  printTable(page, careTable(garment), { x: MARGIN, y: below, width });
}

/** The tech pack of a Look as a factory expects it: A4 landscape, cover to packing. */
export async function packPdf(look: Look, garments: readonly PackGarment[], options: PackOptions): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    info: { Title: `${options.number} ${look.title}`, Creator: 'Toile' },
  });
  const bytes = bytesOf(doc);
  for (const { name, bytes: file } of options.fonts?.files ?? []) doc.registerFont(name, Buffer.from(file));
  const page: Page = { doc, title: look.title, options, pages: 0 };
  cover(page, look, garments);
  const changes = changesTable(options.revisions);
  if (changes.rows.length) {
    newPage(page, changes.title);
    printTable(page, changes, { x: MARGIN, y: 46, width: doc.page.width - 2 * MARGIN });
  }
  for (const garment of garments) garmentPages(page, garment);
  newPage(page, 'Size table');
  printTable(page, sizesTable(look, options.sizes), { x: MARGIN, y: 46, width: doc.page.width - 2 * MARGIN });
  doc.end();
  return bytes;
}
