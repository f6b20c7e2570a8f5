/** The colour that some words name, if any: of several the one with the longest name. */
import { COLOURS } from './colours.ts';

const NAMED = COLOURS.map(({ name, hex }) => ({ said: new RegExp(`\\b${name}\\b`), hex, long: name.length })).toSorted(
  (a, b) => b.long - a.long,
);

/** Every colour that some words name, in their order. */
export const huesIn = (words: string): string[] =>
  NAMED.flatMap(({ said, hex }) => {
    const at = words.search(said);
    return at < 0 ? [] : [{ at, hex }];
  })
    .filter(({ at }, i, all) => all.findIndex((one) => one.at === at) === i)
    .toSorted((a, b) => a.at - b.at)
    .map(({ hex }) => hex);

export const hexIn = (words: string): string | undefined => NAMED.find(({ said }) => said.test(words))?.hex;
