import { mainGarment } from '../../work.ts';
import { garmentNamed } from '../named-on.ts';
import type { Frame } from '../order.ts';

const COVERS =
  /^(?:make |have |let )?(?:the |her |his |my )?(.+?) (?:(?:should|must|to|needs to|has to|long enough to|so it|so that it|just|can|properly|also) )*covers? (?:my |her |his |the |their )?(bum|bums|bottom|backside|behind|seat|butt|hips|thighs|knees?|tummy|stomach|belly|midriff|waist|navel|calves|ankles|feet|toes|arms|elbows|wrists)(?: (?:properly|fully|completely|please|too|area))*$/;
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:bums?|bottom|backside|behind|seat|butt|hips|thighs)$/, 'thigh length'],
  [/^knees?$/, 'just below the knee'],
  [/^(?:tummy|stomach|belly|midriff|waist|navel)$/, 'waist length'],
  [/^calves$/, 'midi length'],
  [/^(?:ankles|feet|toes)$/, 'floor length'],
];

/** How long a garment is to be, by what it should cover. */
export const covers: Frame = (clause, { look, topic }) => {
  const [, what = '', of = ''] = COVERS.exec(clause) ?? [];
  const garment =
    what === '' ? undefined : (garmentNamed(look, what, topic) ?? (/^it$/.test(what) ? mainGarment(look) : undefined));
  if (!garment) return undefined;
  if (/^(?:arms|elbows|wrists)$/.test(of))
    return {
      clauses: [`${garment.name} with ${of === 'elbows' ? 'three quarter' : 'long'} sleeves`],
      of: garment.name,
    };
  const end = ENDS.find(([says]) => says.test(of))?.[1];
  return end === undefined ? undefined : { clauses: [`make the ${garment.name} ${end}`], of: garment.name };
};
