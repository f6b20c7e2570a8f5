/** Width in points of a text as it will be written. */
export type Measure = (text: string) => number;

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Clusters that are measured first: how much is measured depends on the width, and not on the text. */
const FIRST = 16;

/**
 * The longest beginning of a text that is no wider than `width` points, of whole letters with their signs: by halves, so
 * that some dozen beginnings are measured of a text of any length.
 */
export function fittingPrefix(text: string, width: number, measure: Measure): string {
  const ends: number[] = [];
  for (const { index, segment } of clusters.segment(text)) ends.push(index + segment.length);
  const upTo = (count: number): string => text.slice(0, count === 0 ? 0 : ends[count - 1]);
  let [fits, over] = [0, FIRST];
  while (over < ends.length && measure(upTo(over)) <= width) [fits, over] = [over, over * 2];
  if (over >= ends.length) {
    if (measure(text) <= width) return text;
    over = ends.length;
  }
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (measure(upTo(middle)) <= width) fits = middle;
    else over = middle;
  }
  return upTo(fits);
}

/** Cuts a line that would run past `width` points. */
export function fitLine(text: string, width: number, measure: Measure): string {
  const whole = fittingPrefix(text, width, measure);
  return whole === text ? text : `${fittingPrefix(text, width - measure('…'), measure)}…`;
}

/** Parts a text into lines of at most `width` points, `most` of them: a word that is wider is broken, the last line is cut. */
export function wrapLines(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (let word of paragraph.split(/\s+/)) {
      if (lines.length > most) break;
      const longer = line ? `${line} ${word}` : word;
      if (fittingPrefix(longer, width, measure) === longer) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      for (let part = ''; lines.length <= most; word = word.slice(part.length)) {
        part = fittingPrefix(word, width, measure);
        if (part === '' || part === word) break;
        lines.push(part);
      }
      line = word;
    }
    lines.push(line);
  }
  const shown = lines.slice(0, most);
  const isCut = lines.length > most;
  return shown.map((line, nth) => (isCut && nth === most - 1 ? fitLine(`${line}…`, width, measure) : line));
}
