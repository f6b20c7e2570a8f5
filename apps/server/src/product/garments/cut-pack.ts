import type { PackPreview } from '@toile/contract';
import { packInHindi } from '@toile/contract/pack-hindi';
import {
  askedNotDrawn,
  changesTable,
  NO_EDITS,
  packGarments,
  packPdf,
  packXlsx,
  revisionsOf,
  revisionsTable,
  type ScriptFonts,
  SIZE_TABLES,
  sizesTable,
  tablesOf,
  whoOf,
} from '@toile/cutting';
import { fontName, printFonts } from '#server/product/print/print-fonts.ts';
import type { GarmentTask } from './garment-task.ts';
import { plainTable } from './plain-table.ts';

/** What the Look knows of its pack; the design's own rows say whether it is taken. */
export type LookPack = Omit<PackPreview, 'state'>;

/** The whole pack: every garment in every size of the wearer's table. */
export async function cutPack(task: Extract<GarmentTask, { kind: 'pack' }>): Promise<LookPack | Uint8Array> {
  const { look, prices, format, language, number, issues } = task;
  const say = language === 'hi' ? { say: packInHindi } : {};
  const { sizes } = SIZE_TABLES[whoOf(look)];
  const garments = packGarments(look, sizes, prices, { edits: issues.at(-1)?.edits ?? NO_EDITS });
  const revisions = format === 'json' ? [] : revisionsOf(look, issues);
  if (format === 'pdf')
    return packPdf(look, garments, { number, sizes, revisions, fonts: await scriptFonts(), ...say });
  if (format === 'xlsx')
    return packXlsx(garments, [revisionsTable(revisions), changesTable(revisions), sizesTable(look, sizes)], say.say);
  return {
    title: look.title,
    garments: garments.map((garment) => ({
      id: garment.spec.garment.id,
      name: garment.spec.name,
      tables: tablesOf(garment).map(plainTable),
    })),
    sizes: plainTable(sizesTable(look, sizes)),
    not_drawn: askedNotDrawn(look, garments),
  };
}

/** For what a shop writes itself, in whatever script. */
async function scriptFonts(): Promise<ScriptFonts> {
  const { files, runsOf } = await printFonts();
  return {
    files,
    runsOf: (words, isBold) =>
      runsOf(words).map(({ script, text }) => ({ font: fontName(script, isBold ? 600 : 400), text })),
  };
}
