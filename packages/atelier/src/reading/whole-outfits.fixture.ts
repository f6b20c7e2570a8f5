/** Made-up orders of two or three pieces, each with a colour, a cloth or a print and a coloured part of its own, as people list them. */
import { stream } from '#atelier/kit/chance.ts';

type Sort = 'top' | 'over' | 'lower' | 'whole';
interface Made {
  noun: string;
  cloths: string;
  parts: string;
}

const SORTS: Readonly<Record<Sort, readonly Made[]>> = {
  top: [
    { noun: 'shirt', cloths: 'cotton linen silk', parts: 'collar,buttons,cuffs,piping' },
    { noun: 't-shirt', cloths: 'jersey cotton', parts: 'stripes' },
    { noun: 'blouse', cloths: 'silk satin chiffon', parts: 'bow,collar,cuffs,buttons' },
    { noun: 'kurta', cloths: 'cotton silk linen', parts: 'embroidery,buttons,piping' },
    { noun: 'crop top', cloths: 'jersey lace', parts: '' },
    { noun: 'sweater', cloths: 'cashmere', parts: 'stripes' },
  ],
  over: [
    { noun: 'blazer', cloths: 'wool velvet linen', parts: 'buttons,lapels,piping,lining' },
    { noun: 'jacket', cloths: 'leather suede corduroy', parts: 'zip,lining,buttons' },
    { noun: 'coat', cloths: 'wool tweed', parts: 'buttons,lining' },
    { noun: 'cardigan', cloths: '', parts: 'buttons' },
    { noun: 'trench coat', cloths: 'cotton', parts: 'lining,buttons' },
    { noun: 'nehru jacket', cloths: 'silk velvet brocade', parts: 'buttons' },
  ],
  lower: [
    { noun: 'trousers', cloths: 'wool linen velvet', parts: 'side stripe' },
    { noun: 'skirt', cloths: 'leather satin tulle', parts: 'hem,buttons' },
    { noun: 'palazzos', cloths: 'georgette cotton', parts: '' },
    { noun: 'shorts', cloths: 'linen cotton', parts: '' },
    { noun: 'midi skirt', cloths: 'silk corduroy', parts: 'hem' },
  ],
  whole: [
    { noun: 'dress', cloths: 'cotton silk chiffon velvet', parts: 'collar,buttons,piping,embroidery' },
    { noun: 'gown', cloths: 'satin velvet silk', parts: 'embroidery,sash' },
    { noun: 'jumpsuit', cloths: 'crepe linen', parts: 'buttons' },
    { noun: 'anarkali', cloths: 'georgette silk', parts: 'border,embroidery' },
  ],
};
const PRINTS = ['floral', 'striped', 'polka dot', 'checked', 'paisley', 'houndstooth'];
const COLOURS = [
  ...['red', 'navy', 'mustard', 'emerald', 'grey', 'white', 'black', 'pink', 'beige', 'olive'],
  ...['lavender', 'teal', 'rust', 'maroon', 'cream', 'peach'],
];
const SHOES = ['sneakers', 'loafers', 'heels', 'ankle boots', 'sandals'];
const CARRIED = ['scarf', 'handbag', 'beret', 'gloves'];
const OUTFITS: readonly (readonly Sort[])[] = [
  ['top', 'lower'],
  ['whole', 'over'],
  ['whole'],
  ['top', 'lower', 'over'],
];
/** How the pieces are told of one after the other. */
const LISTED: readonly ((all: readonly string[]) => string)[] = [
  (all) => all.join(', '),
  (all) => all.join(' and '),
  (all) => [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and '),
  ([first = '', ...rest]) => [first, ...(rest.length > 0 ? [rest.join(' and ')] : [])].join(' with '),
  (all) => `A woman wearing a ${all.join(', a ')}.`,
];
const HAS = ['with', 'with', 'having', 'featuring'];

export interface MadePiece {
  colour: string;
  print: string | undefined;
  part: { colour: string; name: string } | undefined;
}
export interface MadeOrder {
  words: string;
  pieces: readonly MadePiece[];
  besides: readonly string[];
}

/** The order of a number: the same number gives the same order. */
export function madeOrder(number: number): MadeOrder {
  const next = stream(number, 'whole.outfit');
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const left = [...COLOURS];
  const colour = (): string => left.splice(Math.floor(next() * left.length), 1)[0] ?? 'gold';
  const said: string[] = [];
  const pieces = pick(OUTFITS).map((sort): MadePiece => {
    const { noun, cloths, parts } = pick(SORTS[sort]);
    const [own, roll] = [colour(), next()];
    const cloth = roll < 0.4 && cloths ? pick(cloths.split(' ')) : undefined;
    const print = roll > 0.75 ? pick(PRINTS) : undefined;
    const name = next() < 0.4 && parts && !(print && /stripes/.test(parts)) ? pick(parts.split(',')) : undefined;
    const part = name ? { colour: colour(), name } : undefined;
    said.push([own, cloth, print, noun, part && `${pick(HAS)} ${part.colour} ${part.name}`].filter(Boolean).join(' '));
    return { colour: own, print, part };
  });
  const besides = [SHOES, CARRIED].filter(() => next() < 0.3).map((nouns) => ({ noun: pick(nouns), colour: colour() }));
  said.push(...besides.map((one) => `${one.colour} ${one.noun}`));
  return { words: pick(LISTED)(said), pieces, besides: besides.map((one) => one.colour) };
}
