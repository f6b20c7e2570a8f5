import type { Fabric, Family, PrintKind } from '@toile/look';
import { isCraft } from '@toile/look/records';
import type { Piece } from './piece.ts';
import type { Taste } from './taste.ts';

/** Cloths that suit a season, an occasion or a style; a garment takes the first of its own that any of them likes. */
const SUMMER: readonly Fabric[] = ['linen', 'cotton', 'poplin', 'chiffon', 'georgette', 'silk', 'jersey', 'organza'];
const WINTER: readonly Fabric[] = [
  'wool',
  'velvet',
  'cable-knit',
  'tweed',
  'knit',
  'corduroy',
  'leather',
  'brocade',
  'fleece',
  'quilted',
];
const SPRING: readonly Fabric[] = ['cotton', 'silk', 'georgette', 'poplin', 'chiffon', 'organza', 'jersey', 'denim'];
const AUTUMN: readonly Fabric[] = ['wool', 'corduroy', 'tweed', 'knit', 'denim', 'velvet', 'silk', 'leather'];
const DRESSY: readonly Fabric[] = [
  'silk',
  'satin',
  'velvet',
  'brocade',
  'sequin',
  'lace',
  'organza',
  'georgette',
  'wool',
];
const SEASONAL: Readonly<Record<Taste['season'], readonly Fabric[]>> = {
  any: [],
  summer: SUMMER,
  winter: WINTER,
  spring: SPRING,
  autumn: AUTUMN,
};
const STYLED: Partial<Record<Taste['style'], readonly Fabric[]>> = {
  athleisure: ['jersey', 'fleece'],
  streetwear: ['denim', 'jersey', 'fleece', 'cotton'],
  bohemian: ['cotton', 'georgette', 'linen', 'lace'],
  vintage: ['tweed', 'silk', 'wool', 'velvet'],
  formal: ['wool', 'silk', 'satin', 'poplin'],
  'avant-garde': ['organza', 'leather', 'satin', 'brocade', 'velvet'],
  minimalist: ['wool', 'silk', 'linen', 'poplin'],
};
/** Further cloths that a garment without a cloth of its own may be cut from when the season asks. */
const ALSO: Partial<Record<Family, Partial<Record<Taste['season'], readonly Fabric[]>>>> = {
  dress: { summer: ['linen'], winter: ['velvet', 'wool'], spring: ['georgette'], autumn: ['corduroy', 'wool'] },
  skirt: { summer: ['linen'], winter: ['tweed', 'wool'], spring: ['georgette'], autumn: ['wool', 'corduroy'] },
  trousers: { summer: ['linen'], winter: ['wool'], spring: ['cotton'], autumn: ['wool', 'corduroy'] },
  top: { summer: ['linen'], winter: ['wool', 'knit'], spring: ['poplin'], autumn: ['corduroy'] },
  jacket: { summer: ['linen'], winter: ['wool'], spring: ['cotton'], autumn: ['tweed'] },
  jumpsuit: { summer: ['linen'], winter: ['velvet'], spring: ['cotton'], autumn: ['corduroy'] },
};

/** Cloths that are tied, dyed or printed in India's own ways; none is woven in figures. */
const DYED_ON: Partial<Record<PrintKind, readonly Fabric[]>> = {
  bandhani: ['georgette', 'silk', 'cotton'],
  leheriya: ['georgette', 'chiffon', 'cotton'],
  ikat: ['silk', 'cotton'],
  block: ['cotton', 'silk'],
};
const RESTING = new Set<Fabric>(['cotton', 'linen']);

/**
 * The cloth of a blouse beside the saree or lehenga it is worn with: plain with plain, silk with what is dyed, and silk where
 * its colour was named: gold figures would hide it.
 * @param named whether the words say its colour.
 */
export function blouseFabric(drape: Piece | undefined, own: Fabric, named: boolean): Fabric {
  if (own === 'brocade' && named) return 'silk';
  if (!drape) return own;
  const { fabric, print } = drape.garment.cloth;
  if (RESTING.has(fabric)) return 'cotton';
  return own === 'brocade' && DYED_ON[print.kind] ? 'silk' : own;
}

/** Borders that are woven with a silk. */
const GRAND: readonly NonNullable<Piece['border']>[] = ['zari', 'temple', 'meenakari', 'paisley', 'patola'];

/** Cloths dyed whole and worn plain, and prints of light cotton that no heavier cloth carries. */
const WORN_PLAIN: ReadonlySet<Fabric> = new Set(['denim', 'corduroy', 'leather', 'velvet']);
const HEAVY: ReadonlySet<Fabric> = new Set([...WORN_PLAIN, 'wool', 'tweed', 'fleece']);
/** Checks that are woven of dyed yarn, in wool and cotton. */
const WOVEN_PRINTS: ReadonlySet<PrintKind> = new Set(['plaid', 'houndstooth', 'pinstripe']);
const LIGHT_PRINTS: ReadonlySet<PrintKind> = new Set(['gingham', 'floral', 'ditsy', 'polka', 'block']);

/** Cloth for a piece whose cloth the words leave open. */
export function chooseFabric(piece: Piece, taste: Taste): Fabric {
  const { without } = piece;
  // 'metallic bronze' is the shine of a cloth as much as its colour
  if (/^(metallic|shiny|shimmering)/.test(piece.colours[0]?.name ?? '') && !piece.entry.is?.fabric) return 'satin';
  const { entry, garment } = piece;
  const dyed = entry.region === 'india' ? DYED_ON[garment.cloth.print.kind] : undefined;
  const own = dyed ?? entry.cloths;
  const open = own.length > 1 && !entry.facts?.fixedCloth;
  const season = taste.weight === 'light' ? SUMMER : taste.weight === 'warm' ? WINTER : SEASONAL[taste.season];
  const formality = Math.max(taste.formality, entry.formality ?? 1);
  const candidates = open ? [...own, ...(ALSO[entry.family]?.[taste.season] ?? [])] : [...own];
  const ruledOut = (fabric: Fabric): boolean => without.has(`fabric:${fabric}`);
  const score = (fabric: Fabric): number =>
    (ruledOut(fabric) ? -99 : 0) +
    (HEAVY.has(fabric) && LIGHT_PRINTS.has(garment.cloth.print.kind) ? -9 : 0) +
    ((WORN_PLAIN.has(fabric) || fabric === 'satin') && WOVEN_PRINTS.has(garment.cloth.print.kind) ? -9 : 0) +
    // a coat of a named colour is of that colour at a glance
    (fabric === 'brocade' && garment.family === 'jacket' && piece.colours.length > 0 ? -6 : 0) +
    (fabric === 'brocade' && garment.details.some(({ id, part }) => !part && isCraft(id)) ? -9 : 0) +
    (season.includes(fabric) ? 4 : 0) +
    (formality >= 2 && DRESSY.includes(fabric) ? 2 : 0) +
    (formality >= 3 && !DRESSY.includes(fabric) ? -5 : 0) +
    (formality <= 1 && taste.style === 'casual' && DRESSY.includes(fabric) ? -1 : 0) +
    (STYLED[taste.style]?.includes(fabric) ? 2 : 0) +
    (piece.border && GRAND.includes(piece.border) && (fabric === 'silk' || fabric === 'brocade') ? 3 : 0) -
    candidates.indexOf(fabric) * 0.5;
  const best = candidates.toSorted((a, b) => score(b) - score(a));
  const close = best.filter((fabric) => score(best[0] ?? fabric) - score(fabric) <= (taste.quiet ? 0 : 0.6));
  return taste.pick(`fabric.${garment.id}`, close) ?? best[0] ?? 'cotton';
}
