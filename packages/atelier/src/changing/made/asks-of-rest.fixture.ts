import type { Look } from '@toile/look';
import { type Ask, pick } from './ask.fixture.ts';

/** What is part of a head or of the skin is asked for in other words. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['bindi', 'hijab', 'turban', 'body-art']);

function asksOfAccessories({ accessories }: Look, n: number): Ask[] {
  return accessories
    .filter(({ kind }) => !NOT_TAKEN.has(kind))
    .flatMap(({ kind, name, colour }): Ask[] => {
      const other = pick(
        ['black', 'pink', 'white', 'brown'].filter((one) => !colour.name.includes(one)),
        n,
      );
      return [
        {
          kind: 'accessory taken off',
          of: name,
          to: name,
          manner: 'off',
          holds: (l) => !l.accessories.some((one) => one.kind === kind),
          mayMove: new RegExp(`^accessory\\.${kind}$|^g\\d+\\.(?:trims|details)$`),
        },
        {
          kind: 'accessory colour',
          of: name,
          to: other,
          was: colour.name,
          manner: 'quality',
          holds: (l) => l.accessories.some((one) => one.kind === kind && one.colour.name === other),
          mayMove: new RegExp(`^accessory\\.${kind}\\.|^g\\d+\\.trims$`),
        },
      ];
    });
}

const ADDED = [
  ['sunglasses', /^sunglasses$/],
  ['a hat', /^hat$/],
  ['a scarf', /^scarf$/],
  ['a watch', /^watch$/],
  ['a gold necklace', /^necklace$/],
  ['a brown bag', /bag$/],
  ['glasses', /^glasses$/],
  ['an umbrella', /^umbrella$/],
  ['gloves', /^gloves$/],
] as const;

function asksToAdd(look: Look, n: number): Ask[] {
  if (look.person.hair.style === 'hijab') return [];
  const [said, kinds] = pick(
    ADDED.filter(([, own]) => !look.accessories.some(({ kind }) => own.test(kind))),
    n,
  );
  return [
    {
      kind: 'accessory put on',
      of: '',
      to: said,
      manner: 'on',
      holds: (l) => l.accessories.some(({ kind }) => kinds.test(kind)),
      mayMove: /^accessory\./,
    },
  ];
}

const SHOES = [
  ['sneakers', /sneaker/],
  ['black boots', /boot/],
  ['heels', /pump|stiletto|heel/],
  ['flat sandals', /sandal|flat/],
  ['loafers', /loafer/],
] as const;

function asksOfShoes({ footwear, person }: Look, n: number): Ask[] {
  if (footwear.kind === 'barefoot') return [];
  const colour = pick(
    ['black', 'gold', 'white', 'tan'].filter((one) => !footwear.colour.name.includes(one)),
    n,
  );
  // heels are for grown women
  const isGrown = person.ageGroup === 'adult' && person.presentation !== 'male';
  const [said, kinds] = pick(
    SHOES.filter(([words, own]) => !own.test(footwear.kind) && (words !== 'heels' || isGrown)),
    n,
  );
  return [
    {
      kind: 'shoe colour',
      of: footwear.name,
      to: colour,
      was: footwear.colour.name,
      manner: 'quality',
      holds: (l) => l.footwear.colour.name === colour,
      mayMove: /^footwear\.colour$/,
    },
    {
      kind: 'other shoes',
      of: pick(['shoes', footwear.name], n),
      to: said,
      manner: 'swap',
      holds: (l) => kinds.test(l.footwear.kind),
      mayMove: /^footwear\./,
    },
  ];
}

const OF_WOMEN = [
  ['in a bun', /bun|knot/],
  ['short', /short|pixie|crop|bob/],
  ['curly', /curl|afro/],
  ['in a ponytail', /ponytail/],
  ['in a braid', /braid|plait/],
] as const;
const OF_MEN = [
  ['curly', /curl/],
  ['long', /long|locs|bun/],
] as const;

function asksOfHair({ person }: Look, n: number): Ask[] {
  if (person.hair.style === 'hijab' || person.hair.style === 'turban') return [];
  const isMan = person.presentation === 'male';
  const styles = (isMan ? OF_MEN : OF_WOMEN).filter(([, own]) => !own.test(person.hair.style));
  const [said, own] = pick(styles, n);
  return [
    {
      kind: 'hair',
      of: pick([isMan ? 'his hair' : 'her hair', 'hair'], n),
      to: said,
      manner: 'quality',
      holds: (l) => own.test(l.person.hair.style),
      mayMove: /^person\.hair$/,
    },
    {
      kind: 'hair colour',
      of: 'hair',
      to: pick(['grey', 'blonde', 'red'], n),
      manner: 'part',
      holds: (l) => l.person.hair.colour.name !== person.hair.colour.name,
      mayMove: /^person\.hair$/,
    },
  ];
}

const JACKETS = [
  ['a black leather jacket', 'black'],
  ['a beige blazer', 'beige'],
  ['a white shrug', 'white'],
  ['a denim jacket', ''],
] as const;

function asksToCover({ garments }: Look, n: number): Ask[] {
  if (
    garments.some(
      ({ layer, family }) => layer === 'outer' || layer === 'mid' || family === 'jacket' || family === 'saree',
    )
  )
    return [];
  const [said, colour] = pick(JACKETS, n);
  return [
    {
      kind: 'garment put on',
      of: '',
      to: said,
      manner: 'on',
      holds: (l) =>
        l.garments.length === garments.length + 1 && l.garments.some(({ cloth }) => cloth.colour.name.includes(colour)),
      mayMove: /^g\d+$/,
    },
  ];
}

/** What may be asked of all that is no garment, and what may be put on. */
export const asksOfRest = (look: Look, n: number): Ask[] => [
  ...asksOfAccessories(look, n),
  ...asksToAdd(look, n),
  ...asksOfShoes(look, n),
  ...asksOfHair(look, n),
  ...asksToCover(look, n),
];
