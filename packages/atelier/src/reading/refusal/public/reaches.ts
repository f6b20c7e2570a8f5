/** Whether words say in a sentence how somebody is reached: by a name spelled out, a number in pieces or where they live. Cheap, and linear. */
import { KINDS_OF_REACH, NO_NAMES, NUMBER_WORDS, REACH_SAID } from '#atelier/lexicon/language/said/reach.ts';
import { formsOf } from '#atelier/reading/refusal/forms.ts';
import { grammarOf, kindsOf, words } from './grammar.ts';
import { PEOPLE } from './people.ts';
import { isSaid } from './tokens.ts';

const noNames = words(NO_NAMES);
const numbers = words(NUMBER_WORDS);
const COUNT = /^[0-9]{1,4}[a-z]?$/;
/** Half of a number that is rung; a price is rounder. */
const FIVE = /^(?![0-9]{3}00)[0-9]{5}$/;
const DIGITS = words('zero one two three four five six seven eight nine');

const isReached = grammarOf(
  {
    ...PEOPLE,
    ...kindsOf(KINDS_OF_REACH),
    any: ({ word }) => /^\p{L}/u.test(word) && word.length > 2 && !noNames.has(word) && !numbers.has(word),
    count: ({ word }) => COUNT.test(word) || numbers.has(word),
    five: ({ word }) => FIVE.test(word),
    digit: ({ word }, next) => DIGITS.has(word) && next !== undefined && DIGITS.has(next.word),
    digits: ({ word }) => /^[0-9]{6,}$/.test(word),
    letter: ({ word }) => /^[b-hj-z]$/.test(word),
  },
  REACH_SAID,
);

/** Two names held together: 'asha@sews'. */
const HANDLE = /(?<![\p{L}\p{N}._])[\p{L}\p{N}._]{3,30}@\p{L}[\p{L}\p{N}._]{2,30}/u;

export const reaches = (text: string): boolean => HANDLE.test(formsOf(text).text) || isSaid(text, isReached);
