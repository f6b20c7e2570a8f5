import { NUMBERS } from '#atelier/lexicon/grammar.ts';
import type { Link } from './chain.ts';
import type { Said } from './draft.ts';
import type { Mention } from './mentions.ts';

const WORDS: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
};

/** Remembers a number until the pockets it counts. */
export class PocketCount {
  #said: { word: string; start: number } | undefined;

  take(mention: Mention): void {
    const word = mention.keys.length === 1 ? mention.keys[0] : undefined;
    const value = word === undefined ? undefined : NUMBERS[word];
    if (value) this.#said = { word: WORDS[value] ?? String(value), start: mention.start };
    else if (mention.gap !== 'none') this.#said = undefined;
  }

  /** 'three pockets', 'two welt pockets'. */
  give({ end }: Said, chain: Link[]): void {
    if (!this.#said) return;
    const { word, start } = this.#said;
    const value = word === 'one' ? 'one-pocket' : `${word}-pockets`;
    chain.push({ said: { as: 'detail', value, start, end, slots: { details: [value] } }, gap: 'none' });
    this.#said = undefined;
  }
}
