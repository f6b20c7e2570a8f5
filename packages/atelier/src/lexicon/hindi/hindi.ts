import { COUNTED_PARTS } from './counted-parts.ts';
import { LITTLE_WORDS, type LittleWord } from './little-words.ts';
import { DAYS, PEOPLE } from './people.ts';
import { QUALITIES } from './qualities.ts';
import { SCENES, WORN_AT } from './scenes.ts';
import { PARTS_OF_CLOTHES, THINGS } from './things.ts';

/** What a phrase of Hindi is, as far as the order of words depends on it. */
export type Kind = 'quality' | 'part' | 'thing' | 'person' | 'day' | 'word' | 'scene' | 'worn-at' | LittleWord;

/** A phrase of Hindi with what it is in English; little words have none of their own. */
export interface HindiEntry {
  phrase: string;
  english: string;
  kind: Kind;
}

const rows = (table: Readonly<Record<string, string>>, kind?: Kind): HindiEntry[] =>
  Object.entries(table).flatMap(([english, phrases]) =>
    phrases.split(',').map((phrase) => ({
      phrase: phrase.trim(),
      english: kind ? english : '',
      // A table without a kind is the little words', whose keys are their kinds.
      kind: kind ?? (english as LittleWord),
    })),
  );

/** Every phrase of Hindi that is read. */
export const HINDI: readonly HindiEntry[] = [
  ...rows(LITTLE_WORDS),
  ...rows(QUALITIES, 'quality'),
  ...rows(PARTS_OF_CLOTHES, 'part'),
  ...rows(COUNTED_PARTS, 'part'),
  ...rows(THINGS, 'thing'),
  ...rows(WORN_AT, 'worn-at'),
  ...rows(PEOPLE, 'person'),
  ...rows(DAYS, 'day'),
  ...rows(SCENES, 'scene'),
];
