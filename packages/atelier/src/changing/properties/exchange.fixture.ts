import { detailWord, differences, type Garment, type Look } from '@toile/look';
import { change } from '../change.ts';
import { lookOf } from './looks.fixture.ts';

/** Two things that would be in one place: the one is there, the other is to be. */
interface Pair {
  brief: string;
  old: string;
  fresh: string;
  isOld: (look: Look) => boolean;
  isFresh: (look: Look) => boolean;
  only: RegExp;
}

const CASUAL =
  'woman in a white cotton shirt with a collar, blue jeans, brown belt, silver hoops, red handbag, white sneakers';
const WEDDING =
  'maroon silk lehenga with gold zari border, blouse with elbow sleeves, net dupatta, jhumkas, gold heels';
const FORMAL = 'man in a navy single breasted suit, white shirt, wine tie, black oxfords';
const GOWN = 'black velvet gown with a v neck, long sleeves, pearl necklace, silver clutch';
const GROOM = 'man in an ivory sherwani, gold turban, churidar, maroon stole';
const SHIRT = 'green cotton kurta with a mandarin collar and buttons, white palazzo, orange dupatta';
const STRIPED = 'woman in a blue striped top, grey skirt, cardigan, black boots';
const CHILD = 'girl of six in a yellow frock with puff sleeves and a bow, white sandals, straw hat';

const some =
  (holds: (garment: Garment) => boolean) =>
  ({ garments }: Look): boolean =>
    garments.some(holds);
const wears = (kinds: RegExp) => some(({ kind, name }) => kinds.test(kind) || kinds.test(name.toLowerCase()));
const beside =
  (kinds: RegExp) =>
  ({ accessories }: Look): boolean =>
    accessories.some(({ kind, name }) => kinds.test(kind) || kinds.test(name));
const shod =
  (kinds: RegExp) =>
  ({ footwear }: Look): boolean =>
    kinds.test(footwear.kind) || kinds.test(footwear.name);
const has = (details: RegExp) => some((garment) => garment.details.some((one) => details.test(detailWord(one))));

const SHOES = /^footwear\./;
const WORN = /^accessory\./;
const GARMENT = /^g\d+(?:\.|$)/;

/** Things worn in one place, and qualities of one slot. */
const PAIRS: readonly Pair[] = [
  { brief: CASUAL, old: 'sneakers', fresh: 'loafers', isOld: shod(/sneaker/), isFresh: shod(/loafer/), only: SHOES },
  {
    brief: WEDDING,
    old: 'heels',
    fresh: 'juttis',
    isOld: shod(/heel|pump|stiletto/),
    isFresh: shod(/jutti|juti|mojari/),
    only: SHOES,
  },
  {
    brief: FORMAL,
    old: 'oxfords',
    fresh: 'brown brogues',
    isOld: ({ footwear }) => /oxford/.test(footwear.name),
    isFresh: shod(/brogue/),
    only: SHOES,
  },
  {
    brief: STRIPED,
    old: 'boots',
    fresh: 'ballet flats',
    isOld: shod(/boot/),
    isFresh: shod(/ballet|flat/),
    only: SHOES,
  },
  { brief: CASUAL, old: 'hoops', fresh: 'pearl studs', isOld: beside(/hoop/), isFresh: beside(/stud/), only: WORN },
  {
    brief: CASUAL,
    old: 'handbag',
    fresh: 'backpack',
    isOld: beside(/handbag/),
    isFresh: beside(/backpack/),
    only: WORN,
  },
  { brief: GOWN, old: 'clutch', fresh: 'tote bag', isOld: beside(/clutch/), isFresh: beside(/tote/), only: WORN },
  { brief: GOWN, old: 'necklace', fresh: 'choker', isOld: beside(/^necklace/), isFresh: beside(/choker/), only: WORN },
  { brief: FORMAL, old: 'tie', fresh: 'bow tie', isOld: beside(/^tie$/), isFresh: beside(/bow/), only: WORN },
  { brief: CHILD, old: 'straw hat', fresh: 'cap', isOld: beside(/^hat$/), isFresh: beside(/cap/), only: WORN },
  {
    brief: CASUAL,
    old: 'jeans',
    fresh: 'black trousers',
    isOld: wears(/jeans/),
    isFresh: wears(/trousers/),
    only: GARMENT,
  },
  {
    brief: STRIPED,
    old: 'cardigan',
    fresh: 'denim jacket',
    isOld: wears(/cardigan/),
    isFresh: wears(/jacket/),
    only: GARMENT,
  },
  {
    brief: SHIRT,
    old: 'palazzo',
    fresh: 'churidar',
    isOld: wears(/palazzo/),
    isFresh: wears(/churidar/),
    only: GARMENT,
  },
  {
    brief: STRIPED,
    old: 'skirt',
    fresh: 'wide leg trousers',
    isOld: wears(/skirt/),
    isFresh: wears(/trousers/),
    only: GARMENT,
  },
  { brief: GROOM, old: 'churidar', fresh: 'dhoti', isOld: wears(/churidar/), isFresh: wears(/dhoti/), only: GARMENT },
  {
    brief: GOWN,
    old: 'v neck',
    fresh: 'round neck',
    isOld: some((g) => g.neckline === 'v'),
    isFresh: some((g) => /round|crew/.test(g.neckline)),
    only: /\.neckline$/,
  },
  {
    brief: SHIRT,
    old: 'mandarin collar',
    fresh: 'shirt collar',
    isOld: some((g) => g.collar === 'mandarin'),
    isFresh: some((g) => g.collar === 'shirt'),
    only: /\.(?:collar|neckline)$/,
  },
  {
    brief: CHILD,
    old: 'puff sleeves',
    fresh: 'bell sleeves',
    isOld: some((g) => g.sleeve.shape === 'puff'),
    isFresh: some((g) => g.sleeve.shape === 'bell'),
    only: /\.sleeve\./,
  },
  {
    brief: GOWN,
    old: 'velvet',
    fresh: 'satin',
    isOld: some((g) => g.cloth.fabric === 'velvet'),
    isFresh: some((g) => g.cloth.fabric === 'satin'),
    only: /\.(?:fabric)$/,
  },
  {
    brief: STRIPED,
    old: 'stripes',
    fresh: 'polka dots',
    isOld: some((g) => g.cloth.print.kind === 'stripe'),
    isFresh: some((g) => g.cloth.print.kind === 'polka'),
    only: /\.print$/,
  },
  {
    brief: SHIRT,
    old: 'buttons',
    fresh: 'a zip',
    isOld: some((g) => g.family !== 'trousers' && /button|placket/.test(g.closure)),
    isFresh: some((g) => g.closure === 'zip'),
    only: /\.(?:closure|details|trims)$/,
  },
  { brief: CHILD, old: 'bow', fresh: 'sash', isOld: has(/bow/), isFresh: has(/sash/), only: /\.(?:details|trims)$/ },
  {
    brief: CASUAL,
    old: 'shirt',
    fresh: 'striped tee',
    isOld: wears(/^shirt/),
    isFresh: wears(/t-shirt|tee/),
    only: GARMENT,
  },
];

const WAYS: readonly string[] = [
  ...['X instead of Y', 'Y out, X in', 'not Y, X', 'no Y, want X', 'swap Y for X', 'replace Y with X'],
  ...['X rather than Y', 'X in place of Y', 'change Y to X', 'Y ki jagah X', 'lose the Y and give X'],
  ...['drop Y, X is better', 'X not Y', 'instead of the Y i want X', 'take off the Y, put X'],
];
/** What is asked besides, and protects or ends it. */
const TAILS: readonly string[] = ['', ' please', ', rest same', ', everything else is fine', ' only'];

interface SaidExchange extends Pair {
  words: string;
}

/** Every pair in every way, with and without what keeps the rest. */
export const SAID_ANEW: readonly SaidExchange[] = PAIRS.flatMap((pair) =>
  WAYS.flatMap((way) =>
    TAILS.map((tail) => ({
      ...pair,
      words: way.replace(/\bX\b/, () => pair.fresh).replace(/\bY\b/, () => pair.old) + tail,
    })),
  ),
);

/** What is wrong about one of them; empty where the old is gone, the new there, and all else as it was. */
export function faultOf({ brief, words, isOld, isFresh, only }: SaidExchange): string {
  const before = lookOf(brief);
  const { look, notDone } = change({ look: before, words });
  const others = differences(before, look).filter(({ slot }) => !only.test(slot));
  const faults = [
    isOld(look) ? 'the old is there' : '',
    isFresh(look) ? '' : 'the new is not',
    ...others.map(({ slot, from, to }) => `${slot}: ${from} → ${to}`),
    ...notDone,
  ].filter(Boolean);
  return faults.length > 0 ? `${words} | ${brief} => ${faults.join('; ')}` : '';
}
