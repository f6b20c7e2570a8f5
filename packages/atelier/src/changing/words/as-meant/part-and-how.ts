import { isColour } from '../../is-colour.ts';

const ITS = '(?:the |her |his |its )?';
const END = '(?=$|[,.;!?]| and | but | please)';
const HEAD = '(^|[,.;!?] ?|\\b(?:and|but|then) )';

/** Lines along an edge take the colour said behind them. */
const TIPPED = new RegExp(
  `${HEAD}${ITS}(tipping|piping|edging|trim) (?:to |in |should be |to be )?([a-z]+(?: [a-z]+)?)${END}`,
  'g',
);
/** An edge that is named behind a part is of that part: 'collar bigger, scalloped edge'. */
const EDGED = new RegExp(
  `\\b(collar|cuffs?|sleeves?|hem|pockets?|yoke|dupatta|pallu|veil)\\b([^,.;!?]*), ?(?:and )?(?:with )?(?:an? )?(scalloped|scallop) edges?${END}`,
  'g',
);
/** 'Wrong collar, need a round one', 'wrong buttons also, need wooden ones not metal'. */
const WRONG_ONES =
  /\bwrong ([a-z]+)(?: (?:also|too|as well|there|here))?[,.;]? ?(?:i |we |they )?(?:need|want|should be|give|put|must be|it should be)s?(?: to be)? (?:an? )?([a-z]+(?: [a-z]+)?) ones?(?:,? not (?:the )?[a-z]+)?(?=$|[,.;!?]| and )/g;
/** What stones or gold are called in jewellery, beside a thing that is to go: the thing goes, and not all that is of it. */
const STONES = '(?:kundan|polki|meenakari|temple|oxidised|oxidized|kemp|jadau)';
const STONED = new RegExp(
  `\\b((?:remove|no|without|lose|drop|take off) ${ITS})${STONES} (?=[a-z]+(?:$|[,.;!?]| and ))|${HEAD}${ITS}${STONES} (?=[a-z]+ (?:remove|hata|off|gone|nahi|no)\\b)`,
  'g',
);
const CLOSED_BACK = new RegExp(
  `${HEAD}(?:make |keep |have )?${ITS}(?:(?:blouse|choli|dress|top|gown) )?back (?:to be |should be |be |must be |is |side )*(?:closed|covered|shut|not open|full|fully covered)${END}|${HEAD}(?:an? )?(?:closed|covered) back${END}`,
  'g',
);
/** Where pockets are anyway. */
const IN_FRONT = /\b((?:[a-z]+ )?pockets?) (?:in|on|at) (?:the )?front(?: side)?\b/g;
/** 'Skirt below the knee and box plates': folds, and nothing to eat from. */
const PLATES = /\b(box|knife|inverted|accordion|more|less|fewer|no|with) (?:plates|pleets|plits|pletes)\b/g;
/** A body part that is to be covered is a wish of its own, whatever goes before it. */
const COVERED =
  / (?:and|but) (?:the |her |his )?(shoulders?|arms?|legs?|knees?|back|stomach|tummy) (?:should|must|to|has to|have to|needs? to) be covered\b(?: na| please| pls)*/g;
/** 'Cinch the waist with a gold cord': the cord goes round it as a belt. */
const CINCHED =
  /\b(?:cinch|tie|gather|pull in|nip|draw in|belt)(?: in)? (?:it |the |her |his )?(?:(?:at|in|round|around) (?:the |her )?)?waist(?:line)? (?:with|by|using) (?:an? )?((?:[a-z]+ )?)(cord|rope|chain|dori|ribbon|string)(?: belt)?\b/g;
const HIGH_LOW =
  /\bhem(?:line)? (?:to be |should be |be |is )?(?:curved|cut|raised|going|rounded|shorter)?(?: up)?(?: (?:at|in) (?:the )?front)? ?(?:like |as |in )(?:an? )?(?:high[ -]?low|hi[ -]?lo|mullet)(?: hem| style| one| type)?\b/g;

/** A part, and what is said of it behind its name. Lower case in and out. Pure. */
export const partAndHow = (words: string): string =>
  words
    .replace(TIPPED, (all, head: string, what: string, colour: string) =>
      isColour(colour) ? `${head}${colour} ${what}` : all,
    )
    .replace(EDGED, '$1$2, scalloped $1')
    .replace(WRONG_ONES, '$2 $1')
    .replace(STONED, (_, verb: string | undefined, head: string | undefined) => verb ?? head ?? '')
    .replace(
      CLOSED_BACK,
      (_, one: string | undefined, other: string | undefined) => `${one ?? other ?? ''}cover the back`,
    )
    .replace(IN_FRONT, '$1')
    .replace(PLATES, '$1 pleats')
    .replace(COVERED, ', cover the $1')
    .replace(CINCHED, 'add a $1$2 belt')
    .replace(HIGH_LOW, 'high low hem');
