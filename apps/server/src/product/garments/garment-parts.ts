import type { DesignsConfig } from '#server/config/config.ts';
import type { Cutter } from './cutter.ts';

/** The parts that garments are worked out with. */
export interface GarmentParts {
  readonly cutter: Cutter;
  readonly limits: Pick<DesignsConfig, 'freeNeedsProof'>;
}
