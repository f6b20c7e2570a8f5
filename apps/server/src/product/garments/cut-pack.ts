import type { PackPreview } from '@toile/contract';
import {
  billTable,
  careTable,
  costTable,
  metresTable,
  packGarments,
  packPdf,
  packXlsx,
  piecesTable,
  pointsTable,
  SIZE_TABLES,
  seamsTable,
  sizesTable,
  stepsTable,
  whoOf,
} from '@toile/cutting';
import type { GarmentTask } from './garment-task.ts';
import { plainTable } from './plain-table.ts';

/** What the Look knows of its pack; the design's own rows say whether it is taken. */
export type LookPack = Omit<PackPreview, 'state'>;

const TABLES = [
  pointsTable,
  seamsTable,
  billTable,
  metresTable,
  costTable,
  piecesTable,
  stepsTable,
  careTable,
] as const;

/** The whole pack: every garment in every size of the wearer's table. */
export function cutPack(task: Extract<GarmentTask, { kind: 'pack' }>): LookPack | Promise<Uint8Array> {
  const { look, prices, format, number, revisions } = task;
  const { sizes } = SIZE_TABLES[whoOf(look.person)];
  const garments = packGarments(look, sizes, prices);
  if (format === 'pdf') return packPdf(look, garments, { number, sizes, revisions });
  if (format === 'xlsx') return packXlsx(garments, [sizesTable(look, sizes)]);
  return {
    title: look.title,
    garments: garments.map((garment) => ({
      id: garment.spec.garment.id,
      name: garment.spec.name,
      tables: TABLES.map((of) => plainTable(of(garment))),
    })),
    sizes: plainTable(sizesTable(look, sizes)),
    not_drawn: [...look.reading.notDrawn],
  };
}
