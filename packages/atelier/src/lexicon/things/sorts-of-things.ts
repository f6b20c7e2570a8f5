/** Which sort of thing a product is, and what such things have. */
import type { ProductKind } from '@toile/look';
import { PARTS_OF_THINGS, type ThingSort } from './parts-of-things.ts';

const SORTS: Readonly<Record<Exclude<ThingSort, 'jewel'>, readonly ProductKind[]>> = {
  shoe: ['footwear'],
  bag: ['bag', 'crossbody', 'clutch', 'potli', 'backpack', 'luggage', 'belt-bag'],
  hat: ['hat', 'cap', 'beanie', 'beret', 'headband', 'turban'],
  belt: ['belt', 'suspenders'],
  watch: ['watch'],
  glasses: ['sunglasses', 'glasses'],
  cloth: ['scarf', 'socks', 'tights', 'pocket-square'],
  stick: ['umbrella', 'cane', 'fan'],
};
const PLAIN: ReadonlySet<ProductKind> = new Set<ProductKind>([
  ...(['tie', 'bow-tie', 'gloves', 'hair-clip', 'tiara', 'dupatta'] as const),
]);

/** Jewels are all that is no other sort. */
export function sortOf(kind: ProductKind): ThingSort | undefined {
  const found = Object.entries(SORTS).find(([, kinds]) => kinds.includes(kind))?.[0];
  // an entry of the table above
  return (found as ThingSort | undefined) ?? (PLAIN.has(kind) ? undefined : 'jewel');
}

/** Parts that a shop names besides. */
const BESIDES: Partial<Record<ThingSort, readonly string[]>> = {
  shoe: [
    'toe ring',
    'toe loop',
    'heel tab',
    'pull tab',
    'pull tabs',
    'panel',
    'panels',
    'insole',
    'footbed',
    'bottom',
    'welt',
    'strap buckle',
  ],
  bag: [
    'wheel',
    'wheels',
    'shell',
    'trolley handle',
    'scarf',
    'lock',
    'turn lock',
    'turnlock',
    'slot',
    'slots',
    'base',
    'feet',
    'tag',
    'patch',
    'piping',
    'rope',
  ],
  hat: ['tab', 'eyelet', 'eyelets', 'chin strap', 'trim', 'fold', 'peak', 'visor', 'bill'],
  watch: ['numerals', 'hands', 'bezel', 'markers', 'crown', 'subdials', 'case', 'stitching', 'buckle'],
  jewel: [
    'stone',
    'stones',
    'work',
    'enamel',
    'stud',
    'studs',
    'coin',
    'coins',
    'finish',
    'heart',
    'charm',
    'motif',
    'motifs',
    'leaf',
    'leaves',
  ],
  belt: ['loop', 'loops', 'keeper', 'tip', 'clip', 'clips', 'prong', 'plate', 'eyelets'],
  stick: ['handle', 'grip', 'canopy', 'ribs', 'tip', 'frill', 'ferrule', 'dots', 'stripes', 'tassel', 'trim', 'border'],
  cloth: [
    'cuff',
    'cuffs',
    'toe',
    'toes',
    'heel',
    'heels',
    'star',
    'stars',
    'heart',
    'hearts',
    'frill',
    'frills',
    'corners',
    'end',
    'ends',
    'buttas',
    'butta',
    'booti',
    'bootis',
    'butti',
    'hem',
  ],
  glasses: ['temples', 'arms', 'bridge'],
};

/** The names of what a sort of thing has, folded. */
export const partsOfSort = (sort: ThingSort): string[] => [
  ...PARTS_OF_THINGS.filter(({ of }) => of.includes(sort)).flatMap(({ words }) => words.split(', ')),
  ...(BESIDES[sort] ?? []),
];
