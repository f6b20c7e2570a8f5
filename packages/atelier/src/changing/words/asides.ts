/** Ages, as children's are written. */
const NUMBERS =
  'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(
    ',',
  );
const AGED = new RegExp(
  `\\b((?:older|younger|aged?),? (?:like |say |about |around |maybe )*)(${NUMBERS.join('|')})\\b`,
  'g',
);

const TENS = 'thirty,forty,fifty,sixty,seventy'.split(',');
/** 'Around fifty', of somebody. */
const AROUND = new RegExp(
  `\\b(?:around|about|nearly|almost|say|like|maybe)(?: around| about)? (${TENS.join('|')})(?=$|[,.;!?])`,
  'g',
);

/** What is said beside the matter: reasons, laughter, politeness in the middle of a sentence. Each becomes a pause. */
export const withoutAsides = (words: string): string =>
  words
    .replace(AROUND, (_, ten: string) => `${(TENS.indexOf(ten) + 3) * 10} years old`)
    .replace(AGED, (_, before: string, number: string) => `${before}${NUMBERS.indexOf(number)}`)
    .replace(
      /\b(?:a bit |a little |little |slightly )?(?:older|younger),? (?:like|say|about|around|maybe|not more than)(?: around| about)? (\d{1,2})\b(?! ?(?:years|yrs?))/g,
      '$1 years old',
    )
    .replace(/\b(?:lol|haha|hehe|btw|tbh|actually|basically|i mean|sorry)\b/g, ',')
    .replace(/(\S) please (?=\S)/g, '$1, ')
    .replace(/(^|[,.;!?] ?)i (?:can't|cannot) (?!see\b)[a-z ]+?(?=$|[,.;!?]| give| so )/g, '$1')
    .replace(/(^|[,.;!?] ?)(?:my |her |his )?(?:feet|legs|back) hurts?\b/g, '$1')
    .replace(/(\w),? (?:its |it's |it is )?(for (?:the )?(?:summer|winter|cold|hot weather|cold weather))\b/g, '$1, $2')
    .replace(/\b((?:she|he|who) is|aged?) (\d{1,2})(?: years?)?(?: old)?,? not \d{1,2}\b/g, '$2 years old')
    .replace(
      /\bmake (him|her|the model|the man|the woman)(?: (?:more|look|be|like|about|around|maybe|say))* (\d{1,2})\b(?! ?(?:years|yrs?|cm|kilos|kg|buttons|pockets|inch|in\b))/g,
      'make $1 $2 years old',
    )
    .replace(/([a-z]),? (?:she|he) (?=\d{1,2} years old)/g, '$1, ')
    .replace(/^(?:make (?:it|them) |colou?r )?([a-z ]+?),? (?:for |on )?both(?: of them)?$/, 'both $1')
    .replace(
      / so (?:that )?(?:we|you|i|they|people|one) (?:can |may )?(?:see|notice)\b[^,.;!?]*?(?=$|[,.;!?]| and (?!the\b))/g,
      '',
    )
    .replace(
      /(\w{3,}) (?:would|might|will|could) (?:be|look) (?:nice|good|great|better|lovely|perfect|cool|cute|pretty|amazing|beautiful)(?: (?:on|with) (?:it|her|him|this|that))?(?=$|[,.;!?]| and | but )/g,
      '$1',
    )
    .replace(
      /,? (?:and )?not (?:what|how|as|like)(?: (?:it|she|he|they) (?:has|is|have|are|looks?)| it'?s)?(?: (?:right )?now| at present)(?=$|[,.;!?]| and )/g,
      '',
    )
    .replace(/\b3 ?\/ ?4(?:th)?s?\b/g, 'three quarter');
