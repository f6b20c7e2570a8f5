import type {
  Closure,
  Collar,
  Family,
  Fit,
  Layer,
  Length,
  Neckline,
  Silhouette,
  SleeveLength,
  SleeveShape,
  Waistline,
} from '../vocabulary/cut.ts';
import type { Block, PointsOfMeasure } from './garment-record.ts';

/** The plainest garment of each family: what is true unless an entry, the words or the atelier say more. */
export interface FamilyBase {
  layer: Layer;
  silhouette: Silhouette;
  fit: Fit;
  length: Length;
  waistline: Waistline;
  neckline: Neckline;
  collar: Collar;
  sleeve: { shape: SleeveShape; length: SleeveLength };
  closure: Closure;
}

export const FAMILY_BASE: Readonly<Record<Family, FamilyBase>> = {
  top: {
    layer: 'base',
    silhouette: 'straight',
    fit: 'regular',
    length: 'hip',
    waistline: 'none',
    neckline: 'round',
    collar: 'none',
    sleeve: { shape: 'set-in', length: 'short' },
    closure: 'none',
  },
  dress: {
    layer: 'one-piece',
    silhouette: 'a-line',
    fit: 'fitted',
    length: 'knee',
    waistline: 'natural',
    neckline: 'round',
    collar: 'none',
    sleeve: { shape: 'none', length: 'sleeveless' },
    closure: 'none',
  },
  skirt: {
    layer: 'bottom',
    silhouette: 'a-line',
    fit: 'regular',
    length: 'midi',
    waistline: 'natural',
    neckline: 'round',
    collar: 'none',
    sleeve: { shape: 'none', length: 'sleeveless' },
    closure: 'none',
  },
  trousers: {
    layer: 'bottom',
    silhouette: 'straight',
    fit: 'regular',
    length: 'full',
    waistline: 'natural',
    neckline: 'round',
    collar: 'none',
    sleeve: { shape: 'none', length: 'sleeveless' },
    closure: 'none',
  },
  jacket: {
    layer: 'outer',
    silhouette: 'straight',
    fit: 'regular',
    length: 'hip',
    waistline: 'none',
    neckline: 'lapel',
    collar: 'notch',
    sleeve: { shape: 'tailored', length: 'long' },
    closure: 'single-breasted',
  },
  saree: {
    layer: 'one-piece',
    silhouette: 'pleated',
    fit: 'regular',
    length: 'floor',
    waistline: 'natural',
    neckline: 'scoop',
    collar: 'none',
    sleeve: { shape: 'set-in', length: 'short' },
    closure: 'wrap',
  },
  lehenga: {
    layer: 'bottom',
    silhouette: 'flared',
    fit: 'regular',
    length: 'floor',
    waistline: 'natural',
    neckline: 'round',
    collar: 'none',
    sleeve: { shape: 'none', length: 'sleeveless' },
    closure: 'tie',
  },
  choli: {
    layer: 'base',
    silhouette: 'slim',
    fit: 'fitted',
    length: 'crop',
    waistline: 'none',
    neckline: 'scoop',
    collar: 'none',
    sleeve: { shape: 'set-in', length: 'short' },
    closure: 'none',
  },
  dupatta: {
    layer: 'drape',
    silhouette: 'straight',
    fit: 'relaxed',
    length: 'maxi',
    waistline: 'none',
    neckline: 'round',
    collar: 'none',
    sleeve: { shape: 'none', length: 'sleeveless' },
    closure: 'open',
  },
  jumpsuit: {
    layer: 'one-piece',
    silhouette: 'straight',
    fit: 'regular',
    length: 'full',
    waistline: 'natural',
    neckline: 'v',
    collar: 'none',
    sleeve: { shape: 'none', length: 'sleeveless' },
    closure: 'zip',
  },
};

/** How the garments of a family are measured, and the block a pattern of them starts from, unless their record says more. */
export const FAMILIES_MEASURED: Readonly<Record<Family, { points: PointsOfMeasure; block: Block }>> = {
  top: { points: 'upper', block: 'top' },
  dress: { points: 'one-piece', block: 'dress' },
  skirt: { points: 'skirt', block: 'a-line-skirt' },
  trousers: { points: 'legs', block: 'trousers' },
  jacket: { points: 'upper', block: 'jacket' },
  saree: { points: 'drape', block: 'drape' },
  lehenga: { points: 'skirt', block: 'lehenga' },
  choli: { points: 'upper', block: 'choli' },
  dupatta: { points: 'drape', block: 'drape' },
  jumpsuit: { points: 'legged-one-piece', block: 'jumpsuit' },
};
