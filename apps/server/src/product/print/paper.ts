import { fitLine, wrapLines } from './fit-line.ts';
import { fontName, type PrintFonts, type Weight } from './print-fonts.ts';

export const INK = '#1c1916';
export const FAINT = '#635a4e';
export const LINE = '#d6cdbd';

export interface Style {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** Where something is written, points from the upper left corner; `y` is the line that letters stand on. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Paper = ReturnType<typeof createPaper>;

/** Writes on pages in every script that names come in. */
export function createPaper(doc: PDFKit.PDFDocument, fonts: PrintFonts) {
  for (const { name, bytes } of fonts.files) doc.registerFont(name, bytes);
  const widthOf = (text: string, { size = 10, weight = 400 }: Style = {}) =>
    fonts
      .runsOf(text)
      .reduce((sum, run) => sum + doc.font(fontName(run.script, weight)).fontSize(size).widthOfString(run.text), 0);
  const write = (text: string, { x, y }: Place, style: Style = {}) => {
    const { size = 10, weight = 400, color = INK, align = 'left' } = style;
    let at = align === 'right' ? x - widthOf(text, style) : x;
    for (const run of fonts.runsOf(text)) {
      doc.font(fontName(run.script, weight)).fontSize(size).fillColor(color);
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(run.text);
    }
  };
  /** Cuts a line that would run past `width` points. */
  const fit = (text: string, width: number, style: Style = {}) => fitLine(text, width, (part) => widthOf(part, style));
  /** Parts a text into lines of at most `width` points, `most` of them: the last one is cut. */
  const wrap = (text: string, width: number, { most, ...style }: Style & { most: number }) =>
    wrapLines(text, width, most, (part) => widthOf(part, style));
  const rule = ({ x, y }: Place, width: number, color = LINE) =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  return { doc, write, fit, wrap, rule, widthOf };
}
