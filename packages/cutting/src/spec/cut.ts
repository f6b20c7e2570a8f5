import type { GarmentKind } from '@toile/look';
import type { Over } from './ease.ts';

/** How a torso is built: what shapes it, how its edges are finished, what is worn below. */
export type Build =
  | 'knit'
  | 'rib-knit'
  | 'light'
  | 'shirt'
  | 'tunic'
  | 'bodice'
  | 'choli'
  | 'corset'
  | 'skin'
  | 'casual'
  | 'tailored'
  | 'coat'
  | 'band-coat'
  | 'vest'
  | 'wide';

export type SkirtKind = 'straight' | 'sector' | 'kalis' | 'gathered' | 'pleated' | 'tiered' | 'wrap' | 'cloth';
export type LegKind =
  | 'trousers'
  | 'jeans'
  | 'elastic'
  | 'leggings'
  | 'salwar'
  | 'patiala'
  | 'churidar'
  | 'sharara'
  | 'dhoti';
export type DrapeKind = 'saree' | 'dupatta' | 'stole' | 'cloth' | 'dhoti';

/** The draft that makes the pieces, or why there is none and what comes nearest. */
export type Block =
  | { draft: 'bodice' | 'skirt' | 'legs' | 'jumpsuit' | 'cloth' | 'round' }
  | { none: string; nearest: GarmentKind };

interface Common {
  block: Block;
  /** Fabric lies over a lining of its own. */
  lined?: boolean;
}

/** How a garment is measured and which block serves it. */
export type Cut = Common &
  (
    | { form: 'torso'; build: Build; over?: Over; addLength?: number }
    | { form: 'skirt'; kind: SkirtKind }
    | { form: 'legs'; kind: LegKind }
    | { form: 'jumpsuit'; build: Build; kind: LegKind; over?: Over }
    | { form: 'drape'; kind: DrapeKind }
    | { form: 'round'; kind: 'cape' | 'poncho' }
  );
