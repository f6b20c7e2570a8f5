import type { Look } from '@toile/look';
import { BIKER_ALONE } from '#atelier/lexicon/language/said-in-changes.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';

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

/** Short sleeves of a shirt have nothing to roll: what is rolled was long. */
const ROLLED =
  /(?<!long )(?<=^|[,.;!?] ?|\b(?:and|with|the|his|her) )(?:rolled(?:[- ]up)? sleeves?|sleeves? (?:should be |to be )?rolled(?: up)?|roll(?: up)? (?:the |her |his )?sleeves?(?: up)?)(?=$|[,.;!?]| and )/g;

const SOFT_SHOULDER = new RegExp(
  `${HEAD}(?:make )?${ITS}(?:(?:softer|rounder|natural|less (?:padded|sharp|strong|structured)|soft|no(?:t)? padded) shoulders?|shoulders? (?:to be |should be |be )?(?:softer|rounder|natural|less (?:padded|sharp|strong|structured)))${END}`,
  'g',
);
/** The collar of a thing that is worn, and no thing besides it. */
const ROLL_NECK = new RegExp(
  `${HEAD}(?:make (?:it |the neck )?(?:into )?|give (?:it )?|with |in )?(?:an? )?(?:turtle|roll|polo|mock)[ -]?neck${END}`,
  'g',
);
/** 'Shirt and tie version', where no shirt is worn yet. */
const SHIRT_AND_TIE =
  /\b(?:an? )?(?:shirt and tie|shirt & tie|shirt tie|tie and shirt)(?: (?:version|look|style|one|instead))\b/g;

/** How long a garment is, by the place alone: 'skirt ankle'. */
const PLACE_ALONE = new RegExp(
  `${HEAD}${ITS}([a-z]+) (?:at |to |till |just |come |up to )?(ankle|knee|calf|floor|mid[- ]thigh|waist|hip)${END}`,
  'g',
);
const isCloth = (words: string): boolean => {
  const { things } = draftOf(words);
  return things.length === 1 && things.every(({ type }) => type === 'garment');
};
/** Flowers that are worn in the hair, and printed on nothing. */
const HAIR_FLOWERS =
  /\b(bun|braid|plait|ponytail|hair) with (?:(?:some|a few|few|white|fresh|jasmine|real) )*(?:flowers?|mogra|jasmine)\b/g;
/** Layers under a skirt are how full it is. */
const CAN_CAN =
  /\b(?:(?:less|no|without|remove|kam) (?:the )?can ?-?can|can ?-?can (?:is |to be |should be )?(?:less|kam|no|not|hata[a-z]*(?: do)?|remove))\b/g;
/** 'Shorter, above the knee': where it ends says how short. */
const STEP_ABOVE = /\b(?:shorter|longer|higher|lower),? (?=(?:just )?(?:above|below) (?:the |her |his )?knees?\b)/g;
const LENGTH_LESS = new RegExp(
  `${HEAD}${ITS}length (?:(?:a|to be|should be|little|bit|thod[ai]|slightly|much) )*(less|more|kam|zyada)${END}`,
  'g',
);
const HAIR_TO = new RegExp(
  `${HEAD}(?:her |his |the )?(?:bob|bun|braids?|plaits?|pony ?tail|pony|curls|long hair|short hair|hair) (?:to|into) (?:an? )?([a-z]+(?: [a-z]+)?)${END}`,
  'g',
);

const called = ({ name }: Look['garments'][number]): string => name.toLowerCase();

const shaped = (shape: string): string => `${shape} ${shape === 'straight' ? 'cut' : 'silhouette'}`;

/** Shapes, lengths and washes, said of the garment that has them here. Lower case in and out. Pure. */
export function ofShape(look: Look, words: string): string {
  const { garments } = look;
  const sleeved = garments.find(
    ({ closure, sleeve, family }) =>
      closure === 'buttons' && (family === 'top' || family === 'dress') && /^(?:short|cap)$/.test(sleeve.length),
  );
  const tee = garments.find(
    ({ family, collar, closure }) => family === 'top' && collar === 'none' && closure === 'none',
  );
  const knit = garments.find(({ family, layer }) => layer !== 'outer' && (family === 'top' || family === 'dress'));
  return words
    .replace(LESS_MORE, (_, head: string, shape: string) => `${head}${shaped(shape)}`)
    .replace(MORE_THAN, (_, head: string, shape: string) => `${head}${shaped(shape)}`)
    .replace(STEP_TO, (_, head: string, end: string) => `${head}${end} length`)
    .replace(ROLLED, (all) => (sleeved ? `long sleeves, ${all}` : all))
    .replace(PLACE_ALONE, (all, head: string, what: string, place: string) =>
      isCloth(what) ? `${head}${what} ${place === 'calf' ? 'midi' : place} length` : all,
    )
    .replace(HAIR_FLOWERS, '$1, add a gajra')
    .replace(CAN_CAN, 'less flare')
    .replace(STEP_ABOVE, '')
    .replace(
      LENGTH_LESS,
      (_, head: string, way: string) => `${head}${/^(?:less|kam)$/.test(way) ? 'shorter' : 'longer'}`,
    )
    .replace(HAIR_TO, '$1hair in $2')
    .replace(SOFT_SHOULDER, '$1remove the shoulder pads')
    .replace(BIKER_ALONE, '$1 $2 jacket')
    .replace(ROLL_NECK, (all, head: string) => (knit ? `${head}${called(knit)} with a turtle neck` : all))
    .replace(SHIRT_AND_TIE, () => `${tee ? `swap the ${called(tee)} for a shirt, ` : ''}add a tie`);
}
