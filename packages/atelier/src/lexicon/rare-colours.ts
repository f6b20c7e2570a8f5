import { colornames } from 'color-name-list';
import type { Colour } from '#atelier/look/look.ts';
import { NOT_TYPOS } from './not-typos.ts';
import { tokenise } from './tokenise.ts';

/** Words in the longest name that is looked for. */
export const RARE_COLOUR_WORDS_MAX = 3;
/** Shorter single words mean too many other things. */
const SHORTEST = 4;
/** The long list also holds moods and people ('Stormy', 'Viking'); before a garment those describe it and colour nothing. */
const DESCRIBES = /(?:y|al|ic|ed|ing|ish|ful|less|able|ive|er|or|an|est|ist)$/;
const DESCRIBING = new Set(['crisp', 'nude', 'raw', 'bare', 'sheer', 'plain', 'pirate', 'rogue']);

const keyOf = (name: string): string =>
  tokenise(name)
    .map((token) => token.key)
    .join(' ');

let byKey: ReadonlyMap<string, Colour> | undefined;

/** Built when first asked for: most texts name no rare colour. */
function table(): ReadonlyMap<string, Colour> {
  byKey ??= new Map(
    colornames.flatMap(({ name, hex }): [string, Colour][] => {
      const key = keyOf(name);
      const count = key.split(' ').length;
      return key.length >= SHORTEST && count <= RARE_COLOUR_WORDS_MAX ? [[key, { name: name.toLowerCase(), hex }]] : [];
    }),
  );
  return byKey;
}

const isPlainWord = (key: string): boolean => NOT_TYPOS.has(key) || DESCRIBING.has(key) || DESCRIBES.test(key);

/** A colour by a name that only the long list knows, e.g. 'zaffre'. `keys` are folded words; plain English is no colour. */
export function rareColour(keys: readonly string[]): Colour | undefined {
  return keys.length === 1 && isPlainWord(keys[0] ?? '') ? undefined : table().get(keys.join(' '));
}
