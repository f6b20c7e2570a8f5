/** Of a word with several senses the one that what stands beside it tells, by the table of homonyms. */
import type { Homonym } from '#atelier/lexicon/language/homonyms/homonym.ts';
import { HOMONYMS } from '#atelier/lexicon/language/homonyms/homonyms.ts';
import { foldWord } from '#atelier/lexicon/language/tokenise.ts';
import { LEXICON, type Node, type Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from './mentions.ts';

/** How many words on either side are looked at. */
const BESIDE = 8;

const keysOf = (phrase: string): string[] => phrase.split(' ').map(foldWord);

/** What the lexicon knows a phrase as. */
function senseOf([as, phrase]: NonNullable<Homonym['means']>): Sense {
  let at: Node | undefined = LEXICON;
  for (const key of keysOf(phrase)) at = at?.next.get(key);
  const found = at?.senses.find((sense) => sense.as === as);
  if (!found) throw new Error(`The lexicon knows no ${as} '${phrase}'`);
  return found;
}

const SILENT: Sense = { as: 'ignored', id: 'homonym' };
/** Understood, and shown by no picture: the horn of a button. */
const TOLD: Sense = { as: 'ignored', id: 'quality' };

interface Row extends Homonym {
  sense: Sense;
}

/** The rows of each word, in their order. */
const ROWS: ReadonlyMap<string, readonly Row[]> = (() => {
  const rows = new Map<string, Row[]>();
  for (const homonym of HOMONYMS) {
    const row = { ...homonym, sense: homonym.means ? senseOf(homonym.means) : homonym.isSilent ? SILENT : TOLD };
    for (const word of homonym.word.split('|')) {
      const key = keysOf(word).join(' ');
      rows.set(key, [...(rows.get(key) ?? []), row]);
    }
  }
  return rows;
})();

/** The words right before a mention in the same breath. */
function before(mentions: readonly Mention[], i: number): string {
  const words: string[] = [];
  for (let at = i; at > 0 && mentions[at]?.gap === 'none' && words.length < BESIDE; at--)
    words.unshift(...(mentions[at - 1]?.keys ?? []));
  return words.join(' ');
}

/** The words right after it. */
function after(mentions: readonly Mention[], i: number): string {
  const words: string[] = [];
  for (let at = i + 1; mentions[at]?.gap === 'none' && words.length < BESIDE; at++)
    words.push(...(mentions[at]?.keys ?? []));
  return words.join(' ');
}

/** A word before which a pattern may end in a blank: '(?:with) (?:a )?$'. */
const fits = (pattern: RegExp | undefined, words: string): boolean =>
  pattern === undefined || pattern.test(words) || pattern.test(`${words} `);

function settled(mention: Mention, mentions: readonly Mention[], i: number): Mention {
  const rows = ROWS.get(mention.keys.join(' '));
  const row = rows?.find(
    ({ before: left, after: right, plural }) =>
      (plural === undefined || plural === mention.plural) &&
      fits(left, before(mentions, i)) &&
      (right === undefined || right.test(after(mentions, i))),
  );
  return row ? { ...mention, senses: [row.sense] } : mention;
}

/** Gives homonyms the sense that the words beside them tell. Linear in the number of mentions. */
export const settleHomonyms = (mentions: readonly Mention[]): Mention[] =>
  mentions.map((mention, i) => settled(mention, mentions, i));
