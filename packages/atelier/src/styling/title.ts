import { type Garment, type Look, type Product, thingOfProduct } from '@toile/look';
import { factsOf } from '@toile/look/records';

const STYLE_NAMES: Readonly<Record<string, string>> = { satin: 'satin', net: 'tulle' };

/** 'emerald satin slip dress', 'camel checked wool blazer', without words twice. */
export function callGarment({ cloth, name, kind }: Garment): string {
  const fabric = cloth.name ?? STYLE_NAMES[cloth.fabric] ?? cloth.fabric.replaceAll('-', ' ');
  const print = cloth.print.kind === 'solid' ? '' : printWord(cloth.print.name ?? cloth.print.kind);
  const said = name.toLowerCase();
  const words = [cloth.colour.name, print, fabric].filter(
    (word) => word && !said.includes(word.toLowerCase().split(' ').at(-1) ?? word),
  );
  const kept = factsOf({ kind }).denim ? words.filter((word) => word !== 'denim' && word !== 'washed denim') : words;
  return [...new Set(kept), name].join(' ');
}

const ADJECTIVES: Readonly<Record<string, string>> = {
  stripe: 'striped',
  pinstripe: 'pinstriped',
  plaid: 'checked',
  polka: 'polka-dot',
  block: 'block-printed',
  animal: 'animal-print',
  ditsy: 'ditsy-print',
  print: 'printed',
  butti: 'figured',
  'colour-block': 'colour-blocked',
  graphic: 'graphic',
  'self design': 'self-patterned',
  'woven design': 'woven-pattern',
  'golden motifs': '',
  'traditional motifs': '',
  'shibori print': 'shibori-dyed',
  'tropical print': 'tropical-print',
  'wax print': 'wax-print',
  'zari brocade': '',
  'gold motifs': '',
  'woven motifs': '',
  jamdani: '',
};
/** A print as an adjective. */
export const printWord = (print: string): string => ADJECTIVES[print] ?? print;

/** Words of a title, and of one that names two garments, beyond which a cloth or a companion is left to the description. */
const SHORT = 5;
const PAIR = 7;
const count = (text: string): number => text.split(' ').length;

/** A jacket and what is cut from the same cloth under it are one thing by one name; null where they are not. */
function suitOf(list: readonly Garment[]): { garment: Garment; pieces: readonly Garment[] } | null {
  const jacket = list.find((garment) => factsOf(garment).whole);
  if (!jacket) return null;
  const { fabric, colour } = jacket.cloth;
  const alike = list.filter(
    ({ family, kind, cloth }) =>
      (family === 'trousers' || family === 'skirt' || factsOf({ kind }).vest) &&
      cloth.fabric === fabric &&
      cloth.colour.hex === colour.hex,
  );
  const lower = alike.find(({ family }) => family !== 'jacket' && family !== 'top');
  if (!lower) return null;
  const called = factsOf(jacket).whole ?? 'suit';
  const whole = called === 'suit' && lower.family === 'skirt' ? 'skirt suit' : called;
  const name = alike.some((garment) => factsOf(garment).vest) && whole === 'suit' ? 'three-piece suit' : whole;
  return { garment: { ...jacket, name }, pieces: [jacket, ...alike] };
}

/** One line for a title: colour and cloth of the garment the outfit is about, its companion where there is room. */
export function makeTitle(garments: readonly Garment[], asked: ReadonlySet<string>): string {
  const named = garments.filter(({ id }) => asked.has(id));
  const said = named.length > 0 ? named : garments;
  const suit = suitOf(said);
  const list = suit ? [suit.garment, ...said.filter((garment) => !suit.pieces.includes(garment))] : said;
  const main =
    list.find(({ layer }) => layer === 'one-piece') ??
    list.find(({ layer }) => layer === 'outer') ??
    list.find(({ layer, family }) => layer === 'mid' && family === 'top') ??
    list.find(({ family }) => family !== 'choli' && family !== 'dupatta') ??
    list[0];
  if (!main) return 'An outfit';
  const other = list.find((garment) => garment !== main && garment.family !== 'choli');
  const full = callGarment(main);
  const short = [
    main.cloth.colour.name,
    main.cloth.print.kind === 'solid' ? '' : printWord(main.cloth.print.name ?? main.cloth.print.kind),
    main.name,
  ]
    .filter(Boolean)
    .join(' ');
  const plain = `${main.cloth.colour.name} ${main.name}`;
  const texts = [full, short, plain];
  const text = texts.find((words) => count(words) <= SHORT) ?? plain;
  const pair = other && texts.map((words) => `${words} and ${other.name}`).find((words) => count(words) <= PAIR);
  const title = pair ?? text;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** 'Rose gold leather block heels'. */
export function titleOfProduct(product: Product, look: Pick<Look, 'garments' | 'footwear' | 'accessories'>): string {
  const thing = thingOfProduct(look, product);
  const title = thing.name.includes(thing.colour.name) ? thing.name : `${thing.colour.name} ${thing.name}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
