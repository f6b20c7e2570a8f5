const DO = '(?:kar\\w*|rakh\\w*|bana\\w*|laga\\w*)(?: do| dena| dijiye)?';
const NUMBER = '(?:\\d{1,2}(?:\\.\\d)?|ek|do|teen|char|paanch|dhai|aadha)';
const UNIT = '(?:inch(?:es)?|cms?|ungli)';
const NUMBERS: Readonly<Record<string, string>> = {
  ek: '1',
  do: '2',
  dhai: '2.5',
  teen: '3',
  char: '4',
  paanch: '5',
  aadha: 'half an',
};

/** 'Neck thoda upar karo', 'gala neeche kar do': how deep it is. */
const NECK_MOVED = new RegExp(
  `\\b(?:gala|gale|neck|neckline)(?: ko)? (?:thod[aie] |aur )*(upa?r|uper|oopar|neeche|niche)(?: ${DO})?(?=$|[,.;!?])`,
  'g',
);
/** 'Itna gehra nahi chahiye': of the neck. */
const NOT_DEEP =
  /(,? ?)\b(?:itn[aie]|zyada|jyada|bahut) (?:gehr[aie]|gahr[aie]|deep) (?:nahin?|mat)(?: (?:chahiye|rakh\w*|karo|ho))?(?=$|[,.;!?])/g;
/** 'Sharara thoda kam ghera': less flare of it. */
const LESS_FLARE = new RegExp(
  `\\b([a-z]+) (?:ka |ki |me |mein )?(?:thod[aie] )?(kam|zyada|jyada) (?:gh?er[ae]?|flare|chaud[aei])(?: ${DO}| chahiye)?(?=$|[,.;!?])`,
  'g',
);
/** 'Choli ki length badhao, 3 inch': longer, and by how much. */
const LENGTH_GROWN = new RegExp(
  `\\b([a-z]+) k[iea] (?:length|lambai)(?: ko)? (?:thod[aie] )?(badha|ghata|kam|zyada|chh?ot|lamb)\\w*(?: ${DO}| do)?(?:[,. ]+(${NUMBER}) ?(${UNIT})(?: (?:lamb\\w*|zyada|aur|chh?ot\\w*|kam))?)?(?=$|[,.;!?])`,
  'g',
);
/** 'Ghutne se do inch neeche tak', said by itself: so far below the knee. */
const OFF_KNEE = new RegExp(
  `(^|[,.;!?] ?)(?:bas |sirf )?(ghutn[aeo]n?|takhn[aeo]n?) (?:se|ke) (${NUMBER}) ?(${UNIT}) (neeche|niche|upa?r|oopar)(?: tak)?(?: ${DO})?(?=$|[,.;!?])`,
  'g',
);
/** 'Safe se kalgi hata do': what something is taken off from. */
const TAKEN_FROM =
  /\b(?:safe|safa|pagdi|[a-z]+) (?:se|pe se|par se|me se|mein se) ([a-z]+) (?:hata|nika+l|utaa?r)\w*(?: do| dena| dijiye)?(?=$|[,.;!?])/g;
/** Landmarks from which what hangs there is taken, and no thing. */
const FROM_BODY = /^(?:sir|sar|kandhe|gale|kamar|haath|hath|wahan|yahan|upar|neeche|peeche|aage)\b/;

/** What is said in Hindi of necks, lengths and flares, as this room reads it. Lower case in Latin letters in and out. Pure. */
export const hindiParts = (words: string): string =>
  words
    .replace(NECK_MOVED, (_, way: string) => (/^n/.test(way) ? 'neck a bit deeper' : 'neck a bit higher'))
    .replace(NOT_DEEP, (...[, joint = '', at = 0, all = '']: [string?, string?, number?, string?]) =>
      /\bneck a bit higher\b/.test(all.slice(0, at)) ? '' : `${joint}neck a bit higher`,
    )
    .replace(LESS_FLARE, (said: string, what: string, way: string) =>
      /^(?:thod|iska|iski|aur)/.test(what) ? said : `${way === 'kam' ? 'less' : 'more'} flare on the ${what}`,
    )
    .replace(LENGTH_GROWN, (...[, what = '', way = '', number, unit]: (string | undefined)[]) => {
      const how = /^(?:ghata|kam|ch)/.test(way) ? 'shorter' : 'longer';
      return number ? `make the ${what} ${NUMBERS[number] ?? number} ${unit} ${how}` : `make the ${what} ${how}`;
    })
    .replace(
      OFF_KNEE,
      (...[, head = '', place = '', number = '', unit = '', way = '']: string[]) =>
        `${head}${/^g/.test(place) ? 'knee' : 'ankle'} length, ${NUMBERS[number] ?? number} ${unit} ${/^n/.test(way) ? 'longer' : 'shorter'}`,
    )
    .replace(TAKEN_FROM, (said: string, what: string) => (FROM_BODY.test(said) ? said : `remove the ${what}`));
