import type { Garment, Look } from '@toile/look';
import { factsOf } from '@toile/look/records';
import { makeChoice } from '#atelier/kit/choice.ts';
import { addedLine } from './added-line.ts';
import { caption, heroOf } from './caption.ts';
import { describeProduct } from './describe-product.ts';
import { companionLine, heroLine } from './garment-lines.ts';
import { harmonyLine } from './harmony-line.ts';
import { namedAgain } from './named-again.ts';
import { tipsFor } from './tips.ts';
import { carriedLine, clothLine, extrasLine, fitLine, hairLine } from './wearing.ts';
import { countWords, sentence } from './words.ts';

/** Words a description has at least and at most. */
export const DESCRIPTION_WORDS = { least: 60, most: 140 } as const;
/** Length at which what is only pleasant to know is left out. */
const COMFORTABLE = 84;

/** Head to foot: what is outermost and highest first. */
const HEIGHT: Readonly<Record<Garment['layer'], number>> = {
  outer: 0,
  mid: 1,
  base: 2,
  'one-piece': 2,
  drape: 3,
  bottom: 4,
};

/** A multiple of every number of ways a thing is said in. */
const WAYS = 5040;

/** What tells one outfit from another. */
const looks = ({ title, garments }: Look): string => [title, ...garments.map(({ kind }) => kind)].join();

interface Part {
  text: string;
  /** The light are left out first; 10 is always kept. */
  weight: number;
}

/**
 * A look-book caption and the particulars, 60 to 140 words, true to the Look in every word. The seed turns the phrases,
 * never the facts.
 */
export function describe(worn: Look, first: number, { shoes = true, nth = 0 } = {}): string {
  const seed = first + nth;
  if (worn.product) return describeProduct(worn, worn.product, seed >>> 0);
  const look = tellOnce(worn);
  const hero = heroOf(look);
  if (!hero) return '';
  // Each purpose begins elsewhere and goes on by one with the seed, so that one outfit told again is told otherwise; each
  // outfit begins elsewhere too, so that two of one seed are not told alike.
  const choice = makeChoice(0);
  const own = looks(look);
  const way = (purpose: string): number =>
    Math.floor(choice.unit(`describe.${purpose}`) * WAYS) +
    Math.floor(choice.unit(`${own}.${purpose}`) * WAYS) +
    (seed >>> 0);
  const rest = look.garments
    .filter((garment) => garment !== hero)
    .toSorted((a, b) => HEIGHT[a.layer] - HEIGHT[b.layer]);
  const again = namedAgain(hero, look.garments);
  const calledAgain = { ...look, garments: look.garments.map((garment) => namedAgain(garment, look.garments)) };
  const tips = rotated(tipsFor(calledAgain, way('tips')), way('tip'));
  const part = (weight: number, text: string | undefined): Part => ({ text: text ? sentence(text) : '', weight });
  const parts: Part[] = [
    part(10, caption(look, hero, way('caption'))),
    part(9, heroLine(again, way('hero'))),
    ...rest.map((garment, i) => part(7 - i, companionLine(garment, way('companion') * 3 + i * 2))),
    part(4, clothLine(again, way('cloth'))),
    part(3, harmonyLine(look, way('harmony'))),
    part(10, shoes ? extrasLine(look, way('extras')) : carriedLine(look)),
    part(5, addedLine(look, way('added'))),
    part(6, hairLine(look)),
    part(8, tips[0]),
    part(3, tips[1]),
    part(1, rest[0] && clothLine(rest[0], way('cloth') + 1)),
    part(2, fitLine(again, way('fit'))),
    part(0, tips[2]),
    part(0, rest[0] && fitLine(rest[0], way('fit') + 2)),
    part(-1, throughout(again, way('throughout'))),
    part(-1, tips[3]),
  ];
  return fit(arranged(parts, way('order')))
    .map(({ text }) => text)
    .join(' ');
}

/** Plain and untrimmed: the same colour wherever one looks. */
function throughout({ cloth, trims, border, name, kind }: Garment, way: number): string {
  const plain = cloth.print.kind === 'solid' && Object.keys(trims).length === 0 && !border && cloth.fabric !== 'denim';
  const { name: colour } = cloth.colour;
  const ways = [
    `the colour of the ${name} is ${colour} throughout, with no second beside it`,
    `from neck to hem it is ${colour} and nothing else`,
    `no other colour comes near the ${colour}`,
    `${colour} is the only colour of the ${name}`,
  ];
  return plain && !factsOf({ kind }).denim ? (ways[way % ways.length] ?? '') : '';
}

const rotated = <T>(items: readonly T[], by: number): T[] => items.map((_, i) => items[(i + by) % items.length] as T);

/** The cloth may come second, or the palette last; the rest keeps its order from head to foot. */
function arranged(parts: readonly Part[], way: number): Part[] {
  const told = parts.filter(({ text }) => text !== '');
  const move = (weight: number, to: number): Part[] => {
    const at = told.findIndex((part) => part.weight === weight);
    const moved = told[at];
    if (!moved) return told;
    const others = told.toSpliced(at, 1);
    return others.toSpliced(to < 0 ? others.length : to, 0, moved);
  };
  return [() => told, () => move(4, 1), () => move(3, -1)][way % 3]?.() ?? told;
}

/** A belt worn as an accessory is told with the accessories, not again with the garment it holds. */
function tellOnce(look: Look): Look {
  const kinds = new Set<string>(
    look.accessories.map(({ kind }) => kind).filter((kind) => kind === 'belt' || kind === 'obi'),
  );
  if (kinds.size === 0) return look;
  const garments = look.garments.map((garment) => ({
    ...garment,
    details: garment.details.filter(({ id, part }) => part || !kinds.has(id)),
    trims: Object.fromEntries(Object.entries(garment.trims).filter(([part]) => !kinds.has(part))),
  }));
  return { ...look, garments };
}

/** Leaves out the lightest sentences until the whole is within bounds, never below the least. */
function fit(parts: readonly Part[]): Part[] {
  let kept = [...parts];
  const total = (): number => kept.reduce((sum, { text }) => sum + countWords(text), 0);
  for (const part of parts.toSorted((a, b) => a.weight - b.weight)) {
    const limit = part.weight <= 4 ? COMFORTABLE : DESCRIPTION_WORDS.most;
    const rest = total() - countWords(part.text);
    if (total() > limit && rest >= DESCRIPTION_WORDS.least && part.weight < 10)
      kept = kept.filter((other) => other !== part);
  }
  return kept;
}
