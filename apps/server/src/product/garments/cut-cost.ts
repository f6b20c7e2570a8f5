import { type GarmentCost, rupees } from '@toile/contract';
import {
  billTable,
  clothPrice,
  costTable,
  metresTable,
  packGarments,
  tablesCsv,
  tablesXlsx,
  toCut,
} from '@toile/cutting';
import type { GarmentTask } from './garment-task.ts';
import { plainTable } from './plain-table.ts';
import { wantedOf } from './wanted-of.ts';

/** Cloth to buy, bill and price of every garment; the sum is the outfit's. */
export function cutCost(task: Extract<GarmentTask, { kind: 'cost' }>): GarmentCost | string | Promise<Uint8Array> {
  const { look, prices, format, edits } = task;
  const { wanted } = wantedOf(look, task.wanted);
  const garments = packGarments(look, [], prices, { wanted, edits });
  const tables = garments.flatMap((garment) => [metresTable(garment), billTable(garment), costTable(garment)]);
  if (format === 'csv') return tablesCsv(tables);
  if (format === 'xlsx') return tablesXlsx(tables);
  const sum = (of: (garment: (typeof garments)[number]) => number) =>
    rupees(Math.round(garments.reduce((total, garment) => total + of(garment), 0) * 100) / 100);
  return {
    garments: garments.map((garment) => ({
      id: garment.spec.garment.id,
      name: garment.spec.name,
      metres: plainTable(metresTable(garment)),
      bill: plainTable(billTable(garment)),
      cost: plainTable(costTable(garment)),
    })),
    cloths: [...new Set(toCut(look, 'asked', edits).map(({ cloth }) => cloth.fabric))].map((fabric) => ({
      fabric,
      price: clothPrice(fabric, prices),
    })),
    price: sum(({ cost }) => cost.price),
    gst: sum(({ cost }) => cost.gst.amount),
    total: sum(({ cost }) => cost.total),
    is_sample: prices.sample,
  };
}
