/** Where a cloth that can be worn at the neck or on the head is worn: at the neck, unless the words name the head. */
import type { Draft, Thing } from '#atelier/draft/draft.ts';
import type { AccessoryEntry } from '#atelier/lexicon/entry.ts';
import { ACCESSORY_BY_ID } from '#atelier/lexicon/lexicon.ts';

const HEAD = '(?:head|hair|forehead|brow|turban|hijab)';
/** 'a scarf wrapped around her head', 'a bandana worn as a headband' */
const ON_HEAD = new RegExp(
  `^[^,.;]{0,32}?\\b(?:on|over|around|round|about|covering|across|in|as|like)\\b(?: an?| the| his| her| their| my){0,2} ${HEAD}`,
  'i',
);
/** 'her hair tied back with a scarf' */
const HEAD_IN = new RegExp(
  `\\b${HEAD}\\b[^,.;]{0,12}\\b(?:tied|wrapped|covered|swathed|bound|held|hidden|up|back)\\b[^,.;]{0,16}\\b(?:in|with|by|under) [^,.;]{0,24}$`,
  'i',
);
const WRAPPED_HEAD = new RegExp(`\\b(?:covered|wrapped|veiled) ${HEAD}\\b[^,.;]{0,4}$`, 'i');
const NEAR = 64;

/** What is worn on the head in place of a scarf that the words put there. */
const headwear = (entry: AccessoryEntry, words: string): AccessoryEntry | undefined => {
  const id = /bandana/i.test(words) ? 'headband' : 'headscarf';
  const on = ACCESSORY_BY_ID.get(id);
  return on && entry.id !== 'scarf' && entry.name ? { ...on, name: entry.name } : on;
};

const isNamedOnHead = (text: string, { start, end }: Thing): boolean => {
  const after = text.slice(end, end + NEAR);
  const before = text.slice(Math.max(0, start - NEAR), start);
  return ON_HEAD.test(after) || HEAD_IN.test(before) || WRAPPED_HEAD.test(before);
};

/** Cloths for the head or the neck that a 'scarf' after them names again: 'a keffiyeh-style scarf', 'a hijab scarf'. */
const CLOTHS: ReadonlySet<string> = new Set(['keffiyeh', 'hijab', 'headscarf', 'ghutra', 'turban']);

const isScarf = (thing: Thing): boolean => thing.type === 'accessory' && thing.entry.kind === 'scarf';
const isHeadwear = ({ entry }: Thing): boolean => CLOTHS.has(entry.id) || entry.id === 'headband';

/** One cloth named twice is one: 'a keffiyeh-style scarf' is the keffiyeh, 'a scarf worn as a turban' the turban. */
function mergeNames(draft: Draft, text: string): void {
  for (const thing of draft.things.filter(isScarf)) {
    const first =
      thing.entry.id === 'scarf' &&
      draft.things.find((other) => CLOTHS.has(other.entry.id) && follows(text, other, thing, NAMES));
    const better = first || draft.things.find((other) => isHeadwear(other) && follows(text, thing, other, AS));
    if (!better) continue;
    const { start, end, entry } = thing;
    better.said.push({ as: 'accessory', value: entry.id, start, end }, ...thing.said);
    draft.things.splice(draft.things.indexOf(thing), 1);
  }
}

const NAMES = /^[\s-]*(?:style|styled|type|like|print)?[\s-]*$/i;
const AS = /^[^,.;]{0,24}\b(?:as|like) an? $/i;
const follows = (text: string, first: Thing, second: Thing, between: RegExp): boolean =>
  first.end <= second.start && between.test(text.slice(first.end, second.start));

/** Puts every scarf where the words say it is worn. */
export function settleScarves(draft: Draft, text: string): void {
  mergeNames(draft, text);
  for (const thing of draft.things) {
    if (thing.type !== 'accessory' || thing.entry.kind !== 'scarf' || !isNamedOnHead(text, thing)) continue;
    thing.entry = headwear(thing.entry, text.slice(thing.start, thing.end)) ?? thing.entry;
  }
}
