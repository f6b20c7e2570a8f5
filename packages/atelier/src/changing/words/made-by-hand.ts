import type { Garment, Look } from '@toile/look';
import { COVERING, OF_SOMEBODY, POSSESSED } from '#atelier/lexicon/language/said-in-changes.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';

const isRolled = ({ details }: Garment): boolean => details.some(({ id }) => id === 'rolled-sleeve');
const ITS = '(?:the |her |his |its )?';
const END = '(?=$|[,.;!?]| and | but | please)';
const WORN = '([a-z]+(?: (?!a\\b|at\\b|to\\b|in\\b|from\\b|with\\b|and\\b|more\\b|more|bit)[a-z]+)?)';

/** 'Line it in red cotton': of what the lining is. */
const LINED = new RegExp(
  `\\bline (?:it|this|that|them|the [a-z]+|the inside) (?:in|with) ((?!lace)[a-z]+(?: [a-z]+)?)${END}`,
  'g',
);
/** 'Taper the legs' makes them narrower below. */
const TAPERED = new RegExp(`\\btaper(?:ed)? ${ITS}(?:legs?|it|them|bottoms?)(?: (?:a bit|a little|in))?${END}`, 'g');
const TAPERED_NAME = new RegExp(`\\btaper ${ITS}${WORN}(?: (?:a bit|a little|in))?${END}`, 'g');
/** 'Take it in', 'let it out': closer to the body, and less close. */
const TAKEN_IN = new RegExp(
  `\\btake (?:(it|them|the [a-z]+|her [a-z]+|his [a-z]+) in|in (it|them|the (?!waist)[a-z]+|her [a-z]+|his [a-z]+))(?: (?:a bit|a little|slightly))?${END}`,
  'g',
);
const LET_OUT = new RegExp(
  `\\blet (?:(it|them|the [a-z]+|her [a-z]+|his [a-z]+) out|out (it|them|the [a-z]+|her [a-z]+|his [a-z]+))(?: (?:a bit|a little|slightly))?${END}`,
  'g',
);
const PIPED = new RegExp(`\\b(?:pipe|edge|bind) the ([a-z]+) (?:in|with) ([a-z]+)${END}`, 'g');
/** Where the arm ends: nothing else reaches that far. */
const TO_ARM =
  /(?:\b(?:the |her |his )?sleeves? (?:only |just |all the way |right )?(?:down |up )?|(?<=^|[,.;!?] ?)(?:only|just|but) (?:down |up )?)(?:to|till|until|upto) (?:the |her |his )?(wrist|elbow)s?(?=$|[,.;!?]| and | please)/g;
/** 'A ribbon at the waist in navy'. */
const RIBBON_IN =
  /\b(?:an? )?ribbon (?:at|round|around|on) (?:the |her )?waist (?:in|of) ([a-z]+(?: [a-z]+)?)(?=$|[,.;!?])/g;
/** 'Bring it down', where it is too high or too big. */
const BROUGHT_DOWN =
  /\bbring (?:it|them|the heels?|heels?) down(?: (?:a bit|a little|slightly|by))?(?! (?:to|till|until)\b)/g;
/** Too high for whom, and then that it should come down. */
const HEEL_TOO_HIGH =
  /\bheels? (?:is|are|feels?|looks?|seems?) (?:a bit |way |much )?too high\b[^,.;!?]*[,.;!?]+ ?(?:so |please )?(?=bring (?:it|them) down\b)/g;
/** 'Just the one stone on its own', after what goes. */
const STONE_ALONE =
  /,? (?:and )?(?:just|only) (?:the |one |single |a )+(?:stone|diamond|solitaire)(?: (?:on its own|by itself|alone|there))?(?=$|[,.;!?])/g;

/** How something is said to be, right before its name. */
function qualityBefore(before: string): string {
  const [, two = '', one = ''] = /(?:^|[ ,.;!?])(?:([a-z]+) )?([a-z]+) $/.exec(before) ?? [];
  const isQuality = (word: string): boolean =>
    word !== '' && draftOf(word).floating.some(({ as }) => as === 'fabric' || as === 'detail' || as === 'colour');
  if (!isQuality(one)) return '';
  return isQuality(two) ? `${two} ${one}` : one;
}

/** Verbs of a dressmaker as what they make. Lower case in and out. Pure. */
export const madeByHand = ({ garments }: Look, words: string): string =>
  words
    .replace(POSSESSED, '$1 $2')
    .replace(OF_SOMEBODY, "$1's ")
    .replace(LINED, '$1 lining')
    .replace(TAPERED, 'tapered shape')
    .replace(TAPERED_NAME, 'tapered $1')
    .replace(TAKEN_IN, (_, one: string | undefined, two: string | undefined) => `make ${one ?? two} tighter`)
    .replace(LET_OUT, (_, one: string | undefined, two: string | undefined) => `make ${one ?? two} looser`)
    .replace(PIPED, '$2 piping on the $1')
    .replace(COVERING, 'longer blouse')
    .replace(RIBBON_IN, '$1 sash')
    .replace(TO_ARM, (said: string, end: string, at: number, all: string) => {
      const length =
        end === 'elbow' ? 'elbow sleeves' : garments.some(isRolled) ? 'unroll the sleeves' : 'long sleeves';
      // 'lace sleeves to the elbow' are of lace as well
      const how = /\bsleeve/.test(said) ? qualityBefore(all.slice(0, at)) : '';
      return how === '' ? `, ${length}` : `sleeves, ${length}, ${how} sleeves`;
    })
    .replace(/\band ?, (?=long|elbow|unroll)/g, ', ')
    .replace(/^, | , /g, (said) => (said === ' , ' ? ', ' : ''))
    .replace(/\b(?:the )?([a-z]+) (?:out|off|gone),? (?:and |but )?instead (?=[a-z])/g, 'remove the $1, add ')
    .replace(HEEL_TOO_HIGH, 'heel, ')
    .replace(STONE_ALONE, '')
    .replace(BROUGHT_DOWN, (said: string, ...[at, all]: [number, string]) =>
      /\bheel/.test(all)
        ? 'lower heel'
        : /\bslit/.test(all)
          ? 'lower slit'
          : /\b(?:chunky|big|thick|wide|heavy)\b/.test(all.slice(at))
            ? 'smaller'
            : said,
    );
