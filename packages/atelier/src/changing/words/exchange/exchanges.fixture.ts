/** One thing that is worn, and another that is to be in its place. */
interface Exchanged {
  brief: string;
  old: string;
  fresh: string;
  /** Slots and what they have to be after, as the differences tell it. */
  becomes: readonly (readonly [slot: RegExp, to: RegExp])[];
  /** Nothing else may change; where it is left out, no more than what the old one had. */
  only: RegExp;
  /** Qualities have no article, and stand in fewer sentences. */
  sort: 'thing' | 'quality';
}

const CASUAL = 'woman in a white cotton shirt, blue jeans, brown belt, silver hoops and white sneakers';
const SUIT = 'man in a navy suit, white shirt, burgundy tie, black oxfords, tan briefcase';
const GOWN = 'ivory satin gown with a v neck, long sleeves, a zip at the back, gold clutch and gold heels';
const KURTA = 'teal silk kurta with a round neck and buttons, cream churidar, gold juttis, mustard dupatta';
const COAT = 'camel wool coat over a black turtleneck and grey trousers, black ankle boots, red scarf, black beanie';

const worn = (slot: string): RegExp => new RegExp(`^(?:${slot})`);

const EXCHANGED: readonly Exchanged[] = [
  {
    brief: CASUAL,
    old: 'jeans',
    fresh: 'black leather pencil skirt',
    sort: 'thing',
    becomes: [
      [/\.kind$/, /pencil skirt/],
      [/\.colour$/, /black/],
    ],
    only: /^g\d+|^accessory\.belt/,
  },
  {
    brief: CASUAL,
    old: 'hoops',
    fresh: 'pearl studs',
    sort: 'thing',
    becomes: [[/^accessory\./, /stud/]],
    only: worn('accessory\\.(?:hoops|studs|earrings)'),
  },
  {
    brief: CASUAL,
    old: 'sneakers',
    fresh: 'tan loafers',
    sort: 'thing',
    becomes: [
      [/^footwear\.kind/, /^loafers$/],
      [/^footwear\.colour/, /^tan/],
    ],
    only: /^footwear/,
  },
  {
    brief: CASUAL,
    old: 'shirt',
    fresh: 'striped tee',
    sort: 'thing',
    becomes: [[/\.kind$/, /T-shirt/i]],
    only: /^g\d+/,
  },
  {
    brief: CASUAL,
    old: 'hoops',
    fresh: 'gold jhumkas',
    sort: 'thing',
    becomes: [[/^accessory\.jhumkas/, /jhumkas/]],
    only: /^accessory\./,
  },
  {
    brief: SUIT,
    old: 'tie',
    fresh: 'black bow tie',
    sort: 'thing',
    becomes: [[/^accessory\.bow-tie/, /bow tie/]],
    only: /^accessory\.(?:bow-)?tie/,
  },
  {
    brief: SUIT,
    old: 'oxfords',
    fresh: 'brown derbys',
    sort: 'thing',
    becomes: [
      [/^footwear\.kind/, /^derby(?!.*oxford)/],
      [/^footwear\.colour/, /^brown/],
    ],
    only: /^footwear/,
  },
  {
    brief: SUIT,
    old: 'briefcase',
    fresh: 'black backpack',
    sort: 'thing',
    becomes: [[/^accessory\.backpack/, /backpack/]],
    only: /^accessory\./,
  },
  {
    brief: SUIT,
    old: 'shirt',
    fresh: 'grey turtleneck',
    sort: 'thing',
    becomes: [
      [/\.kind$/, /turtleneck/],
      [/\.colour$/, /grey/],
    ],
    only: /^g\d+|^accessory\.tie/,
  },
  {
    brief: GOWN,
    old: 'v neck',
    fresh: 'boat neck',
    sort: 'quality',
    becomes: [[/\.neckline$/, /boat/]],
    only: /^g\d+\.neckline/,
  },
  {
    brief: GOWN,
    old: 'long sleeves',
    fresh: 'cap sleeves',
    sort: 'quality',
    becomes: [[/\.sleeve\.length$/, /cap/]],
    only: /^g\d+\.sleeve/,
  },
  {
    brief: GOWN,
    old: 'satin',
    fresh: 'crepe',
    sort: 'quality',
    becomes: [[/\.fabric$/, /crepe/]],
    only: /^g\d+\.(?:fabric|details)/,
  },
  {
    brief: GOWN,
    old: 'zip',
    fresh: 'buttons',
    sort: 'quality',
    becomes: [[/\.closure$/, /buttons/]],
    only: /^g\d+\.(?:closure|details)/,
  },
  {
    brief: GOWN,
    old: 'ivory',
    fresh: 'champagne',
    sort: 'quality',
    becomes: [[/\.colour$/, /champagne/]],
    only: /^g\d+\.(?:colour|trims)/,
  },
  {
    brief: GOWN,
    old: 'clutch',
    fresh: 'silver tote',
    sort: 'thing',
    becomes: [[/^accessory\.(?:tote|bag)/, /tote/]],
    only: /^accessory\./,
  },
  {
    brief: GOWN,
    old: 'heels',
    fresh: 'silver flats',
    sort: 'thing',
    becomes: [
      [/^footwear\.kind/, /^flats$/],
      [/^footwear\.colour/, /^silver/],
    ],
    only: /^footwear/,
  },
  {
    brief: KURTA,
    old: 'churidar',
    fresh: 'white palazzo',
    sort: 'thing',
    becomes: [
      [/\.kind$/, /palazzo/],
      [/\.colour$/, /white/],
    ],
    only: /^g\d+/,
  },
  {
    brief: KURTA,
    old: 'juttis',
    fresh: 'brown kolhapuris',
    sort: 'thing',
    becomes: [
      [/^footwear\.kind/, /kolhapuri/],
      [/^footwear\.colour/, /^brown/],
    ],
    only: /^footwear/,
  },
  {
    brief: KURTA,
    old: 'dupatta',
    fresh: 'maroon shawl',
    sort: 'thing',
    becomes: [[/^(?:g\d+|accessory\.shawl)/, /shawl|maroon/]],
    only: /^g\d+|^accessory\.shawl/,
  },
  {
    brief: KURTA,
    old: 'round neck',
    fresh: 'mandarin collar',
    sort: 'quality',
    becomes: [[/\.collar$/, /mandarin|band/]],
    only: /^g\d+\.(?:collar|neckline|closure|details)/,
  },
  {
    brief: KURTA,
    old: 'silk',
    fresh: 'cotton',
    sort: 'quality',
    becomes: [[/\.fabric$/, /cotton/]],
    only: /^g\d+\.(?:fabric|details)/,
  },
  {
    brief: COAT,
    old: 'scarf',
    fresh: 'pearl necklace',
    sort: 'thing',
    becomes: [[/^accessory\.necklace/, /necklace/]],
    only: /^accessory\./,
  },
  {
    brief: COAT,
    old: 'beanie',
    fresh: 'grey beret',
    sort: 'thing',
    becomes: [[/^accessory\.(?:beret|hat|cap)/, /beret/]],
    only: /^accessory\./,
  },
  {
    brief: COAT,
    old: 'trousers',
    fresh: 'black jeans',
    sort: 'thing',
    becomes: [
      [/\.kind$/, /jeans/],
      [/\.colour$/, /black/],
    ],
    only: /^g\d+/,
  },
  {
    brief: COAT,
    old: 'coat',
    fresh: 'navy blazer',
    sort: 'thing',
    becomes: [
      [/\.kind$/, /blazer/],
      [/\.colour$/, /navy/],
    ],
    only: /^g\d+/,
  },
  {
    brief: COAT,
    old: 'turtleneck',
    fresh: 'cream shirt',
    sort: 'thing',
    becomes: [
      [/\.kind$/, /shirt/],
      [/\.colour$/, /cream/],
    ],
    only: /^g\d+/,
  },
];

const a = (fresh: string): string =>
  /s$|lace$/.test(fresh) ? fresh : `${/^[aeiou]/.test(fresh) ? 'an' : 'a'} ${fresh}`;

/** Ways of saying it, of things. */
const OF_THINGS: readonly ((old: string, fresh: string) => string)[] = [
  (old, fresh) => `not the ${old} but ${a(fresh)}`,
  (old, fresh) => `not ${old} but ${a(fresh)} pls, everything else same`,
  (old, fresh) => `${fresh} instead of the ${old}`,
  (old, fresh) => `instead of the ${old}, ${a(fresh)}`,
  (old, fresh) => `${a(fresh)} in place of the ${old} please`,
  (old, fresh) => `${fresh} for the ${old}`,
  (old, fresh) => `forget the ${old}, ${a(fresh)}`,
  (old, fresh) => `forget the ${old} she hates them - ${fresh}`,
  (old, fresh) => `lose the ${old} and put ${a(fresh)}`,
  (old, fresh) => `swap the ${old} for ${a(fresh)}`,
  (old, fresh) => `replace ${old} with ${a(fresh)}`,
  (old, fresh) => `ditch the ${old}, go for ${a(fresh)}`,
  (old, fresh) => `${old} out, ${fresh} in`,
  (old, fresh) => `${old} → ${fresh}`,
  (old, fresh) => `${old} to ${fresh}, its winter there`,
  (old, fresh) => `no ${old}, ${fresh} instead`,
  (old, fresh) => `${fresh} rather than the ${old}`,
  (old, fresh) => `${fresh}, not the ${old}`,
  (old, fresh) => `${old} hata ke ${fresh}`,
  (old, fresh) => `${old} ki jagah ${fresh} kar do bhaiya`,
  (old, fresh) => `${old} nahi, ${fresh} chahiye`,
  (old, fresh) => `${old} ke badle ${fresh} do na`,
  (old, fresh) => `the ${old} should go, i want ${a(fresh)} there`,
  (old, fresh) => `trade the ${old} for ${a(fresh)}`,
];

/** And of qualities. */
const OF_QUALITIES: readonly ((old: string, fresh: string) => string)[] = [
  (old, fresh) => `not ${old} but ${fresh}`,
  (old, fresh) => `${fresh} instead of ${old}`,
  (old, fresh) => `instead of ${old}, ${fresh}`,
  (old, fresh) => `${fresh} in place of the ${old}`,
  (old, fresh) => `${fresh} rather than ${old} please`,
  (old, fresh) => `swap the ${old} for ${fresh}`,
  (old, fresh) => `replace the ${old} with ${fresh}`,
  (old, fresh) => `forget the ${old}, ${fresh}`,
  (old, fresh) => `lose the ${old}, ${fresh} instead`,
  (old, fresh) => `${old} ki jagah ${fresh}`,
  (old, fresh) => `${old} hata ke ${fresh} kar do`,
  (old, fresh) => `${old} nahi ${fresh} chahiye`,
  (old, fresh) => `${old} → ${fresh}`,
  (old, fresh) => `${fresh} not ${old}`,
  (old, fresh) => `change ${old} to ${fresh}`,
];

interface SaidExchange extends Exchanged {
  words: string;
}

/** Every exchange in every way. */
export const SAID_EXCHANGES: readonly SaidExchange[] = EXCHANGED.flatMap((one) =>
  (one.sort === 'thing' ? OF_THINGS : OF_QUALITIES).map((say) => ({ ...one, words: say(one.old, one.fresh) })),
);
