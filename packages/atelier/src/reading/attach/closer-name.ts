/** Which of two names for one thing is the closer: that of a set's shorts, that of a heeled sandal. */
import type { FootwearEntry, GarmentEntry } from '#atelier/lexicon/entry.ts';
import { FOOTWEAR_BY_ID } from '#atelier/lexicon/lexicon.ts';

/** 'A lounge set: sweatshirt and shorts': the legs of a set that end elsewhere than its own. */
export const isCutShorter = (known: GarmentEntry, named: GarmentEntry): boolean =>
  known.family === 'trousers' &&
  named.family === 'trousers' &&
  named.is?.length === 'thigh' &&
  !known.id.endsWith(named.id);

/** 'Gold sandals with a heel': the sandal that has one. */
export const heeled = (known: FootwearEntry, { id }: FootwearEntry): FootwearEntry | undefined =>
  known.kind === 'sandal' && /heels?$/.test(id)
    ? FOOTWEAR_BY_ID.get('heeled-sandals')
    : FLAT.has(known.kind) && id === 'wedges'
      ? FOOTWEAR_BY_ID.get('wedges')
      : undefined;
/** Flat by their kind: on a wedge they are wedges. */
const FLAT: ReadonlySet<FootwearEntry['kind']> = new Set<FootwearEntry['kind']>(['kolhapuri', 'slide', 'sandal']);
