import type { Said } from '#atelier/draft/draft.ts';
import { PARTS_SAID, type PartSaid } from '#atelier/lexicon/language/parts-said.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { takeComparatives } from '../comparatives/comparatives.ts';

/** A run of words of a clause, and what it is there: a part or what is worn beside, a garment, a pronoun, how something should be. */
export type Piece = { start: number; end: number; text: string } & (
  | { is: 'part'; slots: readonly string[]; of: 'garment' | 'shoes' | 'worn' | 'any' | 'fitting' }
  | { is: 'garment' | 'it' | 'word' }
  | { is: 'quality'; as: Said['as'] | 'compared' }
);

const ROWS: ReadonlyMap<string, PartSaid> = new Map(
  PARTS_SAID.flatMap((row) => row.words.split(', ').map((name) => [name, row] as const)),
);
const NAMED = new RegExp(
  `\\b(?:${[...ROWS.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b(?! (?:deep|bare)\\b)`,
  'g',
);
/** What is tied is a verb there, and no part. */
const VERB = /\b(?:tie|belt|button|zip|line|hem|edge|strap) (?:it|them|this|that)\b/g;
const IT = /\b(?:it|them|this|that|these|those|whole|everything)\b/g;
/** How much, and no sunglasses. */
const DEGREE = /\b(?:a |one |two |three |couple of |few )*shades?(?= (?:lighter|darker|deeper|paler|of)\b)/g;
/** What is as something else is, or not as that: it names nothing that is to change. */
const BESIDE =
  /\b(?:(?:in|to|of) )?(?:the )?(?:same )?(?:colou?r|shade) (?:of|as) (?:the |her |his )?[a-z]+|\b(?:same|just) as (?:the |her |his )?[a-z]+|\b(?:to )?match(?:es|ing)?(?: with| to)? (?:the |her |his )?[a-z]+|\b(?:like|than) (?:the |her |his |its )?[a-z]+/g;

type Span = Pick<Piece, 'start' | 'end'>;
const meets = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

function found(clause: string, pattern: RegExp): Span[] {
  return [...clause.matchAll(pattern)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
}

/** The words of a clause in their order, each run by what it is. Pure. */
export function piecesOf(clause: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (span: Span, piece: { is: Piece['is'] } & Record<string, unknown>): void => {
    if (span.end <= span.start || pieces.some((one) => meets(one, span))) return;
    pieces.push({ ...span, text: clause.slice(span.start, span.end), ...piece } as Piece);
  };
  const { things, floating } = draftOf(clause);
  for (const span of found(clause, DEGREE)) add(span, { is: 'word' });
  for (const span of found(clause, BESIDE)) add(span, { is: 'quality', as: 'palette' });
  for (const span of found(clause, VERB)) add(span, { is: 'it' });
  // a roll neck is no neck, and a bow tie no bow
  for (const { type, start, end } of things) {
    if (type === 'garment' && !ROWS.has(clause.slice(start, end))) add({ start, end }, { is: 'garment' });
    if (type !== 'garment' && /^[a-z]+ [a-z]+$/.test(clause.slice(start, end)))
      add({ start, end }, { is: 'part', slots: [], of: type === 'footwear' ? 'shoes' : 'worn' });
  }
  for (const span of found(clause, NAMED)) {
    const row = ROWS.get(clause.slice(span.start, span.end));
    add(span, { is: 'part', slots: row?.slots ?? [], of: row?.of ?? 'garment' });
  }
  const { compared } = takeComparatives(clause);
  for (const { said } of compared) {
    const start = /^(?:change|make|turn)\b/.test(said) ? -1 : clause.indexOf(said);
    if (start >= 0) add({ start, end: start + said.length }, { is: 'quality', as: 'compared' });
  }
  for (const one of [...floating, ...things.flatMap(({ said }) => said)])
    if (one.as !== 'unread' && one.as !== 'part' && !/^(?:change|make|turn)$/.test(clause.slice(one.start, one.end)))
      add(one, { is: 'quality', as: one.as });
  for (const { type, start, end } of things)
    if (type !== 'garment') add({ start, end }, { is: 'part', slots: [], of: type === 'footwear' ? 'shoes' : 'worn' });
  for (const span of found(clause, IT)) add(span, { is: 'it' });
  for (const span of found(clause, /[a-z\d']+/g)) add(span, { is: 'word' });
  return pieces.toSorted((a, b) => a.start - b.start);
}
