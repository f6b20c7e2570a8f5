import type { Look } from '@toile/look';
import { CAP_OF_HOODED, CLOSED_BY_ZIP } from '#atelier/lexicon/language/said-in-changes.ts';

const ITS = '(?:the |her |his |its |that |this )?';
const END = '(?=$|[,.;!?]| and | but | please)';
const HEAD = '(^|[,.;!?] ?|\\b(?:and|but|then) )';

const HEADGEAR: ReadonlySet<string> = new Set(['cap', 'hat', 'beanie', 'beret', 'turban']);
const isHooded = ({ garments }: Look): boolean =>
  garments.some(({ collar, details }) => collar === 'hood' || details.some(({ id }) => id === 'hood'));

/** The belt of what is worn over the rest is undone: it is that which opens. */
const BELT_OPENED = new RegExp(
  `${HEAD}(?:please )?(?:(?:open|undo|untie|unbuckle|loosen|unfasten)(?: up)? ${ITS}belt|(?:keep |leave |have |wear )?${ITS}belt (?:to be |should be |be |is |left |kept |worn )?(?:open|undone|untied|unbuckled|unfastened|not tied|hanging(?: loose| open| down)?))(?:,? (?:and )?(?:let|leave|with) (?:it|them|the belt)?(?: (?:hang|hanging|be|fall|falling|loose|open|down|free|undone))+)?${END}`,
  'g',
);
const isOver = ({ layer, details }: Look['garments'][number]): boolean =>
  layer === 'outer' && details.some(({ id }) => id === 'belt' || id === 'sash');

/** 'Zip thru', 'make it zip up': how a top closes. */
const ZIP_THROUGH = new RegExp(
  `${HEAD}(?:make (?:it|that) |turn (?:it|that) into |into |as |with )?(?:an? )?zip(?:per|ped)?[ -](?:through|thru)(?: front| style| version| one)?${END}`,
  'g',
);
/** 'Zip it up', 'zip up', of what has a zip. */
const ZIPPED = new RegExp(`${HEAD}(?:zip|chain) (?:(?:it|that) up|up)${END}`, 'g');
/** 'A chain at the front' of a kurti is sewn in. */
const CHAIN_AT =
  /\b(?:an? )?chain (?:(?:in|at|on|ki|wali) )?(?:the )?(front|back|side|neck|neeche|peeche|aage)(?: side)?(?: (?:me|mein|main|pe|par))?(?=$|[,.;!?]| and )/g;

/** Done up from end to end. */
const ALL_THE_WAY = new RegExp(
  `${HEAD}(button|zip|do|close|fasten)(?:ed)? ${ITS}([a-z]+(?: [a-z]+)?)?(?: up)? all the way(?: up| down| to the top)?${END}`,
  'g',
);
const TIED = new RegExp(`${HEAD}${ITS}hair (?:is |to be |should be )?tied(?: back| up)?${END}`, 'g');

/** A chain that closes a front is a zip: nobody buttons a necklace. */
const CHAIN =
  /\b(buttons?|hooks?|laces?|zip) (instead of|rather than|in place of|not) (?:the |a )?chain\b|\bchain ki jagah (buttons?|hooks?)\b/g;

const hooded = (look: Look, words: string): string =>
  isHooded(look) && !look.accessories.some(({ kind }) => HEADGEAR.has(kind))
    ? words.replace(CAP_OF_HOODED, 'hood')
    : words;

/** What is put off for what is put on: 'cap hata ke hood up'. */
const OFF_AND = /\b([a-z]+(?: [a-z]+)?) (?:hata|utaar|utar|nikaal|nikal)(?: ?ke| ?kar(?:ke)?) (?=hood\b)/g;
/** On the head no more, but over a shoulder: a dupatta lies in one of these ways. */
const ON_SHOULDER = new RegExp(
  `${HEAD}(?:(?:keep |have |wear |with |only |just |the |a |one |single )*(?:dupatta|chunni|odhni),? |)(?:only |just )?(?:on|over) (?:the |her |one )?(left|right|one) shoulder(?: only)?${END}`,
  'g',
);
/** The hood is worn up: a wish of its own, whatever goes before it. */
const HOOD_UP = / and (?:the |her |his )?hood (?:should be |to be |be )?(?:up|on|worn up)(?=$|[,.;!?])/g;

/** Where it is looked at from, with what is to be seen there. */
const SEEN_FROM = new RegExp(
  `${HEAD}(?:(?:can|could) (?:i|we|you) )?(?:please )?(?:show|see|let me see|view) (?:me |us )?${ITS}[a-z]+(?: [a-z]+)? from (behind|the back|the side|the front|back|side)${END}`,
  'g',
);

/** How a thing is worn, fastened and looked at, said so that it is read of that. Lower case in and out. Pure. */
export function asWorn(look: Look, words: string): string {
  const outer = look.garments.find(isOver);
  const belted = outer
    ? words.replace(BELT_OPENED, (_, head: string) => `${head}open the belt of the ${outer.name.toLowerCase()}`)
    : words;
  const zipped = look.garments.findLast(({ closure }) => closure === 'zip');
  const veiled = look.garments.some(
    ({ family, details }) => family === 'dupatta' && details.some(({ id }) => id === 'head-cover'),
  );
  const laid = belted.replace(ON_SHOULDER, (all, head: string, side: string) =>
    veiled && /dupatta|chunni|odhni/.test(words)
      ? `${head}dupatta on her shoulder${side === 'one' ? '' : `, dupatta on the ${side} shoulder`}`
      : all,
  );
  return hooded(look, laid)
    .replace(SEEN_FROM, '$1show it from $2')
    .replace(OFF_AND, 'remove the $1, ')
    .replace(HOOD_UP, ', hood up')
    .replace(ZIP_THROUGH, '$1full zip')
    .replace(ZIPPED, (all, head: string) => (zipped ? `${head}zip up the ${zipped.name.toLowerCase()}` : all))
    .replace(
      ALL_THE_WAY,
      (_, head: string, verb: string, what?: string) => `${head}${verb === 'do' ? 'close' : verb} ${what ?? 'it'} up`,
    )
    .replace(TIED, '$1hair in a ponytail')
    .replace(CHAIN_AT, (all) => (CLOSED_BY_ZIP.test(words) ? 'zip' : all))
    .replace(CHAIN, (_, what?: string, joint?: string, hindi?: string) =>
      hindi ? `${hindi} instead of zip` : `${what} ${joint} zip`,
    );
}
