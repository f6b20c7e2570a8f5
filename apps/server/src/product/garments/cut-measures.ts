import type { GarmentMeasures } from '@toile/contract';
import { pointsTable, SIZE_TABLES, sizesTable, specify, tablesCsv, toCut, whoOf } from '@toile/cutting';
import type { GarmentTask } from './garment-task.ts';
import { plainTable } from './plain-table.ts';
import { wantedOf } from './wanted-of.ts';

/** Points of measure in every size of the table, or in the customer's one. */
export function cutMeasures({
  look,
  wanted: asked,
  edits,
  format,
}: Extract<GarmentTask, { kind: 'measures' }>): GarmentMeasures | string {
  const { wanted, fitting } = wantedOf(look, asked);
  const { sizes } = SIZE_TABLES[whoOf(look)];
  const points = toCut(look, 'asked', edits).map((garment) => {
    const own = edits[garment.id];
    const spec = specify(look, garment, wanted, own);
    return pointsTable({ spec, sizes: fitting ? [spec] : sizes.map((size) => specify(look, garment, { size }, own)) });
  });
  const tables = fitting ? points : [...points, sizesTable(look, sizes)];
  if (format === 'csv') return tablesCsv(tables);
  return {
    tables: tables.map(plainTable),
    questions: fitting?.questions.map(({ measure, text }) => ({ measure, text })) ?? [],
    completed_from: fitting?.from ?? null,
  };
}
