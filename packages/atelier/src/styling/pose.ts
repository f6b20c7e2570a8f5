import { asksFor, type DetailId, detailWord, type Garment, type Pose } from '@toile/look';
import { factsOf } from '@toile/look/records';
import type { Taste } from './taste.ts';

const SWEEPING = new Set(['flared', 'circle', 'fit-and-flare', 'gathered', 'tiered', 'pleated', 'empire']);
const LONG = new Set(['midi', 'ankle', 'maxi', 'floor']);

/** Tops that end where hands do not reach over them: longer ones hide the pockets of the trousers. */
const SHORT_TOPS = new Set(['crop', 'cropped', 'waist', 'hip', 'full']);
const hidesPockets = ({ family, length, details }: Garment): boolean =>
  family === 'top' && !SHORT_TOPS.has(length) && !details.some((detail) => detailWord(detail).includes('pocket'));

/** Clothes a hand can be put into. */
const hasPockets = (garments: readonly Garment[]): boolean => {
  const outer = garments.findLast(({ layer }) => layer === 'outer');
  if (outer) return LONG.has(outer.length) || outer.length === 'knee';
  if (garments.some(hidesPockets)) return false;
  return garments.some(({ family }) => family === 'trousers' || family === 'jumpsuit');
};

/** Stances for tailoring and coats. */
function overOuter(outer: Garment, garments: readonly Garment[], man: boolean): Pose[] {
  const tailored = outer.neckline === 'lapel' && (man || factsOf(outer).tailored);
  if (tailored)
    return man
      ? ['contrapposto', 'stroll', 'three-quarter', 'relaxed', 'steady', 'clasped', 'pockets']
      : ['contrapposto', 'catwalk', 'three-quarter', 'relaxed'];
  const pocketed: Pose[] = hasPockets(garments) ? ['pockets', 'stroll'] : [];
  return man
    ? [...pocketed, 'catwalk', 'three-quarter', 'relaxed', 'steady']
    : ['walk', ...pocketed, 'catwalk', 'contrapposto', 'three-quarter', 'relaxed'];
}

function mens(garments: readonly Garment[]): Pose[] {
  return [
    ...(hasPockets(garments) ? (['contrapposto', 'pockets', 'stroll'] as const) : []),
    'catwalk',
    'three-quarter',
    'relaxed',
    'steady',
    'clasped',
  ];
}

function womens(garments: readonly Garment[], formal: boolean): Pose[] {
  if (formal) return ['contrapposto', 'catwalk', 'three-quarter', 'relaxed', 'clasped'];
  const pocketed: Pose[] = hasPockets(garments) ? ['pockets', 'stroll'] : ['hands-behind', 'clasped'];
  return ['catwalk', 'contrapposto', 'walk', ...pocketed, 'relaxed', 'three-quarter'];
}

/** Children stand square, proud or on the hop; they strike no poses. */
export const CHILDRENS: readonly Pose[] = ['relaxed', 'walk', 'contrapposto', 'hands-behind', 'steady'];

/** A coat over the shoulders hangs straight where no elbow stands out under it. */
const liesOnShoulders = (g: Garment): boolean =>
  g.family === 'jacket' && (asksFor(g, 'over-shoulder') || asksFor(g, 'over-shoulders'));

/** Stances, the most telling first, for what is worn. */
function stancesFor(garments: readonly Garment[], taste: Taste): Pose[] {
  const man = taste.presentation === 'male';
  const outer = garments.findLast(({ layer }) => layer === 'outer');
  const skirt = garments.find(({ family }) => ['dress', 'skirt', 'lehenga'].includes(family));
  if (garments.some(({ details }) => asksFor({ details }, 'backless') || asksFor({ details }, 'deep-back')))
    return ['back'];
  if (garments.some(({ family }) => family === 'saree')) return ['contrapposto', 'three-quarter', 'relaxed', 'catwalk'];
  if (garments.some(liesOnShoulders)) return ['relaxed', 'steady', 'three-quarter'];
  if (outer) return overOuter(outer, garments, man);
  if (skirt && SWEEPING.has(skirt.silhouette) && LONG.has(skirt.length))
    return ['catwalk', 'hold-skirt', 'contrapposto', 'walk', 'three-quarter'];
  return man ? mens(garments) : womens(garments, taste.formality >= 2);
}

/** Legs that are told apart even where one crosses the other. */
const CLOSE_LEGS = new Set(['slim', 'pencil', 'churidar', 'tapered', 'jogger']);
const WIDE_LEGS = new Set(['wide', 'palazzo', 'circle', 'flared', 'a-line', 'sharara']);

/** Whether the legs of what is worn would lie over each other as one in a stance. */
const crosses = (garments: readonly Garment[], pose: Pose): boolean =>
  garments.some(
    ({ family, silhouette, length }) =>
      (family === 'trousers' || family === 'jumpsuit') &&
      !['micro', 'mini', 'thigh'].includes(length) &&
      ((pose === 'catwalk' && !CLOSE_LEGS.has(silhouette)) || (pose === 'walk' && WIDE_LEGS.has(silhouette))),
  );

/** What is worn where a hand on the hip or in a pocket would lie over it. */
const AT_HIP: readonly DetailId[] = [
  ...([
    'kangaroo-pocket',
    'patch-pocket',
    'flap-pocket',
    'welt-pocket',
    'belt',
    'sash',
    'drawcord',
    'side-tie',
  ] as const),
];
const showsAtHip = ({ details }: Garment): boolean => AT_HIP.some((id) => asksFor({ details }, id));

/** Hands at the waist, in pockets or before the body. */
const HANDS_AT_HIP: ReadonlySet<Pose> = new Set<Pose>([
  ...(['contrapposto', 'pockets', 'stroll', 'clasped', 'hold-skirt', 'lapel'] as const),
]);
/** Hands hang in these. */
const CLEAR: readonly Pose[] = ['relaxed', 'steady', 'catwalk'];

const clearOfHip = (stances: readonly Pose[]): Pose[] => [
  ...new Set([...stances.filter((pose) => !HANDS_AT_HIP.has(pose)), ...CLEAR]),
];

/** The stance that was asked for; else one that shows what the outfit is about: of those that suit it, one by the seed. */
export function choosePose(garments: readonly Garment[], taste: Taste, asked?: Pose): Pose {
  if (asked) return asked === 'walk' && taste.presentation === 'male' ? 'stroll' : asked;
  const suiting = taste.ageGroup === 'child' ? CHILDRENS : stancesFor(garments, taste);
  const free = garments.some(showsAtHip) ? clearOfHip(suiting) : suiting;
  const stances = free.filter((pose) => !crosses(garments, pose));
  // the outfit takes part in the choice, so that one seed does not stand everybody alike
  const name = `${garments.map(({ kind, cloth }) => `${kind} ${cloth.colour.hex}`).join(' ')} stance`;
  return taste.pick(name, taste.quiet ? stances.slice(0, 3) : stances) ?? 'contrapposto';
}
