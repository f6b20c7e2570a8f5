import { expect, it } from 'vitest';
import { HOMONYMS } from '#atelier/lexicon/language/homonyms/homonyms.ts';
import { foldWord, tokenise } from '#atelier/lexicon/language/tokenise.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';

/** What stands where the word of a row stands: every reading of its place, as 'as value'. */
function readingsOf(example: string, word: string): string[] {
  const draft = draftOf(example);
  const wanted = word.split('|').map((one) => one.split(' ').map(foldWord).join(' '));
  const tokens = tokenise(example);
  const at = tokens.findIndex((_, i) =>
    wanted.some(
      (one) =>
        one ===
        tokens
          .slice(i, i + one.split(' ').length)
          .map(({ key }) => key)
          .join(' '),
    ),
  );
  const start = tokens[at]?.start ?? -1;
  const spans = [
    ...draft.spans,
    ...draft.floating,
    ...draft.things.flatMap((thing) => [{ ...thing, as: thing.type, value: thing.entry.id }, ...thing.said]),
  ].filter((span) => span.start <= start && start < span.end);
  return spans.flatMap(({ as, value, ...span }) => [
    `${as} ${value}`,
    as,
    ...('part' in span && span.part ? [`part ${span.part}`] : []),
  ]);
}

/** Whether it is of a part of a product, which a shop's card keeps in its own words, whatever they could be besides: 'pinched crown'. */
const isOfPart = (found: readonly string[], word: string): boolean =>
  found.some(
    (one) => /^detail \S+-/.test(one) && word.split('|').some((form) => one.includes(form.split(' ')[0] ?? form)),
  );

it.each(HOMONYMS)('reads $word in "$example" as $reads', ({ word, example, reads }) => {
  const found = readingsOf(example, word);
  if (draftOf(example).product && isOfPart(found, word))
    return expect(found.filter((one) => !/^(?:detail|part)\b/.test(one))).toEqual([]);
  if (reads === 'ignored') expect(found.filter((one) => !/^ignored|^hair|^part/.test(one))).toEqual([]);
  else expect(found).toContain(reads);
});

it('leaves a word alone that nothing tells apart', () => {
  expect(draftOf('a white shirt and a red tie').things.map(({ entry }) => entry.id)).toContain('tie');
  expect(draftOf('jeans and a black top').things.map(({ entry }) => entry.id)).toContain('top');
  expect(draftOf('a lilac dress').things.flatMap(({ said }) => said.map(({ value }) => value))).toContain('lilac');
});
