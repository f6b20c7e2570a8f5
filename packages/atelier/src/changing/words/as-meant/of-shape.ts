import type { Look } from '@toile/look';

const END = '(?=$|[,.;!?]| and | but | please)';
const HEAD = '(^|[,.;!?] ?|\\b(?:and|but|then) )';
const ITS = '(?:the |her |his |its )?';

const SHAPE =
  '(?:fish ?tail|mermaid|trumpet|a[- ]line|column|straight|sheath|pencil|ball ?gown|flared?|circular|bodycon|empire|tulip|bubble)';
/** 'Less fishtail more column', 'more straight than flared': the one shape in the place of the other. */
const LESS_MORE = new RegExp(
  `${HEAD}(?:make it )?less (?:of (?:an? )?)?${SHAPE},? (?:and |but )?more (?:of (?:an? )?|like (?:an? )?)?(${SHAPE})${END}`,
  'g',
);
const MORE_THAN = new RegExp(
  `${HEAD}(?:make it )?more (?:of (?:an? )?|like (?:an? )?)?(${SHAPE})(?:,? (?:and |but )?(?:than|less) (?:an? |like (?:an? )?)?${SHAPE})${END}`,
  'g',
);
/** 'Longer, knee': how long is said behind the step. */
const STEP_TO = new RegExp(
  `${HEAD}(?:make it |a bit |much |bit )?(?:longer|shorter),? (?:to |till |until |upto |up to |say |maybe |like )?${ITS}(knee|calf|ankle|hip|waist|mid[- ]thigh|thigh|floor)s?(?: length)?${END}`,
  'g',
);
/** How far denim is washed out is how light it is. */
const WASH = new RegExp(
  `${HEAD}(?:in )?(?:an? )?(much |bit |little |slightly )?(lighter|darker|paler|deeper) wash(?:ed)?${END}`,
  'g',
);
/** Trousers sit at the waist or below it, and nobody sits. */
const SIT = new RegExp(
  `${HEAD}(?:should |to |must )?(?:sit|sits|sitting|ride|rides) (?:(?:a (?:bit|touch|tad|little)|slightly|little|bit|much) )?(higher|lower)(?: (?:up|on|at|in) (?:the |her |his )?(?:waist|hips?|body))?${END}`,
  'g',
);
const RISE = new RegExp(`${HEAD}(?:with )?(?:an? )?(high|low|mid|higher|lower)(?:er)?[ -]rise${END}`, 'g');
const SOFT_SHOULDER = new RegExp(
  `${HEAD}(?:make )?${ITS}(?:(?:softer|rounder|natural|less (?:padded|sharp|strong|structured)|soft|no(?:t)? padded) shoulders?|shoulders? (?:to be |should be |be )?(?:softer|rounder|natural|less (?:padded|sharp|strong|structured)))${END}`,
  'g',
);
/** A jacket of bikers is called by them alone. */
const BIKER =
  /\b(leather|suede|black|brown|moto|red|tan) (biker|moto)(?! (?:jacket|boots?|shorts?|jeans|gloves|style))\b/g;
/** The collar of a thing that is worn, and no thing besides it. */
const ROLL_NECK = new RegExp(
  `${HEAD}(?:make (?:it |the neck )?(?:into )?|give (?:it )?|with |in )?(?:an? )?(?:turtle|roll|polo|mock)[ -]?neck${END}`,
  'g',
);
/** 'Shirt and tie version', where no shirt is worn yet. */
const SHIRT_AND_TIE =
  /\b(?:an? )?(?:shirt and tie|shirt & tie|shirt tie|tie and shirt)(?: (?:version|look|style|one|instead))\b/g;
const ALL_OF_IT = new RegExp(`${HEAD}(?:make |turn |do )?all of it (?:to be |to |in |into )?(?=[a-z])`, 'g');

const called = ({ name }: Look['garments'][number]): string => name.toLowerCase();

const shaped = (shape: string): string => `${shape} ${shape === 'straight' ? 'cut' : 'silhouette'}`;

/** Shapes, lengths and washes, said of the garment that has them here. Lower case in and out. Pure. */
export function ofShape(look: Look, words: string): string {
  const { garments } = look;
  const denim =
    garments.find(({ cloth, family }) => cloth.fabric === 'denim' && family !== 'jacket') ??
    garments.find(({ cloth }) => cloth.fabric === 'denim');
  const legs = garments.find(({ family }) => family === 'trousers' || family === 'skirt');
  const tee = garments.find(
    ({ family, collar, closure }) => family === 'top' && collar === 'none' && closure === 'none',
  );
  const knit = garments.find(({ family, layer }) => layer !== 'outer' && (family === 'top' || family === 'dress'));
  return words
    .replace(LESS_MORE, (_, head: string, shape: string) => `${head}${shaped(shape)}`)
    .replace(MORE_THAN, (_, head: string, shape: string) => `${head}${shaped(shape)}`)
    .replace(STEP_TO, (_, head: string, end: string) => `${head}${end} length`)
    .replace(WASH, (all, head: string, much: string | undefined, how: string) =>
      denim ? `${head}make the ${called(denim)} ${much ?? ''}${how}` : all,
    )
    .replace(SIT, (all, head: string, way: string) =>
      legs ? `${head}make the ${called(legs)} ${way} at the waist` : all,
    )
    .replace(RISE, (all, head: string, way: string) =>
      legs ? `${head}make the ${called(legs)} ${/^l/.test(way) ? 'low' : way === 'mid' ? 'mid' : 'high'} waisted` : all,
    )
    .replace(SOFT_SHOULDER, '$1remove the shoulder pads')
    .replace(BIKER, '$1 $2 jacket')
    .replace(ROLL_NECK, (all, head: string) => (knit ? `${head}${called(knit)} with a turtle neck` : all))
    .replace(SHIRT_AND_TIE, () => `${tee ? `swap the ${called(tee)} for a shirt, ` : ''}add a tie`)
    .replace(ALL_OF_IT, '$1everything ');
}
