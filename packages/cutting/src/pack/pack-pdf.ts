import type { Look } from '@toile/look';
import PDFDocument from 'pdfkit';
import { changesTable, revisionsTable } from '../edits/revisions.ts';
import { drawFlat } from '../flats/draw-flat.ts';
import { drawFlatInto } from '../flats/write/flat-pdf.ts';
import { bytesOf } from '../kit/pdf-bytes.ts';
import { askedNotDrawn } from '../order/asked-not-drawn.ts';
import { chosenOf } from '../order/notes-of.ts';
import { sizeNote } from '../order/size-note.ts';
import { orderedBeside } from '../spec/to-cut.ts';
import { drawCare } from './draw-care.ts';
import { INK, MARGIN, newPage, type PackOptions, type Page, printTable, write } from './pack-page.ts';
import {
  billTable,
  careTable,
  constructionOfPack,
  costTable,
  metresTable,
  type PackGarment,
  piecesTable,
  pointsTable,
  seamsTable,
  sizesTable,
  stepsTable,
  type Table,
  toldLines,
} from './pack-tables.ts';
import { worksPage } from './works-page.ts';

function colourways(page: Page, garments: readonly PackGarment[], y: number): void {
  const { doc } = page;
  let x = MARGIN + 300;
  for (const { spec } of garments)
    for (const cloth of spec.cloths) {
      doc.rect(x, y, 34, 22).fillAndStroke(cloth.hex, '#777');
      doc.fillColor(INK);
      write(page, { text: cloth.name, size: 5.5 }, { x, y: y + 25, width: 44 });
      write(page, { text: cloth.hex, size: 5.5 }, { x, y: y + 42, width: 44 });
      x += 52;
      if (x > doc.page.width - 70) return;
    }
}

/** What of the order the flats do not show, and what was ordered with them and nobody makes from this pack. */
const orderTables = (look: Look, garments: readonly PackGarment[]): Table[] => [
  {
    title: 'Ordered and not drawn: make by the order',
    head: ['what'],
    rows: askedNotDrawn(look, garments).map((what) => [what]),
  },
  {
    title: 'The house’s choice, in no word of the order: leave off at will',
    head: ['what'],
    rows: garments.flatMap(({ spec }) => chosenOf(look, spec).map((what) => [`${spec.name}: ${what}`])),
  },
  {
    title: 'Ordered and not made here',
    head: ['what'],
    rows: orderedBeside(
      look,
      garments.map(({ spec }) => spec.garment),
    ).map((what) => [what]),
  },
];

/** What the pack is called: by the Look where all of it is made, and else by what is. */
const titleOf = (look: Look, garments: readonly PackGarment[]): string =>
  look.garments.every(({ id }) => garments.some(({ spec }) => spec.garment.id === id))
    ? look.title
    : garments.map(({ spec }) => spec.name).join(' and ');

/** What a cover has for the flats of all its garments, points. */
const COVER_HEIGHT = 480;

function cover(page: Page, look: Look, garments: readonly PackGarment[]): void {
  const { doc, options } = page;
  newPage(page, titleOf(look, garments));
  if (options.picture) doc.image(Buffer.from(options.picture), MARGIN, 50, { fit: [260, 480] });
  else
    for (const [nth, { spec }] of garments.entries()) {
      // one under another, each as high as is left to it
      const height = COVER_HEIGHT / garments.length;
      drawFlatInto(
        doc,
        { flat: drawFlat(spec, { dimensions: false }), garment: spec.garment },
        { x: MARGIN, y: 50 + nth * height, width: 270, height: Math.min(300, height - 10) },
        'cloth',
      );
    }
  const list: Table = {
    title: 'Garments',
    head: ['garment', 'cloth', 'sizes', 'pattern'],
    rows: garments.map(({ spec, pattern }) => [
      spec.name,
      spec.cloths[0]?.name ?? '',
      `${options.sizes[0] ?? ''} to ${options.sizes.at(-1) ?? ''}`,
      pattern.undrafted
        ? spec.missing
          ? 'not drafted'
          : `not drafted; nearest: ${pattern.undrafted.nearest}`
        : `${pattern.pieces.length} pieces`,
    ]),
  };
  const width = doc.page.width - MARGIN * 2 - 300;
  let y = printTable(page, list, { x: MARGIN + 300, y: 50, width });
  y = printTable(page, revisionsTable(options.revisions), { x: MARGIN + 300, y, width });
  for (const table of orderTables(look, garments))
    if (table.rows.length > 0) y = printTable(page, table, { x: MARGIN + 300, y, width });
  colourways(page, garments, Math.min(y + 6, doc.page.height - 90));
}

function garmentPages(page: Page, garment: PackGarment): void {
  const { doc } = page;
  const { spec } = garment;
  const width = doc.page.width - 2 * MARGIN;
  newPage(page, `${spec.name}: flat`);
  drawFlatInto(
    doc,
    { flat: drawFlat(spec, { callouts: garment.told }), garment: spec.garment },
    { x: MARGIN, y: 44, width: width - 160, height: doc.page.height - 84 },
    'cloth',
  );
  const numbered = [...constructionOfPack(garment).map(({ text }) => text), ...toldLines(garment)].map((text, i) => [
    i + 1,
    text,
  ]);
  printTable(
    page,
    { title: 'Construction', head: ['', 'what'], rows: numbered },
    { x: doc.page.width - MARGIN - 150, y: 46, width: 150 },
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
  const foot = printTable(page, careTable(garment), { x: MARGIN, y: below, width });
  drawCare(page, spec, { x: MARGIN, y: foot });
  if (spec.works.length) worksPage(page, garment);
}

/** The tech pack of a Look as a factory expects it: A4 landscape, cover to packing. */
export async function packPdf(look: Look, garments: readonly PackGarment[], options: PackOptions): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    info: { Title: `${options.number} ${titleOf(look, garments)}`, Creator: 'Toile' },
  });
  const bytes = bytesOf(doc);
  for (const { name, bytes: file } of options.fonts?.files ?? []) doc.registerFont(name, Buffer.from(file));
  const [first] = garments;
  const size = first && sizeNote(look, first.spec.who, first.spec.size);
  const title = titleOf(look, garments);
  const page: Page = { doc, title: size ? `${title} · ${size}` : title, options, pages: 0 };
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
