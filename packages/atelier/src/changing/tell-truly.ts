import { type Difference, differences, type Look, wordsOf } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isSo } from './account/is-so.ts';
import { isAccountedFor } from './account/unaccounted.ts';
import { isGarment } from './is-garment.ts';
import { stems } from './places/stems.ts';
import { wornAs } from './targets.ts';

const SO_ALREADY = /^“(.+)”: it is so already\.$/;
const NONE_HERE = /^“(.+)”: there is none to take off\.$/;
const NO_FURTHER = /^The (\w+)(?: of .+)? can go no further\.$/;
/** The slots that a line of what can go no further is of. */
const SLOTS: Readonly<Record<string, RegExp>> = {
  shape: /\.(?:silhouette|fit)$/,
  fit: /\.(?:silhouette|fit)$/,
  sleeves: /\.sleeve\./,
  neck: /\.(?:neckline|collar)$/,
  length: /\.length$/,
  colour: /\.colour$/,
  cloth: /\.fabric$/,
  print: /\.print$/,
  border: /\.(?:border|details)$/,
};

/** Whether what words name stood where something else stands now: 'round neck, not V'. */
function isGone(words: string, changed: readonly Difference[]): boolean {
  const was = changed.flatMap(({ from }) => stems(from));
  const read = draftOf(words).floating.flatMap(({ value }) => stems(value.replaceAll('-', ' ')));
  return [...stems(words), ...read].some((word) => was.includes(word));
}

/** Own that nothing was understood of what they cite, or that it was not there. */
const OWNING =
  /^“(.+)”: (?:nothing changed: it may be so already, or not be understood|nothing here can be changed so|nothing is changed by it|there is none to take off)\.$/;

const NOT_DRAWN = /^(Told of the .+, and not drawn: )(.+)\.$/;

/** What was told of a thing and stands on it no more, since a later clause said it otherwise, is left out. */
function stillTold(line: string, { accessories, footwear }: Look): string[] {
  const [, head = '', list = ''] = NOT_DRAWN.exec(line) ?? [];
  if (head === '') return [line];
  const words = [...accessories, footwear].flatMap(wordsOf).map((one) => one.replaceAll('-', ' '));
  const kept = list.split(', ').filter((one) => words.includes(one));
  return kept.length > 0 ? [`${head}${kept.join(', ')}.`] : [];
}

const STAYS_ON = /^The (.+) stays on: /;
const wornBy = ({ garments, companion }: Look): string[] =>
  [...garments, ...(companion?.garments ?? [])].map(({ name }) => name);

/** Names something, and says nothing of how it should be. */
function isBareName(clause: string): boolean {
  const { floating, things, without } = draftOf(clause);
  return (
    things.length > 0 && floating.length === 0 && without.size === 0 && things.every(({ said }) => said.length === 0)
  );
}

/** 'Knee length': it is another once the hem lies off that place. */
function saysLength(clause: string): boolean {
  const { floating, things } = draftOf(clause);
  return [...floating, ...things.flatMap(({ said }) => said)].some(({ as }) => as === 'length');
}

const AGE_ALONE =
  /^(?:(?:he|she|is|about|around|like|maybe|say|some|in|his|her|mid|late|early|aged?|nearly|almost|over) ?)*(?:\d{1,2}s?|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)(?:y|ies)(?:ish)?)(?: (?:years?|yrs?|old|maybe|something|or so|plus))*$/;
const OPEN_ALREADY = /^The (.+) is (?:(?:open|closed) already|not tucked in)\.$/;

/** Whether a line cites words of which another line says more. */
function isToldBeside(line: string, lines: readonly string[]): boolean {
  const words = /^“(.+)”: (?:no word we know|nothing is changed by it)\.$/.exec(line)?.[1];
  return (
    words !== undefined &&
    lines.some((other) => other !== line && (/^“(.+?)”/.exec(other)?.[1] ?? '').includes(words) && !OWNING.test(other))
  );
}

/** Whether words name garments that are worn, and nothing of them has changed. */
function isUntouched(words: string, before: Look, changed: readonly Difference[]): boolean {
  const worn = draftOf(words)
    .things.filter(isGarment)
    .map(({ entry }) => wornAs(before, entry));
  return worn.length > 0 && worn.every((one) => one && !changed.some(({ slot }) => slot.startsWith(`${one.id}.`)));
}

/** What is said of what could not be, without what this very edit has done: that is not so already, and went as far as it was asked. */
export function tellTruly(notDone: readonly string[], before: Look, after: Look): string[] {
  const changed = differences(before, after);
  const isOlder = changed.some(({ slot }) => slot.endsWith('person.ageGroup'));
  return [...new Set(notDone.flatMap((line) => stillTold(line, after)))].filter((line, _, lines) => {
    if (isToldBeside(line, lines)) return false;
    const [, opened] = OPEN_ALREADY.exec(line) ?? [];
    if (opened !== undefined && changed.some(({ slot, of }) => of === opened && /\.(?:closure|details)$/.test(slot)))
      return false;
    // one clause may do what another says once more
    const owned = OWNING.exec(line)?.[1];
    if (owned !== undefined && !isUntouched(owned, before, changed) && isAccountedFor(owned, before, after))
      return false;
    if (owned !== undefined && isOlder && AGE_ALONE.test(owned)) return false;
    // 'knee length, 6 cm longer' says one thing in two clauses
    const isMeasured = changed.some(({ slot, to }) => slot.endsWith('.length') && /\bcm\b/.test(to));
    if (owned !== undefined && isMeasured && saysLength(owned)) return false;
    const clause = SO_ALREADY.exec(line)?.[1];
    if (clause !== undefined && changed.length > 0 && isBareName(clause)) return false;
    const isOfLength = clause !== undefined && saysLength(clause);
    if (isOfLength && changed.some(({ slot }) => slot.endsWith('.length'))) return false;
    if (clause !== undefined && changed.length > 0) return isSo(before, clause);
    const unworn = NONE_HERE.exec(line)?.[1];
    if (unworn !== undefined) return !isGone(unworn, changed);
    const staying = STAYS_ON.exec(line)?.[1];
    // what was changed of it is what was asked, and nobody wished it off
    if (staying !== undefined) return wornBy(after).includes(staying) && !changed.some(({ of }) => of === staying);
    const slots = SLOTS[NO_FURTHER.exec(line)?.[1] ?? ''];
    return !slots || !changed.some(({ slot }) => slots.test(slot));
  });
}
