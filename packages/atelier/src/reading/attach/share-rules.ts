/** What is said of one of two things and holds of both. */
import { isMetal } from '@toile/look/records';
import type { Said, Thing } from '#atelier/draft/draft.ts';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import type { Rule } from '#atelier/reading/rule.ts';
import { areCutAlike } from './cut-alike.ts';

export interface ShareRule extends Rule {
  /** All of the cloth, or the colour alone. */
  shares: 'cloth' | 'colour';
  when(first: Thing, second: Thing): boolean;
}

/** A dupatta, a stole, a choli; beside a lehenga whatever else is called its blouse. */
const isDrape = ({ family, facts }: GarmentEntry, first: GarmentEntry): boolean =>
  family === 'dupatta' || family === 'choli' || (facts?.blouse === true && first.family === 'lehenga');

/** Flowers and a dot of powder have the colour they have. */
const OF_ITS_OWN: ReadonlySet<string> = new Set(['gajra', 'bindi', 'sindoor']);

/** Of two things that only 'and' joins, where nothing is said of the second. */
export const SHARE_RULES: readonly ShareRule[] = [
  {
    id: 'halves of an outfit',
    why: 'What is said before both halves of one outfit is said of both.',
    example: 'grey hoodie and joggers',
    attaches: 'hoodie: colour grey; joggers: of the same cloth',
    shares: 'cloth',
    when: areCutAlike,
  },
  {
    id: 'drape and its blouse',
    why: 'A dupatta, a choli or a stole joined to a garment has its colour.',
    example: 'a pink lehenga and dupatta',
    attaches: 'lehenga: colour pink; dupatta: colour pink',
    shares: 'colour',
    when: (first, second) =>
      first.type === 'garment' && second.type === 'garment' && isDrape(second.entry, first.entry),
  },
  {
    id: 'cloth about the loins',
    why: 'A dhoti and the kurta over it are of one colour.',
    example: 'white dhoti and kurta',
    attaches: 'dhoti: colour white; kurta: colour white',
    shares: 'colour',
    when: (first, second) =>
      first.type === 'garment' &&
      first.entry.facts?.loins === true &&
      second.type === 'garment' &&
      second.entry.region === 'india',
  },
  {
    id: 'socks and shoes',
    why: 'Socks and shoes that "and" joins are of one colour.',
    example: 'a yellow dress with white socks and shoes',
    attaches: 'dress: colour yellow; socks: colour white; shoes: colour white',
    shares: 'colour',
    when: (first, second) => first.type === 'accessory' && first.entry.kind === 'socks' && second.type === 'footwear',
  },
  {
    id: 'jacket and trousers',
    why: 'A jacket and trousers are bought as a suit.',
    example: 'a grey jacket and trousers',
    attaches: 'jacket: colour grey; trousers: colour grey',
    shares: 'colour',
    when: (first, second) => second.entry.id === 'trousers' && first.entry.id === 'jacket',
  },
  {
    id: 'small things',
    why: 'A hat and gloves are bought as one.',
    example: 'a coat with a red hat and gloves',
    attaches: 'coat:; hat: colour red; gloves: colour red',
    shares: 'colour',
    when: (first, second) =>
      second.type === 'accessory' &&
      first.type === 'accessory' &&
      !OF_ITS_OWN.has(second.entry.kind) &&
      (second.entry.kind !== 'nose-ring' || isMetal(colourBefore(first)?.colour?.name ?? '')),
  },
];

/** The colour said before a thing was named, by its last name, and of the whole of it. */
export function colourBefore({ said, start }: Thing): Said | undefined {
  const named = Math.max(start, ...said.filter(({ as }) => as === 'garment').map((own) => own.start));
  return said.findLast(({ colour, part, end }) => colour && !part && end <= named);
}
