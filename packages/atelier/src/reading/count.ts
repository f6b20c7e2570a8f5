import type { Said } from '#atelier/draft/draft.ts';
import { NUMBERS } from '#atelier/lexicon/language/grammar.ts';
import type { Link } from './chain.ts';
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

/** What is counted, from how many on, and the details that so many of them are. */
const COUNTED: readonly { what: RegExp; least: number; details: (word: string) => readonly string[] }[] = [
  { what: /pocket/, least: 1, details: (word) => [word === 'one' ? 'one-pocket' : `${word}-pockets`] },
  // flounces one above another are tiers of ruffles
  { what: /^ruffle$/, least: 2, details: (word) => [`${word}-ruffles`, 'tiers'] },
  { what: /^tier/, least: 2, details: (word) => [`${word}-tiers`] },
];

/** Remembers a number until the pockets, ruffles or tiers it counts. */
export class Count {
  #said: { value: number; start: number } | undefined;

  take(mention: Mention): void {
    const word = mention.keys.length === 1 ? mention.keys[0] : undefined;
    const value = word === undefined ? undefined : NUMBERS[word];
    if (value) this.#said = { value, start: mention.start };
    else if (mention.gap !== 'none') this.#said = undefined;
  }

  /** 'three pockets', 'two welt pockets', 'three flounces': the number becomes a detail of its own. */
  give({ value, end }: Said, chain: Link[]): void {
    const kind = COUNTED.find(({ what }) => what.test(value));
    if (!kind || !this.#said) return;
    const { value: number, start } = this.#said;
    this.#said = undefined;
    const [first, ...more] = kind.details(WORDS[number] ?? String(number));
    if (first === undefined || number < kind.least) return;
    chain.push({ said: { as: 'detail', value: first, start, end, slots: { details: [first, ...more] } }, gap: 'none' });
  }
}
