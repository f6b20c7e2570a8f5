import { detailWord, type Garment, type Look } from '@toile/look';
import { type Ask, garmentOf, pick, slotsOf } from './ask.fixture.ts';

const COLOURS = ['red', 'teal', 'mustard', 'emerald', 'black', 'peach', 'lavender'] as const;
/** None that makes another garment of it, as denim does of a shirt. */
const CLOTHS = ['velvet', 'linen', 'silk', 'cotton', 'wool', 'satin'] as const;
const PRINTS = [
  ['polka dots', /polka/],
  ['stripes', /stripe/],
  ['block print', /block/],
  ['florals', /floral|ditsy/],
  ['checks', /gingham|plaid|check/],
] as const;
const BODICED: ReadonlySet<Garment['family']> = new Set(['top', 'dress', 'jacket', 'choli', 'jumpsuit']);
const DRAPED: ReadonlySet<Garment['family']> = new Set(['saree', 'dupatta', 'choli']);
const LADDER: readonly Garment['length'][] = [
  ...([
    'crop',
    'waist',
    'hip',
    'thigh',
    'micro',
    'mini',
    'knee',
    'cropped',
    'midi',
    'ankle',
    'maxi',
    'full',
    'floor',
  ] as const),
];
const LONGEST: ReadonlySet<Garment['length']> = new Set(['floor', 'maxi', 'full']);
const BUTTONED: ReadonlySet<Garment['closure']> = new Set([
  'buttons',
  'half-placket',
  'single-breasted',
  'double-breasted',
]);
/** What people call it, where that is not its name. */
const CALLED: Readonly<Record<string, string>> = {
  choli: 'blouse',
  't-shirt': 'tee',
  'kurta-trousers': 'trousers',
  'straight-trousers': 'pants',
};

/** A colour that neither it nor its print has. */
function otherColour({ cloth }: Garment, n: number): string {
  const own = [cloth.colour, ...cloth.print.colours].map(({ name }) => name).join(' ');
  return pick(
    COLOURS.filter((name) => !own.includes(name)),
    n,
  );
}

/** One garment of a Look, and how the asks of it are picked. */
export interface Asked {
  look: Look;
  garment: Garment;
  /** How it is called. */
  name: string;
  n: number;
}

export const nameOf = ({ kind, name }: Garment): string => CALLED[kind] ?? name.toLowerCase();

/** Its colour, cloth and print. */
export function asksOfCloth({ garment, name, n }: Asked): Ask[] {
  const { id, cloth } = garment;
  const colour = otherColour(garment, n);
  const fabric = pick(
    CLOTHS.filter((one) => one !== cloth.fabric),
    n,
  );
  const base = { of: name, was: cloth.colour.name, manner: 'quality' } as const;
  const isIn = (look: Look): boolean => garmentOf(look, id)?.cloth.colour.name === colour;
  const isOf = (look: Look): boolean => garmentOf(look, id)?.cloth.fabric === fabric;
  const printed = pick(PRINTS, n);
  return [
    { ...base, kind: 'colour', to: colour, holds: isIn, mayMove: slotsOf(id, 'colour|trims') },
    { ...base, kind: 'cloth', to: fabric, holds: isOf, mayMove: slotsOf(id, 'fabric|colour') },
    {
      ...base,
      kind: 'colour and cloth',
      to: `${colour} ${fabric}`,
      holds: (look) => isIn(look) && isOf(look),
      mayMove: slotsOf(id, 'fabric|colour|trims'),
    },
    cloth.print.kind === 'solid'
      ? {
          kind: 'print',
          of: name,
          to: printed[0],
          manner: 'put',
          holds: (look) => printed[1].test(garmentOf(look, id)?.cloth.print.kind ?? ''),
          mayMove: slotsOf(id, 'print|kind|colour'),
        }
      : {
          ...base,
          kind: 'plain',
          to: 'plain',
          holds: (look) => garmentOf(look, id)?.cloth.print.kind === 'solid',
          mayMove: slotsOf(id, 'print|kind|details'),
        },
  ];
}

const SLEEVES = 'sleeve\\.\\w+|details';

/** Its sleeves, where they are its own to change. */
function asksOfSleeves({ look, garment, name, n }: Asked): Ask[] {
  const { id, sleeve } = garment;
  if (sleeve.length === 'sleeveless') return [];
  const isOnly = !look.garments.some((one) => one !== garment && BODICED.has(one.family));
  const of = isOnly && n % 2 ? 'sleeves' : `${name} sleeves`;
  const own = (after: Look): Garment['sleeve'] | undefined => garmentOf(after, id)?.sleeve;
  const length = pick(
    (['long', 'short', 'elbow', 'three-quarter'] as const).filter((one) => one !== sleeve.length),
    n,
  );
  const shape = pick(
    (['puff', 'bell', 'bishop', 'raglan'] as const).filter((one) => one !== sleeve.shape),
    n,
  );
  const colour = otherColour(garment, n);
  const said = length.replace('-', ' ');
  return [
    {
      kind: 'sleeve length',
      of,
      to: said,
      manner: 'part',
      holds: (l) => own(l)?.length === length,
      mayMove: slotsOf(id, SLEEVES),
    },
    {
      kind: 'sleeve shape',
      of,
      to: shape,
      manner: 'part',
      holds: (l) => own(l)?.shape === shape,
      mayMove: slotsOf(id, SLEEVES),
    },
    {
      kind: 'sleeve by a step',
      of,
      to: sleeve.length === 'long' ? 'shorter' : 'longer',
      manner: 'compare',
      holds: (l) => own(l)?.length !== sleeve.length,
      mayMove: slotsOf(id, SLEEVES),
    },
    {
      kind: 'sleeveless',
      of: name,
      to: 'sleeveless',
      manner: 'quality',
      holds: (l) => own(l)?.length === 'sleeveless',
      mayMove: slotsOf(id, `${SLEEVES}|trims`),
    },
    {
      kind: 'sleeve colour',
      of,
      to: colour,
      manner: 'part',
      holds: (l) => garmentOf(l, id)?.trims.sleeve?.name === colour,
      mayMove: slotsOf(id, 'trims|details'),
    },
  ];
}

/** Its neck. */
function asksOfNeck({ look, garment, name, n }: Asked): Ask[] {
  const { id, neckline, layer, collar } = garment;
  if (neckline === 'lapel' || layer === 'outer' || collar === 'hood') return [];
  const isOnly = !look.garments.some((one) => one !== garment && BODICED.has(one.family));
  const neck = pick(
    (['v', 'round', 'boat', 'square', 'high'] as const).filter(
      (one) => one !== neckline && !(one === 'round' && neckline === 'crew'),
    ),
    n,
  );
  return [
    {
      kind: 'neck',
      of: isOnly ? 'neck' : `${name} neck`,
      to: neck,
      manner: 'part',
      holds: (after) => garmentOf(after, id)?.neckline === neck,
      mayMove: slotsOf(id, 'neckline|collar|closure|details|trims'),
    },
  ];
}

/** What a bodice has: sleeves and a neck. */
export function asksOfBodice(asked: Asked): Ask[] {
  const { look, garment } = asked;
  const isUnderSaree = look.garments.some(({ family }) => family === 'choli') && garment.family !== 'choli';
  return BODICED.has(garment.family) && !isUnderSaree ? [...asksOfSleeves(asked), ...asksOfNeck(asked)] : [];
}

const SKIRTED: ReadonlySet<Garment['family']> = new Set(['dress', 'skirt', 'lehenga']);
const ENDS = [
  ['knee length', /^knee$/],
  ['ankle length', /^(?:ankle|full)$/],
  ['floor length', /^(?:floor|maxi|full)$/],
  ['midi', /^midi$/],
] as const;

/** How long and how wide it is. */
export function asksOfCut({ garment, name, n }: Asked): Ask[] {
  const { id, family, kind, length, fit, silhouette } = garment;
  if (DRAPED.has(family)) return [];
  const [end, ends] = pick(
    ENDS.filter(([, already]) => !already.test(length)),
    n,
  );
  const isUp = !LONGEST.has(length);
  const base = { of: name, manner: 'compare' } as const;
  const asks: Ask[] = [
    {
      ...base,
      kind: 'length by a step',
      to: isUp ? 'longer' : 'shorter',
      holds: (l) => {
        const moved = LADDER.indexOf(garmentOf(l, id)?.length ?? length) - LADDER.indexOf(length);
        return isUp ? moved > 0 : moved < 0;
      },
      mayMove: slotsOf(id, 'length|kind'),
    },
    {
      ...base,
      kind: 'fit',
      to: fit === 'oversized' ? 'tighter' : 'looser',
      holds: (l) => garmentOf(l, id)?.fit !== fit || garmentOf(l, id)?.silhouette !== silhouette,
      mayMove: slotsOf(id, 'fit|silhouette|kind'),
    },
  ];
  if (SKIRTED.has(family) || /kurta|kurti|anarkali/.test(kind))
    asks.push({
      kind: 'length',
      of: name,
      to: end,
      was: length,
      manner: 'quality',
      holds: (l) => ends.test(garmentOf(l, id)?.length ?? ''),
      mayMove: slotsOf(id, 'length'),
    });
  return asks;
}

const PUT_ON_BODICES = [
  ['pockets', 'pocket'],
  ['embroidery', 'embroider'],
  ['ruffles', 'ruffle'],
  ['lace', 'lace'],
  ['mirror work', 'mirror'],
  ['piping', 'piping'],
  ['tassels', 'tassel'],
  ['a bow', 'bow'],
] as const;
const PUT_ON_SKIRTS = [
  ['pockets', 'pocket'],
  ['embroidery', 'embroider'],
  ['ruffles', 'ruffle'],
  ['mirror work', 'mirror'],
  ['tassels', 'tassel'],
] as const;

const worksOn = (garment: Garment | undefined): string => JSON.stringify([garment?.details, garment?.trims]);

/** What may be sewn on it, and what is there and may go. */
export function asksOfDetails({ garment, name, n }: Asked): Ask[] {
  const { id, family, details } = garment;
  const [said, sewn] = BODICED.has(family) ? pick(PUT_ON_BODICES, n) : pick(PUT_ON_SKIRTS, n);
  const taken = details.flatMap((detail): Ask[] => {
    const word = TAKEN[detail.id];
    if (!word) return [];
    return [
      {
        kind: 'detail taken off',
        of: name,
        to: word,
        manner: 'off',
        holds: (l) => !garmentOf(l, id)?.details.some((one) => one.id === detail.id),
        mayMove: new RegExp(`^${id}\\.(?:details|trims|collar|neckline)$|^accessory\\.${word}$`),
      },
    ];
  });
  if (family === 'dupatta' || details.some((detail) => detailWord(detail).includes(sewn))) return taken;
  return [
    ...taken,
    {
      kind: 'detail put on',
      of: name,
      to: said,
      manner: 'put',
      holds: (l) => worksOn(garmentOf(l, id)).includes(sewn),
      mayMove: slotsOf(id, 'details|trims|closure'),
    },
  ];
}

const TAKEN: Readonly<Record<string, string>> = {
  belt: 'belt',
  sash: 'sash',
  hood: 'hood',
  embroidery: 'embroidery',
  bow: 'bow',
  slit: 'slit',
  'mirror-work': 'mirror work',
  'cargo-pocket': 'pockets',
  'patch-pocket': 'pockets',
  distressed: 'rips',
  train: 'train',
  'side-slit': 'side slits',
  'kangaroo-pocket': 'pocket',
  epaulette: 'epaulettes',
};

/** Its border and its buttons. */
export function asksOfTrims({ look, garment, n }: Asked): Ask[] {
  const { id, border, closure, details, trims } = garment;
  const isOnlyButtoned = look.garments.every((one) => one === garment || !BUTTONED.has(one.closure));
  const metal = pick(
    (['silver', 'green', 'purple'] as const).filter((one) => one !== border?.colour.name),
    n,
  );
  const button = pick(
    (['gold', 'red', 'white'] as const).filter((one) => one !== trims.buttons?.name),
    n,
  );
  const borders = look.garments.filter((one) => one.border).length;
  const asks: Ask[] = [];
  if (border && borders === 1)
    asks.push(
      {
        kind: 'border colour',
        of: 'border',
        to: metal,
        manner: 'part',
        holds: (l) => [garmentOf(l, id)?.border?.colour.name, garmentOf(l, id)?.trims.border?.name].includes(metal),
        mayMove: slotsOf(id, 'border|trims'),
      },
      {
        kind: 'border width',
        of: 'border',
        to: pick(['wider', 'thinner', 'broader'], n),
        manner: 'compare',
        holds: (l) => JSON.stringify(garmentOf(l, id)?.details) !== JSON.stringify(details),
        mayMove: slotsOf(id, 'details|border'),
      },
    );
  if (BUTTONED.has(closure) && isOnlyButtoned)
    asks.push({
      kind: 'button colour',
      of: 'buttons',
      to: button,
      manner: 'part',
      holds: (l) => garmentOf(l, id)?.trims.buttons?.name === button,
      mayMove: slotsOf(id, 'trims'),
    });
  return asks;
}

const SWAPS: Readonly<Partial<Record<Garment['family'], readonly (readonly [said: string, kind: Garment['kind']])[]>>> =
  {
    trousers: [['shorts', 'shorts']],
    skirt: [
      ['trousers', 'trousers'],
      ['jeans', 'jeans'],
    ],
    jacket: [
      ['a denim jacket', 'denim-jacket'],
      ['a cardigan', 'cardigan'],
    ],
  };

/** Another garment in its place. */
export function asksOfKind({ look, garment, name, n }: Asked): Ask[] {
  const others = SWAPS[garment.family] ?? [];
  // nobody wears a jacket under another
  const isUnderAnother = look.garments.some((one) => one !== garment && one.family === 'jacket');
  if (
    (garment.family === 'jacket' && isUnderAnother) ||
    others.length === 0 ||
    others.some(([, kind]) => look.garments.some((one) => one.kind === kind))
  )
    return [];
  const [said, kind] = pick(others, n);
  return [
    {
      kind: 'another garment',
      of: name,
      to: said,
      manner: 'swap',
      holds: (l) => l.garments.some((one) => one.kind === kind) && !l.garments.some((one) => one.kind === garment.kind),
      mayMove: new RegExp(`^${garment.id}\\b|^g\\d+$`),
    },
  ];
}
