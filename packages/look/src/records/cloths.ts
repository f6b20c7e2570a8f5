import type { Fabric } from '../vocabulary/cloth.ts';

interface ClothRecord {
  /** Usual weight, g/m². */
  weight: number;
  hang: 'fluid' | 'soft' | 'crisp' | 'stiff';
  stretch: 'none' | 'some' | 'much';
  /** One sees through it. */
  sheer: boolean;
  /** Speaks of cold weather. */
  isWarm: boolean;
}

const OPAQUE = { sheer: false, isWarm: false } as const;
const SHEER = { ...OPAQUE, sheer: true } as const;
const WARM = { ...OPAQUE, isWarm: true } as const;

/** What is true of each cloth by itself. Weights are trade usage, to be checked against the mill's own. */
export const CLOTHS: Readonly<Record<Fabric, ClothRecord>> = {
  cotton: { weight: 140, hang: 'soft', stretch: 'none', ...OPAQUE },
  poplin: { weight: 115, hang: 'crisp', stretch: 'none', ...OPAQUE },
  linen: { weight: 170, hang: 'crisp', stretch: 'none', ...OPAQUE },
  denim: { weight: 380, hang: 'stiff', stretch: 'none', ...OPAQUE },
  jersey: { weight: 180, hang: 'soft', stretch: 'some', ...OPAQUE },
  knit: { weight: 300, hang: 'soft', stretch: 'much', ...OPAQUE },
  'cable-knit': { weight: 500, hang: 'soft', stretch: 'much', ...WARM },
  wool: { weight: 300, hang: 'soft', stretch: 'none', ...WARM },
  tweed: { weight: 400, hang: 'stiff', stretch: 'none', ...WARM },
  satin: { weight: 120, hang: 'fluid', stretch: 'none', ...OPAQUE },
  silk: { weight: 80, hang: 'fluid', stretch: 'none', ...OPAQUE },
  velvet: { weight: 320, hang: 'soft', stretch: 'none', ...OPAQUE },
  chiffon: { weight: 45, hang: 'fluid', stretch: 'none', ...SHEER },
  georgette: { weight: 65, hang: 'fluid', stretch: 'none', ...SHEER },
  organza: { weight: 40, hang: 'stiff', stretch: 'none', ...SHEER },
  net: { weight: 30, hang: 'stiff', stretch: 'none', ...SHEER },
  lace: { weight: 110, hang: 'soft', stretch: 'none', ...SHEER },
  leather: { weight: 600, hang: 'stiff', stretch: 'none', ...OPAQUE },
  brocade: { weight: 230, hang: 'stiff', stretch: 'none', ...OPAQUE },
  sequin: { weight: 350, hang: 'soft', stretch: 'none', ...OPAQUE },
  corduroy: { weight: 320, hang: 'stiff', stretch: 'none', ...WARM },
  fleece: { weight: 280, hang: 'soft', stretch: 'some', ...WARM },
  fur: { weight: 700, hang: 'stiff', stretch: 'none', ...OPAQUE },
  quilted: { weight: 220, hang: 'stiff', stretch: 'none', ...WARM },
};
