import type { Fabric } from '@toile/look';
import type { Build } from '../spec/cut.ts';
import type { Specification } from '../spec/specification.ts';

/** Care symbols of ISO 3758, in its order: wash, bleach, dry, iron, professional. */
export interface Care {
  symbol:
    | 'wash-30'
    | 'wash-40'
    | 'wash-hand'
    | 'wash-no'
    | 'bleach-no'
    | 'tumble-no'
    | 'line-dry'
    | 'line-dry-shade'
    | 'iron-low'
    | 'iron-medium'
    | 'iron-high'
    | 'iron-no'
    | 'dry-clean'
    | 'clean-specialist';
  says: string;
}

const care = (symbol: Care['symbol'], says: string): Care => ({ symbol, says });
const ALWAYS = [care('bleach-no', 'do not bleach'), care('tumble-no', 'do not tumble dry')];
const COOL = [care('wash-hand', 'wash by hand, cold'), ...ALWAYS, care('iron-low', 'iron cool, on the wrong side')];
const WARM = [
  care('wash-30', 'wash at 30 °C, like colours'),
  ...ALWAYS,
  care('line-dry-shade', 'dry on the line, in shade'),
  care('iron-medium', 'iron warm'),
];
const HOT = [
  care('wash-40', 'wash at 40 °C'),
  ...ALWAYS,
  care('line-dry', 'dry on the line'),
  care('iron-high', 'iron hot, damp'),
];
const CLEAN = [
  care('wash-no', 'do not wash'),
  ...ALWAYS,
  care('iron-low', 'iron cool, with a cloth'),
  care('dry-clean', 'dry clean'),
];
const NEVER = [
  care('wash-no', 'do not wash'),
  ...ALWAYS,
  care('iron-no', 'do not iron'),
  care('clean-specialist', 'do not dry clean; leather and furrier’s cleaning alone'),
];

const CARE: Readonly<Record<Fabric, readonly Care[]>> = {
  cotton: WARM,
  poplin: WARM,
  linen: HOT,
  denim: WARM,
  jersey: WARM,
  knit: COOL,
  'cable-knit': COOL,
  wool: CLEAN,
  tweed: CLEAN,
  satin: COOL,
  silk: CLEAN,
  velvet: CLEAN,
  chiffon: COOL,
  georgette: COOL,
  organza: CLEAN,
  net: COOL,
  lace: COOL,
  leather: NEVER,
  brocade: CLEAN,
  sequin: NEVER,
  corduroy: WARM,
  fleece: WARM,
  fur: NEVER,
  quilted: COOL,
};

/** How a cloth is cared for, as far as its kind says: the fibre label of what is bought decides. */
export const careOf = (fabric: Fabric): readonly Care[] => CARE[fabric];

/** Builds with canvas and pads in them, which no washing leaves as they were. */
const CANVASSED: readonly Build[] = ['tailored', 'coat', 'band-coat'];

/** How a garment is cared for: what is built on canvas is cleaned, whatever its cloth bears. */
export function careOfMade({ garment, cut }: Pick<Specification, 'garment' | 'cut'>): readonly Care[] {
  const own = careOf(garment.cloth.fabric);
  const isCanvassed = cut.form === 'torso' && CANVASSED.includes(cut.build);
  return isCanvassed && own !== NEVER ? CLEAN : own;
}
