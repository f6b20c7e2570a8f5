import { WRITTEN } from '#atelier/lexicon/people.ts';

const NUMBER = `(?:\\d{1,2}|${WRITTEN.slice(0, 10).join('|')})`;
/** What there are several of, and are counted by whoever orders them. */
const COUNTED =
  '(?:buttons?|pockets?|tiers?|layers?|strings?|strands?|rows?|frills?|ruffles?|latkans?|tassels?|stones?|diamonds?|pearls?|pleats?|kalis?|panels?|slots?|motifs?)';
/** 'Seven, not nine': a number that is not to be. */
const NOT_SO_MANY = new RegExp(
  `\\b(${NUMBER}(?: ${COUNTED})?),? (?:and )?(?:not|instead of|rather than) ${NUMBER}\\b(?! ?(?:inch|cm|mm|years))`,
  'g',
);
/** 'Tiers 5': a number behind what is counted. */
const NUMBER_LAST = new RegExp(
  `\\b(${COUNTED}) (?:should be |to be |be |only )?(${NUMBER})(?=$|[,.;!?]| and | but | please| only)`,
  'g',
);
/** 'Buttons in horn. 4': a number of what was named before it. */
const NUMBER_ALONE = new RegExp(`^(?:and |but |only |just |make it |have )?(${NUMBER})(?: only| please)?$`);
const NAMED = new RegExp(`\\b${COUNTED}\\b`);

/** Where somebody says it anew. */
const ANEW =
  /^(?:(?:no|wait|sorry|oops|actually|actualy|rather|hmm|uff|arre|nahi|nahin|cancel that|scrap that|on second thought|nah),? )+(?:(?:leave|keep|make|let|do|have) )?(?:it |them |that )?/;
/** It takes more than one word of doubt to take something back. */
const TAKES_BACK =
  /^(?:no,? (?:no|sorry|wait|leave|keep|make it|actually|rather)|wait,? (?:no|actually|make|leave|keep)|sorry,? (?:no|i mean|make)|actually|actualy|oops|on second thought|cancel that|scrap that|nahi nahi)\b/;
/** One of two, where it does not matter: the first stands. */
const EITHER = /^or \S/;
const PAUSE = /([,.;!?\n]+(?=\s|$))/;

const stemmed = (word: string): string => word.replace(/s$/, '');
const contentOf = (segment: string): string[] =>
  segment
    .split(' ')
    .filter((word) => word.length > 2)
    .map(stemmed);
/** What an order speaks of, where it begins with that. */
const NAMED_FIRST = /^(?:and |also |but )*((?:make|turn|do|have) (?:it|them|the [a-z]+)|[a-z]+)(?= )/;

/** An order that somebody takes back in the next breath gives way to what is said in its place: 'laces brown, no leave them black'. */
function withoutTakenBack(words: string): string {
  const parts = words.split(PAUSE);
  const said: string[] = [];
  let isCut = false;
  for (let i = 0; i < parts.length; i += 2) {
    const segment = (parts[i] ?? '').trim();
    const before = said.at(-1);
    if (before !== undefined && TAKES_BACK.test(segment)) {
      const anew = segment.replace(ANEW, '').trim();
      if (anew === '') continue;
      isCut = true;
      if (EITHER.test(before)) said.pop();
      const [last = ''] = said.slice(-1);
      const isOfSame = contentOf(anew).some((word) => contentOf(last).includes(word));
      const name = NAMED_FIRST.exec(last)?.[1] ?? '';
      // what names nothing of its own is of what was spoken of
      const isOfName = name !== '' && !contentOf(anew).includes(stemmed(name.split(' ').at(-1) ?? ''));
      if (isOfName && (isOfSame || contentOf(anew).length < SHORT)) said.splice(-1, 1, `${name} ${anew}`);
      else if (isOfSame) said.splice(-1, 1, anew);
      else said.push(anew);
    } else if (segment !== '') said.push(segment);
  }
  return isCut ? said.join(', ') : words;
}
/** Words of an answer that names nothing. */
const SHORT = 3;

/** Words as they are meant in the end: what is taken back is gone, what it is not to be in number too. Lower case in and out. Pure. */
export function corrected(words: string): string {
  const plain = withoutTakenBack(words).replace(NOT_SO_MANY, '$1').replace(NUMBER_LAST, '$2 $1');
  const parts = plain.split(PAUSE);
  return parts
    .map((part, i) => {
      const [, number = ''] = i % 2 === 0 ? (NUMBER_ALONE.exec(part.trim()) ?? []) : [];
      const named = number && NAMED.exec(parts.slice(0, i).join(''))?.[0];
      return named ? ` ${number} ${named.replace(/s?$/, 's')}` : part;
    })
    .join('');
}
