import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ContactSheet } from '#server/product/garments/garment-task.ts';
import { printDay } from './amounts.ts';
import { createPaper, FAINT, type Paper } from './paper.ts';
import { printFonts } from './print-fonts.ts';

/** Points: A4 is 595 by 842. */
const MARGIN = 40;
const WIDTH = 595 - 2 * MARGIN;
const HEAD = 92;
const FOOT = 814;
const GRID = { columns: 4, rows: 4, gap: 14, caption: 26 } as const;
const CELL = {
  width: (WIDTH - (GRID.columns - 1) * GRID.gap) / GRID.columns,
  height: (FOOT - 24 - HEAD) / GRID.rows,
} as const;
const EACH_PAGE = GRID.columns * GRID.rows;

/** The designs of a folder at a glance: sixteen to a page, numbered as their files are. */
export async function printContact(sheet: ContactSheet): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    lang: 'en-IN',
    info: { Title: sheet.title, Author: sheet.by, CreationDate: new Date(`${sheet.on}T00:00:00Z`) },
  });
  const bytes = buffer(doc);
  const paper = createPaper(doc, await printFonts());
  const pages = Math.max(1, Math.ceil(sheet.designs.length / EACH_PAGE));
  for (let page = 0; page < pages; page++) printPage(paper, sheet, page, pages);
  doc.end();
  return new Uint8Array(await bytes);
}

function printPage(paper: Paper, sheet: ContactSheet, page: number, pages: number): void {
  paper.doc.addPage();
  paper.write(paper.fit(sheet.title, WIDTH * 0.75, { size: 18 }), { x: MARGIN, y: 58 }, { size: 18 });
  paper.write(printDay(sheet.on), { x: MARGIN + WIDTH, y: 58 }, { color: FAINT, align: 'right' });
  paper.rule({ x: MARGIN, y: 70 }, WIDTH);
  const from = page * EACH_PAGE;
  sheet.designs.slice(from, from + EACH_PAGE).forEach((design, nth) => {
    const x = MARGIN + (nth % GRID.columns) * (CELL.width + GRID.gap);
    const y = HEAD + Math.floor(nth / GRID.columns) * CELL.height;
    const fit: [number, number] = [CELL.width, CELL.height - GRID.caption - GRID.gap];
    paper.doc.image(Buffer.from(design.picture), x, y, { fit });
    const name = `${from + nth + 1}  ${design.title}`;
    paper.write(paper.fit(name, CELL.width, { size: 8.5 }), { x, y: y + fit[1] + 12 }, { size: 8.5 });
  });
  paper.write(paper.fit(sheet.by, WIDTH * 0.7), { x: MARGIN, y: FOOT }, { size: 8.5, color: FAINT });
  paper.write(`${page + 1} / ${pages}`, { x: MARGIN + WIDTH, y: FOOT }, { size: 8.5, color: FAINT, align: 'right' });
}
