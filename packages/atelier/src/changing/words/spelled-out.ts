import { draftOf } from '#atelier/reading/draft-of.ts';
import { isColour } from '../is-colour.ts';

const ITS = '(?:the |her |his |its )?';
const END = '(?=$|[,.;!?]| and )';

/** 'Polka dots on the frock, white ones': the dots are, and not the frock. */
const ONES = /^(?:in |the |some )?([a-z]+(?: [a-z]+)?) ones?$/;
const FIGURES =
  /\b((?:polka )?dots|flowers?|stripes|checks|motifs?|butt?[ai]s?|bootis?|buttons|sleeves|pockets|cuffs|lapels|straps|ruffles|frills|tassels|beads|sequins|border|belt|bow|sash|collar|piping)\b/;

/** What it is to go with, behind the colour that is asked for: 'maroon to match her blouse'. */
const TO_MATCH = new RegExp(
  `\\b([a-z]+),? (?:too,? |also,? )?(?:to (?:match|go with)|so (?:that )?it (?:matches|goes with)|that matches|matching) (?:the |her |his |its |with )*\\w+(?: \\w+)?${END}`,
  'g',
);
const LIKE_COLOUR = new RegExp(`\\b(\\w+) like (?:the|her|his) \\w+${END}`, 'g');
/** Parts that take a colour of their own together: 'collar and cuffs in navy'. */
const PARTS =
  '(?:(?:kurta|shirt|blouse|jacket|dress|coat) )?(?:collars?|cuffs?|sleeves?|lapels?|buttons?|borders?|pockets?|piping|bow|sash|hem|yoke)';
const PARTS_IN = new RegExp(
  `\\b${ITS}(${PARTS}) and ${ITS}(${PARTS}) (?:both )?(?:in|to be|should be|are|to) ([a-z]+(?: [a-z]+)?)${END}`,
  'g',
);
const TWO_IN_ONE = new RegExp(
  `\\b(?:change|swap|switch|make|turn|do|have) ${ITS}([a-z]+(?: [a-z]+)?) and ${ITS}([a-z]+(?: [a-z]+)?) (?:both )?(?:(?:to|in|into) )?([a-z]+(?: [a-z]+)?)${END}`,
  'g',
);
/** 'The border in silver and wider', 'silver and wider border': both are of the part. */
const SIZED = '(?:wid|broad|narrow|thick|thinn|bigg|small|long|short|deep)er';
const SIZED_LAST = new RegExp(
  `(?<=^|[,.;!?] ?|make )${ITS}([a-z]+)(?: (?:in|to be|should be))? ([a-z]+(?: [a-z]+)?) and (${SIZED})${END}`,
  'g',
);
const IS_PART = new RegExp(`^${PARTS}$`);
const isOneThing = (name: string): boolean => IS_PART.test(name) || draftOf(name).things.length === 1;
const SIZED_FIRST = new RegExp(`\\b([a-z]+(?: [a-z]+)??) and (${SIZED}) (${PARTS})${END}`, 'g');
const OFF = new RegExp(`(^|[,.;!?] ?|\\band )${ITS}(\\w+) (?:off|gone)${END}`, 'g');
/** 'The jacket out, a cardigan in'. */
const OUT_IN = new RegExp(
  `(^|[,.;!?] ?|\\band )${ITS}([a-z-]+(?: [a-z-]+)?) out,? (?:and )?((?:an? |some )?[a-z-]+(?: [a-z-]+){0,2}) in${END}`,
  'g',
);
const BOTH_IN = new RegExp(
  `(?<=^|[,.;!?] ?)${ITS}([a-z]+(?: [a-z]+)?) and ${ITS}([a-z]+(?: [a-z]+)?) (?:both )?(?:in|to be|should be) ([a-z]+(?: [a-z]+)?)${END}`,
  'g',
);
const TWO_SWAPS = new RegExp(
  `\\b(change|swap|switch) ${ITS}(\\w+) (to|into|for) ([a-z ]+?) and ${ITS}(\\w+) (?:to|into|for) ([a-z ]+)${END}`,
  'g',
);

/** What is said of one thing by naming another, and two changes under one verb. Plain lower case in and out. */
export const spelledOut = (words: string): string =>
  words
    .replace(TO_MATCH, (all, colour: string) => (isColour(colour) ? colour : all))
    .replace(LIKE_COLOUR, (all, colour: string) => (isColour(colour) ? colour : all))
    .replace(
      /\bin (?:a )?contrast(?:ing)?(?: colou?r)?,? (?:say|like|maybe|something like|i think) (?:a )?(?=\w)/g,
      'in ',
    )
    .replace(PARTS_IN, (all, one: string, other: string, colour: string) =>
      isColour(colour) ? `${one} in ${colour}, ${other} in ${colour}` : all,
    )
    .replace(TWO_IN_ONE, (all, one: string, other: string, colour: string) =>
      isColour(colour) && [one, other].every((name) => draftOf(name).things.length === 1)
        ? `${colour} ${one}, ${colour} ${other}`
        : all,
    )
    .replace(BOTH_IN, (all, one: string, other: string, colour: string) =>
      isColour(colour) && [one, other].every((name) => draftOf(name).things.length === 1)
        ? `${colour} ${one}, ${colour} ${other}`
        : all,
    )
    .replace(SIZED_LAST, (all, part: string, colour: string, size: string) =>
      isColour(colour) && isOneThing(part) ? `${colour} ${part}, ${size} ${part}` : all,
    )
    .replace(SIZED_FIRST, (all, colour: string, size: string, part: string) =>
      isColour(colour) ? `${colour} ${part}, ${size} ${part}` : all,
    )
    .replace(OUT_IN, '$1swap $2 for $3')
    .replace(OFF, (all, head: string, what: string) =>
      draftOf(what).things.length > 0 || draftOf(what).floating.some(({ as }) => as === 'detail' || as === 'part')
        ? `${head}remove ${what}`
        : all,
    )
    .replace(TWO_SWAPS, '$1 $2 $3 $4, $1 $5 $3 $6')
    .replace(/\bput back\b/g, 'add')
    .replace(/\bin stead\b/g, 'instead')
    .replace(/\b(?:normal|ordinary|usual) collar\b/g, 'shirt collar')
    .replace(/\bno (?:rips|holes|tears|rip)\b(?: (?:in|on|at) (?:the |her |his )?\w+)?/g, 'remove distressed')
    .replace(/\b(?:(\w+) )?buttons in (\w+)( \w+)?/g, (_, of: string | undefined, first: string, second = '') => {
      const isTwo = second !== '' && isColour(`${first}${second}`);
      const said = isTwo ? `${first}${second} buttons` : `${first} buttons`;
      const whose = of === undefined ? '' : draftOf(of).things.length > 0 ? ` on the ${of}` : of;
      const rest = isTwo ? '' : second;
      return whose.startsWith(' ') || whose === '' ? `${said}${whose}${rest}` : `${whose} ${said}${rest}`;
    })
    .replace(/\bplain ((?:\w+ )?(?:herringbone|houndstooth|tweed|gingham|plaid|checks?|stripes?)\b)/g, '$1')
    .replace(/\bmore (?:gold|silver|zari)(?: work)?(?=$|[,.;!?]| and )/g, 'more embroidery')
    .replace(/\b(?:shorter|longer),? (?:down |up )?(?:to|till|until) (?:the |her |his )?waist\b/g, 'waist length')
    .replace(/\bkeep (?:just |only )?(an? (?:\w+ )?(?:border|slit|belt|bow|print|collar)) only\b/g, 'add $1')
    .replace(
      /\bsleeves? (?:longer and |to be |should be )?(?:rolled|pushed|folded)(?: up)? (?:to|till|at) (?:the |her |his )?elbows?\b/g,
      'elbow sleeves, rolled sleeves',
    );

/** A clause of a name and 'too', and the colour that was said just before it. */
const TOO = /^(?:and )?(?:the |her |his |them |those )?([a-z]+(?: [a-z]+)?) (?:too|also|as well)$/;

/** What is put on besides, and matches nothing. */
const OF_NO_COLOUR: ReadonlySet<string> = new Set(['glasses', 'sunglasses', 'watch', 'bindi']);

/** 'The stole too' is to have the colour of what was spoken of before it. */
export const carriedOver = (clauses: readonly string[]): string[] =>
  clauses.map((clause, i) => {
    const ones = ONES.exec(clause)?.[1];
    if (ones !== undefined && FIGURES.test(clauses[i - 1] ?? ''))
      return `make the ${FIGURES.exec(clauses[i - 1] ?? '')?.[1]} ${ones}`;
    const name = TOO.exec(clause)?.[1];
    const { things = [], floating = [] } = name === undefined ? {} : draftOf(name);
    if (name === undefined || things.length !== 1 || floating.length > 0 || things[0]?.said.length) return clause;
    if (things.every(({ type, entry }) => type === 'accessory' && OF_NO_COLOUR.has(entry.id))) return `add ${name}`;
    const before = draftOf(clauses[i - 1] ?? '');
    const colour = [...before.floating, ...before.things.flatMap(({ said }) => said)].find(
      (said) => said.colour,
    )?.colour;
    return colour ? `${colour.name} ${name}` : clause;
  });
