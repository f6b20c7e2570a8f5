import type { DetailId } from '../vocabulary/detail-ids.ts';

interface DetailFacts {
  /** The young do not wear it. */
  grownOnly?: true;
  /** Left out by who covers up. */
  immodest?: true;
}

/** What holds of a detail beyond how it is drawn; of most nothing does. */
const DETAIL_FACTS: Partial<Record<DetailId, DetailFacts>> = {
  'cut-out': { grownOnly: true, immodest: true },
  'thigh-slit': { grownOnly: true, immodest: true },
  backless: { grownOnly: true, immodest: true },
  'deep-back': { grownOnly: true, immodest: true },
  'illusion-neck': { grownOnly: true, immodest: true },
  sheer: { grownOnly: true, immodest: true },
  boning: { grownOnly: true },
  'side-slit': { immodest: true },
  slit: { immodest: true },
};

const factsOfDetail = (word: string): DetailFacts =>
  // a word that is no id has no facts
  DETAIL_FACTS[word as DetailId] ?? {};

export const isDetailGrownOnly = (word: string): boolean => factsOfDetail(word).grownOnly === true;

export const isDetailImmodest = (word: string): boolean => factsOfDetail(word).immodest === true;
