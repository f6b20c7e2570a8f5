import type { Fabric } from '@toile/look';

/** A cloth as it is bought in India. Sample values: a shop sets its own. */
export interface ClothFacts {
  /** Grams a square metre, from and to. */
  gsm: readonly [number, number];
  /** Usual width, cm. */
  width: number;
  /** Share lost in the first wash or press. */
  shrinkage: number;
  /** Rupees a metre, from and to. */
  price: readonly [number, number];
  /** Nap, pile or figure: every piece lies the same way up. */
  oneWay: boolean;
}

const cloth = (
  gsm: ClothFacts['gsm'],
  width: number,
  shrinkage: number,
  price: ClothFacts['price'],
  oneWay = false,
): ClothFacts => ({
  gsm,
  width,
  shrinkage,
  price,
  oneWay,
});

export const CLOTH_FACTS: Readonly<Record<Fabric, ClothFacts>> = {
  cotton: cloth([90, 130], 112, 0.04, [80, 250]),
  poplin: cloth([105, 140], 147, 0.03, [120, 300]),
  linen: cloth([140, 200], 147, 0.05, [350, 900]),
  denim: cloth([280, 430], 147, 0.04, [200, 500]),
  jersey: cloth([150, 200], 180, 0.06, [120, 280]),
  knit: cloth([200, 280], 180, 0.06, [180, 400]),
  'cable-knit': cloth([350, 600], 150, 0.05, [400, 900]),
  wool: cloth([220, 340], 147, 0.02, [500, 2500]),
  tweed: cloth([320, 450], 147, 0.02, [700, 2500]),
  satin: cloth([90, 140], 112, 0.02, [80, 250]),
  silk: cloth([45, 110], 112, 0.03, [600, 2500]),
  velvet: cloth([220, 350], 112, 0.02, [250, 900], true),
  chiffon: cloth([35, 60], 112, 0.02, [60, 200]),
  georgette: cloth([60, 100], 112, 0.03, [90, 350]),
  organza: cloth([30, 55], 112, 0.01, [100, 500]),
  net: cloth([25, 60], 112, 0.01, [60, 250]),
  lace: cloth([100, 200], 112, 0.02, [200, 1200]),
  leather: cloth([500, 900], 147, 0, [1200, 3000]),
  brocade: cloth([150, 280], 112, 0.01, [250, 2500], true),
  sequin: cloth([200, 350], 112, 0, [300, 1500], true),
  corduroy: cloth([220, 340], 147, 0.04, [250, 600], true),
  fleece: cloth([240, 320], 180, 0.04, [200, 450], true),
  fur: cloth([400, 900], 147, 0.02, [500, 1500], true),
  quilted: cloth([150, 300], 147, 0.02, [250, 700]),
};

/** Widths that cloth is sold in, cm. */
export const WIDTHS = [91, 112, 147] as const;
export type Width = (typeof WIDTHS)[number];
