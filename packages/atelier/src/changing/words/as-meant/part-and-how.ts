const ITS = '(?:the |her |his |its )?';
const END = '(?=$|[,.;!?]| and | but | please)';
const HEAD = '(^|[,.;!?] ?|\\b(?:and|but|then) )';

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
  `${HEAD}(?:close|cover)(?: up)? (?:the |her )?back(?: up)?${END}|${HEAD}(?:make |keep |have )?${ITS}(?:(?:blouse|choli|dress|top|gown) )?back (?:to be |should be |be |must be |is |side )*(?:closed|covered|shut|not open|full|fully covered)${END}|${HEAD}(?:an? )?(?:closed|covered) back${END}`,
  'g',
);
/** What is set against another ends before the next wish: 'trousers not shorts and sleeves rolled up'. */
const CONTRASTED =
  /\b(not|instead of|in place of|rather than) ((?:the )?[a-z]+(?: [a-z]+)?) and (?=(?:the |her |his |with )?[a-z]+ (?:rolled|folded|should|to be|till|until|up to|in|longer|shorter|tighter|looser|bigger|smaller)\b)/g;
/** Bells by themselves hang on sleeves. */
const BELLS = new RegExp(
  `${HEAD}(?:the )?(?:bells?|flares?) (?:sleeves? )?(?:of (?:the )?sleeves? )?(?:to be |should be )?(less|more) (?:wide|big|broad|flared|large)${END}`,
  'g',
);
const SHRUNK = new RegExp(`${HEAD}shrink ${ITS}(?:size of (?:the )?)?([a-z]+)(?: size| a (?:bit|little))?${END}`, 'g');
/** Of net no more, but of the cloth of the rest. */
const OPAQUE =
  /\bsleeves? (?:without|no|not in|not of|minus) (?:the )?(?:net|lace|tulle|mesh|sheer|transparent|see[- ]through)(?: cloth| fabric)?(?:,? (?:and |but )?(?:in |of )?(?:the )?same (?:[a-z]+ )?(?:cloth|fabric|material|kapda)(?: as [a-z ]+)?)?(?=$|[,.;!?]| and )/g;

/** 'Anarkali ghera kam': of what the flare is less. */
const GHERA = new RegExp(
  `${HEAD}(?!more |less |thoda |zyada |kam )([a-z]+)(?: k[aei])? (?:gh?er[ae]?|flare|volume) (?:thod[aie] |bit |a bit |little )?(kam|less|zyada|jyada|more)(?: kar[a-z]*(?: do)?)?${END}`,
  'g',
);

/** 'Longer sleeves up to the elbow' are sleeves to the elbow, and nothing else is longer. */
const SLEEVES_TO =
  /\b(?:longer|shorter) sleeves?,? (?=(?:till|until|to|up to|upto|just|at) (?:just )?(?:the |her |his |below |above )*(?:elbow|wrist|shoulder|hand)s?\b)/g;

/** 'Border in gold, thinner': how wide is of what was named just before. */
const PART_THEN = new RegExp(
  `\\b(border|straps|belt|print|stripes|checks|lapels|sash)\\b([^,.;!?]{0,40}), ?(?:and )?((?:a bit |a little |much |bit )?(?:thinner|thicker|wider|broader|narrower))${END}`,
  'g',
);
const TOP_BUTTON = new RegExp(
  `${HEAD}(?:undo|open|unbutton)(?: up)? ${ITS}(?:top|first|upper) (?:(?:one|two|1|2|few|couple of) )?buttons?${END}|${HEAD}${ITS}(?:top|first|upper) (?:(?:one|two|1|2|few) )?buttons? (?:open|undone|unbuttoned)${END}`,
  'g',
);
/** 'Thoda lamba karo kurti ko': what it is of, said behind the verb. */
const HINDI_VERB_FIRST = new RegExp(
  `${HEAD}((?:(?:thod[aie]|aur|zyada|bahut) )*[a-z]+ (?:kar(?:o|na)?|bana(?:o)?)(?: (?:do|dena|dijiye))?) ([a-z]+(?: [a-z]+)?) ko${END}`,
  'g',
);
const BIG_BORDER = new RegExp(
  `${HEAD}${ITS}border (?:should be |to be |be |is |in )?((?:a bit |a little |much |more )?)(?:big|bigger|large|larger|bada|badi)${END}`,
  'g',
);

const SHAPELESS = new RegExp(
  `${HEAD}(?:ditch|drop|skip|lose|bin|no|remove) (?:the |her )?(?:bells?|puffs?|balloons?|flutters?|bishop)(?: sleeves?)?(?:,? (?:and |but )?(?:a |with |make |do )?(?:straight|plain|normal) sleeves?)?${END}|${HEAD}(?:a |with |make |do )?straight sleeves?${END}`,
  'g',
);
/** Shoulders that are cut so, and no order to drop what has them. */
const DROPPED = /\bdrop(?:ped)?[- ]shoulder(?:s|ed)?\b/g;

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
    .replace(EDGED, '$1$2, scalloped $1')
    .replace(WRONG_ONES, 'make the $1 $2')
    .replace(CONTRASTED, '$1 $2, ')
    .replace(BELLS, '$1bell sleeves $2 flared')
    .replace(SHRUNK, '$1make the $2 smaller')
    .replace(STONED, (_, verb: string | undefined, head: string | undefined) => verb ?? head ?? '')
    .replace(
      CLOSED_BACK,
      (_, one?: string, other?: string, last?: string) => `${one ?? other ?? last ?? ''}cover the back`,
    )
    .replace(OPAQUE, 'plain sleeves')
    .replace(
      GHERA,
      (_, head: string, what: string, way: string) =>
        `${head}${way === 'kam' || way === 'less' ? 'less' : 'more'} flare on the ${what}`,
    )
    .replace(PART_THEN, '$1$2, $1 $3')
    .replace(TOP_BUTTON, (_, one: string | undefined, other: string | undefined) => `${one ?? other ?? ''}open collar`)
    .replace(HINDI_VERB_FIRST, '$1$3 $2')
    .replace(BIG_BORDER, '$1border $2wider')
    .replace(
      SHAPELESS,
      (_, one: string | undefined, other: string | undefined) => `${one ?? other ?? ''}set-in sleeves`,
    )
    .replace(DROPPED, 'dropped shoulder')
    .replace(SLEEVES_TO, 'sleeves ')
    .replace(IN_FRONT, '$1')
    .replace(PLATES, '$1 pleats')
    .replace(COVERED, ', cover the $1')
    .replace(CINCHED, 'add a $1$2 belt')
    .replace(HIGH_LOW, 'high low hem');
