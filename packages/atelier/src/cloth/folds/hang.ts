/** How a cloth hangs: whether it stands away from the body in few sharp planes or falls along it in many soft folds. */
import type { Cloth, Fabric } from '@toile/look';

/** 0 pours like water, 0.5 holds a soft shape, 1 stands by itself. */
const STIFFNESS: Record<Fabric, number> = {
  georgette: 0.08,
  chiffon: 0.1,
  jersey: 0.12,
  silk: 0.2,
  lace: 0.4,
  sequin: 0.35,
  satin: 0.38,
  velvet: 0.4,
  knit: 0.3,
  'cable-knit': 0.5,
  cotton: 0.5,
  poplin: 0.58,
  linen: 0.6,
  fleece: 0.5,
  wool: 0.55,
  corduroy: 0.65,
  fur: 0.6,
  tweed: 0.7,
  denim: 0.74,
  brocade: 0.82,
  net: 0.8,
  leather: 0.86,
  quilted: 0.9,
  organza: 0.95,
};

/** Names of cloths that hang unlike the fabric they are painted as. */
const BY_NAME: readonly (readonly [name: RegExp, stiffness: number])[] = [
  [/taffeta|mikado|gazar|dupion|dupioni|duchess|scuba|neoprene/, 0.92],
  [/cr[eê]pe|viscose|rayon|modal|tencel|cupro|voile|mul|chambray/, 0.22],
  [/canvas|twill|drill|duck/, 0.76],
  [/cashmere|merino|lambswool/, 0.3],
];

/** @returns 0..1. */
export function stiffnessOf(cloth: Pick<Cloth, 'fabric' | 'name'>): number {
  const name = cloth.name?.toLowerCase() ?? '';
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? STIFFNESS[cloth.fabric];
}
