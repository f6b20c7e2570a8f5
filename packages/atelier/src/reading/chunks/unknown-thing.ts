/** Whether a word nobody knows names a thing of its own: 'a yellow tram passing', 'red leather armchairs', 'jeans, red jumbles'. */
import type { Word } from '#atelier/reading/words/word.ts';
import { endsPhrase, type OpenChunk } from './chunk.ts';
import type { Opener } from './opener.ts';

/** Openers after which a phrase may be of a thing that nothing before has named. */
const BEGINS: ReadonlySet<Opener> = new Set<Opener>(['pause', 'start', 'article']);
/** What ends as these do tells what something is like, and names nothing. */
const LIKE = /(?:y|ish|ed|ing|ful|ous|ive|less|ly|like|ic|al|able|ible)$/i;
const OF_CLOTH: ReadonlySet<string> = new Set(['colour', 'fabric', 'print']);

/** Openers of what the last thing has or is in. */
const OF_THE_LAST: ReadonlySet<Opener> = new Set<Opener>(['with', 'has', 'in']);

/** What the brief has told before the word. */
export interface Told {
  /** A colour was said of something. */
  isColoured: boolean;
  /** Where the thing named last ends; undefined where none is named. */
  namedTo: number | undefined;
}

/** Nothing that is worn, and no quality, follows in the same breath. */
function standsAlone(words: readonly Word[], i: number): boolean {
  for (let j = i + 1; words[j]?.gap === 'none'; j++) {
    const { sense } = words[j] ?? {};
    if (sense?.as === 'connective') return true;
    if (sense && sense.as !== 'ignored') return false;
  }
  return true;
}

const isGarment = ({ sense }: Word): boolean => sense?.as === 'garment' || sense?.as === 'set';

/** Whether the colour or the cloth right before word `i` is its own, as the word is the thing that has it. */
export function isUnknownThing(words: readonly Word[], i: number, open: OpenChunk, told: Told): boolean {
  const word = words[i];
  const last = open.links.at(-1);
  if (!word || !last || last.unknown || last.said.part || !OF_CLOTH.has(last.said.as)) return false;
  const said = open.text.slice(word.start, word.end);
  if (!/\p{L}{3}/u.test(said) || word.gap !== 'none' || open.gap !== 'none') return false;
  // 'wellies: navy rubberish': what stands right after a thing is said of it
  const [first = last] = open.links;
  if (told.namedTo !== undefined && /^\s*[:=]?\s*$/.test(open.text.slice(told.namedTo, first.said.start))) return false;
  const isHue = last.said.as === 'colour';
  if (BEGINS.has(open.opener) && told.isColoured && isHue && endsPhrase(words[i + 1])) return true;
  if (!standsAlone(words, i) || !words.some(isGarment)) return false;
  const isMany = /[^s]s$/i.test(said);
  if (!isMany && LIKE.test(said)) return false;
  // before anything is named, what a colour stands before is what has it
  if (told.namedTo === undefined && (BEGINS.has(open.opener) || open.opener === 'and')) return true;
  // 'with white zorbs' is told by its own row; 'a coat, red zorbles' leaves the coat its only colour
  if (OF_THE_LAST.has(open.opener)) return false;
  return isMany ? told.isColoured : open.isOne || open.definite;
}
