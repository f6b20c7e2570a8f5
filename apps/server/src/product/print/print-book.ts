import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { LookBook } from '#server/product/garments/garment-task.ts';
import { printDay } from './amounts.ts';
import { drawCode } from './draw-code.ts';
import { factsOf } from './look-facts.ts';
import { createPaper, FAINT, LINE, type Paper, type Place } from './paper.ts';
import { printFonts } from './print-fonts.ts';

/** Points: A4 is 595 by 842. */
const MARGIN = 48;
const WIDTH = 595 - 2 * MARGIN;
const FOOT = 806;
const COVER_PICTURE = { width: 330, height: 440 };
const LOOK_PICTURE = { width: 318, height: 424 };
const CODE = 84;
const ROWS = 4;

type Shown = LookBook['looks'][number];

/** A lookbook, a page a look, or a line sheet, four to a page: with prices, sizes, and codes that open each design. */
export async function printBook(book: LookBook): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    lang: 'en-IN',
    info: { Title: book.title, Author: book.shop, CreationDate: new Date(`${book.on}T00:00:00Z`) },
  });
  const bytes = buffer(doc);
  const paper = createPaper(doc, await printFonts());
  if (book.form === 'lookbook') printLookbook(paper, book);
  else printLineSheet(paper, book);
  doc.end();
  return new Uint8Array(await bytes);
}

function printLookbook(paper: Paper, book: LookBook): void {
  printCover(paper, book);
  book.looks.forEach((shown, nth) => {
    printLook(paper, book, shown, nth + 1);
  });
}

function printCover(paper: Paper, { title, message, shop, on, looks }: LookBook): void {
  const { doc } = paper;
  doc.addPage();
  paper.write(paper.fit(shop, WIDTH, { size: 13 }), { x: MARGIN, y: 72 }, { size: 13, color: FAINT });
  let y = 116;
  for (const line of paper.wrap(title, WIDTH, { most: 3, size: 34 })) {
    paper.write(line, { x: MARGIN, y }, { size: 34 });
    y += 40;
  }
  for (const line of paper.wrap(message, WIDTH * 0.75, { most: 4, size: 11 })) {
    paper.write(line, { x: MARGIN, y }, { size: 11, color: FAINT });
    y += 16;
  }
  const [first] = looks;
  if (first) picture(paper, first, { x: MARGIN + WIDTH - COVER_PICTURE.width, y: 300 }, COVER_PICTURE);
  paper.rule({ x: MARGIN, y: FOOT - 22 }, WIDTH);
  paper.write(printDay(on), { x: MARGIN, y: FOOT }, { color: FAINT });
  const count = looks.length === 1 ? '1 look' : `${looks.length} looks`;
  paper.write(count, { x: MARGIN + WIDTH, y: FOOT }, { color: FAINT, align: 'right' });
}

const picture = ({ doc }: Paper, shown: Shown, { x, y }: Place, size: { width: number; height: number }) =>
  doc.image(Buffer.from(shown.picture), x, y, { fit: [size.width, size.height] });

function printLook(paper: Paper, book: LookBook, shown: Shown, number: number): void {
  const { doc } = paper;
  doc.addPage();
  const facts = factsOf(shown, book.prices);
  paper.write(String(number).padStart(2, '0'), { x: MARGIN, y: 72 }, { color: FAINT });
  let y = 104;
  for (const line of paper.wrap(shown.look.title, WIDTH, { most: 2, size: 24 })) {
    paper.write(line, { x: MARGIN, y }, { size: 24 });
    y += 30;
  }
  picture(paper, shown, { x: MARGIN, y: 160 }, LOOK_PICTURE);
  const x = MARGIN + LOOK_PICTURE.width + 28;
  const width = MARGIN + WIDTH - x;
  let at = 176;
  const block = (label: string, lines: readonly string[], weight: 400 | 600 = 400) => {
    paper.write(label, { x, y: at }, { size: 8.5, color: FAINT });
    at += 15;
    for (const line of lines.flatMap((text) => paper.wrap(text, width, { most: 2, weight }))) {
      paper.write(line, { x, y: at }, { weight });
      at += 14;
    }
    at += 12;
  };
  block('Garments', facts.garments);
  block('Sizes', [`${facts.sizes}, or to your measures`]);
  block('Price', [facts.price ?? 'on request'], 600);
  paper.write('Cloth', { x, y: at }, { size: 8.5, color: FAINT });
  for (const { name, hex } of facts.cloths.slice(0, 6)) {
    at += 18;
    doc
      .rect(x, at - 10, 14, 14)
      .lineWidth(0.5)
      .fillAndStroke(hex, LINE);
    paper.write(paper.fit(name, width - 22), { x: x + 22, y: at });
  }
  if (shown.code) {
    drawCode(paper, shown.code, { x, y: 160 + LOOK_PICTURE.height - CODE }, CODE);
    paper.write('Scan to see it', { x: x + CODE + 10, y: 160 + LOOK_PICTURE.height - 4 }, { size: 8.5, color: FAINT });
  }
  printFoot(paper, book, number);
}

function printFoot(paper: Paper, { shop, title }: LookBook, number: number): void {
  paper.rule({ x: MARGIN, y: FOOT - 22 }, WIDTH);
  paper.write(paper.fit(`${shop} · ${title}`, WIDTH - 40), { x: MARGIN, y: FOOT }, { size: 8.5, color: FAINT });
  paper.write(String(number), { x: MARGIN + WIDTH, y: FOOT }, { size: 8.5, color: FAINT, align: 'right' });
}

function printLineSheet(paper: Paper, book: LookBook): void {
  const height = 166;
  book.looks.forEach((shown, nth) => {
    const row = nth % ROWS;
    if (row === 0) {
      paper.doc.addPage();
      paper.write(paper.fit(book.shop, WIDTH * 0.6, { size: 16 }), { x: MARGIN, y: 62 }, { size: 16 });
      paper.write('Line sheet', { x: MARGIN + WIDTH, y: 62 }, { size: 16, align: 'right' });
      paper.write(paper.fit(`${book.title} · ${printDay(book.on)}`, WIDTH), { x: MARGIN, y: 80 }, { color: FAINT });
      paper.rule({ x: MARGIN, y: 92 }, WIDTH);
      printFoot(paper, book, Math.floor(nth / ROWS) + 1);
    }
    printLine(paper, book, { shown, number: nth + 1, y: 104 + row * height });
  });
}

function printLine(
  paper: Paper,
  book: LookBook,
  { shown, number, y }: { shown: Shown; number: number; y: number },
): void {
  const facts = factsOf(shown, book.prices);
  picture(paper, shown, { x: MARGIN, y }, { width: 111, height: 148 });
  const x = MARGIN + 131;
  const width = WIDTH - 131 - CODE - 16;
  const style = `${String(number).padStart(2, '0')}  ${shown.look.title}`;
  paper.write(paper.fit(style, width, { weight: 600, size: 11 }), { x, y: y + 14 }, { weight: 600, size: 11 });
  const rows = [
    facts.garments.join(', '),
    facts.cloths.map(({ name }) => name).join(', '),
    `Sizes ${facts.sizes}`,
    facts.price === null ? 'Price on request' : `${facts.price} a piece, with GST`,
  ];
  let at = y + 34;
  for (const line of rows.flatMap((row) => paper.wrap(row, width, { most: 2 }))) {
    paper.write(line, { x, y: at });
    at += 15;
  }
  if (shown.code) drawCode(paper, shown.code, { x: MARGIN + WIDTH - CODE, y }, CODE);
  paper.rule({ x: MARGIN, y: y + 156 }, WIDTH);
}
