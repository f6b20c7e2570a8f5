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
