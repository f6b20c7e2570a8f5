import { COLOURS } from '#atelier/lexicon/colours/colours.ts';
import { PARTS_OF_THINGS, type PartOfThing, type ThingSort } from '#atelier/lexicon/things/parts-of-things.ts';

/** A part that words name, and what they say of it. */
export interface SaidOfPart {
  part: PartOfThing;
  /** As the words call it. */
  called: string;
  /** Qualities, in their order; empty where the part is only named. */
  said: readonly string[];
  /** 'on the toe', 'around it'. */
  where: string;
}

/** Says nothing of how a part is to be. */
const LITTLE: ReadonlySet<string> = new Set(
  'a an the this that its it her his my one ones some any all of in with to be is are as should must could can make put add have has give want need please also too just only more and into more looks look like type style instead ka ki ke ko'.split(
    ' ',
  ),
);
const WHERE =
  /^(.*?) ((?:on|at|around|round|across|along|over|under|near|inside|between|in the (?:middle|centre|center|front|back)) ?(?:the |its |it|each |both |them)?.*)$/;

const NAMED = PARTS_OF_THINGS.flatMap((part) =>
  part.words.split(', ').map((words) => ({ part, words: words.split(' ') })),
);

/** 'Rose gold', 'stone grey': no rose and no stone. */
const isOfColour = (words: readonly string[]): boolean => words.length > 1 && COLOUR_WORDS_OF_TWO.has(words.join(' '));
const COLOUR_WORDS_OF_TWO: ReadonlySet<string> = new Set(
  COLOURS.flatMap(({ name, words }) => [name, ...(words ?? '').split(',').map((word) => word.trim())]),
);

/** Where in words the name of a part stands. */
function partIn(
  words: readonly string[],
  sort: ThingSort,
): { part: PartOfThing; at: number; size: number } | undefined {
  let best: { part: PartOfThing; at: number; size: number } | undefined;
  for (const { part, words: name } of NAMED) {
    if (!part.of.includes(sort)) continue;
    const at = words.findIndex(
      (_, i) => name.every((one, j) => words[i + j] === one) && !isOfColour(words.slice(i, i + name.length + 1)),
    );
    if (
      at < 0 ||
      (best && best.size >= name.length && !(best.part.isStone && !part.isStone && best.size === name.length))
    )
      continue;
    best = { part, at, size: name.length };
  }
  return best;
}

/** The part of a thing of that sort that words name; undefined where they name none. Pure. */
export function partSaid(clause: string, sort: ThingSort): SaidOfPart | undefined {
  const [, head = clause, tail = ''] = WHERE.exec(clause) ?? [];
  const inHead = partIn(head.split(' '), sort);
  const text = (inHead ? head : clause).split(' ');
  const found = inHead ?? partIn(text, sort);
  if (!found) return undefined;
  const rest = [...text.slice(0, found.at), ...text.slice(found.at + found.size)];
  const place = inHead ? tail.replace(/^(?:on|at|in) (?:it|them|the)$/, '') : '';
  return {
    part: found.part,
    called: text.slice(found.at, found.at + found.size).join(' '),
    said: rest.filter((word) => !LITTLE.has(word)),
    where: place,
  };
}

/** Whether a told phrase is of a part. */
export const isOfPart = (phrase: string, { words }: PartOfThing): boolean => {
  const own = phrase.split(' ');
  return words.split(', ').some((name) => {
    const one = name.split(' ');
    return own.some((_, i) => one.every((word, j) => own[i + j] === word));
  });
};
