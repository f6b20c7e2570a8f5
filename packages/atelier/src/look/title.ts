import type { Garment } from './look.ts';

const STYLE_NAMES: Readonly<Record<string, string>> = { satin: 'satin', net: 'tulle' };

/** 'emerald satin slip dress', without words twice. */
export function callGarment({ cloth, name, family }: Garment): string {
  const fabric = cloth.name ?? STYLE_NAMES[cloth.fabric] ?? cloth.fabric.replaceAll('-', ' ');
  const print = cloth.print.kind === 'solid' ? '' : printWord(cloth.print.name ?? cloth.print.kind);
  const said = name.toLowerCase();
  const words = [cloth.colour.name, fabric, print].filter(
    (word) => word && !said.includes(word.toLowerCase().split(' ').at(-1) ?? word),
  );
  const kept =
    family === 'trousers' && said.includes('jeans')
      ? words.filter((word) => word !== 'denim' && word !== 'washed denim')
      : words;
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
  'golden motifs': 'gold-figured',
  'traditional motifs': 'motif-patterned',
  'shibori print': 'shibori-dyed',
  'tropical print': 'tropical-print',
  'wax print': 'wax-print',
  'zari brocade': 'zari-figured',
};
/** A print as an adjective. */
export const printWord = (print: string): string => ADJECTIVES[print] ?? print;

/** One line for a title: the garment the outfit is about, and its companion where it is a pair. */
export function makeTitle(garments: readonly Garment[], asked: ReadonlySet<string>): string {
  const named = garments.filter(({ id }) => asked.has(id));
  const list = named.length > 0 ? named : garments;
  const main =
    list.find(({ layer }) => layer === 'one-piece') ??
    list.find(({ layer }) => layer === 'outer') ??
    list.find(({ family }) => family !== 'choli' && family !== 'dupatta') ??
    list[0];
  const other = list.find((garment) => garment !== main && garment.family !== 'choli');
  if (!main) return 'An outfit';
  const text = other ? `${callGarment(main)} with ${callGarment(other)}` : callGarment(main);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
