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

const HEX_LENGTH = '#000000'.length;
const nameOf = (entry: string): string => entry.slice(0, -HEX_LENGTH);

let byKey: ReadonlyMap<string, string> | undefined;

/** Built when first asked for: most texts name no rare colour. */
function find(wanted: string): Colour | undefined {
  byKey ??= new Map(
    RARE_NAMES.flatMap((entry): [string, string][] => {
      const key = keyOf(nameOf(entry));
      const count = key.split(' ').length;
      return key.length >= SHORTEST && count <= RARE_COLOUR_WORDS_MAX ? [[key, entry]] : [];
    }),
  );
  const entry = byKey.get(wanted);
  return entry === undefined ? undefined : { name: nameOf(entry).toLowerCase(), hex: entry.slice(-HEX_LENGTH) };
}

/**
 * A colour by a name that only the long list knows. `keys` are folded words. The list also holds moods, people and
 * occasions ('Stormy', 'Viking', 'Date Night'), so a name counts by itself only when it is a word for a colour and
 * little else ('zaffre'); `announced` = the text says that a colour follows, and then any name will do.
 */
export function rareColour(keys: readonly string[], announced: boolean): Colour | undefined {
  const [first = ''] = keys;
  if (announced) return keys.length === 1 && NOT_TYPOS.has(first) ? undefined : find(keys.join(' '));
  return keys.length === 1 && COLOUR_WORDS.has(first) ? find(first) : undefined;
}
