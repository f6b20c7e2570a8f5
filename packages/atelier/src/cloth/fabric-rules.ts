/** One record per fabric: everything that lets the eye tell the cloth at a glance. No drawing here. */
import type { Fabric } from '@toile/look';

/** The one way a cloth may shine. */
export type Shine = 'none' | 'ribbon' | 'soft' | 'edge' | 'sharp' | 'sparkle';
export type Weave =
  | 'none'
  | 'fine'
  | 'slub'
  | 'dupion'
  | 'crumpled'
  | 'twill'
  | 'rib'
  | 'cable'
  | 'fuzz'
  | 'herringbone'
  | 'warp'
  | 'floats'
  | 'pebble'
  | 'figured'
  | 'sequin'
  | 'wale'
  | 'crepe'
  | 'mesh'
  | 'lace'
  | 'pile'
  | 'hairs'
  | 'curls'
  | 'pills'
  | 'quilt';

export interface FabricRule {
  label: string;
  /** How far the deepest shadow falls below the colour: 0.28 = 28%. */
  span: number;
  /** Width of the edge between light and shadow: small = crisp shape. */
  softness: number;
  shine: Shine;
  gloss: number;
  /** How far a nap swallows the lights of dark cloth, 0..1. */
  nap: number;
  weave: Weave;
  weaveDepth: number;
  /** 1 hides what is beneath. */
  cover: number;
  /** Hem wave as a share of the hem's width: wool 0.005, cotton 0.015, chiffon 0.03. */
  hemWave: number;
  /** Relative number of hem lobes. */
  lobes: number;
  /** Height and reach of a full fold, page units. */
  foldHeight: number;
  foldWidth: number;
  /** Small creases at joints: linen many, wool few. */
  crease: number;
  /** Rounding of folds, page units. */
  round: number;
}

const rule = (label: string, over: Partial<FabricRule>): FabricRule => ({
  label,
  span: 0.28,
  softness: 0.08,
  shine: 'none',
  gloss: 0,
  nap: 0,
  weave: 'fine',
  weaveDepth: 0.03,
  cover: 1,
  hemWave: 0.015,
  lobes: 1,
  foldHeight: 7,
  foldWidth: 18,
  crease: 1.1,
  round: 1.4,
  ...over,
});

export const FABRIC_RULES: Record<Fabric, FabricRule> = {
  cotton: rule('Cotton', {
    span: 0.3,
    softness: 0.05,
    crease: 1.2,
    round: 1.1,
  }),
  poplin: rule('Poplin', {
    softness: 0.055,
    weaveDepth: 0.018,
    foldHeight: 7.5,
    foldWidth: 16,
    crease: 1.4,
    round: 1.2,
  }),
  linen: rule('Linen', {
    span: 0.27,
    softness: 0.045,
    weave: 'slub',
    weaveDepth: 0.085,
    hemWave: 0.012,
    foldWidth: 15,
    crease: 1.8,
    round: 0.9,
  }),
  denim: rule('Denim', {
    span: 0.32,
    softness: 0.06,
    weave: 'twill',
    weaveDepth: 0.2,
    hemWave: 0.006,
    lobes: 0.7,
    foldHeight: 6,
    foldWidth: 16,
    crease: 1.3,
  }),
  jersey: rule('Jersey', {
    span: 0.25,
    softness: 0.13,
    weaveDepth: 0.015,
    hemWave: 0.012,
    foldHeight: 6.5,
    foldWidth: 21,
    crease: 0.9,
    round: 2,
  }),
  knit: rule('Fine knit', {
    span: 0.24,
    softness: 0.12,
    weave: 'rib',
    weaveDepth: 0.17,
    hemWave: 0.008,
    lobes: 0.8,
    foldHeight: 6,
    foldWidth: 22,
    crease: 0.7,
    round: 2.2,
  }),
  'cable-knit': rule('Cable knit', {
    span: 0.27,
    softness: 0.12,
    weave: 'cable',
    weaveDepth: 0.26,
    hemWave: 0.005,
    lobes: 0.7,
    foldHeight: 6,
    foldWidth: 26,
    crease: 0.4,
    round: 2.4,
  }),
  wool: rule('Wool', {
    span: 0.26,
    softness: 0.1,
    nap: 0.75,
    weave: 'fuzz',
    weaveDepth: 0.05,
    hemWave: 0.005,
    lobes: 0.6,
    foldHeight: 8.5,
    foldWidth: 27,
    crease: 0.65,
    round: 2.3,
  }),
  tweed: rule('Tweed', {
    span: 0.25,
    softness: 0.13,
    nap: 0.5,
    weave: 'herringbone',
    weaveDepth: 0.22,
    hemWave: 0.004,
    lobes: 0.5,
    foldHeight: 6,
    foldWidth: 28,
    crease: 0.4,
    round: 2.4,
  }),
  satin: rule('Satin', {
    span: 0.42,
    softness: 0.26,
    shine: 'ribbon',
    gloss: 0.86,
    weave: 'floats',
    weaveDepth: 0.03,
    hemWave: 0.018,
    lobes: 0.9,
    foldHeight: 9,
    foldWidth: 28,
    crease: 0.8,
    round: 2.8,
  }),
  silk: rule('Silk', {
    span: 0.36,
    softness: 0.17,
    shine: 'ribbon',
    gloss: 0.34,
    weave: 'warp',
    weaveDepth: 0.02,
    hemWave: 0.016,
    foldHeight: 8,
    foldWidth: 23,
    crease: 1,
    round: 2.2,
  }),
  velvet: rule('Velvet', {
    span: 0.3,
    softness: 0.26,
    shine: 'edge',
    gloss: 0.74,
    weave: 'pile',
    weaveDepth: 0.1,
    hemWave: 0.009,
    lobes: 0.7,
    foldHeight: 10,
    foldWidth: 34,
    crease: 0.6,
    round: 4.4,
  }),
  chiffon: rule('Chiffon', {
    span: 0.24,
    softness: 0.16,
    weave: 'none',
    weaveDepth: 0,
    cover: 0.44,
    hemWave: 0.03,
    lobes: 1.5,
    foldHeight: 6,
    foldWidth: 14,
    crease: 1,
    round: 1.6,
  }),
  georgette: rule('Georgette', {
    span: 0.28,
    softness: 0.12,
    weave: 'crepe',
    weaveDepth: 0.07,
    cover: 0.78,
    hemWave: 0.026,
    lobes: 1.4,
    foldHeight: 6.5,
    foldWidth: 15,
    crease: 0.9,
    round: 1.4,
  }),
  organza: rule('Organza', {
    span: 0.24,
    softness: 0.05,
    shine: 'sharp',
    gloss: 0.14,
    weave: 'crumpled',
    weaveDepth: 0.08,
    cover: 0.44,
    hemWave: 0.02,
    lobes: 1.1,
    foldHeight: 8,
    foldWidth: 14,
    crease: 1.3,
    round: 1.1,
  }),
  net: rule('Net', {
    span: 0.22,
    softness: 0.12,
    weave: 'mesh',
    weaveDepth: 0.16,
    cover: 0.86,
    hemWave: 0.022,
    lobes: 1.3,
    foldHeight: 6,
    foldWidth: 13,
    crease: 0.8,
    round: 1.3,
  }),
  lace: rule('Lace', {
    span: 0.24,
    softness: 0.1,
    weave: 'lace',
    weaveDepth: 0.24,
    cover: 0.88,
    hemWave: 0.012,
    crease: 0.8,
  }),
  leather: rule('Leather', {
    span: 0.4,
    softness: 0.06,
    shine: 'sharp',
    gloss: 0.3,
    weave: 'pebble',
    weaveDepth: 0.09,
    hemWave: 0.004,
    lobes: 0.6,
    crease: 1.2,
    round: 1.5,
  }),
  brocade: rule('Brocade', {
    span: 0.3,
    softness: 0.13,
    shine: 'soft',
    gloss: 0.3,
    weave: 'figured',
    weaveDepth: 0.2,
    hemWave: 0.007,
    lobes: 0.8,
    foldHeight: 8,
    foldWidth: 27,
    crease: 0.4,
    round: 2.2,
  }),
  sequin: rule('Sequin', {
    span: 0.36,
    softness: 0.17,
    shine: 'sparkle',
    gloss: 0.8,
    weave: 'sequin',
    weaveDepth: 0.2,
    hemWave: 0.008,
    lobes: 0.8,
    foldWidth: 23,
    crease: 0.5,
    round: 2.4,
  }),
  corduroy: rule('Corduroy', {
    span: 0.28,
    softness: 0.12,
    weave: 'wale',
    weaveDepth: 0.27,
    hemWave: 0.005,
    lobes: 0.7,
    foldWidth: 22,
    crease: 0.8,
    round: 2,
  }),
  fleece: rule('Fleece', {
    span: 0.23,
    softness: 0.16,
    weave: 'pills',
    weaveDepth: 0.13,
    hemWave: 0.006,
    lobes: 0.7,
    foldHeight: 7,
    foldWidth: 28,
    crease: 0.7,
    round: 2.8,
  }),
  fur: rule('Faux fur', {
    span: 0.26,
    softness: 0.2,
    weave: 'hairs',
    weaveDepth: 0.22,
    hemWave: 0.006,
    lobes: 0.6,
    foldHeight: 7,
    foldWidth: 34,
    crease: 0.1,
    round: 3.2,
  }),
  quilted: rule('Quilted', {
    span: 0.3,
    softness: 0.1,
    shine: 'soft',
    gloss: 0.18,
    weave: 'quilt',
    weaveDepth: 0.34,
    hemWave: 0.004,
    lobes: 0.5,
    foldHeight: 5,
    foldWidth: 26,
    crease: 0.4,
    round: 2.2,
  }),
};

/** Cloth one looks through: a lining is drawn beneath it. */
export const isSheer = (fabric: Fabric): boolean => FABRIC_RULES[fabric].cover < 0.9 || fabric === 'lace';
export const isStretchy = (fabric: Fabric): boolean =>
  fabric === 'knit' || fabric === 'cable-knit' || fabric === 'jersey' || fabric === 'fleece';
