/** Text of a pack in whatever script people write: the standard fonts of PDF have Latin letters alone, and no sign of the rupee. */

/** Fonts beside the standard ones, and which of them writes what. */
export interface ScriptFonts {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Parts a text into what each font can write, in order. */
  runsOf(text: string, isBold: boolean): readonly Run[];
}

interface Run {
  /** Name of a font of the document. */
  readonly font: string;
  readonly text: string;
}

/** Where text is written, and with what. */
export interface Writing {
  readonly doc: PDFKit.PDFDocument;
  readonly fonts: ScriptFonts | undefined;
  readonly size: number;
  readonly isBold: boolean;
}

/** How much higher, of their size, fonts of many scripts stand above their letters than the standard ones: the lines of a row are level. */
const RAISE = 0.35;

/** What the standard fonts hold of what is written here. */
const STANDARD = /^[\u0020-\u007e\u00a0-\u00ff‘’“”–—…•€]*$/u;

const standard = (text: string, isBold: boolean): Run => ({
  font: isBold ? 'Helvetica-Bold' : 'Helvetica',
  text: text.replaceAll('₹', 'Rs'),
});

const isStandard = ({ font }: Run) => font.startsWith('Helvetica');

function runsOf({ fonts, isBold }: Writing, text: string): readonly Run[] {
  return !fonts || STANDARD.test(text) ? [standard(text, isBold)] : fonts.runsOf(text, isBold);
}

const setIn = ({ doc, size }: Writing, { font }: Run) => doc.font(font).fontSize(size);

/** Points that a text is wide on one line. */
export const textWidth = (writing: Writing, text: string): number =>
  runsOf(writing, text).reduce((sum, run) => sum + setIn(writing, run).widthOfString(run.text), 0);

/** Points that a text is high within a width; of several fonts a line more than their widths make, as words may break earlier. */
export function textHeight(writing: Writing, text: string, width: number): number {
  const runs = runsOf(writing, text);
  const [only] = runs;
  if (only && runs.length === 1) return setIn(writing, only).heightOfString(only.text, { width });
  const line = Math.max(...runs.map((run) => setIn(writing, run).currentLineHeight(true)));
  const lines = textWidth(writing, text) / width;
  return line * (lines <= 1 ? 1 : Math.ceil(lines) + 1);
}

/** Writes a text from its upper left corner, on as many lines as the width wants. */
export function writeText(
  writing: Writing,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const runs = runsOf(writing, text);
  runs.forEach((run, nth) => {
    const continued = nth < runs.length - 1;
    const doc = setIn(writing, run);
    if (nth === 0) doc.text(run.text, x, isStandard(run) ? y : y - RAISE * writing.size, { width, continued });
    else doc.text(run.text, { continued });
  });
}
