import type { Look } from '@toile/look';
import { CONSTRUCTION_WORDS, type ConstructionId } from './construction-words.ts';
import { nearestGarment } from './garment-of.ts';
import { lineOf } from './line-of.ts';
import type { Made } from './made.ts';

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
      // 'yoke at back, no buttons': what is refused is not made
      const isRefused = look.reading.understood.some(
        (span) => span.as === 'without' && span.start < end && span.end > start,
      );
      if (isRefused && id !== 'no-loops') return [];
      // 'flat front trousers': what stands before a garment's name in one breath is of it
      const next = look.reading.understood.find(
        (span) => span.as === 'garment' && span.start === end + 1 && look.garments.some((one) => one.id === span.of),
      );
      const of = inside?.of ?? next?.of ?? nearestGarment(look, { start });
      return of === garment ? [{ id, text: match[0].replaceAll(/[ ~]+/g, ' '), start, end }] : [];
    }),
  );
}
