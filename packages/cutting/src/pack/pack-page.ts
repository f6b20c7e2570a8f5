import type { Revision } from '../edits/revisions.ts';
import type { Size } from '../measures/size-tables.ts';
import type { Table } from './pack-tables.ts';
import { type ScriptFonts, textHeight, textWidth, type Writing, writeText } from './write-text.ts';

export interface PackOptions {
  /** 'TP-0012'. */
  number: string;
  sizes: readonly Size[];
  /** Oldest first. */
  revisions: readonly Revision[];
  /** JPEG or PNG of the design, for the cover. */
  picture?: Uint8Array;
  /** Words of the pack in another language than English; English where it has none. */
  say?: (english: string) => string;
  /** For what people write in scripts that the standard fonts lack; without them such letters are not there. */
  fonts?: ScriptFonts;
}

export const MARGIN = 28;
export const INK = '#1a1a1a';
export const GREY = '#666666';

export interface Page {
  doc: PDFKit.PDFDocument;
  title: string;
  options: PackOptions;
  pages: number;
}

/** Begins a page under a heading, with the pack's number and revision. */
export function newPage(page: Page, heading: string): void {
  const { doc, options } = page;
  doc.addPage();
  page.pages += 1;
  doc.fillColor(INK);
  write(page, { text: heading, size: 11, isBold: true }, { x: MARGIN, y: 20, width: doc.page.width * 0.6 });
  const revision = options.revisions.at(-1);
  const right = `${options.number} · rev. ${revision?.number ?? 0} · ${revision?.date ?? ''} · page ${page.pages}`;
  doc
    .font('Helvetica')
    .fontSize(7)
    .fillColor(GREY)
    .text(right, doc.page.width - MARGIN - doc.widthOfString(right), 23, { lineBreak: false });
  write(
    page,
    { text: page.title, size: 7 },
    { x: MARGIN, y: doc.page.height - 20, width: doc.page.width - 2 * MARGIN },
  );
  doc
    .lineWidth(0.5)
    .strokeColor('#999')
    .moveTo(MARGIN, 36)
    .lineTo(doc.page.width - MARGIN, 36)
    .stroke();
}

/** In the reader's language, where it is words. */
export const said = ({ options }: Page, value: string | number): string =>
  typeof value === 'number' ? String(value) : (options.say?.(value) ?? value);

/** Writes a text in the reader's language. */
export function write(
  page: Page,
  { text, size, isBold = false }: { text: string; size: number; isBold?: boolean },
  at: { x: number; y: number; width: number },
): void {
  writeText({ ...writingOf(page, isBold), size }, said(page, text), at);
}

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
    const widest = table.rows.reduce((most, row) => Math.max(most, textWidth(writing, said(page, row[i] ?? ''))), 0);
    return Math.min(230, Math.max(widest, textWidth(writing, said(page, head))) + 8);
  });
  const sum = wanted.reduce((a, b) => a + b, 0);
  return wanted.map((w) => (sum > room ? (w * room) / sum : w));
}

/** Prints a table at x, y; goes on on a new page where it runs out. @returns the y below it */
export function printTable(page: Page, table: Table, at: { x: number; y: number; width: number }): number {
  const { doc } = page;
  let { y } = at;
  const widths = columnWidths(page, table, at.width);
  const row = (cells: readonly (string | number)[], bold: boolean) => {
    const writing = writingOf(page, bold);
    const heights = cells.map((cell, i) => textHeight(writing, said(page, cell), (widths[i] ?? 40) - 4));
    const height = Math.max(9, ...heights) + 2;
    if (y + height > doc.page.height - 34) {
      newPage(page, `${table.title} (continued)`);
      y = 46;
    }
    let x = at.x;
    cells.forEach((cell, i) => {
      doc.fillColor(INK);
      writeText(writing, said(page, cell), { x, y, width: (widths[i] ?? 40) - 4 });
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
  doc.fillColor(INK);
  write(page, { text: table.title, size: 8.5, isBold: true }, { x: at.x, y, width: at.width });
  y += 14;
  row(table.head, true);
  for (const cells of table.rows) row(cells, false);
  if (table.note) {
    doc.fillColor(GREY);
    write(page, { text: table.note, size: 6.5 }, { x: at.x, y: y + 2, width: at.width });
    y += 12;
  }
  return y + 10;
}
