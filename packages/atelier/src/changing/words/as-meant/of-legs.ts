import type { Look } from '@toile/look';

const END = '(?=$|[,.;!?]| and | but | please)';
const HEAD = '(^|[,.;!?] ?|\\b(?:and|but|then) )';

/** How far denim is washed out is how light it is. */
const WASH = new RegExp(
  `${HEAD}(?:in )?(?:an? )?(much |bit |little |slightly )?(lighter|darker|paler|deeper) wash(?:ed)?${END}`,
  'g',
);
/** How denim is washed, and that it is torn, is of what is of denim here. */
const WASHED = new RegExp(
  `${HEAD}(?:in |with )?(?:an? )?((?:dark|light|mid|medium|faded|acid|stone|vintage|black)[ -]?wash(?:ed)?|distressed|ripped|faded|torn)(?: denim)?${END}`,
  'g',
);
const DENIM_DARK = new RegExp(`\\b(jeans|denims)\\b((?: [a-z]+){0,3}?) (?:in )?(dark|light)${END}`, 'g');
/** Trousers sit at the waist or below it, and nobody sits. */
const SIT = new RegExp(
  `${HEAD}(?:should |to |must )?(?:sit|sits|sitting|ride|rides) (?:(?:a (?:bit|touch|tad|little)|slightly|little|bit|much) )?(higher|lower)(?: (?:up|on|at|in) (?:the |her |his )?(?:waist|hips?|body))?${END}`,
  'g',
);
const RISE = new RegExp(`${HEAD}(?:with )?(?:an? )?(high|low|mid|higher|lower)(?:er)?[ -]rise${END}`, 'g');
/** Legs are of what has them, and no sleeve or body of a shirt. */
const LEGS = new RegExp(
  `${HEAD}(?:an? |in |make (?:it |them )?)?(straight|wide|tapered|narrow|slim|flared|loose|skinny|bootcut|relaxed) legs?${END}`,
  'g',
);
/** Hems of legs are turned up, and of no shirt. */
const TURN_UPS = new RegExp(
  `${HEAD}(?:add |with |give (?:it |them )?|put |have )?(?:an? |some )?turn[- ]?ups?${END}`,
  'g',
);
/** Of what has a bodice and legs, short legs are a length. */
const SHORTS = new RegExp(
  `${HEAD}(?:make (?:it |them )?|into |with )?(?:shorts?|short legs?)(?:,? (?:and )?not (?:full(?: length)?|long|trousers|pants))?${END}`,
  'g',
);

const called = ({ name }: Look['garments'][number]): string => name.toLowerCase();

/** How legs are cut, washed and worn, said of the garment that has them here. Lower case in and out. Pure. */
export function ofLegs({ garments }: Look, words: string): string {
  const denim =
    garments.find(({ cloth, family }) => cloth.fabric === 'denim' && family !== 'jacket') ??
    garments.find(({ cloth }) => cloth.fabric === 'denim');
  const legs = garments.find(({ family }) => family === 'trousers' || family === 'skirt');
  const suit = garments.find(({ family }) => family === 'jumpsuit');
  return words
    .replace(WASH, (all, head: string, much: string | undefined, how: string) =>
      denim ? `${head}make the ${called(denim)} ${much ?? ''}${how}` : all,
    )
    .replace(WASHED, (all, head: string, how: string) => (denim ? `${head}${how} ${called(denim)}` : all))
    .replace(DENIM_DARK, '$3 wash $1$2')
    .replace(SIT, (all, head: string, way: string) =>
      legs ? `${head}make the ${called(legs)} ${way} at the waist` : all,
    )
    .replace(RISE, (all, head: string, way: string) =>
      legs ? `${head}make the ${called(legs)} ${/^l/.test(way) ? 'low' : way === 'mid' ? 'mid' : 'high'} waisted` : all,
    )
    .replace(LEGS, (all, head: string, how: string) => (legs ? `${head}${how} leg ${called(legs)}` : all))
    .replace(TURN_UPS, (all, head: string) => (legs ? `${head}${called(legs)} with turn-ups` : all))
    .replace(SHORTS, (all, head: string) => (suit ? `${head}${called(suit)} thigh length` : all));
}
