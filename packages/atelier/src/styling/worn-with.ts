import type { GarmentEntry } from '#atelier/lexicon/entry.ts';
import { isRuledOut } from './ruled-out.ts';
import type { Taste } from './taste.ts';

interface Worn {
  entry: GarmentEntry;
}
const has = (pieces: readonly Worn[], ...families: GarmentEntry['family'][]): boolean =>
  pieces.some(({ entry }) => families.includes(entry.family));
const hasId = (pieces: readonly Worn[], ...ids: string[]): boolean =>
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
): string[] {
  const added: string[] = [];
  const add = (id: string | undefined): void => {
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
  if (hasId(pieces, 'ao-dai') && !has(pieces, 'trousers')) add('ao-dai-trousers');
  if (hasId(pieces, 'agbada') && !has(pieces, 'trousers')) add('sokoto');
  return added;
}

/** In place of what the words rule out. */
const BOTTOMS = ['wide-leg-trousers', 'jeans', 'skirt'];
const MENS_BOTTOMS = ['trousers', 'chinos', 'jeans', 'shorts'];
const TOPS = ['shirt', 't-shirt', 'turtleneck'];

const INDIAN_TOPS = ['kurta', 'kurti', 'short-kurta'];

function bottomFor(pieces: readonly Worn[], taste: Taste): string {
  const man = taste.presentation === 'male';
  if (hasId(pieces, 'sherwani')) return 'churidar';
  if (hasId(pieces, 'bandhgala')) return 'trousers';
  if (hasId(pieces, 'pathani')) return 'salwar';
  if (hasId(pieces, 'jeogori')) return 'chima';
  if (hasId(pieces, 'buba', 'dashiki')) return hasId(pieces, 'buba') ? 'sokoto' : 'trousers';
  if (hasId(pieces, ...INDIAN_TOPS) || (hasId(pieces, 'nehru-jacket') && !has(pieces, 'top')))
    return kurtaBottom(pieces, taste, man);
  if (has(pieces, 'dupatta')) return 'churidar';
  if (hasId(pieces, 'pyjama-top')) return 'pyjama-bottoms';
  if (hasId(pieces, 'bikini-top')) return 'sarong';
  if (hasId(pieces, 'track-jacket', 'jersey-top', 'sports-bra'))
    return hasId(pieces, 'sports-bra') ? 'leggings' : 'joggers';
  if (hasId(pieces, 'tuxedo-jacket', 'dinner-jacket', 'suit-jacket', 'tailcoat', 'waistcoat')) return 'trousers';
  if (taste.dares && !man && taste.unit('daring-bottom') < 0.6)
    return (
      taste.pick('daring-bottom-kind', ['culottes', 'wide-leg-trousers', 'leather-pants', 'pleated-skirt']) ??
      'culottes'
    );
  return plainBottom(pieces, taste, man);
}

function kurtaBottom(pieces: readonly Worn[], taste: Taste, man: boolean): string {
  if (man) return taste.formality >= 2 ? 'churidar' : 'pyjama';
  if (taste.formality >= 3) return taste.pick('kurta-bottom', ['sharara', 'churidar']) ?? 'churidar';
  if (hasId(pieces, 'kurti') && taste.occasion === 'casual')
    return taste.pick('kurta-bottom', ['jeans', 'leggings', 'kurta-trousers']) ?? 'jeans';
  return (
    taste.pick('kurta-bottom', taste.quiet ? ['kurta-trousers'] : ['kurta-trousers', 'palazzos', 'churidar']) ??
    'churidar'
  );
}

const SPORTY = [
  'sweatshirt',
  'hoodie',
  'zip-hoodie',
  'bomber-jacket',
  'puffer-jacket',
  'windbreaker',
  'raincoat',
  'graphic-tee',
];

function plainBottom(pieces: readonly Worn[], taste: Taste, man: boolean): string {
  const pick = (ids: readonly string[]): string =>
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

function topFor(pieces: readonly Worn[], taste: Taste): string | undefined {
  const man = taste.presentation === 'male';
  const pick = (ids: readonly string[]): string => taste.pick('top', taste.quiet ? ids.slice(0, 1) : ids) ?? 't-shirt';
  // Closed to the neck: nothing of what is under them shows.
  if (hasId(pieces, 'sherwani', 'bandhgala', 'tang-jacket', 'jeogori')) return undefined;
  if (hasId(pieces, 'nehru-jacket')) return 'kurta';
  if (hasId(pieces, 'tuxedo-jacket', 'dinner-jacket', 'tailcoat')) return 'dress-shirt';
  if (hasId(pieces, 'chima')) return 'jeogori';
  // Worn over a kimono: of that, the crossed front is seen.
  if (hasId(pieces, 'hakama')) return 'wrap-top';
  if (hasId(pieces, 'dhoti', 'mundu', 'lungi', 'pyjama', 'churidar', 'salwar') && man) return 'kurta';
  if (
    hasId(
      pieces,
      'palazzos',
      'sharara',
      'patiala',
      'churidar',
      'salwar',
      'dhoti-pants',
      'kurta-trousers',
      'dupatta',
      'stole',
    ) &&
    !man
  ) {
    return hasId(pieces, 'sharara', 'patiala') ? 'kurti' : pick(['kurta', 'kurti']);
  }
  if (isWaistcoatAlone(pieces) && !man) return undefined;
  if (hasId(pieces, 'kilt', 'suit-jacket', 'waistcoat')) return man ? 'dress-shirt' : pick(['shirt', 'blouse']);
  if (hasId(pieces, 'pyjama-bottoms')) return 'pyjama-top';
  if (hasId(pieces, 'sports-shorts', 'leggings', 'joggers')) return man ? 't-shirt' : pick(['tank-top', 't-shirt']);
  if (hasId(pieces, 'sarong')) return 'bikini-top';
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
