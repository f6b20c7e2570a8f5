import { IN_LAPEL, OPEN_AT_NECK, SAME_AGAIN } from '#atelier/lexicon/language/said-in-changes.ts';

const END = '(?=$|[,.;!?]| and | but | please\\b)';
const HEAD = '(^|[,.;!?] ?|\\band |\\bbut )';
const LANDMARK = '(mid[- ]?calf|calf|knee|ankle|floor|ground|mid[- ]?thigh|thigh|hip|waist)s?';
const LENGTHS: Readonly<Record<string, string>> = { calf: 'midi', ground: 'floor' };

/** 'Short to hip': where it ends, and not how much shorter it is. */
const TO_END = new RegExp(
  `\\b(?:much |a bit |more )?(?:short|long)(?:er)? (?:to|till|until|upto|up to|down to|at) (?:the |her |his )?${LANDMARK}${END}`,
  'g',
);
/** Why something is wished, in a clause of its own; it names things that are not to change. */
const REASON = new RegExp(
  `${HEAD}(?:[a-z]+ ){1,3}(?:will|would|is going to|gonna|may|might) (?:clash|kill|hate|scold|laugh|complain|not (?:like|match|go|suit)|look (?:bad|odd|cheap))\\b[a-z ']*${END}`,
  'g',
);
const OF_ONESELF = new RegExp(
  `${HEAD}i (?:always|never|usually|often|really|just|should|would|do|only) (?:need|think|thick|feel|find|hope|love|like|hate|know|get|lose)\\b[a-z ']*${END}`,
  'g',
);
const UPRIGHT = '(?:up and down|vertically|lengthwise|lengthways|top to bottom)';
const ACROSS = '(?:across|horizontally|sideways|side to side)';
const RUN = '(?:(?:going|running|to go|to run|should go|should run|go|run|should be|to be|are|be) )?';
const STRIPES = new RegExp(
  `\\b(?:the )?stripes ${RUN}(${UPRIGHT}|${ACROSS})(?:,? (?:and )?not (?:${UPRIGHT}|${ACROSS}))?${END}`,
  'g',
);
const ACROSS_IT = new RegExp(`^${ACROSS}$`);

const CROPPED_TO = new RegExp(
  `\\b(?:cropped|cut off|cut) (?:at|to|above|just above) (?:the |her |his )?${LANDMARK}${END}`,
  'g',
);
/** Of skirts these are lengths; with an article they name a dress. */
const BARE_LENGTH =
  /(?<!\b(?:an?|the|her|some|[a-z]+ed|little|black|red) )\b(mini|midi|maxi)(?= (?:on|for|of|to)\b| please\b|$|[,.;!?])/g;
/** A wrap that is put on is no way of closing. */
const WRAP_AROUND =
  /\b((?:add|put|give|throw|with)(?: (?:on|her|him|some|it))* an?(?: \w+)?) wrap(?=$|[,.;!?]| over | around | round )/g;
const METAL = '(gold|silver|copper|rose gold|bronze)';
const ALL_METAL = new RegExp(
  `\\b(?:(?:take (?:away|off|out)|remove|make|turn|have|do|put|want) (?:all (?:of )?)?the|all (?:of )?the) ${METAL}(?: work| parts?| bits?)?,? (?:and |should be |to be |in|into|to|use|put|do|have|make it|all)+ ?${METAL}(?: everywhere| all over| instead| in its place)?${END}`,
  'g',
);

/** Everyday ways of saying where something ends, how it runs and whether it is up or down, as this room reads them; reasons go. Plain lower case in and out. */
export const saidPlainly = (words: string): string =>
  words
    .replace(/\b(make|put|give|let) (?:am|em|'em)\b/g, '$1 it')
    .replace(TO_END, (all: string, end: string, at: number, text: string) =>
      /\b(?:sleeves?|hair)\b/.test(text.slice(0, at)) ? all : `${lengthOf(end)} length`,
    )
    .replace(REASON, '$1')
    .replace(OF_ONESELF, '$1')
    .replace(STRIPES, (_, way: string) => `${ACROSS_IT.test(way) ? 'horizontal' : 'vertical'} stripes`)
    .replace(/\bturn (?:her|him|them|the model)? ?(?:around|round)\b/g, 'from behind')
    .replace(/\bback (?:neck|neckline)? ?(?:deep(?:er)?|low(?:er)?)(?=$|[,.;!?]| and )/g, 'deep back')
    .replace(/\bcut ?-?outs? (?:at|on|in|around)\b/g, 'cutout at')
    .replace(/^([a-z ]+?) (add|remove|delete)$/, '$2 $1')
    .replace(
      /\b(?:a )?(?:bit |little |slightly |much )?(?:older|younger),? (?:like|say|about|around|maybe)(?: around| about)? (\d{1,2})\b(?! ?year)/g,
      '$1 years old',
    )
    .replace(/\bsame (?!as\b|colou?r\b|but\b|with\b|for\b)[a-z]+ for (?=(?:my|an?|her|his|the|our)\b)/g, 'for ')
    .replace(SAME_AGAIN, ', keep the $1')
    .replace(
      /\b(?:no|remove|without|lose) ([a-z]+(?: work)?),? (?:only|just) ((?:[a-z]+ )?(?:embroidery|work|sequins|zari|gota|lace|beads|stones|buttons))(?=$|[,.;!?])/g,
      '$2 instead of $1',
    )
    .replace(
      /\b(no|remove|without|lose) ([a-z]+(?: [a-z]+)?),? (?:only|just) (?!on\b|at\b|in\b|the (?:neck|hem))(?:the |her |his )?([a-z]+(?: [a-z]+)?)(?=$|[,.;!?])/g,
      '$1 $2, only a $3',
    )
    .replace(
      /\b(?:but )?(?:(?:the |her |his )?(bow|sash|collar|cuffs|buttons|belt|lapels) (?:should |must |can |to )?(?:stay|stays|remain|remains)(?: in)?|keep (?:the |her |his )?(bow|sash|collar|cuffs|buttons|belt|lapels)) (?!(?:same|as|the|on|in|it)\b)([a-z]+)(?=$|[,.;!?]| and )/g,
      (_, one: string | undefined, other: string | undefined, colour: string) => `, ${one ?? other} in ${colour}`,
    )
    .replace(BARE_LENGTH, '$1 length')
    .replace(CROPPED_TO, (_, end: string) => `${lengthOf(end)} length`)
    .replace(OPEN_AT_NECK, 'open collar')
    .replace(
      /\b(?:neck(?:line)? )?(?:deeper|lower|deep|low) (?:at|in|on) the back\b|\b(?:deeper|lower) back\b/g,
      'deep back',
    )
    .replace(/\b(?:the )?((?:[a-z]+ )?)buttons (?:all the way )?(?:down|along) the front\b/g, '$1buttons, button front')
    .replace(WRAP_AROUND, '$1 shawl')
    .replace(IN_LAPEL, '$1 boutonniere')
    .replace(ALL_METAL, 'change $1 to $2')
    .replace(/\b(?:open|undo|unbutton)(?: the| his| her)? (?:top|first|collar) buttons?\b/g, 'open collar')
    .replace(
      /\b(make|have|let) (it|them|(?:the|her|his) \w+) flare(?: out)?(?: (?:from|at) (?:the )?waist)?\b/g,
      '$1 $2 flared',
    )
    .replace(/\b(should|must|to|can|could) have (?:an? )?(v|u)(?! ?-?(?:neck|shape))\b/g, '$1 have $2 neck');

const lengthOf = (landmark: string): string => {
  const plain = landmark.replace(/^mid[- ]?/, '');
  return LENGTHS[plain] ?? plain;
};
