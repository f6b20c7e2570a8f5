import type { Detail } from '../look-schema.ts';
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
  'over-knee': { grownOnly: true },
  'straps-harness': { grownOnly: true },
  'side-slit': { immodest: true },
  slit: { immodest: true },
};

/** Of a part alone it is nobody's business. */
const factsOfDetail = ({ id, part }: Detail): DetailFacts =>
  // an id of a cloth has no facts
  (part === undefined ? DETAIL_FACTS[id as DetailId] : undefined) ?? {};

export const isDetailGrownOnly = (detail: Detail): boolean => factsOfDetail(detail).grownOnly === true;

export const isDetailImmodest = (detail: Detail): boolean => factsOfDetail(detail).immodest === true;
