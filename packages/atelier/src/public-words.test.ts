import { expect, test } from 'vitest';
import * as coarse from '#atelier/lexicon/language/coarse.ts';
import * as coarseInHindi from '#atelier/lexicon/language/coarse-hindi.ts';
import * as contact from '#atelier/lexicon/language/public/contact.ts';
import * as contactPlain from '#atelier/lexicon/language/public/contact-plain.ts';
import * as contactSpoken from '#atelier/lexicon/language/public/contact-spoken.ts';
import * as deathTo from '#atelier/lexicon/language/public/death-to.ts';
import * as hatred from '#atelier/lexicon/language/public/hatred.ts';
import * as inPublic from '#atelier/lexicon/language/public/in-public.ts';
import * as killing from '#atelier/lexicon/language/public/killing.ts';
import { MINOR } from '#atelier/lexicon/language/refused.ts';
import type { Led } from '#atelier/lexicon/language/rule.ts';
import { YOUNG_TO_BE_HAD } from '#atelier/lexicon/language/young/had-as.ts';
import * as hadInEnglish from '#atelier/lexicon/language/young/had-as-english.ts';
import * as invited from '#atelier/lexicon/language/young/invited.ts';
import * as invitedAbroad from '#atelier/lexicon/language/young/invited-abroad.ts';
import * as sought from '#atelier/lexicon/language/young/sought.ts';
import * as soughtBare from '#atelier/lexicon/language/young/sought-bare.ts';
import * as unnumbered from '#atelier/lexicon/language/young/unnumbered.ts';
import * as unnumberedAbroad from '#atelier/lexicon/language/young/unnumbered-abroad.ts';
import { coarsenessOf } from '#atelier/reading/refusal/coarse.ts';
import { holdsContact } from '#atelier/reading/refusal/contact.ts';
import { taken } from './soak.fixture.ts';

type Patterns = Readonly<Record<string, RegExp | Led | readonly (RegExp | Led)[]>>;
const patternsOf = (said: RegExp | Led): readonly RegExp[] => ('whole' in said ? [said.lead, said.whole] : [said]);

/**
 * Each judge, and the patterns that it alone asks: no word of another's leads them on further than any word does. Of the thousands
 * of words of thirty languages a run takes one in so many.
 */
const JUDGES: Readonly<
  Record<string, { judge: (words: string) => unknown; patterns: readonly Patterns[]; oneIn: number }>
> = {
  holdsContact: { judge: holdsContact, patterns: [contact, contactPlain, contactSpoken], oneIn: 3 },
  coarsenessOf: {
    judge: coarsenessOf,
    patterns: [coarse, coarseInHindi, inPublic, killing, invited, invitedAbroad, sought],
    oneIn: 9,
  },
  'coarsenessOf in many languages': {
    judge: coarsenessOf,
    patterns: [
      deathTo,
      hatred,
      hadInEnglish,
      soughtBare,
      unnumbered,
      unnumberedAbroad,
      { had: YOUNG_TO_BE_HAD.flat() },
    ],
    oneIn: 60,
  },
  // Only of who is wanted is it asked how old they are.
  'coarsenessOf who is wanted': {
    judge: (words) => coarsenessOf(`sexy, ${words}`),
    patterns: [sought, { MINOR }],
    oneIn: 3,
  },
};

/** Every word that a pattern begins to match, so that a text of nothing else leads it on for as long as it goes. */
const wordsOf = (patterns: readonly Patterns[]): readonly string[] => [
  ...new Set(
    patterns
      .flatMap((each) => Object.values(each).flat())
      .flatMap(patternsOf)
      .flatMap(
        (pattern) => pattern.source.replace(/\\[pbdsw](?:\{[^}]*\})?|\(\?<?[=!:]/gi, ' ').match(/\p{L}+/gu) ?? [],
      ),
  ),
];
/** What is made of signs, figures and letters that are more than one, or pass for others. */
const OF_SIGNS: readonly string[] =
  'a 1 $ $$ * @ @a a@ . a. a- ( + +1 1- 1,11, 12. 2024- #a 1a a1 фу न मर. ㌀ ⑽ ℡ ﷺ ﷻ é 👩‍ \u200d a\u0301'.split(' ');
const unitsOf = (words: readonly string[]) => [...OF_SIGNS, ...words].flatMap((unit) => [unit, `${unit} `]);

const SHORT = 400;
const LONG = 3200;
const PLAIN = 'a long linen coat over wide trousers, ';

/** A text of nothing but `unit`, which no pattern finds its end in. */
const textOf = (unit: string, length: number): string => `${unit.repeat(length).slice(0, length - 1)}\u00a7`;

/** Milliseconds that `work` takes when nothing comes between: the least of some times. */
function leastOf(work: () => void, times: number): number {
  let least = Infinity;
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

/** Whether it holds for the least of ever more times: what else the machine does makes a time longer, never shorter. */
function settles(holds: (times: number) => boolean): boolean {
  return [1, 4, 16, 40].some(holds);
}

/** What is eight times as long takes eight times as long where the cost is linear, and sixty-four times where it is not. */
const UNEVEN = 3;
/** Letters of a plain caption for whose cost any letter is read. */
const DEAREST = 60;

for (const [name, { judge, patterns, oneIn }] of Object.entries(JUDGES)) {
  const units = taken(unitsOf(wordsOf(patterns)), oneIn);

  test(`${name} takes of a long text no more for each letter than of a short one, whatever leads it on`, () => {
    const steep = units.filter((unit) => {
      const [short, long] = [textOf(unit, SHORT), textOf(unit, LONG)];
      // Where something is found, the reading ends there.
      if (judge(short) || judge(long)) return false;
      return !settles((times) => {
        const perLetter = leastOf(() => judge(short), 4 * times) / SHORT;
        return leastOf(() => judge(long), times) / LONG <= UNEVEN * perLetter;
      });
    });
    expect(steep).toEqual([]);
  });

  test(`${name} takes of no letter what it takes of ${DEAREST} plain ones`, () => {
    const plain = textOf(PLAIN, SHORT);
    const ofPlain = leastOf(() => judge(plain), 100);
    const dear = units.filter((unit) => {
      const text = textOf(unit, SHORT);
      return !settles((times) => leastOf(() => judge(text), times) <= DEAREST * ofPlain);
    });
    expect(dear).toEqual([]);
  });
}
