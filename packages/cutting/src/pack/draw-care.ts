import { toData } from '../kit/path.ts';
import type { Specification } from '../spec/specification.ts';
import { careOfMade } from './care.ts';
import { CARE_SYMBOLS } from './care-symbols.ts';
import { INK, type Page, write } from './pack-page.ts';

/** Points of a symbol's side, and from one to the next. */
const SIDE = 30;
const STEP = 92;
const SCALE = SIDE / 10;

/** The care symbols of a cloth with what each says; none where somebody set the care in their own words. */
export function drawCare(page: Page, spec: Specification, { x, y }: { x: number; y: number }): void {
  if (spec.texts.care !== undefined) return;
  const { doc } = page;
  if (y + SIDE + 30 > doc.page.height - 34) return;
  careOfMade(spec).forEach(({ symbol, says }, nth) => {
    const at = [x + nth * STEP, y] as const;
    const { lines, dots, text } = CARE_SYMBOLS[symbol];
    doc.undash().lineWidth(1).lineJoin('round').lineCap('round').strokeColor(INK);
    for (const line of lines) doc.path(toData(line, SCALE, at)).stroke();
    for (const dot of dots) doc.path(toData(dot, SCALE, at)).fill(INK);
    if (text) {
      doc.font('Helvetica').fontSize(9).fillColor(INK);
      const width = doc.widthOfString(text.says);
      const [cx, cy] = [at[0] + text.at[0] * SCALE, at[1] + text.at[1] * SCALE];
      doc.text(text.says, cx - width / 2, cy - 4, { lineBreak: false });
    }
    doc.fillColor(INK);
    write(page, { text: says, size: 6 }, { x: at[0], y: y + SIDE + 5, width: STEP - 8 });
  });
}
