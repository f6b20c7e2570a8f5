import type { Look } from '@toile/look';
import { CONSTRUCTION_WORDS, type ConstructionId } from './construction-words.ts';
import { nearestGarment } from './garment-of.ts';
import type { Made } from './made.ts';

/** What stands in a line for a letter that nobody read: 'at the', 'with'. */
const UNREAD = '~';
/** A pause between two breaths. */
const COMMA = ', ';

/** The words of a brief at their places, as far as its reading keeps them; what lies between is filled. */
function lineOf({ reading }: Look): string {
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

const BETWEEN =
  '(?:[ ~]+(?:(?:at|the|in|on|of|with|a|an|to|along|by|for|its|and|down|up|from|near|cent(?:re|er))[ ~]+)*)';

const PATTERNS: readonly (readonly [id: ConstructionId, pattern: RegExp])[] = Object.entries(CONSTRUCTION_WORDS).map(
  // the keys of the table are its ids
  ([id, words]) => [id as ConstructionId, new RegExp(`\\b(?:${words.split('_').join(BETWEEN)})\\b`, 'gi')],
);

/** Constructions that the words order of a garment of the Look, in the table's order. */
export function readMade(look: Look, garment: string): Made[] {
  const line = lineOf(look);
  return PATTERNS.flatMap(([id, pattern]) =>
    [...line.matchAll(pattern)].flatMap((match): Made[] => {
      const [start, end] = [match.index, match.index + match[0].length];
      const inside = look.reading.understood.find(
        (span) => span.start < end && span.end > start && look.garments.some((one) => one.id === span.of),
      );
      const of = inside?.of ?? nearestGarment(look, { start });
      return of === garment ? [{ id, text: match[0].replaceAll(/[ ~]+/g, ' '), start, end }] : [];
    }),
  );
}
