import type { Named } from '#web/lib/painter/painter-messages.ts';

/** A colourway that was painted. */
export interface Painted extends Named {
  picture: ImageBitmap;
}

/** Pixels of the sheet: A4 upright at 300 dots to the inch across its columns. */
const SHEET = { width: 2480, margin: 120, head: 230, gap: 60, caption: 150 } as const;
const INK = '#2f2825';
const SOFT = '#5f554d';
const PAPER = '#f4efe6';
const SANS = '"Anek Latin Variable", sans-serif';
const SERIF = '"Playfair Variable", serif';

/** Columns in which so many stand in two or three even rows. */
export const columnsOf = (count: number): number => (count <= 6 ? 3 : 4);

/** All colourways on one sheet, with their names and codes. */
export function drawSheet(title: string, painted: readonly Painted[]): HTMLCanvasElement {
  const columns = columnsOf(painted.length);
  const [first] = painted;
  const width = (SHEET.width - 2 * SHEET.margin - (columns - 1) * SHEET.gap) / columns;
  const height = first ? (width * first.picture.height) / first.picture.width : 0;
  const rows = Math.ceil(painted.length / columns);
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width;
  canvas.height = Math.round(SHEET.head + rows * (height + SHEET.caption + SHEET.gap) + SHEET.margin);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    context.font = font;
    context.fillStyle = colour;
    context.fillText(text, x, y, x === SHEET.margin ? SHEET.width - 2 * SHEET.margin : width - 90);
  };
  write(title, SHEET.margin, 160, `84px ${SERIF}`, INK);
  painted.forEach(({ picture, name, hex, near }, n) => {
    const x = SHEET.margin + (n % columns) * (width + SHEET.gap);
    const y = SHEET.head + Math.floor(n / columns) * (height + SHEET.caption + SHEET.gap);
    context.drawImage(picture, x, y, width, height);
    context.fillStyle = hex;
    context.fillRect(x, y + height + 30, 64, 64);
    const beside = x + 84;
    write(name, beside, y + height + 58, `600 34px ${SANS}`, INK);
    write(`${hex} · CSS ${near.name}`, beside, y + height + 98, `28px ${SANS}`, SOFT);
  });
  return canvas;
}

/** The codes as a table that spreadsheets open. */
export const tableOf = (heads: readonly string[], colours: readonly Named[]): string =>
  [heads, ...colours.map(({ name, hex, near }) => [name, hex, near.name, near.hex])]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
