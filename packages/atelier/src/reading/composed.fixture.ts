/**
 * Briefs composed out of the lexicon, with what each says of what: two garments, shoes, something carried and somebody who wears
 * it, in the ways that people write.
 */
import { stream } from '#atelier/kit/chance.ts';

/** Something of a brief: a noun, and what is said of it before and after it. */
export interface Item {
  noun: string;
  before: readonly string[];
  after: readonly string[];
  plural: boolean;
}

export interface Composed {
  frame: string;
  words: string;
  items: readonly Item[];
  /** Who wears it: what the words say, and whom they mean. */
  wearer: Wearer;
}

export interface Wearer {
  said: string;
  presentation: 'female' | 'male';
  ageGroup: 'child' | 'teen' | 'adult' | 'senior';
}

type Pick = <T>(of: readonly T[]) => T;

const COLOURS =
  'red,navy,olive,dusty pink,bottle green,mustard,powder blue,burnt orange,charcoal,lilac,rust,teal,ivory,wine,peach,emerald,camel,moss green,stone,beige,black,white,grey,brown'.split(
    ',',
  );
const WHO: readonly Wearer[] = [
  { said: 'woman', presentation: 'female', ageGroup: 'adult' },
  { said: 'man', presentation: 'male', ageGroup: 'adult' },
  { said: 'elderly lady', presentation: 'female', ageGroup: 'senior' },
  { said: 'old man', presentation: 'male', ageGroup: 'senior' },
  { said: 'boy of nine', presentation: 'male', ageGroup: 'child' },
  { said: 'girl of seven', presentation: 'female', ageGroup: 'child' },
  { said: 'woman of sixty', presentation: 'female', ageGroup: 'senior' },
  { said: 'man in his thirties', presentation: 'male', ageGroup: 'adult' },
];

interface Noun {
  noun: string;
  /** What stands before it besides a colour. */
  cuts: readonly string[];
  cloths: readonly string[];
  /** What stands after 'with'. */
  details: readonly string[];
}
const noun = (name: string, cuts: string, cloths: string, details: string): Noun => ({
  noun: name,
  cuts: cuts.split(','),
  cloths: cloths.split(','),
  details: details.split(','),
});

const UPPER: readonly Noun[] = [
  noun(
    'shirt',
    'oversized,slim fit,cropped',
    'linen,poplin,silk',
    'long sleeves,a chest pocket,pearl buttons,short sleeves',
  ),
  noun(
    'blouse',
    'cropped,fitted',
    'silk,satin,chiffon',
    'puff sleeves,a pussy bow,a square neck,lace at the neck,pintucks',
  ),
  noun('jumper', 'oversized,cropped', 'wool,cashmere', 'ribbed cuffs,a roll neck,a V neck'),
  noun('t-shirt', 'boxy,fitted,oversized', 'cotton,jersey', 'short sleeves,a round neck,a chest pocket'),
  noun(
    'kurta',
    'short,straight,a-line',
    'cotton,silk,linen',
    'a mandarin collar,three-quarter sleeves,gold embroidery,side slits',
  ),
];
const LOWER: readonly Noun[] = [
  noun('skirt', 'midi,pleated,a-line,mini', 'wool,cord,satin,denim', 'a side slit,patch pockets,a ruffled hem'),
  noun('trousers', 'wide leg,cropped,high-waisted,tapered', 'linen,wool,cord', 'turn-ups,a side stripe,cargo pockets'),
  noun('jeans', 'straight leg,wide leg,high-waisted', 'denim', 'turn-ups,a frayed hem'),
];
const OUTER: readonly Noun[] = [
  noun('coat', 'long,double-breasted,oversized', 'wool,tweed', 'gold buttons,patch pockets,a shawl collar'),
  noun('jacket', 'cropped,boxy,fitted', 'denim,leather,tweed,corduroy', 'a zip,patch pockets,a hood'),
  noun('cardigan', 'long,cropped', 'wool,mohair', 'pearl buttons,patch pockets'),
];
const SHOES = 'ankle boots,loafers,sneakers,sandals,knee-high boots,brogues,flats'.split(',');
const CARRIED = 'scarf,belt,beanie,tote bag,backpack,socks'.split(',');

const isPlural = (name: string): boolean => /(?:s|boots|jeans)$/.test(name) && !/^(?:kurtas|dress)$/.test(name);

function itemOf({ noun, cuts, cloths, details }: Noun, pick: Pick, chance: () => number): Item {
  const before = [pick(COLOURS), ...(chance() < 0.6 ? [pick(cloths)] : [])];
  const cut = chance() < 0.5 ? [pick(cuts)] : [];
  return {
    noun,
    before: [...cut, ...before],
    after: chance() < 0.6 ? [pick(details)] : [],
    plural: isPlural(noun),
  };
}
const plain = (noun: string, pick: Pick): Item => ({
  noun,
  before: [pick(COLOURS)],
  after: [],
  plural: isPlural(noun),
});

const named = ({ before, noun }: Item): string => [...before, noun].join(' ');
const one = (item: Item): string =>
  item.plural || item.noun === 'socks' ? named(item) : `${/^[aeio]/.test(named(item)) ? 'an' : 'a'} ${named(item)}`;
const whole = (item: Item): string => one(item) + (item.after.length > 0 ? ` with ${item.after.join(' and ')}` : '');
const bare = (words: string): string => words.replace(/^an? /, '');
const title = (words: string): string => words.replace(/(^|[ ])[a-z]/g, (letter) => letter.toUpperCase());
const short = (words: string): string => words.replaceAll(' with ', ' w ').replaceAll(' and ', ' n ');
const shop = ({ presentation, ageGroup }: Wearer): string =>
  ageGroup === 'child' ? (presentation === 'male' ? 'Boys' : 'Girls') : presentation === 'male' ? "Men's" : "Women's";

/** The ways of writing, by what they are called. */
const FRAMES: Readonly<Record<string, (items: readonly Item[], who: Wearer) => string>> = {
  'a sentence': (items, { said }) => `A ${said} in ${items.map(whole).join(', ')}.`,
  'a list of wishes': (items, { said }) => `For a ${said}: ${items.map(whole).join(', ')}, please.`,
  'one over another': ([first, second, ...rest], { said }) =>
    first && second ? `A ${said} wearing ${whole(second)} over ${[first, ...rest].map(whole).join(', ')}` : '',
  'a chat': (items, { said }) => short(`hey can u draw a ${said} in ${items.map(whole).join(' and ')} pls`),
  'a shop title': (items, who) =>
    title(`${shop(who)} ${items.map((item) => [named(item), ...item.after.map(bare)].join(', ')).join(' | ')}`),
  'a run-on': (items, { said }) => `${said} ${items.map((item) => whole(item).replace(/^an? /, '')).join(', ')}`,
  'a note without articles': (items, { said }) =>
    `${said} wear ${items.map((item) => [named(item), ...item.after.map((a) => `with ${bare(a)}`)].join(' ')).join(' and ')}`,
  'a buyer of two tongues': (items, { said }) =>
    `mujhe ${said} ke liye ${items.map((item) => bare(whole(item))).join(', ')} chahiye`,
  'sentences of each': (items, { said }) =>
    `A ${said}. ${items.map((item) => `The ${item.noun} ${item.plural ? 'are' : 'is'} ${item.before.join(' ')}${item.after.length > 0 ? `, with ${item.after.join(' and ')}` : ''}.`).join(' ')}`,
  'the colour last': (items, { said }) =>
    `${items
      .map(({ noun, before, after }) => {
        const colour = before.find((word) => COLOURS.includes(word)) ?? '';
        const others = before.filter((word) => word !== colour);
        return `${[...others, noun].join(' ')} in ${colour}${after.length > 0 ? ` with ${after.join(' and ')}` : ''}`;
      })
      .join('; ')} for a ${said}`,
};

/** Every way of writing. */
export const FRAME_NAMES: readonly string[] = Object.keys(FRAMES);

/** The brief of a number, in a frame: the same again for the same two. */
export function composed(frame: string, n: number): Composed {
  const chance = stream(n, `composed.${frame}`);
  const pick: Pick = (of) => of[Math.floor(chance() * of.length)] as (typeof of)[number];
  const items = [
    itemOf(pick(UPPER), pick, chance),
    itemOf(pick(chance() < 0.4 ? OUTER : LOWER), pick, chance),
    ...(chance() < 0.5 ? [itemOf(pick(LOWER), pick, chance)] : []),
    plain(pick(SHOES), pick),
    ...(chance() < 0.6 ? [plain(pick(CARRIED), pick)] : []),
  ];
  // nobody wears two of a kind
  const once = items.filter((item, i) => !items.slice(0, i).some((other) => isSame(item.noun, other.noun)));
  const wearer = pick(WHO);
  return { frame, words: FRAMES[frame]?.(once, wearer) ?? '', items: once, wearer };
}

const LEGS: ReadonlySet<string> = new Set(LOWER.map(({ noun }) => noun));
const isSame = (a: string, b: string): boolean => a === b || (LEGS.has(a) && LEGS.has(b));
