import type { Look } from '@toile/look';
import { accessoriesWhere } from '@toile/look/records';
import { isColour } from '../../is-colour.ts';

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
/** Short sleeves of a shirt have nothing to roll: what is rolled was long. */
const ROLLED =
  /(?<!long )(?<=^|[,.;!?] ?|\b(?:and|with|the|his|her) )(?:rolled(?:[- ]up)? sleeves?|sleeves? (?:should be |to be )?rolled(?: up)?|roll(?: up)? (?:the |her |his )?sleeves?(?: up)?)(?=$|[,.;!?]| and )/g;
/** Hems of legs are turned up, and of no shirt. */
const TURN_UPS = new RegExp(
  `${HEAD}(?:add |with |give (?:it |them )?|put |have )?(?:an? |some )?turn[- ]?ups?${END}`,
  'g',
);
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
/** Of what has a bodice and legs, short legs are a length. */
const SHORTS = new RegExp(
  `${HEAD}(?:make (?:it |them )?|into |with )?(?:shorts?|short legs?)(?:,? (?:and )?not (?:full(?: length)?|long|trousers|pants))?${END}`,
  'g',
);
const ALL_OF_IT = new RegExp(`${HEAD}(?:make |turn |do )?all of it (?:to be |to |in |into )?(?=[a-z])`, 'g');

/** What is worn of it takes the colour, and no more is put on. */
const JEWELS_TOO =
  /\b([a-z]+(?: [a-z]+)?),? (?:and |with )?(?:the |her )?jewel(?:le)?ry (?:too|also|as well)(?=$|[,.;!?])/g;
const JEWELS: ReadonlySet<string> = new Set(accessoriesWhere(({ sort }) => sort === 'jewel'));

const called = ({ name }: Look['garments'][number]): string => name.toLowerCase();

const shaped = (shape: string): string => `${shape} ${shape === 'straight' ? 'cut' : 'silhouette'}`;

/** Shapes, lengths and washes, said of the garment that has them here. Lower case in and out. Pure. */
export function ofShape(look: Look, words: string): string {
  const { garments } = look;
  const denim =
    garments.find(({ cloth, family }) => cloth.fabric === 'denim' && family !== 'jacket') ??
    garments.find(({ cloth }) => cloth.fabric === 'denim');
  const legs = garments.find(({ family }) => family === 'trousers' || family === 'skirt');
  const sleeved = garments.find(
    ({ closure, sleeve, family }) =>
      closure === 'buttons' && (family === 'top' || family === 'dress') && /^(?:short|cap)$/.test(sleeve.length),
  );
  const jewels = look.accessories.filter(({ kind }) => JEWELS.has(kind));
  const suit = garments.find(({ family }) => family === 'jumpsuit');
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
    .replace(ROLLED, (all) => (sleeved ? `long sleeves, ${all}` : all))
    .replace(SHORTS, (all, head: string) => (suit ? `${head}${called(suit)} thigh length` : all))
    .replace(SOFT_SHOULDER, '$1remove the shoulder pads')
    .replace(BIKER, '$1 $2 jacket')
    .replace(ROLL_NECK, (all, head: string) => (knit ? `${head}${called(knit)} with a turtle neck` : all))
    .replace(SHIRT_AND_TIE, () => `${tee ? `swap the ${called(tee)} for a shirt, ` : ''}add a tie`)
    .replace(JEWELS_TOO, (all, before: string) => {
      const colour = [before.replace(/^(?:all|in|it|to|be|everything) /, ''), before.split(' ').at(-1) ?? ''].find(
        isColour,
      );
      const each = jewels.map(({ name }) => `${name} in ${colour}`).join(', ');
      return colour && each ? `${before}, ${each}` : all;
    })
    .replace(ALL_OF_IT, '$1everything ');
}
