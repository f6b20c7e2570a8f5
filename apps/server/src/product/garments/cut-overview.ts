import type { GarmentsOverview } from '@toile/contract';
import { SIZE_TABLES, sizeLabel, sizeOf, specify, toCut, undrawnOf, whoOf } from '@toile/cutting';
import type { Look } from '@toile/look';

/** What the Look knows of its garments; the design's own rows say the rest. */
export type LookOverview = Omit<GarmentsOverview, 'file_id' | 'pack'>;

export function cutOverview(look: Look): LookOverview {
  const who = whoOf(look);
  const cut = toCut(look);
  const { name, source, date, sizes } = SIZE_TABLES[who];
  return {
    title: look.title,
    garments: look.garments.map((garment) => ({
      id: garment.id,
      name: garment.name,
      is_cut: cut.includes(garment),
      not_drawn: undrawnOf(look, specify(look, garment)),
    })),
    sizes: sizes.map((size) => {
      const { indian, fits } = sizeLabel(who, size);
      return { size, indian, fits };
    }),
    base_size: sizeOf(look),
    table: { name, source, date },
  };
}
