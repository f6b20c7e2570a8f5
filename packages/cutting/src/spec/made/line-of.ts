import type { Look } from '@toile/look';

/** What stands in a line for a letter that nobody read: 'at the', 'with'. */
const UNREAD = '~';
/** A pause between two breaths. */
const COMMA = ', ';

/** The words of a brief at their places, as far as its reading keeps them; what lies between is filled. */
export function lineOf({ reading }: Pick<Look, 'reading'>): string {
  const spans = [...reading.understood, ...reading.unread].toSorted((a, b) => a.start - b.start || b.end - a.end);
  let line = '';
  for (const { start, end, text } of spans) {
    if (end <= line.length) continue;
    const gap = start - line.length;
    if (gap > 0) line += gap === 1 ? ' ' : gap === COMMA.length ? COMMA : ` ${UNREAD.repeat(gap - 2)} `;
    line += text.slice(Math.max(0, line.length - start));
  }
  return line;
}
