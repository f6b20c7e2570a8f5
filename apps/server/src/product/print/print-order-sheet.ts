import { buffer } from 'node:stream/consumers';
import { CUSTOMER_MEASURES } from '@toile/contract';
import { specifyLook, toCut } from '@toile/cutting';
import PDFDocument from 'pdfkit';
import type { OrderSheet } from '#server/product/garments/garment-task.ts';
import { wantedOf } from '#server/product/garments/wanted-of.ts';
import { printDay, printRupees } from './amounts.ts';
import { createPaper, FAINT, type Paper } from './paper.ts';
import { printFonts } from './print-fonts.ts';

/** Points: A4 is 595 by 842. */
const MARGIN = 48;
const WIDTH = 595 - 2 * MARGIN;
const PICTURE = { width: 195, height: 260 };
const SIDE = MARGIN + PICTURE.width + 28;
const TOP = 118;
const ROW = 15;
const COLUMNS = 4;

/** The sheet a workroom sews an order from: who, what, in which measures and cloth, for how much and until when. */
export async function printOrderSheet(order: OrderSheet): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-IN',
    info: { Title: `Order ${order.number}`, Author: order.shop, CreationDate: new Date(`${order.on}T00:00:00Z`) },
  });
  const bytes = buffer(doc);
  const paper = createPaper(doc, await printFonts());
  printHead(paper, order);
  doc.image(Buffer.from(order.picture), MARGIN, TOP, { fit: [PICTURE.width, PICTURE.height] });
  printAgreed(paper, order);
  const below = printMeasures(paper, order, TOP + PICTURE.height + 36);
  const afterNotes = printNotes(paper, order, below + 20);
  printSums(paper, order, Math.max(afterNotes + 20, 640));
  printSigning(paper, 782);
  doc.end();
  return new Uint8Array(await bytes);
}

function printHead(paper: Paper, { shop, number, on }: OrderSheet): void {
  const right = MARGIN + WIDTH;
  paper.write(paper.fit(shop, WIDTH * 0.6, { size: 22 }), { x: MARGIN, y: 66 }, { size: 22 });
  paper.write('Order sheet', { x: right, y: 66 }, { size: 22, align: 'right' });
  paper.write(number, { x: right, y: 84 }, { weight: 600, align: 'right' });
  paper.write(printDay(on), { x: MARGIN, y: 84 }, { color: FAINT });
  paper.rule({ x: MARGIN, y: 98 }, WIDTH);
}

/** What was agreed, beside the picture. */
function printAgreed(paper: Paper, order: OrderSheet): void {
  const isUnmeasured = isWithoutMeasures(order);
  const rows: (readonly [string, string])[] = [
    ['For', order.customer ?? (order.isForgotten ? 'card deleted' : 'no card')],
    ['Design', order.look.title],
    ['Garments', order.look.garments.map((garment) => garment.name).join(', ')],
    ['Size', isUnmeasured ? 'made to measure' : wantedOf(order.look, order.wanted).name],
    ['Colour', order.colourway ?? 'as drawn'],
    ['Fabric', order.fabric || clothsOf(order)],
    ['Ready on', printDay(order.dueOn)],
  ];
  let y = TOP + 10;
  const width = MARGIN + WIDTH - SIDE;
  for (const [label, value] of rows) {
    paper.write(label, { x: SIDE, y }, { color: FAINT, size: 8.5 });
    y += 13;
    const strong = label === 'For' || label === 'Ready on';
    for (const line of paper.wrap(value, width, { most: 2, weight: strong ? 600 : 400 })) {
      paper.write(line, { x: SIDE, y }, { weight: strong ? 600 : 400 });
      y += 13;
    }
    y += 8;
  }
}

const clothsOf = ({ look }: OrderSheet) =>
  toCut(look)
    .map(({ cloth }) => `${cloth.colour.name} ${cloth.fabric}`)
    .join(', ');

/** Whether it was made to measures that are no longer kept: no other body may stand in for hers. */
const isWithoutMeasures = ({ isForgotten, wanted }: OrderSheet) => isForgotten && wanted.size === undefined;

/** The body it is sewn for: what was measured on the customer, or the size's own. */
function printMeasures(paper: Paper, order: OrderSheet, top: number): number {
  if (isWithoutMeasures(order)) {
    paper.write('Measures: deleted with the customer’s card', { x: MARGIN, y: top }, { weight: 600 });
    return top + ROW;
  }
  const { measured } = order.wanted;
  const [spec] = specifyLook(order.look, wantedOf(order.look, order.wanted).wanted);
  const known = CUSTOMER_MEASURES.flatMap(([name, label]) => {
    const cm = measured ? measured[name] : spec?.body[name];
    return cm === undefined ? [] : [{ label, cm }];
  });
  const heading = measured ? 'Measured on the customer, cm' : `Body of size ${spec?.size ?? ''}, cm`;
  paper.write(heading, { x: MARGIN, y: top }, { weight: 600 });
  paper.rule({ x: MARGIN, y: top + 8 }, WIDTH);
  const column = WIDTH / COLUMNS;
  const lines = Math.ceil(known.length / COLUMNS);
  known.forEach(({ label, cm }, nth) => {
    const x = MARGIN + Math.floor(nth / lines) * column;
    const y = top + 26 + (nth % lines) * ROW;
    paper.write(paper.fit(label, column - 50, { size: 9 }), { x, y }, { size: 9, color: FAINT });
    paper.write(String(cm), { x: x + column - 18, y }, { size: 9, weight: 600, align: 'right' });
  });
  return top + 26 + lines * ROW;
}

function printNotes(paper: Paper, { notes }: OrderSheet, top: number): number {
  if (!notes) return top;
  paper.write('Notes', { x: MARGIN, y: top }, { weight: 600 });
  let y = top + 16;
  for (const line of paper.wrap(notes, WIDTH, { most: 9 })) {
    paper.write(line, { x: MARGIN, y });
    y += 14;
  }
  return y;
}

function printSums(paper: Paper, { price, advance }: OrderSheet, top: number): void {
  const right = MARGIN + WIDTH;
  paper.rule({ x: MARGIN, y: top }, WIDTH);
  const rows: (readonly [string, number])[] = [
    ['Price', price],
    ['Advance received', advance],
    ['To be paid', Math.round((price - advance) * 100) / 100],
  ];
  rows.forEach(([label, amount], nth) => {
    const y = top + 22 + nth * 20;
    const style = nth === rows.length - 1 ? { weight: 600 as const, size: 13 } : {};
    paper.write(label, { x: MARGIN, y }, style);
    paper.write(printRupees(amount), { x: right, y }, { ...style, align: 'right' });
  });
}

function printSigning(paper: Paper, y: number): void {
  const half = WIDTH / 2 - 20;
  for (const [label, x] of [
    ['Customer', MARGIN],
    ['For the shop', MARGIN + WIDTH / 2 + 20],
  ] as const) {
    paper.rule({ x, y: y - 16 }, half, FAINT);
    paper.write(label, { x, y }, { size: 8.5, color: FAINT });
  }
}
