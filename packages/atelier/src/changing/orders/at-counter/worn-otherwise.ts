import { garmentAt } from '../../places/place.ts';
import { bareName, namedOn } from '../named-on.ts';
import type { Frame } from '../order.ts';

const LEAD =
  '(?:(?:put|wear|have|drape|keep|take|let|make|show|tie|sling|she|he|they|could|can|should|would|the|her|his|instead|of|wearing|rather|than|with) )*';
const AT =
  '(?:tied|knotted|wrapped|slung|worn|draped|pinned|hanging|thrown)? ?(?:on|over|round|around|across|from|at|about) (?:(?:the|her|his|their|one|both|left|right|other) )*(?:waist|hips?|shoulders?|arms?|sides?|neck|head|back|elbows?)';
const OTHERWISE = new RegExp(`^${LEAD}([a-z]+(?: [a-z]+)??) (?:(?:should|to|be|she|could|have|it|is) )*(${AT})$`);
/** Where only that is worn which is drawn so: a garment with sleeves or legs. */
const BODIED: ReadonlySet<string> = new Set([
  'top',
  'dress',
  'jacket',
  'choli',
  'jumpsuit',
  'trousers',
  'skirt',
  'lehenga',
]);

/** A garment tied round the waist or slung over a shoulder: told, and nothing of a body is changed by the word for it. */
export const wornOtherwise: Frame = (clause, { look, topic }) => {
  const [, what = '', at = ''] = OTHERWISE.exec(clause) ?? [];
  const place = what === '' ? undefined : namedOn(look, bareName(what), topic);
  const garment = place?.of === 'garment' ? garmentAt(look, place) : undefined;
  // a jacket lies on shoulders, and is drawn so
  const isDrawn = garment?.family === 'jacket' && /shoulders$/.test(at) && !/\b(?:one|left|right)\b/.test(at);
  if (!garment || isDrawn || !BODIED.has(garment.family)) return undefined;
  return {
    clauses: [],
    told: [
      `The ${garment.name} is drawn as it is worn, and not ${/^(?:tied|knotted|wrapped|slung|worn|draped|pinned|hanging|thrown)/.test(at.trim()) ? at.trim() : `worn ${at.trim()}`}.`,
    ],
  };
};
