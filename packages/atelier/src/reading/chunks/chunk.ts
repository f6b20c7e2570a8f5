import type { ReadAs, Span } from '@toile/look';
import type { Draft, Said, Thing } from '#atelier/draft/draft.ts';
import type { PartEntry } from '#atelier/lexicon/entry.ts';
import type { Word } from '#atelier/reading/words/word.ts';
import type { Link } from './link.ts';
import type { Opener } from './opener.ts';

/** A run of qualities and the thing they may stand before, as one connective, pause or thing opened it. */
export interface Chunk {
  /** How it began. */
  opener: Opener;
  /** The connective that opened it. */
  verb: Word | undefined;
  /** 'A' stands right after what opened it: what follows is one thing. */
  isOne: boolean;
  /** Qualities that wait for the head, or fall back to what was spoken of before. */
  links: Link[];
  head?: Head;
  /** Between 'standing in', 'against' and the next pause words paint a place. */
  scene: boolean;
  /** Words in it that speak of what was named before it. */
  marks: Mark[];
  /** What it rules out. */
  excluded: Exclusion[];
  /** A thought ends with it. */
  stops: boolean;
}

/** The thing a chunk ends with. */
export interface Head {
  word: Word;
  /** What it puts on the person; a set gives several. */
  things: Thing[];
  /** What stands between it and what is said of it. */
  gap: Link['gap'];
  /** 'The', 'this', 'its' stand before. */
  definite: boolean;
  /** 'At', 'on' stand before: what waits is somewhere on it. */
  placed: boolean;
}

export interface Mark {
  as: 'all' | 'set' | 'optional' | 'cloth' | 'matching' | 'carried' | 'label';
  word: Word;
}

export type Exclusion =
  | { as: 'things'; things: readonly Thing[] }
  | { as: 'part'; entry: PartEntry; said: Said }
  | { as: 'quality'; link: Link };

/** A chunk while it is read. */
export interface OpenChunk extends Chunk {
  /** What stands between the last word and the next. */
  gap: Link['gap'];
  /** 'No' stands before the next word. */
  negated: boolean;
  /** 'The' stands before the next word. */
  definite: boolean;
  /** What was said before 'or'. */
  either: string | undefined;
  /** The quality of which 'at the' or 'on the' says where it is. */
  placed: Link | undefined;
  /** What 'on' lays over the colour that follows: 'green palms on cream'. */
  onto: Link | undefined;
  /** Words for a size, which say something of shoes and accessories alone. */
  asides: Span[];
  /** The part a sentence is about: 'the neckline is …'. */
  topic: string | undefined;
  text: string;
  draft: Draft;
}

/** Tells a stretch of the text that belongs to no thing. */
export function note({ draft, text }: { draft: Draft; text: string }, said: Said, as: ReadAs): void {
  const { start, end, value } = said;
  draft.spans.push({ start, end, text: text.slice(start, end), as, value });
}

/** What is said of cloth or make and no picture shows. */
export const QUALITY = 'quality';
/** How a page is to show what is worn, where ours shows the whole of somebody. */
export const VIEW = 'view';
/** What a choice of the words leaves out: the second of 'red or blue', what is optional. */
export const CHOICE = 'choice';

/** Tells a stretch of the text that is understood and not drawn. */
export function noteUndrawn({ draft, text }: { draft: Draft; text: string }, { as, value, start, end }: Said): void {
  if (as !== 'unread') draft.spans.push({ start, end, text: text.slice(start, end), as, value, drawn: false });
}

/** Words as chunks, and in the draft what they say of the person, the moment and the page. */
export interface Chunked {
  chunks: readonly Chunk[];
  draft: Draft;
}

/** Whether nothing follows in the same phrase. */
export const endsPhrase = (next: Word | undefined): boolean => next?.gap !== 'none' || next.sense?.as === 'connective';

/** The part that a phrase which `verb` opens still speaks of: in 'a yoke, with a cord skirt' none. */
export const topicAfter = ({ gap }: Word, { topic }: OpenChunk): string | undefined =>
  gap === 'none' ? topic : undefined;
