import { OBLIQUE } from '#atelier/lexicon/language/said-in-changes.ts';
import { isColour } from '../../is-colour.ts';

/** Where a wish begins or ends. */
const HEAD = '(^|[,.;!?] ?|\\b(?:aur|and) )';
const END = '(?=$|[,.;!?]| aur | and | but | par (?!\\w+ ?(?:kar|laga)))';
const NAME = '([a-z]+(?: [a-z]+)?)';
const NUMBER = '(?:\\d{1,2}(?:\\.\\d)?|ek|do|teen|char|paanch|one|two|three|four|five|half|aadha)';
const UNIT = '(?:inch(?:es)?|cms?|ungli|fingers?)';
const DO = '(?:kar|bana|rakh|karwa)(?:o|na|ke|iye)?(?: do| dena| dijiye| dijie| lo)?';

/** Who asks for it, said before what is asked. */
const WHO_ASKS =
  /(^|[,.;!?] ?)(?:(?:she|he|they|madam|sir|aunty|mummy|bride|groom|customer) (?:is |are )?(?:saying|says?|said|telling|asking|bol(?:ta|ti| rah[aei])?|keh rah[aei]|bol rah[aei])(?: (?:hai|hain))?(?: (?:ki|that|for))?|(?:mummy|dadi|nani|bhaiya|didi|madam) (?:bol|keh) rah[aei] (?:hai|hain)(?: ki)?) (?=\S+ \S)/g;
/** How much, said behind the verb: 'kam karo thodi'. */
const LITTLE_LAST = new RegExp(`\\b(kam|zyada|jyada|[a-z]+) (${DO}) (thod[aie])${END}`, 'g');
/** 'Churidar hata ke palazzo kar do', 'belt nikaal ke sash laga do': the one for the other. */
const TAKEN_FOR = new RegExp(
  `${HEAD}${NAME} (?:ko )?(?:hata|nika+l|utaa?r|badal) ?(?:ke|kar) ${NAME} (?:kar|bana|laga|daal|pehna|rakh|de)\\w*(?: do| dena| dijiye)?(?: ([a-z]+)(?: (?:me|mein|ka|ki|wal[aei]|colou?r|rang))*)?${END}`,
  'g',
);
/** 'Jeans nahi, patiala salwar chahiye kaali'. */
const NOT_WANTED = new RegExp(`${HEAD}${NAME} nahin?,? ${NAME} chahiye(?: ([a-z]+))?${END}`, 'g');
/** 'Border thoda patla aur silver': of one thing a size and a colour. */
const SIZE_AND_COLOUR = new RegExp(
  `${HEAD}([a-z]+(?: (?!thod|ko\\b)[a-z]+)?)(?: ko)? ((?:thod[aie] )?(?:patl|mot|chaud|ch?h?ot|bad|lamb|halk|gehr)[aei])(?: ${DO})? aur ([a-z]+(?: [a-z]+)??)(?: (?:me|mein|ka|ki|rang))?(?: ${DO})?${END}`,
  'g',
);
/** 'Kurte ki lambai 2 inch kam karo', 'kurta 2 inch badha do', 'kurta do inch chhota': by how much it is longer or shorter. */
const BY_MEASURE = new RegExp(
  `${HEAD}(?:([a-z]+) k[iea] (?!lambai))?${NAME}(?: ko)?(?: k[iea] lambai)?(?: ko)? (?:sirf |bas |karib )?(${NUMBER}) ?(${UNIT}) (?:aur )?(kam|ch?h?ot[aei]|ghata\\w*|oopar|upa?r|uncha|zyada|jyada|badi|bada|badha\\w*|lamb[aei]|neeche|niche)(?: ${DO}| do| dena)?${END}`,
  'g',
);
/** 'Kadhai kam', 'kaam thoda kam rakho': less of it, and not none. */
const LESS_WORK = new RegExp(
  `${HEAD}(?:(?:iski|iska|sab|pura|poora) )?(k[ae]d?h?a+i|kaam|zari|embroidery) (?:thod[aie] )?kam(?: ${DO}| chahiye)?(?: thod[aie])?${END}`,
  'g',
);
/** 'Dupatte ke kinare pe gota lagao', 'dupatta me border laga do': what, and on the edge of what. */
const ON_EDGE = new RegExp(
  `${HEAD}${NAME} ke (?:kinar[eao]n?|edge|border|kona|kono) (?:pe|par|mein|me) (?:(?:patl|mot|chaud|ch?h?ot|bad|halk)[aei] (?:s[aie] )?)?${NAME} (?:laga|daal|chahiye|jod)\\w*(?: do| dena)?${END}`,
  'g',
);
/** 'Dupatta me char taraf gota': along all of its edges. */
const ALL_ROUND = new RegExp(
  `${HEAD}${NAME} (?:me|mein|pe|par|ke) (?:ch?a+r+o?n? (?:taraf|or|side)|charon taraf|kinar[eao]n?) ${NAME}(?: (?:laga|daal|chahiye|jod)\\w*)?(?: do| dena)?${END}`,
  'g',
);
/** 'Kurta ghutne se 2 inch neeche': so far below the knee. */
const OFF_PLACE = new RegExp(
  `${HEAD}${NAME}(?: ko)? (ghutn[aeo]n?|takhn[aeo]n?|zameen|knee|ankle|floor)s? (?:se|ke) (${NUMBER}) ?(${UNIT}) (neeche|niche|upa?r|oopar)(?: tak)?(?: ${DO})?${END}`,
  'g',
);
/** 'Cape hata ke normal full sleeves': the verb of the other is left out. */
const TAKEN_WITH = new RegExp(
  `${HEAD}${NAME} (?:ko )?(?:hata|nika+l|utaa?r) ?(?:ke|kar) (?!.*\\b(?:de|do|kar|karo|laga\\w*|pehna\\w*)\\b)(?=[a-z])`,
  'g',
);
/** 'Ghera badhao', 'kadhai ghatao': more of it, less of it. */
const GROWN = new RegExp(
  `${HEAD}(?:thod[aie] )?(gh?er[ae]?|flare|k[ae]d?h?a+i|kaam|chamak|lambai|volume|puff)(?: ko)? (?:thod[aie] )?(badha|ghata)\\w*(?: do| dena)?${END}`,
  'g',
);
const GROWING: readonly (readonly [RegExp, string])[] = [
  [/^(?:gh?er|flare|volume)/, 'flare'],
  [/^(?:k[ae]d?h?a|kaam)/, 'embroidery'],
  [/^chamak/, 'shine'],
  [/^lambai/, 'length'],
];
/** 'Thoda kam phoola hua' is less full. */
const PUFFED = /(?:thod[aie] )?(kam|zyada|jyada) ph(?:u|oo)l[aei](?: hu[aei])?\b/g;
const PLACES: Readonly<Record<string, string>> = {
  g: 'knee',
  t: 'ankle',
  z: 'floor',
  k: 'knee',
  a: 'ankle',
  f: 'floor',
};
/** 'Blouse me collar laga do': which part of what. */
const PART_OF = new RegExp(
  `${HEAD}${NAME} (?:me|mein|pe|par) (?:ek )?(collar|jeb|pocket|pockets|zip|hood|bow|dori|belt) (?:laga|daal|jod|add)\\w*(?: do| dena| karo| kar do)?${END}`,
  'g',
);
/** 'Buttons silver ka', 'border gold wala': what colour it is of. */
const COLOUR_OF = new RegExp(
  `${HEAD}${NAME} ([a-z]+(?: [a-z]+)?) (?:ka|ki|ke|wal[aei])(?: ${DO}| chahiye| ho)?${END}`,
  'g',
);
/** 'Stole bhi chahiye, maroon': one thing more, its colour said last. */
const BESIDES_COLOUR = new RegExp(
  `${HEAD}(?:ek )?${NAME} bhi (?:chahiye|add ${DO}|laga ?(?:o|do)|pehna ?(?:o|do)|de ?do|daal ?(?:o|do))(?:,? (?:aur )?)([a-z]+(?: [a-z]+)?)(?: (?:colou?r|rang|wal[aei]|ka|ki|mein|me))*${END}`,
  'g',
);
const DEGREES: readonly (readonly [RegExp, string])[] = [
  [/^patl/, 'thinner'],
  [/^(?:mot|chaud)/, 'wider'],
  [/^ch?h?ot/, 'smaller'],
  [/^bad/, 'bigger'],
  [/^lamb/, 'longer'],
  [/^halk/, 'lighter'],
  [/^gehr/, 'deeper'],
];
/** 'Thoda patla' is a bit thinner. */
const ofDegree = (said: string): string => {
  const word = said.split(' ').at(-1) ?? '';
  return `${/^thod/.test(said) ? 'a bit ' : ''}${DEGREES.find(([says]) => says.test(word))?.[1] ?? word}`;
};
const HINDI_NUMBERS: Readonly<Record<string, string>> = {
  ek: '1',
  do: '2',
  teen: '3',
  char: '4',
  paanch: '5',
  aadha: 'half',
};
const SHORTER = /^(?:kam|ch|gh|oo|up|un)/;
const OBLIQUES = new RegExp(`\\b(?:${Object.keys(OBLIQUE).join('|')})\\b`, 'g');

/** 'Pallu hara kar do blouse jaisa': as what else is, said last. */
const LIKE_LAST = new RegExp(`\\b(${DO}) [a-z]+ (?:ke |ki )?jais[aei]${END}`, 'g');

const TOLD = /^(?:iska|iski|isko|usko|uska|sab|baaki|baki|ye|yeh|not|no)$/;

/**
 * A wish in Hindi in the order this room reads: what, how much, which verb; what is exchanged for what. Lower case in Latin letters in
 * and out. Pure.
 */
export const hindiOrder = (words: string): string =>
  words
    .replace(OBLIQUES, (name) => OBLIQUE[name] ?? name)
    .replace(WHO_ASKS, '$1')
    .replace(LIKE_LAST, '$1')
    .replace(LITTLE_LAST, '$3 $1 $2')
    .replace(
      OFF_PLACE,
      (...[, head = '', what = '', place = '', number = '', unit = '', way = '']: string[]) =>
        `${head}${what} ${PLACES[place.charAt(0)] ?? 'knee'} length, ${HINDI_NUMBERS[number] ?? number} ${unit} ${/^n/.test(way) ? 'longer' : 'shorter'}`,
    )
    .replace(
      GROWN,
      (...[, head = '', what = '', way = '']: string[]) =>
        `${head}${way === 'badha' ? 'more' : 'less'} ${GROWING.find(([says]) => says.test(what))?.[1] ?? what}`,
    )
    .replace(PUFFED, (_, much: string) => (much === 'kam' ? 'less flare' : 'more flare'))
    .replace(
      PART_OF,
      (...[, head = '', what = '', part = '']: string[]) =>
        `${head}${what} with ${/^jeb/.test(part) ? 'pockets' : part}`,
    )
    .replace(TAKEN_WITH, '$1remove $2, ')
    .replace(LESS_WORK, (_, head: string) => `${head}less embroidery`)
    .replace(TAKEN_FOR, (...[all = '', head = '', old = '', fresh = '', colour = '']: string[]) =>
      colour && !isColour(colour)
        ? all
        : `${head}swap ${old} for ${colour ? `${colour} ` : ''}${fresh.replace(/^ek /, '')}`,
    )
    .replace(NOT_WANTED, (...[all = '', head = '', old = '', fresh = '', colour = '']: string[]) =>
      old.split(' ').some(isColour) || isColour(fresh) || TOLD.test(old) || (colour && !isColour(colour))
        ? all
        : `${head}swap ${old} for ${colour ? `${colour} ` : ''}${fresh}`,
    )
    .replace(BESIDES_COLOUR, (...[all = '', head = '', what = '', colour = '']: string[]) =>
      isColour(colour) && !isColour(what) ? `${head}add ${colour} ${what.replace(/ bhi$/, '')}` : all,
    )
    .replace(SIZE_AND_COLOUR, (...[all = '', head = '', what = '', how = '', colour = '']: string[]) =>
      isColour(colour) && !isColour(what)
        ? `${head}make the ${what} ${ofDegree(how)}, make the ${what} ${colour}`
        : all,
    )
    .replace(
      BY_MEASURE,
      (...[, head = '', owner = '', what = '', number = '', unit = '', way = '']: string[]) =>
        `${head}make ${TOLD.test(what) ? 'it' : `the ${owner ? `${owner}'s ` : ''}${what}`} ${HINDI_NUMBERS[number] ?? number} ${unit} ${SHORTER.test(way) ? 'shorter' : 'longer'}`,
    )
    .replace(ON_EDGE, '$1add $3 on the edge of the $2')
    .replace(ALL_ROUND, '$1add $3 on the edge of the $2')
    .replace(COLOUR_OF, (...[all = '', head = '', what = '', colour = '']: string[]) =>
      isColour(colour) && !isColour(what) && !TOLD.test(what) ? `${head}make the ${what} ${colour}` : all,
    );
