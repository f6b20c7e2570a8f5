/**
 * Briefs of garments whose parts have a colour, a cloth or a pattern of their own, with things worn beside, in the ways that people
 * write; and what of each is lost, lands elsewhere or comes unasked.
 */
import { detailWord, type Garment, type Look } from '@toile/look';
import { stream } from '#atelier/kit/chance.ts';
import { read } from '#atelier/read.ts';

type Any = <T>(of: readonly T[]) => T;

const COLOURS = ['navy', 'rust', 'teal', 'olive', 'mustard', 'wine', 'cream', 'black', 'white', 'lilac'] as const;
const CLOTHS = ['velvet', 'satin', 'lace', 'leather', 'denim', 'silk'] as const;
const PATTERNS = [
  ['checked', /plaid|check|gingham/],
  ['striped', /stripe/],
  ['floral', /floral|ditsy|flower/],
  ['polka dot', /polka/],
] as const;

/** A part: how it is written, and the place its colour is kept in. */
interface PartRow {
  noun: string;
  key: string;
  /** It is of no cloth: buttons and piping have a colour alone. */
  isBare?: true;
}
const COLLAR: PartRow = { noun: 'collar', key: 'collar' };
const SLEEVES: PartRow = { noun: 'sleeves', key: 'sleeve' };
const CUFFS: PartRow = { noun: 'cuffs', key: 'cuff' };
const YOKE: PartRow = { noun: 'yoke', key: 'yoke' };
const LINING: PartRow = { noun: 'lining', key: 'lining' };
const POCKETS: PartRow = { noun: 'pockets', key: 'pocket' };
const BUTTONS: PartRow = { noun: 'buttons', key: 'buttons', isBare: true };
const PIPING: PartRow = { noun: 'piping', key: 'piping', isBare: true };

interface GarmentRow {
  noun: string;
  cloths: readonly string[];
  parts: readonly PartRow[];
}
const UPPER: readonly GarmentRow[] = [
  { noun: 'shirt', cloths: ['cotton', 'linen'], parts: [COLLAR, CUFFS, SLEEVES, YOKE, BUTTONS, PIPING, POCKETS] },
  { noun: 'blouse', cloths: ['silk', 'cotton'], parts: [COLLAR, CUFFS, SLEEVES, YOKE, BUTTONS, PIPING] },
  { noun: 'kurta', cloths: ['cotton', 'linen'], parts: [COLLAR, CUFFS, SLEEVES, YOKE, BUTTONS, PIPING] },
];
const OUTER: readonly GarmentRow[] = [
  { noun: 'coat', cloths: ['wool', 'tweed'], parts: [COLLAR, CUFFS, SLEEVES, LINING, BUTTONS, PIPING, POCKETS] },
  { noun: 'blazer', cloths: ['wool', 'linen'], parts: [CUFFS, SLEEVES, LINING, BUTTONS, PIPING, POCKETS] },
];
const WHOLE: readonly GarmentRow[] = [
  { noun: 'dress', cloths: ['cotton', 'linen'], parts: [COLLAR, CUFFS, SLEEVES, YOKE, BUTTONS, PIPING, POCKETS] },
  { noun: 'jumpsuit', cloths: ['cotton', 'linen'], parts: [COLLAR, CUFFS, SLEEVES, BUTTONS, PIPING, POCKETS] },
];
const LOWER: readonly GarmentRow[] = [
  { noun: 'trousers', cloths: ['linen', 'wool'], parts: [POCKETS, PIPING] },
  { noun: 'skirt', cloths: ['wool', 'cotton'], parts: [POCKETS, PIPING, LINING] },
];

/** What is worn beside: its noun, of what it may be, and its kind in a Look. */
const WORN = [
  ['tote bag', ['leather', 'jute'], /^bag/],
  ['clutch', ['satin', 'leather'], /^clutch/],
  ['belt', ['leather', 'suede'], /^belt/],
  ['scarf', ['silk', 'wool'], /^scarf/],
  ['gloves', ['leather', 'lace'], /^gloves/],
  ['beret', ['wool', 'velvet'], /^beret/],
] as const;
const SHOES = ['loafers', 'sandals', 'ankle boots', 'pumps', 'sneakers'] as const;

interface SaidPart {
  row: PartRow;
  colour: string;
  cloth: string;
  pattern: (typeof PATTERNS)[number] | undefined;
}
interface SaidGarment {
  noun: string;
  colour: string;
  cloth: string;
  pattern: (typeof PATTERNS)[number] | undefined;
  parts: readonly SaidPart[];
}
interface SaidWorn {
  noun: string;
  colour: string;
  cloth: string;
  kind: RegExp;
}

/** A brief, and what it says of what. */
export interface PartsSaid {
  words: string;
  way: string;
  garments: readonly SaidGarment[];
  shoes: { noun: string; colour: string } | undefined;
  worn: readonly SaidWorn[];
  denied: string | undefined;
}

const looksOf = ({ colour, cloth, pattern }: SaidPart): string =>
  [colour, pattern?.[0], cloth].filter(Boolean).join(' ');
const partWords = (part: SaidPart): string => `${looksOf(part)} ${part.row.noun}`;
const nameOf = ({ noun, colour, cloth, pattern }: SaidGarment): string =>
  [colour, pattern?.[0], cloth, noun].filter(Boolean).join(' ');
const wornWords = ({ noun, colour, cloth }: SaidWorn): string => [colour, cloth, noun].filter(Boolean).join(' ');
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const withParts = (garment: SaidGarment): string =>
  nameOf(garment) + (garment.parts.length > 0 ? ` with ${list(garment.parts.map(partWords))}` : '');
const beside = ({ shoes, worn }: PartsSaid): string[] => [
  ...(shoes ? [`${shoes.colour} ${shoes.noun}`] : []),
  ...worn.map(wornWords),
];
const denial = ({ denied }: PartsSaid, lead = ', no '): string => (denied ? `${lead}${denied}` : '');
const title = (words: string): string => words.replace(/(^|[ ])[a-z]/g, (letter) => letter.toUpperCase());

/** The ways of writing. */
const WAYS: Readonly<Record<string, (said: PartsSaid) => string>> = {
  list: (said) => [...said.garments.map(withParts), ...beside(said)].join(', ') + denial(said),
  with: (said) =>
    `woman in a ${list([...said.garments.map(withParts), ...beside(said)])}${denial(said, ', without a ')}`,
  shop: (said) =>
    title(said.garments.map((one) => [nameOf(one), ...one.parts.map(partWords)].join(', ')).join(' | ')) +
    (beside(said).length > 0 ? title(` | ${beside(said).join(' | ')}`) : ''),
  sentences: (said) =>
    `${said.garments.map((one) => `A ${nameOf(one)}.${one.parts.map((part) => ` The ${part.row.noun} ${part.row.noun.endsWith('s') ? 'are' : 'is'} ${looksOf(part)}.`).join('')}`).join(' ')} ${beside(
      said,
    )
      .map((one) => `Worn with ${one}.`)
      .join(' ')}${denial(said, ' No ')}`,
  in: (said) =>
    `${said.garments
      .map(
        ({ noun, colour, cloth, pattern, parts }) =>
          `${[pattern?.[0], noun].filter(Boolean).join(' ')} in ${colour} ${cloth}${parts.map((part) => `, ${part.row.noun} in ${looksOf(part)}`).join('')}`,
      )
      .join('; ')}${beside(said).length > 0 ? `; ${beside(said).join('; ')}` : ''}`,
  worn: (said) =>
    `${said.garments.map(withParts).join(' worn with ')}${beside(said).length > 0 ? `, styled with ${list(beside(said))}` : ''}${denial(said)}`,
  run: (said) =>
    `${said.garments.map((one) => [nameOf(one), ...one.parts.map(partWords)].join(' ')).join(' with ')} ${beside(said).join(' ')}`,
  has: (said) =>
    `${said.garments.map((one) => `the ${one.noun} ${one.noun === 'trousers' ? 'are' : 'is'} ${[one.colour, one.pattern?.[0], one.cloth].filter(Boolean).join(' ')}${one.parts.length > 0 ? ` and ${one.noun === 'trousers' ? 'have' : 'has'} ${list(one.parts.map(partWords))}` : ''}`).join(', ')}${beside(
      said,
    )
      .map((one) => `, plus ${one}`)
      .join('')}`,
};
export const WAY_NAMES: readonly string[] = Object.keys(WAYS);

function partOf(row: PartRow, any: Any, but: string): SaidPart {
  const colour = any(COLOURS.filter((one) => one !== but));
  const how = row.isBare ? 'colour' : any(['colour', 'colour', 'cloth', 'both', 'pattern'] as const);
  return {
    row,
    colour: how === 'colour' || how === 'both' ? colour : '',
    cloth: how === 'cloth' || how === 'both' ? any(CLOTHS) : '',
    pattern: how === 'pattern' ? any(PATTERNS) : undefined,
  };
}

function garmentOf(row: GarmentRow, any: Any): SaidGarment {
  const colour = any(COLOURS);
  const first = any(row.parts);
  const second = any(row.parts.filter((part) => part !== first));
  const rows = any([[], [first], [first], [first, second]]);
  return {
    noun: row.noun,
    colour,
    cloth: any(row.cloths),
    pattern: any([undefined, undefined, undefined, any(PATTERNS)]),
    parts: rows.map((part) => partOf(part, any, colour)),
  };
}

/** The brief of a number, the same again for the same seed. */
export function partsSaid(n: number, seed: number): PartsSaid {
  const chance = stream(seed * 100_003 + n, 'test.parts-said');
  const any: Any = (of) => of[Math.floor(chance() * of.length)] as (typeof of)[number];
  const rows = any([[any(WHOLE)], [any(UPPER), any(LOWER)], [any(OUTER), any(LOWER)], [any(OUTER), any(WHOLE)]]);
  const worn = any([[], [any(WORN)], [any(WORN)], [any(WORN)]]);
  const said: PartsSaid = {
    words: '',
    way: any(WAY_NAMES),
    garments: rows.map((row) => garmentOf(row, any)),
    shoes: any([undefined, { noun: any(SHOES), colour: any(COLOURS) }]),
    worn: worn.map(([noun, cloths, kind]) => ({ noun, kind, colour: any(COLOURS), cloth: any(['', any(cloths)]) })),
    denied: any([undefined, undefined, any(['hat', 'necklace', 'bag'])]),
  };
  const denied = worn.length === 0 ? said.denied : undefined;
  return { ...said, denied, words: WAYS[said.way]?.({ ...said, denied }) ?? '' };
}

/** One thing that is wrong, by its kind. */
export interface Fault {
  kind: string;
  tells: string;
}

const isFigured = ({ cloth }: Garment): boolean => cloth.print.kind !== 'solid';
const placed = ({ details }: Garment): { id: string; part: string }[] =>
  details.flatMap((one) => (one.part ? [{ id: one.id, part: one.part }] : []));
/** Cloth and pattern of a part are told of it, or drawn as a detail that names it. */
const hasOfPart = (garment: Garment, { row }: SaidPart, what: RegExp): boolean =>
  garment.details.some((one) => what.test(detailWord(one)) && (one.part === row.key || one.id.includes(row.key)));

function faultsOfPart(garment: Garment, part: SaidPart, isTold: (words: string) => boolean): Fault[] {
  const { row, colour, cloth, pattern } = part;
  const faults: Fault[] = [];
  const add = (what: string, found: string): void => {
    faults.push({ kind: `${what} of a part`, tells: `${partWords(part)}: ${found || 'none'}` });
  };
  if (isTold(row.noun)) return [];
  const has = garment.trims[row.key as keyof typeof garment.trims]?.name ?? '';
  if (colour && has !== colour) add('colour', has);
  const words = garment.details.map(detailWord).join(' ');
  if (cloth && !hasOfPart(garment, part, new RegExp(cloth))) add('cloth', words);
  if (pattern && !hasOfPart(garment, part, pattern[1])) add('pattern', words);
  return faults;
}

function faultsOfGarment(
  garment: Garment,
  said: SaidGarment,
  { isTold, hasBelt }: { isTold: (words: string) => boolean; hasBelt: boolean },
): Fault[] {
  const faults: Fault[] = [];
  const add = (kind: string, tells: string): void => {
    faults.push({ kind, tells: `${said.noun}: ${tells}` });
  };
  if (garment.cloth.colour.name !== said.colour) add('colour', garment.cloth.colour.name);
  if (!(garment.cloth.fabric + (garment.cloth.name ?? '')).includes(said.cloth)) add('cloth', garment.cloth.fabric);
  if (said.pattern ? !said.pattern[1].test(garment.cloth.print.kind) : isFigured(garment))
    add(said.pattern ? 'pattern' : 'pattern unasked', garment.cloth.print.kind);
  const own = new Set([...said.parts.map(({ row }) => row.key), ...(hasBelt ? ['belt'] : [])]);
  for (const key of Object.keys(garment.trims)) if (!own.has(key)) add('trim unasked', key);
  for (const { id, part } of placed(garment)) if (!own.has(part)) add('detail elsewhere', `${id} at ${part}`);
  return [...faults, ...said.parts.flatMap((part) => faultsOfPart(garment, part, isTold))];
}

function faultsBeside(look: Look, said: PartsSaid, isTold: (words: string) => boolean): Fault[] {
  const faults: Fault[] = [];
  const add = (kind: string, tells: string): void => {
    faults.push({ kind, tells });
  };
  for (const one of said.worn) {
    const found = look.accessories.find(({ kind, name }) => one.kind.test(kind) || name.includes(one.noun));
    if (!found) add('thing beside', one.noun);
    else if (found.colour.name !== one.colour) add('colour beside', `${one.noun}: ${found.colour.name}`);
    else if (
      one.cloth &&
      !`${found.name} ${found.details?.map(detailWord).join(' ')}`.includes(one.cloth) &&
      !isTold(one.cloth)
    )
      add('cloth beside', `${wornWords(one)}: ${found.name}`);
  }
  for (const { kind, name } of look.accessories)
    if (!said.worn.some((one) => one.kind.test(kind) || name.includes(one.noun))) add('thing unasked', name);
  if (said.shoes && look.footwear.colour.name !== said.shoes.colour)
    add('colour of shoes', `${said.shoes.noun}: ${look.footwear.colour.name}`);
  if (said.shoes && look.footwear.details?.some(({ part }) => part)) add('detail elsewhere', 'shoes');
  return faults;
}

/** What is wrong with the reading of one of them. */
export function faultsOf(said: PartsSaid): Fault[] {
  const look = read({ words: said.words }, 3);
  const told = [...look.reading.notDrawn, ...look.reading.unread.map(({ text }) => text)].join(' / ').toLowerCase();
  const isTold = (words: string): boolean => told.includes(words.replace(/s$/, ''));
  const of = (noun: string): Garment | undefined => {
    const id = look.reading.understood.find(
      ({ as, text }) => as === 'garment' && text.toLowerCase().endsWith(noun),
    )?.of;
    return look.garments.find((garment) => garment.id === id);
  };
  const hasBelt = said.worn.some(({ noun }) => noun === 'belt');
  const faults = said.garments.flatMap((one) => {
    const garment = of(one.noun);
    return garment ? faultsOfGarment(garment, one, { isTold, hasBelt }) : [{ kind: 'garment', tells: one.noun }];
  });
  return [...faults, ...faultsBeside(look, said, isTold)];
}
