import type { PackPreview } from '@toile/contract';
import {
  billTable,
  careTable,
  changesTable,
  costTable,
  metresTable,
  NO_EDITS,
  packGarments,
  packPdf,
  packXlsx,
  piecesTable,
  pointsTable,
  revisionsOf,
  revisionsTable,
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
  const { look, prices, format, number, issues } = task;
  const { sizes } = SIZE_TABLES[whoOf(look.person)];
  const garments = packGarments(look, sizes, prices, { edits: issues.at(-1)?.edits ?? NO_EDITS });
  const revisions = format === 'json' ? [] : revisionsOf(look, issues);
  if (format === 'pdf') return packPdf(look, garments, { number, sizes, revisions });
  if (format === 'xlsx')
    return packXlsx(garments, [revisionsTable(revisions), changesTable(revisions), sizesTable(look, sizes)]);
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
