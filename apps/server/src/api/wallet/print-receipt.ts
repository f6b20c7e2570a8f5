import { buffer } from 'node:stream/consumers';
import { type Receipt, type Rupees, rupees } from '@toile/contract';
import PDFDocument from 'pdfkit';
import { fitLine } from '#server/product/print/fit-line.ts';
import { fontName, type PrintFonts, printFonts, type Weight } from '#server/product/print/print-fonts.ts';

const INK = '#1c1916';
const FAINT = '#635a4e';
const LINE = '#d6cdbd';
const ACTION = '#c4321a';
/** Points: A4 is 595 wide. */
const MARGIN = 56;
const WIDTH = 595 - 2 * MARGIN;

interface Style {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const price = (amount: Rupees): string => `₹${grouped.format(amount)}`;

/** Prints a receipt as a PDF of one A4 page. */
export async function printReceipt(receipt: Receipt): Promise<Buffer> {
  const fonts = await printFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-IN',
    info: { Title: `Receipt ${receipt.number}`, Author: receipt.seller.name, CreationDate: new Date(receipt.paid_at) },
  });
  for (const { name, bytes } of fonts.files) doc.registerFont(name, bytes);
  const bytes = buffer(doc);
  const page = createPage(doc, fonts);
  printHead(page, receipt);
  printParties(page, receipt);
  printLines(page, receipt);
  printFoot(page, receipt);
  doc.end();
  return bytes;
}

type Page = ReturnType<typeof createPage>;

/** Writes downwards: lines of text in two columns, rules between them. */
function createPage(doc: PDFKit.PDFDocument, fonts: PrintFonts) {
  let y = MARGIN;
  const widthOf = (text: string, { size = 10, weight = 400 }: Style) =>
    fonts
      .runsOf(text)
      .reduce((sum, run) => sum + doc.font(fontName(run.script, weight)).fontSize(size).widthOfString(run.text), 0);
  const write = (text: string, x: number, style: Style = {}) => {
    const { size = 10, weight = 400, color = INK, align = 'left' } = style;
    let at = align === 'right' ? x - widthOf(text, style) : x;
    for (const run of fonts.runsOf(text)) {
      doc.font(fontName(run.script, weight)).fontSize(size).fillColor(color);
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(run.text);
    }
  };
  return {
    write,
    down: (points: number) => {
      y += points;
    },
    rule: () =>
      doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + WIDTH, y)
        .lineWidth(0.75)
        .strokeColor(LINE)
        .stroke(),
    /** Cuts a line that would run past `width` points. */
    fit: (text: string, width: number, style: Style = {}) => fitLine(text, width, (part) => widthOf(part, style)),
    between(left: string, right: string, style: Style = {}) {
      write(left, MARGIN, style);
      write(right, MARGIN + WIDTH, { ...style, align: 'right' });
    },
  };
}

function printHead(page: Page, { number, paid_at, is_test, seller }: Receipt): void {
  page.down(20);
  page.between(page.fit(seller.name, WIDTH * 0.6, { size: 22 }), 'Receipt', { size: 22 });
  page.down(18);
  page.between('', number, { weight: 600 });
  page.down(14);
  page.between('', day.format(new Date(paid_at)), { color: FAINT });
  page.down(20);
  page.rule();
  if (!is_test) return;
  page.down(24);
  page.write('Made in test mode: no money moved, and this is not proof of a payment.', MARGIN, {
    weight: 600,
    color: ACTION,
  });
}

/** Who sold and who bought, side by side. */
function printParties(page: Page, { seller, buyer }: Receipt): void {
  const half = WIDTH / 2;
  const from = [
    seller.name,
    ...seller.address,
    seller.tax_id && `Tax registration ${seller.tax_id}`,
    seller.email,
    seller.phone,
  ].filter((line): line is string => Boolean(line));
  const to = [buyer.name, buyer.email];
  page.down(30);
  page.write('Sold by', MARGIN, { color: FAINT, size: 9 });
  page.write('Bought by', MARGIN + half, { color: FAINT, size: 9 });
  for (let line = 0; line < Math.max(from.length, to.length); line++) {
    const style: Style = { weight: line === 0 ? 600 : 400 };
    page.down(15);
    page.write(page.fit(from[line] ?? '', half - 16, style), MARGIN, style);
    page.write(page.fit(to[line] ?? '', half, style), MARGIN + half, style);
  }
}

function printLines(page: Page, { tokens, price: paid, refunds }: Receipt): void {
  page.down(44);
  page.between('What', 'Amount', { color: FAINT, size: 9 });
  page.down(8);
  page.rule();
  page.down(20);
  const each = grouped.format(paid / tokens);
  page.between(`${tokens} ${tokens === 1 ? 'token' : 'tokens'}, ₹${each} each`, price(paid));
  page.down(14);
  page.rule();
  page.down(22);
  page.between('Paid', price(paid), { weight: 600, size: 13 });
  if (refunds.length === 0) return;
  for (const { at, amount, tokens_taken } of refunds) {
    page.down(24);
    const took =
      tokens_taken === 0 ? '' : `, ${tokens_taken} unspent ${tokens_taken === 1 ? 'token' : 'tokens'} taken back`;
    page.between(`Given back on ${day.format(new Date(at))}${took}`, `−${price(amount)}`);
  }
  page.down(24);
  const kept = rupees(paid - refunds.reduce((sum, { amount }) => sum + amount, 0));
  page.between('Kept', price(kept), { weight: 600 });
}

function printFoot(page: Page, { order_id, payment_id, is_test }: Receipt): void {
  page.down(44);
  page.rule();
  page.down(20);
  const through = is_test ? 'Test mode' : 'Paid through Razorpay';
  for (const line of [
    `${through}, payment ${payment_id}, order ${order_id}`,
    'All amounts in Indian rupees. Tokens are non-refundable.',
  ]) {
    page.write(line, MARGIN, { size: 9, color: FAINT });
    page.down(14);
  }
}
