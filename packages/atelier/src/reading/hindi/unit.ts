import type { Kind } from '#atelier/lexicon/hindi/hindi.ts';
import type { Token } from '#atelier/lexicon/language/tokenise.ts';

/** A phrase in English on its way to its place in the sentence; `link` is a word of English that joins. */
export interface Unit {
  english: string;
  kind: Kind | 'link';
  /** Where the text says it. */
  start: number;
  end: number;
  gap: Token['gap'];
}

const NAMED: ReadonlySet<Unit['kind']> = new Set(['quality', 'part', 'thing', 'person', 'day', 'word']);

/** Begins nothing and ends nothing that is named. */
export const isNamed = (unit: Unit | undefined): unit is Unit => unit !== undefined && NAMED.has(unit.kind);

export const isThing = (unit: Unit | undefined): boolean => unit?.kind === 'thing';

/** A word that joins in the place of one that joined in Hindi. */
export const link = (english: string, { start, end }: Unit, gap: Token['gap'] = 'none'): Unit => ({
  english,
  kind: 'link',
  start,
  end,
  gap,
});
