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

/** What is not to be, said by a verb or in one word, said as 'not' and 'no'. */
export const negated = (words: string): string =>
  words
    .replace(NOT_BE, 'not $1')
    .replace(UN, (said, un: string | undefined, less: string | undefined) => {
      const off = OFF[un ?? less ?? ''];
      return off === undefined ? said : `, ${off}`;
    })
    .replace(/\b(?:and|with|,) , no /g, ', no ');
