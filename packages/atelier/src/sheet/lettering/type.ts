/** The two typefaces of the house and how words are set in them. */
import '#atelier/sheet/lettering/typefaces.ts';
import { type Context2D, newContext, type Pen } from '#atelier/kit/canvas.ts';
import { remembering } from '#atelier/kit/remember.ts';

/** `title` is the high-contrast italic, `roman` its upright, `sans`, `caps` and the spaced `lead` the grotesque of captions. */
export type Face = 'title' | 'roman' | 'sans' | 'caps' | 'lead' | 'note';

/** Names under which a canvas knows the faces: Playfair's italic and roman, Anek Latin. */
export type Family = 'Toile Italic' | 'Toile Roman' | 'Toile Sans';

/** Optical size, width and weight are set by hand: the canvas chooses none of them by itself. */
const FACES: Record<Face, { family: Family; axes: string; spacing: number }> = {
  title: { family: 'Toile Italic', axes: '"opsz" 40, "wdth" 90, "wght" 420', spacing: 0 },
  note: { family: 'Toile Italic', axes: '"opsz" 14, "wdth" 87.5, "wght" 440', spacing: 0 },
  roman: { family: 'Toile Roman', axes: '"opsz" 60, "wdth" 87.5, "wght" 400', spacing: 0 },
  sans: { family: 'Toile Sans', axes: '"wdth" 90, "wght" 400', spacing: 0 },
  lead: { family: 'Toile Sans', axes: '"wdth" 92, "wght" 500', spacing: 0.13 },
  caps: { family: 'Toile Sans', axes: '"wdth" 84, "wght" 560', spacing: 0.02 },
};

/** Latin letters, digits and marks our faces hold; anything else would fall back to a font of the machine. */
const FOREIGN = /[^\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/g;

/** Words as they can be set: composed, one line, only letters the faces hold. */
export const settable = (words: string): string =>
  words.normalize('NFC').replace(FOREIGN, '').replace(/\s+/g, ' ').trim();

/** Chooses face and size (pixels) for the next words. */
export function setFace(context: Pen, face: Face, size: number): void {
  const { family, axes, spacing } = FACES[face];
  context.font = `${size}px "${family}"`;
  context.fontVariationSettings = axes;
  context.letterSpacing = `${spacing * size}px`;
}

/** The words of a sheet are measured at many sizes, and the same again for its preview. */
const MOST_WIDTHS = 4000;
const remember = remembering<number>(MOST_WIDTHS);

/** Lines already broken, the same for a picture and its preview. */
const MOST_BROKEN = 500;
const rememberLines = remembering<readonly string[]>(MOST_BROKEN);

/** How long words are in the face that is set, pixels. */
function widthOf(context: Context2D, face: string, words: string): number {
  return remember(`${face}|${words}`, () => context.measureText(words).width);
}

/** What is set on a context: everything that decides how long words are. */
const faceOn = (context: Context2D): string =>
  `${context.font}|${context.fontVariationSettings}|${context.letterSpacing}`;

/** How long words are in the face that is set, pixels; of words asked for before it is known. */
export const lengthOf = (context: Context2D, words: string): number => widthOf(context, faceOn(context), words);

/** Where lines may break: between words, and in long compounds at their hyphen. */
const BETWEEN = / /;
const IN_COMPOUNDS = / |(?<=[a-z]{4}-)(?=[a-z]{4})/;

/**
 * Lines of at most `width` pixels in the face that is set. A word longer than a line stands alone.
 * @param whole whether compounds stay whole; else long ones may part at their hyphen.
 */
export function wrapWords(context: Context2D, words: string, width: number, whole = false): string[] {
  const lines: string[] = [];
  const face = faceOn(context);
  let line = '';
  for (const word of settable(words).split(whole ? BETWEEN : IN_COMPOUNDS)) {
    const longer = line ? `${line}${line.endsWith('-') ? '' : ' '}${word}` : word;
    if (line && widthOf(context, face, longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

/** As few lines as the width asks for, broken where they come out most even; a short last line is the lesser evil. */
export function wrapEvenly(context: Context2D, words: string, width: number, whole = false): string[] {
  const face = faceOn(context);
  return [...rememberLines(`${face}|${width}|${whole}|${words}`, () => brokenEvenly(context, words, width, whole))];
}

function brokenEvenly(context: Context2D, words: string, width: number, whole: boolean): string[] {
  const face = faceOn(context);
  const ragged = (lines: readonly string[]): number => {
    const widths = lines.map((line) => widthOf(context, face, line));
    const full = Math.max(...widths);
    return widths.reduce((sum, w, i) => sum + (full - w) ** 2 * (i === widths.length - 1 ? 0.5 : 1), 0);
  };
  let best = wrapWords(context, words, width, whole);
  const count = best.length;
  for (let narrower = width * 0.97; narrower > width * 0.5; narrower *= 0.97) {
    const lines = wrapWords(context, words, narrower, whole);
    if (lines.length > count) break;
    if (ragged(lines) < ragged(best)) best = lines;
  }
  return best;
}

let measuring: Context2D | undefined;

/** The context for measuring words in page units; whoever measures sets its face first. */
export const measuringContext = (): Context2D => (measuring ??= newContext(8, 8));
