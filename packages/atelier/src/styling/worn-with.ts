import type { GarmentKind } from '@toile/look';
import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import { isRuledOut } from './ruled-out.ts';
import type { Taste } from './taste.ts';

interface Worn {
  entry: GarmentEntry;
}
const has = (pieces: readonly Worn[], ...families: GarmentEntry['family'][]): boolean =>
  pieces.some(({ entry }) => families.includes(entry.family));
const hasId = (pieces: readonly Worn[], ...ids: GarmentKind[]): boolean =>
  pieces.some(({ entry }) => ids.includes(entry.id));

/** Knits that are worn over a top. */
const OPEN_TOPS = new Set(['cardigan', 'shrug', 'sweater-vest']);
const man = (taste: Taste): boolean => taste.presentation === 'male';
const ONE_PIECE = ['dress', 'jumpsuit', 'saree'] as const;

/**
 * Ids of the garments that complete an outfit: a kurta its bottom, a skirt its top, a lehenga its choli and dupatta, a
 * coat what is under it, and a tie a shirt. `without` holds ids and kinds the words rule out.
 */
export function chooseWornWith(
  pieces: readonly Worn[],
  without: ReadonlySet<string>,
  taste: Taste,
  tied: boolean,
): GarmentKind[] {
  const added: GarmentKind[] = [];
  const add = (id: GarmentKind | undefined): void => {
    if (id && !isRuledOut(id, without)) added.push(id);
  };
  const covered = has(pieces, ...ONE_PIECE);
  if (has(pieces, 'lehenga')) {
    if (!has(pieces, 'choli') && !has(pieces, 'top')) add('choli');
    if (!has(pieces, 'dupatta')) add('dupatta');
    return added;
  }
  if (has(pieces, 'saree')) {
    if (!has(pieces, 'choli')) add('choli');
    return added;
  }
  if (has(pieces, 'choli') && !has(pieces, 'skirt', 'trousers')) {
    add('lehenga');
    if (!has(pieces, 'dupatta')) add('dupatta');
    return added;
  }
  const top = tied ? 'dress-shirt' : topFor(pieces, taste);
  if (!covered && !has(pieces, 'skirt', 'trousers'))
    add([bottomFor(pieces, taste), ...(man(taste) ? MENS_BOTTOMS : BOTTOMS)].find((id) => !isRuledOut(id, without)));
  if (!covered && !has(pieces, 'top')) add([top, ...(top ? TOPS : [])].find((id) => id && !isRuledOut(id, without)));
  else if (!covered && pieces.every(({ entry }) => entry.family !== 'top' || OPEN_TOPS.has(entry.id)))
    add(hasId(pieces, 'sweater-vest') || man(taste) ? 'shirt' : 'camisole');
  if (hasId(pieces, 'dungarees', 'pinafore') && !has(pieces, 'top'))
    add(taste.season === 'winter' ? 'turtleneck' : 't-shirt');
  // a robe or a split dress is worn over the trousers its record names
  const below = pieces.find(({ entry }) => ONE_PIECE.some((one) => one === entry.family) && entry.facts?.bottom);
  if (below && !has(pieces, 'trousers')) add(below.entry.facts?.bottom);
  return added;
}

/** In place of what the words rule out. */
const BOTTOMS: readonly GarmentKind[] = ['wide-leg-trousers', 'jeans', 'skirt'];
const MENS_BOTTOMS: readonly GarmentKind[] = ['trousers', 'chinos', 'jeans', 'shorts'];
const TOPS: readonly GarmentKind[] = ['shirt', 't-shirt', 'turtleneck'];

/** Those of a region speak before those of the West, and coats before what is under them. */
const bySay = (pieces: readonly Worn[]): readonly Worn[] => pieces.toSorted((a, b) => rank(a) - rank(b));
const rank = ({ entry: { region = 'western', family } }: Worn): number =>
  (region === 'western' ? 2 : 0) + (family === 'jacket' ? 0 : 1);

const isKurta = ({ entry }: Worn): boolean => entry.region === 'india' && entry.facts?.block === 'kurta';

function bottomFor(pieces: readonly Worn[], taste: Taste): GarmentKind {
  const man = taste.presentation === 'male';
  const named = bySay(pieces).find(({ entry }) => entry.facts?.bottom)?.entry;
  if (named?.region && named.facts?.bottom) return named.facts.bottom;
  // a coat that is worn over a kurta, and no kurta named
  const overKurta = pieces.some(({ entry }) => entry.facts?.top?.men?.[0] === 'kurta' && entry.family === 'jacket');
  if (pieces.some(isKurta) || (overKurta && !has(pieces, 'top'))) return kurtaBottom(pieces, taste, man);
  if (has(pieces, 'dupatta')) return 'churidar';
  if (named?.facts?.bottom) return named.facts.bottom;
  if (taste.dares && !man && taste.unit('daring-bottom') < 0.6)
    return (
      taste.pick<GarmentKind>('daring-bottom-kind', [
        'culottes',
        'wide-leg-trousers',
        'leather-pants',
        'pleated-skirt',
      ]) ?? 'culottes'
    );
  return plainBottom(pieces, taste, man);
}

function kurtaBottom(pieces: readonly Worn[], taste: Taste, man: boolean): GarmentKind {
  if (man) return taste.formality >= 2 ? 'churidar' : 'pyjama';
  if (taste.formality >= 3) return taste.pick('kurta-bottom', ['sharara', 'churidar']) ?? 'churidar';
  if (hasId(pieces, 'kurti') && taste.occasion === 'casual')
    return taste.pick('kurta-bottom', ['jeans', 'leggings', 'kurta-trousers']) ?? 'jeans';
  return (
    taste.pick('kurta-bottom', taste.quiet ? ['kurta-trousers'] : ['kurta-trousers', 'palazzos', 'churidar']) ??
    'churidar'
  );
}

const SPORTY: readonly GarmentKind[] = [
  'sweatshirt',
  'hoodie',
  'zip-hoodie',
  'bomber-jacket',
  'puffer-jacket',
  'windbreaker',
  'raincoat',
  'graphic-tee',
];

function plainBottom(pieces: readonly Worn[], taste: Taste, man: boolean): GarmentKind {
  const pick = (ids: readonly GarmentKind[]): GarmentKind =>
    taste.pick('bottom', taste.quiet ? ids.slice(0, 1) : ids) ?? 'trousers';
  if (taste.category === 'dress' && !man) return pick(['skirt', 'slip-skirt', 'pleated-skirt']);
  if (taste.style === 'athleisure') return pick(man ? ['joggers'] : ['leggings', 'joggers']);
  if (taste.style === 'streetwear') return pick(['cargo-pants', 'baggy-jeans']);
  if (taste.style === 'bohemian') return pick(man ? ['wide-leg-trousers'] : ['tiered-skirt', 'flared-jeans']);
  if (taste.style === 'vintage') return pick(man ? ['cords', 'trousers'] : ['circle-skirt', 'flared-jeans']);
  if (taste.style === 'minimalist') return pick(man ? ['trousers'] : ['trousers', 'slip-skirt']);
  if (taste.style === 'avant-garde' || taste.occasion === 'avant-garde')
    return pick(man ? ['harem-pants', 'wide-leg-trousers'] : ['culottes', 'bubble-skirt']);
  if (taste.formality >= 2 || taste.style === 'formal')
    return pick(man ? ['trousers'] : ['trousers', 'pencil-skirt', 'wide-leg-trousers']);
  if (hasId(pieces, ...SPORTY)) return pick(['jeans', 'joggers']);
  if (taste.occasion === 'travel') return pick(['chinos', 'wide-leg-trousers']);
  if (taste.season === 'summer') return pick(man ? ['chinos', 'shorts'] : ['wide-leg-trousers', 'culottes', 'skirt']);
  return pick(man ? ['jeans', 'chinos', 'trousers'] : ['jeans', 'wide-leg-trousers', 'skirt']);
}

/** A woman's waistcoat under no jacket is her top. */
const isWaistcoatAlone = (pieces: readonly Worn[]): boolean =>
  hasId(pieces, 'waistcoat') && pieces.filter(({ entry }) => entry.family === 'jacket').length === 1;

function topFor(pieces: readonly Worn[], taste: Taste): GarmentKind | undefined {
  const man = taste.presentation === 'male';
  const pick = (ids: readonly GarmentKind[]): GarmentKind =>
    taste.pick('top', taste.quiet ? ids.slice(0, 1) : ids) ?? 't-shirt';
  if (isWaistcoatAlone(pieces) && !man) return undefined;
  for (const { entry } of bySay(pieces)) {
    const tops = entry.facts?.top?.[man ? 'men' : 'women'];
    if (tops) return tops.length > 0 ? pick(tops) : undefined;
  }
  if (taste.season === 'winter') return pick(['turtleneck', 'sweater']);
  if (taste.style === 'athleisure' || taste.style === 'streetwear') return pick(['t-shirt', 'sweatshirt']);
  if (has(pieces, 'jacket'))
    return taste.formality >= 2 || taste.style === 'formal'
      ? pick(man ? ['dress-shirt', 'turtleneck'] : ['blouse', 'camisole', 'shirt'])
      : pick(['t-shirt', 'turtleneck', 'shirt']);
  if (taste.style === 'bohemian' && !man) return 'peasant-top';
  if (taste.formality >= 2 || taste.style === 'formal') return pick(man ? ['shirt'] : ['blouse', 'shirt', 'camisole']);
  return pick(man ? ['t-shirt', 'shirt', 'polo'] : ['t-shirt', 'shirt', 'tank-top']);
}
