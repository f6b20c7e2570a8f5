import type { Colour } from '@toile/look';
import { RARE_NAMES } from '#atelier/lexicon/colours/rare-names.ts';
import { NOT_TYPOS } from '#atelier/lexicon/language/not-typos.ts';
import { tokenise } from '#atelier/lexicon/language/tokenise.ts';
import { COLOUR_WORDS } from './colour-words.ts';

/** Words in the longest name that is looked for. */
export const RARE_COLOUR_WORDS_MAX = 3;
/** Shorter single words mean too many other things. */
const SHORTEST = 4;
const keyOf = (name: string): string =>
  tokenise(name)
    .map((token) => token.key)
    .join(' ');

let byKey: ReadonlyMap<string, Colour> | undefined;

/** Built when first asked for: most texts name no rare colour. */
function table(): ReadonlyMap<string, Colour> {
  byKey ??= new Map(
    RARE_NAMES.flatMap(({ name, hex }): [string, Colour][] => {
      const key = keyOf(name);
      const count = key.split(' ').length;
      return key.length >= SHORTEST && count <= RARE_COLOUR_WORDS_MAX ? [[key, { name: name.toLowerCase(), hex }]] : [];
    }),
  );
  return byKey;
}

/**
 * A colour by a name that only the long list knows. `keys` are folded words. The list also holds moods, people and
 * occasions ('Stormy', 'Viking', 'Date Night'), so a name counts by itself only when it is a word for a colour and
 * little else ('zaffre'); `announced` = the text says that a colour follows, and then any name will do.
 */
export function rareColour(keys: readonly string[], announced: boolean): Colour | undefined {
  const [first = ''] = keys;
  if (announced) return keys.length === 1 && NOT_TYPOS.has(first) ? undefined : table().get(keys.join(' '));
  return keys.length === 1 && COLOUR_WORDS.has(first) ? table().get(first) : undefined;
}
