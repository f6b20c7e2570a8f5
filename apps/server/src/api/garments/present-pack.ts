import type { PackState } from '@toile/contract';
import { presentMoment } from '#server/api/moment.ts';
import type { PackRow } from '#server/parts/database/schema/packs.ts';
import { packNumber } from '#server/product/garments/pack-number.ts';

/** Where a tech pack stands, for its owner. */
export const presentPack = (pack: PackRow | undefined): PackState => ({
  number: pack ? packNumber(pack.number) : null,
  taken_at: pack ? presentMoment(pack.createdAt) : null,
});
