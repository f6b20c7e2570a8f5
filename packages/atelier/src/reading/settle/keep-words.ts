/** No word of substance is dropped in silence: what was understood by nobody is told as unread. */
import type { Draft } from '#atelier/draft/draft.ts';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from '#atelier/reading/words/mentions.ts';

/** Words that join, place and open: they say nothing by themselves. A set is told by its pieces. */
const GRAMMAR = new Set<Sense['as']>(['connective', 'held', 'matching', 'ignored', 'scene', 'remark', 'set', 'place']);

/** 'The flow of the fabric': speaks of the cloth and says nothing of it. */
const isCloth = (sense: Sense): boolean => sense.as === 'part' && sense.entry.id === 'cloth';

/** '5 inch', '2.5 cm', '15-20 cm', '10"': a measure of length, which is whole only with its number. */
const LENGTH =
  /(?<![\p{L}\d.,])\d{1,3}(?:[.,]\d{1,2})?(?:\s?[-–/]\s?\d{1,3}(?:[.,]\d{1,2})?)?\s?-?(?:cms?|mm|mtrs?|met(?:re|er)s?|inch(?:es)?|["”″]|yards?)(?![\p{L}\d])/giu;

/** Tells lengths that nobody read, with their numbers: whoever cuts takes them as they are said. */
function keepLengths(draft: Draft, kept: Uint8Array, text: string): void {
  for (const { 0: said, index: start } of text.matchAll(LENGTH)) {
    const end = start + said.length;
    const isApart = (one: { start: number; end: number }) => one.end <= start || one.start >= end;
    const apart = draft.unread.filter(isApart);
    for (const { start: from, end: to } of draft.unread.filter((one) => !isApart(one))) kept.fill(0, from, to);
    if (kept.subarray(start, end).includes(1)) continue;
    draft.unread = [...apart, { start, end, text: said }];
    kept.fill(1, start, end);
  }
}

/** Tells the mentions of which no part is in any span of the draft. */
export function keepWords(draft: Draft, mentions: readonly Mention[], text: string): void {
  const kept = new Uint8Array(text.length);
  const keep = ({ start, end }: { start: number; end: number }): void => {
    kept.fill(1, start, end);
  };
  // 'eight anchor buttons': the number was read with what it counts
  const counted = draft.things.flatMap((thing) => thing.said).filter(({ as }) => as === 'detail');
  draft.unread = draft.unread.filter(
    ({ start, end }) => !counted.some((said) => said.start <= start && said.end >= end),
  );
  for (const span of [...draft.spans, ...draft.unread, ...draft.floating, ...draft.things]) keep(span);
  for (const said of draft.things.flatMap((thing) => thing.said)) keep(said);
  keepLengths(draft, kept, text);
  for (const { senses, start, end } of mentions) {
    const isSubstance = senses.length > 0 && !senses.some((sense) => GRAMMAR.has(sense.as) || isCloth(sense));
    if (isSubstance && !kept.subarray(start, end).includes(1))
      draft.unread.push({ start, end, text: text.slice(start, end) });
  }
}
