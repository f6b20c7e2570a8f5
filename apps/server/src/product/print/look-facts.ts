import type { PackEdits } from '@toile/contract';
import { type PriceTable, packGarments, SIZE_TABLES, whoOf } from '@toile/cutting';
import type { Look } from '@toile/look';
import { printRupees } from './amounts.ts';

/** What a buyer is told of a look. */
export interface LookFacts {
  readonly garments: readonly string[];
  readonly cloths: readonly { name: string; hex: string }[];
  readonly sizes: string;
  /** With tax; null while the shop has not set its prices: samples are shown to nobody's customers. */
  readonly price: string | null;
}

export function factsOf({ look, edits }: { look: Look; edits: PackEdits }, prices: PriceTable): LookFacts {
  const { sizes } = SIZE_TABLES[whoOf(look)];
  const total = prices.sample
    ? 0
    : packGarments(look, [], prices, { edits }).reduce((sum, { cost }) => sum + cost.total, 0);
  const cloths = new Map(
    look.garments.map(({ cloth }) => [`${cloth.colour.name} ${cloth.fabric}`, cloth.colour.hex] as const),
  );
  return {
    garments: look.garments.map(({ name }) => name),
    cloths: [...cloths].map(([name, hex]) => ({ name, hex })),
    sizes: `${sizes[0] ?? ''} to ${sizes.at(-1) ?? ''}`,
    price: prices.sample ? null : printRupees(Math.round(total)),
  };
}
