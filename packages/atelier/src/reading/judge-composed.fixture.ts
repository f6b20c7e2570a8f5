/** How much of a composed brief its Look keeps: each thing, and what is said of each, as the same words give it alone. */
import type { Look, ReadSpan } from '@toile/look';
import { read } from '#atelier/read.ts';
import type { Composed, Item } from './composed.fixture.ts';

/** What a brief says, and whether it was kept. */
export interface Fact {
  of: string;
  says: string;
  isKept: boolean;
}

const SEED = 3;
const alone = new Map<string, Look>();
/** The Look of some words, read once. */
function lookOf(words: string): Look {
  const look = alone.get(words) ?? read({ words }, SEED);
  alone.set(words, look);
  return look;
}

const THINGS: ReadonlySet<string> = new Set(['garment', 'footwear', 'accessory']);

/** What the words say of a thing, as ids. */
const idsOf = (look: Look, of: string): string[] =>
  look.reading.understood
    .filter((span) => span.of === of && !THINGS.has(span.as))
    .map(({ as, value }) => `${as} ${value}`);

/** The words that a noun was read as a thing in, and the thing's id. */
const spanOf = (look: Look, noun: string): ReadSpan | undefined =>
  look.reading.understood.find(
    ({ as, text, of }) => of !== undefined && THINGS.has(as) && text.toLowerCase().endsWith(noun),
  );

/** Whether a thing's very name says it: 'wide leg jeans'. */
const isNamed = (look: Look, noun: string, says: string, simple: Look): boolean => {
  const said = simple.reading.understood.find(({ as, value }) => `${as} ${value}` === says)?.text.toLowerCase();
  return said !== undefined && spanOf(look, noun)?.text.toLowerCase().includes(said) === true;
};

/** 'ruffle' is kept as 'ruffle-hem', where the words name the hem. */
const keeps = (here: readonly string[], says: string): boolean =>
  here.some((own) => own === says || own.startsWith(`${says}-`) || says.startsWith(`${own}-`));

function factsOf(look: Look, { noun, before, after }: Item): Fact[] {
  const id = spanOf(look, noun)?.of;
  const facts: Fact[] = [{ of: noun, says: noun, isKept: id !== undefined }];
  if (id === undefined) return facts;
  const here = idsOf(look, id);
  for (const words of [[...before, noun].join(' '), ...after.map((said) => `${noun} with ${said}`)]) {
    const simple = lookOf(words);
    const own = spanOf(simple, noun)?.of;
    for (const says of own === undefined ? [] : idsOf(simple, own))
      facts.push({ of: noun, says, isKept: keeps(here, says) || isNamed(look, noun, says, simple) });
  }
  return facts;
}

/** Whatever a brief says of things and of who wears them. */
export function judged({ words, items, wearer, frame }: Composed): Fact[] {
  const look = lookOf(words);
  const { presentation, ageGroup } = look.person;
  // a shop says whether it is a child's, and no other age
  const isSaid = frame !== 'a shop title' || wearer.ageGroup === 'child';
  return [
    ...items.flatMap((item) => factsOf(look, item)),
    { of: 'wearer', says: wearer.presentation, isKept: presentation === wearer.presentation },
    ...(isSaid ? [{ of: 'wearer', says: wearer.ageGroup, isKept: ageGroup === wearer.ageGroup }] : []),
  ];
}
