import { detailWord, type Garment, type Look } from '@toile/look';
import { nameOf } from '../made/asks-of-garment.fixture.ts';

/** Something of a Look that goes by a name of its own, and the only slots that what is said of it may change. */
export interface Named {
  name: string;
  is: 'garment' | 'part' | 'worn' | 'shoes';
  /** Slots of colour, cloth and print of it. */
  surface: RegExp;
  /** Slots of its cut. */
  cut: RegExp;
  /** Whether it is there to take a colour. */
  paints: boolean;
}

const bodiced = ({ family }: Garment): boolean =>
  ['top', 'dress', 'jacket', 'choli', 'jumpsuit', 'saree'].includes(family);
const hasDetail =
  (id: RegExp) =>
  ({ details }: Garment): boolean =>
    details.some((detail) => id.test(detailWord(detail)));
const BUTTONED = /buttons|placket|breasted/;

interface PartRow {
  name: string;
  on: (garment: Garment) => boolean;
  cut: string;
  /** It has no colour of its own in any Look. */
  isBare?: true;
}

const PARTS: readonly PartRow[] = [
  { name: 'sleeves', on: (g) => bodiced(g) && g.sleeve.length !== 'sleeveless', cut: 'sleeve\\.\\w+' },
  { name: 'collar', on: ({ collar, neckline }) => collar !== 'none' || neckline === 'shirt', cut: 'collar|neckline' },
  {
    name: 'lapels',
    on: ({ collar }) => ['notch', 'peak', 'shawl'].includes(collar),
    cut: 'collar|neckline',
  },
  { name: 'cuffs', on: (g) => bodiced(g) && g.sleeve.length === 'long', cut: 'sleeve\\.\\w+' },
  { name: 'buttons', on: ({ closure }) => BUTTONED.test(closure), cut: 'closure' },
  { name: 'zip', on: ({ closure }) => closure === 'zip', cut: 'closure' },
  { name: 'pockets', on: hasDetail(/pocket/), cut: 'x' },
  { name: 'lining', on: ({ layer, family }) => layer === 'outer' || family === 'jacket', cut: 'x' },
  { name: 'piping', on: bodiced, cut: 'x' },
  { name: 'yoke', on: bodiced, cut: 'x' },
  { name: 'border', on: ({ border }) => border !== undefined, cut: 'border' },
  { name: 'pallu', on: hasDetail(/pallu/), cut: 'border|length' },
  { name: 'bow', on: hasDetail(/bow/), cut: 'x' },
  { name: 'sash', on: hasDetail(/sash/), cut: 'x' },
  { name: 'tassels', on: hasDetail(/tassel/), cut: 'x' },
  { name: 'lace', on: hasDetail(/lace/), cut: 'x' },
  { name: 'side stripes', on: hasDetail(/side-stripe/), cut: 'x' },
  { name: 'embroidery', on: hasDetail(/embroid|aari|chikan|zardo/), cut: 'x' },
  { name: 'hem', on: bodiced, cut: 'length|border|silhouette', isBare: true },
  { name: 'neckline', on: bodiced, cut: 'neckline|collar|closure', isBare: true },
  {
    name: 'waistband',
    on: ({ family }) => family === 'trousers' || family === 'skirt',
    cut: 'waistline',
    isBare: true,
  },
  { name: 'hood', on: ({ collar }) => collar === 'hood', cut: 'collar', isBare: true },
  { name: 'slit', on: hasDetail(/slit/), cut: 'silhouette', isBare: true },
  { name: 'straps', on: ({ neckline }) => neckline === 'straps', cut: 'neckline|sleeve\\.\\w+', isBare: true },
];

const FIGURES: readonly (readonly [RegExp, string])[] = [
  [/polka/, 'dots'],
  [/stripe/, 'stripes'],
  [/plaid|check|gingham/, 'checks'],
  [/floral|ditsy/, 'flowers'],
];

const never = /^$/;
/** What is part of a head or of the skin is asked for in other words. */
const NOT_NAMED: ReadonlySet<string> = new Set(['bindi', 'hijab', 'body-art']);

function ofGarments(look: Look): Named[] {
  return look.garments.map((garment): Named => {
    const name = nameOf(garment);
    return {
      name,
      is: 'garment',
      surface: new RegExp(`^${garment.id}\\.(?:colour|fabric|print|trims|border|details|kind)$`),
      cut: new RegExp(
        `^${garment.id}\\.(?:kind|silhouette|fit|length|waistline|neckline|collar|closure|sleeve\\.\\w+|details|trims|border)$`,
      ),
      paints: true,
    };
  });
}

function ofParts({ garments }: Look): Named[] {
  return PARTS.flatMap(({ name, on, cut, isBare }): Named[] => {
    const having = garments.filter(on);
    const [only, ...others] = having;
    if (!only) return [];
    // what any garment can be given is of any, where none is named
    const ids = /^(?:piping|yoke|hem|neckline|waistband|lining)$/.test(name)
      ? 'g\\d+'
      : having.map(({ id }) => id).join('|');
    const names = [name, ...(others.length === 0 ? [`${nameOf(only)} ${name}`] : [])];
    return names.map((called) => ({
      name: called,
      is: 'part',
      surface: new RegExp(`^(?:${ids})\\.(?:trims|details|border)$`),
      cut: new RegExp(`^(?:${ids})\\.(?:trims|details|${cut})$`),
      paints: !isBare,
    }));
  });
}

const ofFigures = ({ garments }: Look): Named[] =>
  garments.flatMap(({ id, cloth: { print } }): Named[] => {
    const name = FIGURES.find(([kinds]) => kinds.test(print.kind))?.[1];
    const only = new RegExp(`^${id}\\.print$`);
    return name ? [{ name, is: 'part', surface: only, cut: only, paints: true }] : [];
  });

const ofWorn = ({ accessories }: Look): Named[] =>
  accessories
    .filter(({ kind }) => !NOT_NAMED.has(kind))
    .map(({ kind, name }): Named => {
      const only = new RegExp(
        `^accessory\\.${kind}(?:\\.|$)${/belt|obi/.test(kind) ? '|^g\\d+\\.(?:trims|details)$' : ''}`,
      );
      return { name, is: 'worn', surface: only, cut: only, paints: true };
    });

const ofShoes = ({ footwear }: Look): Named[] =>
  footwear.kind === 'barefoot'
    ? []
    : [
        {
          name: footwear.name.split(' ').at(-1) ?? 'shoes',
          is: 'shoes',
          surface: /^footwear\./,
          cut: /^footwear\./,
          paints: true,
        },
      ];

/** Names that no two things of a Look share. */
const apart = (named: readonly Named[]): Named[] =>
  [...Map.groupBy(named, ({ name }) => name.toLowerCase())].flatMap(([name, all]): Named[] => {
    const [first] = all;
    if (!first) return [];
    return all.length === 1
      ? [{ ...first, name }]
      : [{ ...first, name, surface: anyOf(all, 'surface'), cut: anyOf(all, 'cut') }];
  });
const anyOf = (all: readonly Named[], which: 'surface' | 'cut'): RegExp =>
  new RegExp(all.map((one) => (one[which] === never ? '^$' : one[which].source)).join('|'));

/** Every garment, part, figure and thing beside that a Look has, by its name. */
export const namedIn = (look: Look): Named[] =>
  apart([...ofGarments(look), ...ofParts(look), ...ofFigures(look), ...ofWorn(look), ...ofShoes(look)]);
