/** Where what is said ends. */
const END = '(?=$|[,.;!?]| and | but )';

const NOT_BE = new RegExp(
  `\\b(?:the |her |his |its )?\\w+ (?:should not|shouldn't|shouldnt|must not|mustn't|can't|cannot) be (\\w+)${END}`,
  'g',
);
/** What is off where it is 'un-': 'unbelted'. */
const UN = /\bun(belted|lined|collared|hooded|embroidered|buttoned)\b|\b(belt|collar|sleeve|strap|hood|button)less\b/g;
const OFF: Readonly<Record<string, string>> = {
  belted: 'no belt',
  lined: 'no lining',
  collared: 'no collar',
  hooded: 'no hood',
  embroidered: 'no embroidery',
  belt: 'no belt',
  collar: 'no collar',
  hood: 'no hood',
};

/** What is not needed, or has to go. */
const UNWANTED = new RegExp(
  `(^|[,.;!?] ?|\\b(?:and|but) )(?!(?:she|he|it|they|we|i|you|everything|nothing)\\b)(?:the |her |his |its |that |this )?([a-z]+(?: [a-z]+)?) (?:(?:is |are )?(?:not needed|not required|not necessary|unnecessary)|(?:should|must|has to|have to|can|could|needs? to) (?:go|come off|be removed|be gone|disappear)(?: away)?)${END}`,
  'g',
);
const AWAY = new RegExp(`\\btake (?:the |her |his )?([a-z]+(?: [a-z]+)?) away${END}`, 'g');
const DISLIKED =
  /\b(?:i am |i'm |she is |she's )?not (?:a |a big |really a )?fan of (?:the |her |his )?([a-z]+(?: [a-z]+)?),? (?:and |so |please )*(?:remove|lose|drop|take off) (?:it|them|that)\b/g;

/** 'No dupatta but long sleeves': how long a part is to be denies nothing, it stays. */
const WISHED_BEHIND =
  /\b((?:no|without) [a-z' ]+?)(?:,? (?:and|but)|,) (?=(?:long|longer|short|shorter|full|half|elbow|three[- ]quarter|quarter|wide|wider|loose|cap|bell|puff(?:ed)?) (?:sleeves?|hem)\b)/g;

/** What is not to be, said by a verb or in one word, said as 'not' and 'no'. */
export const negated = (words: string): string =>
  words
    .replace(WISHED_BEHIND, '$1, with ')
    .replace(UNWANTED, '$1remove $2')
    .replace(AWAY, 'remove $1')
    .replace(DISLIKED, 'remove $1')
    .replace(NOT_BE, 'not $1')
    .replace(UN, (said, un: string | undefined, less: string | undefined) => {
      const off = OFF[un ?? less ?? ''];
      return off === undefined ? said : `, ${off}`;
    })
    .replace(/\b(?:and|with|,) , no /g, ', no ');
