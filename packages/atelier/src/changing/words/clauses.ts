import { PARTS_NAMED } from '#atelier/lexicon/language/said-in-changes.ts';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { COMPARATIVE_WORDS, takeComparatives } from '../comparatives/comparatives.ts';
import { nounOf } from '../targets.ts';
import { rephrased } from './rephrase.ts';
import { carriedOver } from './spelled-out.ts';
import { bySense } from './verb-senses.ts';

/** Verbs and the like a clause begins with; each begins another one too. */
const OPENERS = [
  ...[
    'make',
    'change',
    'turn',
    'set',
    'add',
    'put',
    'give',
    'remove',
    'delete',
    'take',
    'lose',
    'drop',
    'ditch',
    'skip',
  ],
  ...['swap', 'replace', 'exchange', 'trade', 'switch', 'keep', 'leave', 'no', 'without', 'not', 'get', 'try', 'use'],
  ...['include', 'wear', 'with', 'in', 'show', 'draw', 'shorten', 'lengthen', 'loosen', 'tighten', 'darken', 'lighten'],
  ...[
    'raise',
    'lower',
    'deepen',
    'widen',
    'hide',
    'undo',
    'instead',
    'please',
    'also',
    'should',
    'let',
    'bring',
    'for',
  ],
  ...[
    'from',
    'dress',
    'pair',
    'style',
    'add-on',
    'omit',
    'cut',
    'sans',
    'minus',
    'more',
    'less',
    'too',
    'much',
    'slightly',
  ],
];

/** Verbs of dressing, which begin a wish as well. */
const DRESSING = ['open', 'close', 'button', 'unbutton', 'zip', 'tuck', 'untuck', 'roll', 'match', 'move', 'shift'];

/** Words of this room, for the speller. */
export const EDIT_WORDS: readonly string[] = [
  ...COMPARATIVE_WORDS,
  ...OPENERS,
  ...[
    'instead',
    'rather',
    'different',
    'little',
    'original',
    'previous',
    'second',
    'third',
    'first',
    'everything',
    'sleeves',
    'neckline',
    'sleeveless',
  ],
  ...['smell', 'smells', 'feel', 'festive', 'summer', 'winter', 'exact', 'music', 'behind'],
  ...PARTS_NAMED,
  ...['view', 'background', 'instead', 'shorter', 'smaller', 'shows', 'showing', 'covers', 'ground', 'base'],
  ...['length', 'colour', 'fabric', 'print', 'border', 'shoes', 'dupatta', 'without', 'should', 'another', 'emerald'],
];

const JOINT = new RegExp(
  `\\s+(?:and then|and also|and|but|then|plus|&|aur)\\s+(?=(?:(?:a bit|a little|slightly|much|even|just|please|also)\\s+)?(?:${[...OPENERS, ...DRESSING].join('|')}|the|her|his|its|[a-z]+er\\b(?! knee)|she|he|it)\\b)`,
  'g',
);

const LEADING =
  /^(?:and|but|then|also|please|just(?! (?:the|his|her) [a-z-]+$| (?:on|at|in|near|round|around)\b)|now|so|ok|okay|maybe|kindly|(?:can|could|should)(?= (?:the|her|his|its) )|can you|could you|would you|can we|could we|i want(?: it)?(?: to)?|i'd like(?: it)?(?: to)?|i would like(?: it)?(?: to)?|i need|we want|let's|lets|hi|hello|hey|pls|go for|go with|switch to|opt for)\s+/;

/** A clause that ends in nothing but comparatives goes on with its noun after 'and': 'longer and looser sleeves'. */
const goesOn = (clause: string): boolean => {
  const { compared, rest } = takeComparatives(clause);
  return compared.length > 0 && /^(?:(?:make|it|her|him|them|the|a|should|be|she|he|is|to|little|bit)\s*)*$/.test(rest);
};

/** A verb of its own begins something else. */
const STARTS = /^(?:add|put|give|remove|delete|take|lose|drop|swap|replace|change|no|without|with)\b/;

/** A clause that puts on or takes off goes on about what it began with. */
const HELD = /^(?:add|put|give|wear|with|remove|delete|no|without|lose|drop|take|swap|replace|change|keep|turn|in)\b/;

/** Something, and how it is to be. */
function isWhole(clause: string): boolean {
  if (HELD.test(clause.trim())) return false;
  const { compared, rest } = takeComparatives(clause);
  const { things, floating } = draftOf(rest);
  const noun = nounOf(rest);
  if (compared.length > 0) return noun !== undefined || things.length > 0;
  if (noun === 'sleeve' && /\b(?:till|until|to|three quarter)\b/.test(rest)) return true;
  const said = [...floating, ...things.flatMap((thing) => thing.said)].filter(({ as }) => as !== 'part');
  return (
    said.length > 0 && things.every(({ type }) => type === 'garment') && (noun !== undefined || things.length === 1)
  );
}

/** A name, and how it should be. */
const SAYS_HOW =
  /^(?:the |her |his )?[a-z'-]+(?: [a-z'-]+)? (?:(?:should|needs? to|has to|have to|must|could|can) (?:be|have|go|come|reach|touch)\b|to be |with |in )/;

const isNamed = (words: string): boolean => nounOf(words) !== undefined || draftOf(words).things.length > 0;

/** Says more than a name, which what follows would be said of as well: 'jacket and trousers should be black'. */
function saysMore(clause: string): boolean {
  const { things, floating } = draftOf(clause);
  const isSaid = floating.some(({ as }) => as !== 'part') || things.some(({ said }) => said.length > 0);
  return isSaid || HELD.test(clause.trim()) || takeComparatives(clause).compared.length > 0;
}

/** 'The kurta shorter and pyjamas looser' compares two things, each by its own. */
function twice(clause: string): string[] {
  const halves = clause.split(' and ');
  const each = halves.map((half) => takeComparatives(half));
  const isTwo = halves.length === 2 && each.every(({ compared, rest }) => compared.length > 0 && rest !== '');
  const [left = '', right = ''] = halves;
  if (halves.length !== 2 || goesOn(left)) return [clause];
  if (saysMore(left) && (SAYS_HOW.test(right) || (each[1]?.compared.length && isNamed(each[1].rest)))) return halves;
  return isTwo || (isWhole(left) && isWhole(right)) ? halves : [clause];
}

/** 'All but the belt' is one thing; any other 'but' begins another. */
const STOPS =
  /[,;!?\n]+|:(?!\d)|\.(?=\s|$)|(?<!\b(?:all|everything|nothing|anything|keep|same|not)\b.{0,20}) but (?!not\b)/;

/** 'No belt and a v neck': the one goes, the other is wished. */
const GONE_AND_WISHED =
  /\b((?:no|without|remove|lose|drop|minus) (?:the )?[a-z-]+(?: [a-z-]+)?) and (an? (?!bit\b|little\b|lot\b))/g;

/** Full stops and commas, and 'and' before something new, end a clause. */
export function clausesOf(words: string): string[] {
  const clauses: string[] = [];
  for (const sentence of rephrased(bySense(words.replace(GONE_AND_WISHED, '$1, with $2'))).split(STOPS)) {
    let held = '';
    for (const part of sentence.split(JOINT).flatMap(twice)) {
      if (held && STARTS.test(part.trim())) {
        clauses.push(held);
        held = '';
      }
      const joined = held ? `${held} and ${part.trim()}` : part.trim();
      if (goesOn(joined)) held = joined;
      else {
        clauses.push(joined);
        held = '';
      }
    }
    if (held) clauses.push(held);
  }
  return carriedOver(clauses)
    .map(opened)
    .filter((clause) => !NOTHING.has(clause));
}

/** Says nothing by itself. */
const NOTHING: ReadonlySet<string> = new Set(['', 'and', 'but', 'please', 'ok', 'okay', 'yes', 'thanks']);

/** What is wished besides: 'a white shrug too'. */
const BESIDES = /^((?:an?|some) [a-z ]+?) (?:also|too|as well)$/;

function opened(clause: string): string {
  let left = clause.trim().replace(BESIDES, 'add $1');
  while (LEADING.test(left)) left = left.replace(LEADING, '');
  return left
    .replace(/\s+(?:please|too|as well|instead|now|thanks|thank you|pls|maybe|perhaps|i think|i guess|or so)$/, '')
    .trim();
}
