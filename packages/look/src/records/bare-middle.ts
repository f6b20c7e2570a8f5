import type { Look } from '../look.ts';

type Garment = Look['garments'][number];
interface Worn {
  readonly person: Pick<Look['person'], 'ageGroup'>;
  readonly garments: readonly Garment[];
}

const isYoung = ({ ageGroup }: Worn['person']): boolean => ageGroup === 'child' || ageGroup === 'teen';

/** Worn from the shoulders over the hips: what lies over them may be as short as it likes. */
const WHOLE: ReadonlySet<Garment['family']> = new Set(['dress', 'jumpsuit']);

/** A blouse reaches what it is worn with where it is as long as this; of any other length it ends under the bust. */
const REACHES: Garment['length'] = 'hip';

function isShort({ family, length }: Garment, garments: readonly Garment[]): boolean {
  if (family === 'choli') return length !== REACHES;
  if (family !== 'top') return false;
  if (length === 'waist') return garments.some(({ waistline }) => waistline === 'low');
  return length === 'crop' || length === 'cropped';
}

/** Garments of somebody young that end above what is worn below them, so that the middle would be bare. Empty for everybody grown. */
export function endsAboveIn({ person, garments }: Worn): Garment[] {
  if (!isYoung(person) || garments.some(({ family }) => WHOLE.has(family))) return [];
  return garments.filter((garment) => isShort(garment, garments));
}

/** How long they are instead. */
export const COVERS_MIDDLE: Garment['length'] = REACHES;

/** Whether anybody young would be bare between what they wear above and below. */
export const baresMiddle = (look: Pick<Look, 'person' | 'garments' | 'companion'>): boolean =>
  [look, look.companion].some((one) => one && endsAboveIn(one).length > 0);
