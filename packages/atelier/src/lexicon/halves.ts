import type { GarmentKind } from '@toile/look';
import type { StyleEntry } from './styles.ts';

type Like = StyleEntry['like'];

/** Kinds of garment, the most usual first, for her and for him. */
export interface Choice {
  women: readonly [GarmentKind, ...GarmentKind[]];
  men: readonly [GarmentKind, ...GarmentKind[]];
}
const both = (...kinds: readonly [GarmentKind, ...GarmentKind[]]): Choice => ({ women: kinds, men: kinds });

/** When a half is chosen by the moment rather than by its style. */
type Moment = 'dressed-up' | 'sporty' | 'travel' | 'summer' | 'winter' | 'over' | 'over-dressed-up' | 'any';

/** What is worn below what is named, where its record names nothing: as a style has it. */
export const BOTTOMS_OF_STYLE: Partial<Readonly<Record<Like, Choice>>> = {
  athleisure: { women: ['leggings', 'joggers'], men: ['joggers'] },
  streetwear: both('cargo-pants', 'baggy-jeans'),
  bohemian: { women: ['tiered-skirt', 'flared-jeans'], men: ['wide-leg-trousers'] },
  vintage: { women: ['circle-skirt', 'flared-jeans'], men: ['cords', 'trousers'] },
  minimalist: { women: ['trousers', 'slip-skirt'], men: ['trousers'] },
  'avant-garde': { women: ['culottes', 'bubble-skirt'], men: ['harem-pants', 'wide-leg-trousers'] },
};
/** And else as the moment has it. */
export const BOTTOMS: Readonly<Record<Exclude<Moment, 'winter' | 'over' | 'over-dressed-up'>, Choice>> = {
  'dressed-up': { women: ['trousers', 'pencil-skirt', 'wide-leg-trousers'], men: ['trousers'] },
  sporty: both('jeans', 'joggers'),
  travel: both('chinos', 'wide-leg-trousers'),
  summer: { women: ['wide-leg-trousers', 'culottes', 'skirt'], men: ['chinos', 'shorts'] },
  any: { women: ['jeans', 'wide-leg-trousers', 'skirt'], men: ['jeans', 'chinos', 'trousers'] },
};
/** In place of what the words rule out. */
export const OTHER_BOTTOMS: Choice = {
  women: ['wide-leg-trousers', 'jeans', 'skirt'],
  men: ['trousers', 'chinos', 'jeans', 'shorts'],
};
/** Where a dress is asked for and half of one named. */
export const DRESSLIKE_BOTTOMS: readonly GarmentKind[] = ['skirt', 'slip-skirt', 'pleated-skirt'];
/** Chosen where much is dared. */
export const DARING_BOTTOMS: readonly [GarmentKind, ...GarmentKind[]] = [
  'culottes',
  'wide-leg-trousers',
  'leather-pants',
  'pleated-skirt',
];

/** Below a kurta. */
export const BELOW_KURTA = {
  men: 'pyjama',
  mensBest: 'churidar',
  best: ['sharara', 'churidar'],
  casual: ['jeans', 'leggings', 'kurta-trousers'],
  any: ['kurta-trousers', 'palazzos', 'churidar'],
  dupatta: 'churidar',
} as const satisfies Record<string, GarmentKind | readonly GarmentKind[]>;

/** What is worn above what is named, where its record names nothing. */
export const TOPS: Readonly<Record<Exclude<Moment, 'sporty' | 'travel' | 'summer'>, Choice>> = {
  winter: both('turtleneck', 'sweater'),
  'over-dressed-up': { women: ['blouse', 'camisole', 'shirt'], men: ['dress-shirt', 'turtleneck'] },
  over: both('t-shirt', 'turtleneck', 'shirt'),
  'dressed-up': { women: ['blouse', 'shirt', 'camisole'], men: ['shirt'] },
  any: { women: ['t-shirt', 'shirt', 'tank-top'], men: ['t-shirt', 'shirt', 'polo'] },
};
export const TOPS_OF_STYLE: Partial<Readonly<Record<Like, Choice>>> = {
  athleisure: both('t-shirt', 'sweatshirt'),
  streetwear: both('t-shirt', 'sweatshirt'),
};
/** Where nothing dressier is asked for. */
export const BOHEMIAN_TOP: GarmentKind = 'peasant-top';
/** In place of what the words rule out. */
export const OTHER_TOPS: readonly GarmentKind[] = ['shirt', 't-shirt', 'turtleneck'];
/** Under a tie, under a coat of India, under a bib. */
export const UNDER = {
  tie: 'dress-shirt',
  indianCoat: 'kurta',
  bib: { winter: 'turtleneck', any: 't-shirt' },
} as const;
/** What completes a dress of India that is worn in pieces. */
export const DRAPED = { blouse: 'choli', skirt: 'lehenga', drape: 'dupatta' } as const;
